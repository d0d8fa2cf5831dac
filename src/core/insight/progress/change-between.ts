import type { Change } from '#contract/progress.ts';
import { criterionWeights } from '#core/scoring/rubric.ts';
import type { Band } from '#core/scoring/score-band.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import type { TopicId } from '#contract/topics.ts';

type Score = { score: number; band: Band };
/** A reading with what it may be off at least: a topic's own, or as it is given. */
type Scored = Score & ({ topicId: TopicId } | { least: number });

/** An 80 % band ends so many standard deviations from its score. */
const deviationsInBand = 1.2816;
/** Scores and ends of bands are stored in tenths: half a tenth of either may be rounding. */
const rounding = 0.05;
/** A criterion read again comes out a level higher once in four times, a level lower once in four (rule PROGRESS-2). */
export const levelNoise = { up: 0.25, down: 0.25 } as const;
const levelDeviation = Math.sqrt(levelNoise.up + levelNoise.down);
/** Four levels are ten points. */
const pointsPerLevel = 2.5;

/**
 * How many standard deviations a change must exceed. A topic of two readings is asked one question; of more, two (since the last, since the
 * first), and both together are wrong no more often (rule PROGRESS-1).
 */
const beyond = { one: 2.1, two: 2.4 } as const;

/** The standard deviation of a score if each criterion of the topic were read once more: how its weights carry the noise of a level. */
export function criterionDeviation(topicId: TopicId): number {
  const weights = Object.values(criterionWeights[topicTable[topicId].scoring.kind]);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return pointsPerLevel * levelDeviation * Math.hypot(...weights.map((weight) => weight / total));
}

/** Half the width of a band that was cut at 0 or 10: its longer side was not. One that is cut on both sides tells nothing. */
export const halfWidthOf = ({ score, band }: Score): number =>
  band.low <= 0 && band.high >= 10
    ? Number.POSITIVE_INFINITY
    : Math.max(band.high - score, score - band.low) + rounding;

/** The standard deviation of a reading in points: its band's, and never less than what the criteria alone may be off (rule PROGRESS-2). */
function readingDeviation({ score, band, ...of }: Scored): number {
  const least = 'least' in of ? of.least : criterionDeviation(of.topicId);
  return Math.max(halfWidthOf({ score, band }) / deviationsInBand, least);
}

/** How far two readings of a topic must lie apart before one is called better: points, by the noise of both (rule PROGRESS-1). */
export function leastChange(
  before: Scored,
  after: Scored,
  { looks = 'one' }: { looks?: 'one' | 'two' } = {},
): number {
  return beyond[looks] * Math.hypot(readingDeviation(before), readingDeviation(after));
}

/** Whether a topic went up or down between two readings, or is the same as far as anybody can tell (rule PROGRESS-1). */
export function changeBetween(
  before: Scored,
  after: Scored,
  options: { looks?: 'one' | 'two' } = {},
): Change {
  const change = after.score - before.score;
  if (Math.abs(change) <= leastChange(before, after, options)) return 'same';
  return change > 0 ? 'up' : 'down';
}
