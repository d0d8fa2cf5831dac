import { type CriterionId, criterionIds, type TopicFeedback } from '#contract/feedback.ts';
import type { Agreement, MentorComparison, MentorLevels, MentorTopicScore } from '#contract/mentors.ts';
import { weightedKappa } from './weighted-kappa.ts';

type Pair = { mentor: number; ours: number };
type Judged = Pick<TopicFeedback, 'topicId' | 'score' | 'levels'>;

/** The topics a mentor scores: those we gave a number to by levels (rule MENTOR-4). */
export function topicsToScore<T extends Judged>(topics: readonly T[]): T[] {
  return topics.filter(({ score, levels }) => score !== null && levels.length > 0);
}

/** Whether a mentor's scores are of exactly these topics, each once, and say something at all. */
export function isWholeScore(scores: readonly MentorTopicScore[], topics: readonly Judged[]): boolean {
  const wanted = topicsToScore(topics).map(({ topicId }) => topicId);
  const given = new Set(scores.map(({ topicId }) => topicId));
  return (
    scores.length === wanted.length &&
    wanted.every((topicId) => given.has(topicId)) &&
    scores.some(({ levels }) => criterionIds.some((id) => levels[id] !== null))
  );
}

/**
 * A topic is the same when every level both gave is equal, within a level when none is more than one apart, and apart otherwise
 * (rule MENTOR-5).
 */
function agreementOf(pairs: readonly Pair[]): Agreement {
  if (pairs.length === 0) return 'not_comparable';
  const furthest = Math.max(...pairs.map(({ mentor, ours }) => Math.abs(mentor - ours)));
  if (furthest === 0) return 'same';
  return furthest === 1 ? 'within_a_level' : 'apart';
}

function criteriaOf(levels: MentorLevels, topic: Judged) {
  const ours = new Map<CriterionId, number | null>(topic.levels.map((one) => [one.criterion, one.level]));
  return criterionIds.map((criterion) => ({
    criterion,
    mentor: levels[criterion],
    ours: ours.get(criterion) ?? null,
  }));
}

const both = ({ mentor, ours }: { mentor: number | null; ours: number | null }): Pair[] =>
  mentor === null || ours === null ? [] : [{ mentor, ours }];

/** A mentor's levels beside ours, in the order of our topics, with how far they agree. It changes neither. */
export function compareLevels(
  scores: readonly MentorTopicScore[],
  topics: readonly Judged[],
): MentorComparison {
  const byTopic = new Map(scores.map((one) => [one.topicId, one]));
  const compared = topicsToScore(topics).flatMap((topic) => {
    const given = byTopic.get(topic.topicId);
    if (!given) return [];
    const criteria = criteriaOf(given.levels, topic);
    return [{ topicId: topic.topicId, agreement: agreementOf(criteria.flatMap(both)), criteria }];
  });
  const pairs = compared.flatMap(({ criteria }) => criteria.flatMap(both));
  const apart = pairs.map(({ mentor, ours }) => Math.abs(mentor - ours));
  return {
    topics: compared,
    compared: pairs.length,
    equal: apart.filter((levels) => levels === 0).length,
    oneApart: apart.filter((levels) => levels === 1).length,
    further: apart.filter((levels) => levels > 1).length,
    kappa: weightedKappa(pairs),
  };
}
