import { type CandidateProfile, scoredBy, type TopicId, topicIds } from '#contract/topics.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { type Band, bandAround, overallHalfWidth } from './score-band.ts';

/** What the topics of a school's scenario weigh, in percent; a topic that is not there weighs nothing (rule SCHOOL-35). */
export type TopicWeights = ReadonlyMap<TopicId, number>;

type TopicScore = { topicId: TopicId; score: number; half: number };

/** Fewer assessed topics than this, and there is no overall; a school that weighs fewer needs all of them. */
export const fewestTopics = 3;

/** Plain code needs so much of the weight for one number (rule RUBRIC-8). */
const leastShare = 0.6;

/** What a topic weighs in the overall: by the rubric, or as the school has it. */
export const weightIn =
  (profile: CandidateProfile, weights?: TopicWeights) =>
  (topicId: TopicId): number =>
    weights ? (weights.get(topicId) ?? 0) : topicTable[topicId].scoring.weight[profile];

/** Whether topics are enough of an interview for plain code to sum it up: by weight, of all that are scored by their answers. */
export function weighsEnough(
  topics: readonly { topicId: TopicId }[],
  profile: CandidateProfile,
  weights?: TopicWeights,
): boolean {
  const weigh = weightIn(profile, weights);
  const sum = (ids: readonly TopicId[]): number =>
    ids.filter((id) => scoredBy(id) === 'answers').reduce((total, id) => total + weigh(id), 0);
  return sum(topics.map(({ topicId }) => topicId)) >= leastShare * sum(topicIds);
}

/**
 * The weighted mean over assessed topics in tenths, with its band. Topics without a number lend their weight to the rest; composure and
 * closing do not count towards the three that are needed (rule RUBRIC-8). Null below three. With a school's weights what weighs nothing does not count
 * at all (rule SCHOOL-35).
 */
export function overallScore(
  topics: readonly TopicScore[],
  profile: CandidateProfile,
  kind: 'offline' | 'model',
  weights?: TopicWeights,
): { score: number; band: Band; assessed: number } | null {
  const weigh = weightIn(profile, weights);
  const weight = ({ topicId }: TopicScore): number => weigh(topicId);
  const weighed = [...(weights?.values() ?? [])].filter((percent) => percent > 0).length;
  const needed = weights ? Math.min(fewestTopics, Math.max(1, weighed)) : fewestTopics;
  const counted = topics.filter((topic) => weight(topic) > 0);
  const spoken = counted.filter((topic) => scoredBy(topic.topicId) === 'answers');
  if (spoken.length < needed) return null;
  const total = counted.reduce((sum, topic) => sum + weight(topic), 0);
  const mean = counted.reduce((sum, topic) => sum + topic.score * weight(topic), 0) / total;
  const score = Math.round(mean * 10 + Number.EPSILON) / 10;
  const half = overallHalfWidth(
    kind,
    counted.map((topic) => ({ weight: weight(topic), half: topic.half })),
  );
  return { score, band: bandAround(score, half), assessed: counted.length };
}
