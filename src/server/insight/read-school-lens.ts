import type { ReplyOf } from '#contract/endpoints.ts';
import { schoolViews } from '#core/insight/lens/school-views.ts';
import { findFeedback } from '#server/feedback/feedback-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** One interview's evidence beside what schools publish. Throws Refusal `not_found` where its owner has no such feedback. */
export async function readSchoolLens(
  { database }: Pick<Parts, 'database'>,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<ReplyOf<'readSchoolLens'>> {
  const feedback = await database.read((tx) => findFeedback(tx, uid, sessionId));
  if (!feedback) throw new Refusal('not_found');
  return { schools: schoolViews(feedback) };
}
