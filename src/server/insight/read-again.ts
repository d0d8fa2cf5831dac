import type { ReplyOf } from '#contract/endpoints.ts';
import { findFeedback } from '#server/feedback/feedback-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { askForReadings, findAgain } from './again-store.ts';
import { askOnce, readAgainQueue } from './ask-for-again.ts';

/**
 * The answer of a feedback to give again, and the second answer, for its owner; what is not made yet gets made, and is worth reading again soon
 * (rule AGAIN-3). Throws Refusal `not_found`, for another user's as for none.
 */
export async function readAgain(
  deps: Pick<Parts, 'database' | 'clock' | 'jobs'>,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<ReplyOf<'readAgain'>> {
  const { database, clock, jobs } = deps;
  const { owned, again, second, tries } = await database.read(async (tx) => ({
    owned: (await findFeedback(tx, uid, sessionId)) !== null,
    ...(await findAgain(tx, sessionId)),
  }));
  if (!owned) throw new Refusal('not_found');
  if (!again) {
    await askOnce(deps, { sessionId });
    return { status: 'making' };
  }
  if (second && !second.readings)
    await database.transaction(async (tx) => {
      if (await askForReadings(tx, sessionId, clock.now()))
        await jobs.enqueue(tx, readAgainQueue, { sessionId, tries });
    });
  return { status: 'ready', again, second };
}
