import type { OverallChange } from '#contract/progress.ts';
import { scoredBy } from '#contract/topics.ts';
import { fewestTopics, weightIn } from '#core/scoring/overall-score.ts';
import { bandAround, meanHalfWidth } from '#core/scoring/score-band.ts';
import { changeBetween, criterionDeviation, halfWidthOf } from './change-between.ts';
import { differencesFrom, type Reading } from './reading.ts';

/** What topics of one interview average, weighed as in the overall score, with what that may be off beside another interview of the same person. */
function averageOf(readings: readonly Reading[]) {
  const weighed = readings.map((reading) => ({
    weight: weightIn(reading.conditions.profile)(reading.topicId),
    half: halfWidthOf(reading),
    reading,
  }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const score = weighed.reduce((sum, { weight, reading }) => sum + (weight / total) * reading.score, 0);
  const least = Math.hypot(
    ...weighed.map(({ weight, reading }) => (weight / total) * criterionDeviation(reading.topicId)),
  );
  const kind = readings.some(({ conditions }) => conditions.assessor.kind === 'model') ? 'model' : 'offline';
  return { score, band: bandAround(score, meanHalfWidth(kind, weighed)), least };
}

/**
 * Whether an interview went better than an earlier one, by the topics that both gave a number and that were read alike: their averages, by the
 * noise of both. Of fewer than three nothing is said, nor of what was read another way (rules PROGRESS-3, PROGRESS-7).
 */
export function overallChange(
  before: readonly Reading[],
  after: readonly Reading[],
  options: { looks?: 'one' | 'two' } = {},
): OverallChange {
  const known = new Map(before.map((reading) => [reading.topicId, reading]));
  const pairs = after.map((later) => ({ later, earlier: known.get(later.topicId) }));
  const differences = pairs.flatMap(({ later, earlier = before[0] }) =>
    earlier ? differencesFrom(later, earlier) : [],
  );
  const alike = pairs.flatMap(({ later, earlier }) =>
    earlier &&
    differencesFrom(later, earlier).length === 0 &&
    weightIn(later.conditions.profile)(later.topicId) > 0
      ? [{ earlier, later }]
      : [],
  );
  if (alike.filter(({ later }) => scoredBy(later.topicId) === 'answers').length < fewestTopics)
    return {
      change: null,
      because: differences.length > 0 ? [...new Set(differences)].toSorted() : ['topics'],
    };
  const then = averageOf(alike.map(({ earlier }) => earlier));
  const now = averageOf(alike.map(({ later }) => later));
  return {
    change: changeBetween(then, now, options),
    common: { topics: alike.length, before: then.score, after: now.score },
  };
}
