import type { Parts } from '../parts.ts';
import type { TombstoneFile } from './tombstone-file.ts';
import { findUnwritten, markWritten } from './tombstone-store.ts';

const batch = 500;

/** What writing down what is taken away needs. */
export type WritesTombstones = Pick<Parts, 'database' | 'clock'> & { tombstoneFile: TombstoneFile };

/**
 * Puts every tombstone into the file that is not there yet. Killed in between it writes a line twice, which says the same. Called when
 * something was deleted, before its owner is told so, and by the sweep for what a lost process left.
 */
export async function writeTombstones({ database, clock, tombstoneFile }: WritesTombstones): Promise<void> {
  for (;;) {
    const rows = await database.read((tx) => findUnwritten(tx, batch));
    if (rows.length === 0) return;
    await tombstoneFile.append(rows.map(({ id: _id, ...line }) => line));
    await database.transaction((tx) =>
      markWritten(
        tx,
        rows.map((row) => row.id),
        clock.now(),
      ),
    );
    if (rows.length < batch) return;
  }
}
