import { criterionIds } from '#contract/feedback.ts';
import type { CriterionAssessment, TopicAssessment } from './assessment.ts';

function middle(levels: readonly number[]): number {
  const sorted = [...levels].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.floor(((sorted[half - 1] ?? 0) + upper) / 2);
}

/** An order that does not hang on who read first. */
function inWords(a: CriterionAssessment, b: CriterionAssessment): number {
  const words = (one: CriterionAssessment): string =>
    [one.because, one.missing, ...one.evidence.flatMap((quote) => [quote.turnId, quote.quote])].join('\n');
  return words(a) < words(b) ? -1 : 1;
}

/**
 * Several readings of one topic as one: the median level of each criterion (the lower whole level between two), with the evidence and
 * words of the reading nearest to it. One hostile reading of three moves nothing (rule READ-2). Order does not matter.
 */
export function medianAssessment(readings: readonly TopicAssessment[]): TopicAssessment | null {
  const first = readings[0];
  if (!first) return null;
  const criteria = criterionIds.flatMap((criterion): CriterionAssessment[] => {
    const all = readings.flatMap((reading) => reading.criteria.filter((one) => one.criterion === criterion));
    const levels = all.flatMap((one) => (one.level === null ? [] : [one.level]));
    if (all.length === 0) return [];
    const level = levels.length * 2 < all.length || levels.length === 0 ? null : middle(levels);
    const nearest = [...all].sort(
      (a, b) =>
        Math.abs((a.level ?? -9) - (level ?? -9)) - Math.abs((b.level ?? -9) - (level ?? -9)) ||
        b.evidence.length - a.evidence.length ||
        inWords(a, b),
    )[0];
    return nearest ? [{ ...nearest, level }] : [];
  });
  const wrong = readings.filter((reading) => reading.coreWrong).length;
  return { topicId: first.topicId, criteria, coreWrong: wrong * 2 > readings.length };
}

/** How far readings lie apart, as the standard deviation of their mean levels in points of ten; 0 for a single one. */
export function spreadOf(readings: readonly TopicAssessment[]): number {
  const points = readings.map((reading) => {
    const levels = reading.criteria.flatMap((one) => (one.level === null ? [] : [one.level]));
    return levels.length === 0 ? 0 : (levels.reduce((a, b) => a + b, 0) / levels.length) * 2.5;
  });
  if (points.length < 2) return 0;
  const mean = points.reduce((a, b) => a + b, 0) / points.length;
  return Math.sqrt(points.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (points.length - 1));
}
