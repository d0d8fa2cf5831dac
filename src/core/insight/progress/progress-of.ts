import type { Progress } from '#contract/progress.ts';
import { scoredBy, topicIds, topicName } from '#contract/topics.ts';
import { closedGaps } from './closed-gaps.ts';
import { type ReadFeedback, type Reading, readingsOf } from './reading.ts';
import { togetherOf } from './together.ts';
import { topicProgress } from './topic-progress.ts';

/**
 * What a candidate's interviews and drills show together: the topics that interviews have in common, each topic's readings with what may be
 * said of them, the topics no interview gave a number, and the gaps that were closed. Nothing here is a score of its own (rule PROGRESS-6).
 */
export function progressOf(
  interviews: readonly ReadFeedback[],
  { drills = [] }: { drills?: readonly Reading[] } = {},
): Progress {
  const latest = interviews.toSorted((a, b) => Date.parse(a.completedAt) - Date.parse(b.completedAt)).at(-1);
  const profile = latest?.profile ?? 'experienced';
  const each = interviews.map((feedback) => readingsOf(feedback));
  const readings = each.flat();
  const read = new Set(readings.map((reading) => reading.topicId));
  return {
    interviews: interviews.length,
    together: togetherOf(each),
    topics: topicProgress([...readings, ...drills], profile),
    neverAssessed: topicIds
      .filter((topicId) => scoredBy(topicId) === 'answers' && !read.has(topicId))
      .map((topicId) => ({ topicId, name: topicName(topicId, profile) })),
    gaps: closedGaps(readings),
  };
}
