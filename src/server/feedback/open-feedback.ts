import type { ReplyOf } from '#contract/endpoints.ts';
import { topicIds } from '#contract/topics.ts';
import { measureDelivery } from '#core/delivery/measure-delivery.ts';
import { overallChange } from '#core/insight/progress/overall-change.ts';
import { readingsOf } from '#core/insight/progress/reading.ts';
import { hasPlanFeature } from '#server/billing/plan-features.ts';
import { assessedTopicIds, findInterview } from '#server/interviews/interview-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findFeedback, findPreviousFeedback, markCounted } from './feedback-store.ts';

/**
 * Opens an interview's feedback for its owner: the feedback with the interview before for comparison, how far it is while it is being
 * written, that it was deleted, or nothing. The first opening sets `counted`. Throws Refusal `not_found`.
 */
export async function openFeedback(
  { database }: Pick<Parts, 'database'>,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<ReplyOf<'readFeedback'>> {
  return database.transaction(async (tx) => {
    const row = await findInterview(tx, uid, sessionId);
    if (!row) throw new Refusal('not_found');
    const nothing = { feedback: null, previous: null, delivery: null, progress: null };
    if (row.state === 'scoring') {
      const done = (await assessedTopicIds(tx, sessionId)).length;
      return { ...nothing, status: 'writing', progress: { done, of: topicIds.length } };
    }
    const feedback = row.hasFeedback ? await findFeedback(tx, uid, sessionId) : null;
    if (!feedback) return { ...nothing, status: row.hasFeedback ? 'deleted' : 'none' };
    await markCounted(tx, uid, sessionId);
    // What changed since the last interview is a feature of a plan; what was measured belongs to everybody (rule FEATURE-2).
    const compares = await hasPlanFeature(tx, uid, 'analytics');
    const before = compares ? await findPreviousFeedback(tx, uid, feedback) : null;
    const previous = before && {
      avgScore: before.avgScore,
      style: before.style,
      change: overallChange(readingsOf(before), readingsOf(feedback)),
      topics: Object.fromEntries(before.topics.map((t) => [t.topicId, t.score])),
      delivery: measureDelivery(before.transcript),
    };
    const delivery = measureDelivery(feedback.transcript);
    return { status: 'ready', feedback, previous, delivery, progress: null };
  });
}
