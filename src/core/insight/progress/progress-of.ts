import type { Progress } from '#contract/progress.ts';
import { scoredBy, topicIds, topicName } from '#contract/topics.ts';
import { closedGaps } from './closed-gaps.ts';
import { type ReadFeedback, type Reading, readingsOf } from './reading.ts';
import { topicProgress } from './topic-progress.ts';

/**
 * What a candidate's interviews and drills show together: each topic's readings with what may be said of them, the topics no interview gave
 * a number, and the gaps that were closed. Nothing here is a score of its own (rule PROGRESS-6).
 */
export function progressOf(
  interviews: readonly ReadFeedback[],
  { drills = [] }: { drills?: readonly Reading[] } = {},
): Progress {
  const latest = interviews.toSorted((a, b) => Date.parse(a.completedAt) - Date.parse(b.completedAt)).at(-1);
  const profile = latest?.profile ?? 'experienced';
  const readings = interviews.flatMap((feedback) => readingsOf(feedback));
  const read = new Set(readings.map((reading) => reading.topicId));
  return {
    interviews: interviews.length,
    topics: topicProgress([...readings, ...drills], profile),
    neverAssessed: topicIds
      .filter((topicId) => scoredBy(topicId) === 'answers' && !read.has(topicId))
      .map((topicId) => ({ topicId, name: topicName(topicId, profile) })),
    gaps: closedGaps(readings),
  };
}
