import type { Feedback } from '#contract/feedback.ts';
import type { OverallChange } from '#contract/progress.ts';
import { weightIn } from '#core/scoring/overall-score.ts';
import { changeBetween, criterionDeviation } from './change-between.ts';
import { readingsOf } from './reading.ts';
import { differencesFrom } from './topic-progress.ts';

type Overall = Pick<
  Feedback,
  'sessionId' | 'completedAt' | 'style' | 'profile' | 'topics' | 'assessor' | 'avgScore' | 'band'
>;

/** What its topics' criteria alone may make of an overall score, read again (rule PROGRESS-2). */
function leastDeviation(overall: Overall): number {
  const weigh = weightIn(overall.profile);
  const read = readingsOf(overall);
  const total = read.reduce((sum, { topicId }) => sum + weigh(topicId), 0);
  if (total === 0) return Number.POSITIVE_INFINITY;
  return Math.hypot(...read.map(({ topicId }) => (weigh(topicId) / total) * criterionDeviation(topicId)));
}

/**
 * Whether the overall score went up or down since the interview before, by the noise of both: only where each was read as the other was, topic
 * by topic, and on the same topics (rules PROGRESS-1, PROGRESS-3).
 */
export function overallChange(before: Overall, after: Overall): OverallChange {
  const [earlier, later] = [readingsOf(before), readingsOf(after)];
  const known = new Map(earlier.map((reading) => [reading.topicId, reading]));
  const isOfSame = earlier.length === later.length && later.every(({ topicId }) => known.has(topicId));
  const differences = later.flatMap((reading) => {
    const other = known.get(reading.topicId) ?? earlier[0];
    return other ? differencesFrom(reading, other) : [];
  });
  const because = [...new Set(differences)].toSorted();
  if (because.length > 0) return { change: null, because };
  if (!isOfSame) return { change: null, because: ['topics'] };
  const scored = (overall: Overall) => ({
    score: overall.avgScore,
    band: overall.band,
    least: leastDeviation(overall),
  });
  return { change: changeBetween(scored(before), scored(after)), because: [] };
}
