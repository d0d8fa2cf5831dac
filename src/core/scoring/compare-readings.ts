import { criterionIds, type Reader, readers } from '#contract/feedback.ts';
import type { Reading, TopicAssessment } from './assessment.ts';

/** Whether readings of a topic lie more than one level apart on any criterion; then it is read twice more (rule READ-3). */
export function liesApart(readings: readonly TopicAssessment[]): boolean {
  return criterionIds.some((criterion) => {
    const levels = readings.flatMap((reading) =>
      reading.criteria.flatMap((one) =>
        one.criterion === criterion && one.level !== null ? [one.level] : [],
      ),
    );
    return levels.length > 1 && Math.max(...levels) - Math.min(...levels) > 1;
  });
}

/** Each reader's own score, in the order of the seats: graded from that reader's reading alone, the mean when there are several; in tenths. */
export function readerScores(
  readings: readonly Reading[],
  scoreOf: (assessment: TopicAssessment) => number,
): { reader: Reader; score: number }[] {
  return readers.flatMap((reader) => {
    const scores = readings.flatMap((reading) => (reading.reader === reader ? [scoreOf(reading)] : []));
    const mean = scores.reduce((a, b) => a + b, 0) / scores.length;
    return scores.length === 0 ? [] : [{ reader, score: Math.round(mean * 10) / 10 }];
  });
}
