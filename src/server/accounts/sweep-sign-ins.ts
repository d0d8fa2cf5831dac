import type { Parts } from '#server/platform/parts.ts';
import { deleteExpiredFlows } from './flow-store.ts';
import { deleteDeadOperatorSessions } from './operators/operator-session-store.ts';
import { deleteDeadSessions } from './session-store.ts';

/** Removes sign-in attempts and sessions whose time is over; they were refused already. */
export async function sweepSignIns({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    await deleteExpiredFlows(tx, now);
    await deleteDeadSessions(tx, now);
    await deleteDeadOperatorSessions(tx, now);
  });
}
