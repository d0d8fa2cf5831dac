import type { ReplyOf } from '#contract/endpoints.ts';
import type { Feedback, Relevance } from '#contract/feedback.ts';
import { type TopicId, topicIds } from '#contract/topics.ts';
import { asTold, mayTell, type Told } from '#core/scoring/as-told.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { storeOverall, storeTold } from './feedback-store.ts';

/**
 * Keeps what a candidate tells of their answers to a topic, and gives the feedback as it stands then; telling again replaces it (rules TOLD-1, TOLD-3).
 * Throws Refusal `not_found` where the feedback is not theirs, a model made it, or the topic has no number.
 */
export async function tellRelevance(
  { database }: Pick<Parts, 'database'>,
  {
    topicId,
    relevance,
    ...whose
  }: { uid: string; sessionId: string; topicId: TopicId; relevance: Relevance },
): Promise<ReplyOf<'tellRelevance'>> {
  const told = { [topicId]: relevance };
  return database.transaction(async (tx) => ({ feedback: await keepTold(tx, { ...whose, told }) }));
}

/** The same of several topics at once, in a transaction of others. */
export async function keepTold(
  tx: Tx,
  { told, ...whose }: { uid: string; sessionId: string; told: Told },
): Promise<Feedback> {
  const row = await storeTold(tx, whose, told);
  const isTheirs = row && topicIds.every((topicId) => !told[topicId] || mayTell(row.feedback, topicId));
  if (!isTheirs) throw new Refusal('not_found');
  const feedback = asTold(row.feedback, row.told);
  await storeOverall(tx, whose.sessionId, feedback.avgScore);
  return feedback;
}
