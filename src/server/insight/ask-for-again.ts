import type { Parts } from '#server/platform/parts.ts';
import { askForAgain } from './again-store.ts';

export const makeAgainQueue = 'make_again';
export const readAgainQueue = 'read_again';

/** Queues the making of what a feedback is to be answered again, unless it is made or being made; asking again changes nothing. */
export async function askOnce(
  { database, clock, jobs }: Pick<Parts, 'database' | 'clock' | 'jobs'>,
  { sessionId }: { sessionId: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    if (await askForAgain(tx, sessionId, clock.now())) await jobs.enqueue(tx, makeAgainQueue, { sessionId });
  });
}
