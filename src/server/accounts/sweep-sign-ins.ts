import { inBatches } from '#server/platform/database/in-batches.ts';
import type { Parts } from '#server/platform/parts.ts';
import { deleteExpiredFlows } from './flow-store.ts';
import { deleteDeadSessions } from './session-store.ts';

/** Removes sign-in attempts and sessions whose time is over; they were refused already. */
export async function sweepSignIns({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await database.write((tx) => deleteExpiredFlows(tx, now));
  await inBatches((most) => database.write((tx) => deleteDeadSessions(tx, now, most)));
}
