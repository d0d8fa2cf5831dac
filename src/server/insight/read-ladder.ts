import type { ReplyOf } from '#contract/endpoints.ts';
import { findFeedback } from '#server/feedback/feedback-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { askOnce } from './ask-for-ladder.ts';
import { findLadder } from './ladder-store.ts';

/**
 * The ladder of a feedback for its owner; one that has none yet gets it made, and is worth reading again soon (rule LADDER-4). Throws Refusal
 * `not_found`, for another user's as for none.
 */
export async function readLadder(
  deps: Pick<Parts, 'database' | 'clock' | 'jobs'>,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<ReplyOf<'readLadder'>> {
  const { owned, ladder } = await deps.database.read(async (tx) => ({
    owned: (await findFeedback(tx, uid, sessionId)) !== null,
    ladder: await findLadder(tx, sessionId),
  }));
  if (!owned) throw new Refusal('not_found');
  if (ladder) return { status: 'ready', ladder };
  await askOnce(deps, { sessionId });
  return { status: 'making' };
}
