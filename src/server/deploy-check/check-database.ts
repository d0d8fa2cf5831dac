import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { type InspectedPostgres, inspectPostgres } from '#server/platform/database/inspect-postgres.ts';
import { codeOf, fails, holds, type Outcome } from './outcome.ts';

const oldestVersion = 150_000;
/** Of a process: its pool, its jobs' and those that listen. */
const connectionsOfAProcess = 25;
const mostApartMs = 5_000;

/** Whether the database can be worked with, and whether what it acknowledges is on its disk. */
export async function checkDatabase({ database }: Config, root: string): Promise<Outcome> {
  if (database.kind === 'embedded')
    return fails('the embedded database may lose its last writes in a power cut: set DATABASE_URL');
  try {
    return judgePostgres(await inspectPostgres(database.url, join(root, 'migrations')));
  } catch (error) {
    return fails(`PostgreSQL cannot be worked with (${codeOf(error)}): start it, or correct DATABASE_URL`);
  }
}

/** What there is to say of a server that answered. */
export function judgePostgres(found: InspectedPostgres): Outcome {
  const version = String(Math.floor(found.version / 10_000));
  const wrong = [
    ...(found.version < oldestVersion ? [`PostgreSQL ${version} is older than 15`] : []),
    ...(found.fsync ? [] : ['fsync is off, so a power cut loses payments']),
    ...(found.synchronousCommit ? [] : ['synchronous_commit is off, so a power cut loses payments']),
    ...(found.mayCreate ? [] : ['its user may not create tables and schemas, which migrations do']),
    ...(found.connections < connectionsOfAProcess
      ? [`max_connections is ${found.connections}; a process takes up to ${connectionsOfAProcess}`]
      : []),
    ...(Math.abs(found.clockAheadMs) > mostApartMs ? [apart(found.clockAheadMs)] : []),
  ];
  if (wrong.length > 0) return fails(wrong.join('; '));
  return holds(`PostgreSQL ${version}, ${migrationsOf(found)}`);
}

function apart(aheadMs: number): string {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return `this computer's clock is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's: set it`;
}

function migrationsOf({ pendingMigrations, unknownMigrations }: InspectedPostgres): string {
  if (unknownMigrations > 0) return `${unknownMigrations} migrations ahead of this version`;
  return pendingMigrations === 0 ? 'migrated' : `${pendingMigrations} migrations run at the first start`;
}
