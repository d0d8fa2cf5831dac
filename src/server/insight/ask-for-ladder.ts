import type { Parts } from '#server/platform/parts.ts';
import { askForLadder } from './ladder-store.ts';

export const ladderQueue = 'make_ladder';

/** Queues the making of a feedback's ladder, unless it is made or being made; asking again changes nothing. */
export async function askOnce(
  { database, clock, jobs }: Pick<Parts, 'database' | 'clock' | 'jobs'>,
  { sessionId }: { sessionId: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    if (await askForLadder(tx, sessionId, clock.now())) await jobs.enqueue(tx, ladderQueue, { sessionId });
  });
}
