import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** The newest migration this program knows, by the number that a migrated database keeps of it. */
export function newestMigration(migrationsFolder: string): number {
  const text = readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  return Math.max(0, ...journal.parse(JSON.parse(text)).entries.map(({ when }) => when));
}
