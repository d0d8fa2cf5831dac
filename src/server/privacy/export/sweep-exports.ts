import type { Parts } from '#server/platform/parts.ts';
import { endExports } from './export-store.ts';

const batch = 50;

/** Deletes the files of copies whose 24 hours are over and gives up those that were not made in time; they were refused already. */
export async function sweepExports({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<void> {
  for (;;) {
    const ended = await database.transaction((tx) => endExports(tx, clock.now(), batch));
    if (ended < batch) return;
  }
}
