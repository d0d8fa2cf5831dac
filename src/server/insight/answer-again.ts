import type { ReplyOf } from '#contract/endpoints.ts';
import { findFeedback } from '#server/feedback/feedback-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { storeSecond } from './again-store.ts';
import { readAgainQueue } from './ask-for-again.ts';

/**
 * Stores an answer that was given again in the place of the one before, and has it read (rule AGAIN-3). Throws Refusal `not_found` for another
 * user's feedback, for none, and where there is nothing to answer again.
 */
export async function answerAgain(
  { database, clock, jobs }: Pick<Parts, 'database' | 'clock' | 'jobs'>,
  { uid, sessionId, text }: { uid: string; sessionId: string; text: string },
): Promise<ReplyOf<'answerAgain'>> {
  return database.transaction(async (tx) => {
    const owned = (await findFeedback(tx, uid, sessionId)) !== null;
    const stored = owned ? await storeSecond(tx, sessionId, text, clock.now()) : null;
    if (!stored) throw new Refusal('not_found');
    await jobs.enqueue(tx, readAgainQueue, { sessionId, tries: stored.tries });
    return { second: stored.second };
  });
}
