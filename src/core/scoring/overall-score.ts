import { type CandidateProfile, scoredBy, type TopicId } from '#contract/topics.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { type Band, bandAround, overallHalfWidth } from './score-band.ts';

type TopicScore = { topicId: TopicId; score: number; half: number };

/** Fewer assessed topics than this, and there is no overall. */
const fewestTopics = 3;

/**
 * The weighted mean over assessed topics in tenths, with its band. Topics without a number lend their weight to the rest; composure and
 * closing do not count towards the three that are needed (rule RUBRIC-8). Null below three.
 */
export function overallScore(
  topics: readonly TopicScore[],
  profile: CandidateProfile,
  kind: 'offline' | 'model',
): { score: number; band: Band; assessed: number } | null {
  const weight = ({ topicId }: TopicScore): number => topicTable[topicId].scoring.weight[profile];
  const counted = topics.filter((topic) => weight(topic) > 0);
  const spoken = counted.filter((topic) => scoredBy(topic.topicId) === 'answers');
  if (spoken.length < fewestTopics) return null;
  const total = counted.reduce((sum, topic) => sum + weight(topic), 0);
  const mean = counted.reduce((sum, topic) => sum + topic.score * weight(topic), 0) / total;
  const score = Math.round(mean * 10 + Number.EPSILON) / 10;
  const half = overallHalfWidth(
    kind,
    counted.map((topic) => ({ weight: weight(topic), half: topic.half })),
  );
  return { score, band: bandAround(score, half), assessed: counted.length };
}
