import { mean, sampleCorrelation, sampleRankCorrelation, sampleStandardDeviation } from 'simple-statistics';

type ScoreComparison = {
  pairs: number;
  /** Ours minus theirs, on average: above 0 we are the milder. */
  bias: number;
  /** The standard deviation of the differences. */
  spread: number;
  /** Between these 95 of 100 differences lie, if they are spread as usual. */
  limits: { low: number; high: number };
  /** Null where one side gave everybody the same. */
  correlation: number | null;
  /** Of the ranks. */
  rankCorrelation: number | null;
};

/** Fewer pairs than this say nothing of a spread or a correlation (rule SCHOOL-49). */
const leastPairs = 10;
const within95 = 1.96;

const known = (value: number): number | null => (Number.isFinite(value) ? value : null);
const varies = (values: readonly number[]): boolean => values.some((value) => value !== values[0]);

/** Our scores against the reviewers' means for the same applicants, both on one scale; null for fewer than `leastPairs` (rule SCHOOL-49). */
export function compareScores(pairs: readonly { ours: number; theirs: number }[]): ScoreComparison | null {
  if (pairs.length < leastPairs) return null;
  const ours = pairs.map((pair) => pair.ours);
  const theirs = pairs.map((pair) => pair.theirs);
  const differences = pairs.map((pair) => pair.ours - pair.theirs);
  const bias = mean(differences);
  const spread = sampleStandardDeviation(differences);
  const both = varies(ours) && varies(theirs);
  return {
    pairs: pairs.length,
    bias,
    spread,
    limits: { low: bias - within95 * spread, high: bias + within95 * spread },
    correlation: both ? known(sampleCorrelation(ours, theirs)) : null,
    rankCorrelation: both ? known(sampleRankCorrelation(ours, theirs)) : null,
  };
}

type QuestionMark = { applicantId: string; questionId: string; mark: number };
type Discrimination = { questionId: string; applicants: number; correlation: number | null };

/**
 * How well each question tells applicants apart: the correlation of its marks with the mean of the same applicants' other marks, the question
 * itself left out. Null for fewer than `leastPairs` applicants with other marks, and where either side is all one (rule SCHOOL-50).
 */
export function discriminationOf(marks: readonly QuestionMark[]): Discrimination[] {
  const byApplicant = Map.groupBy(marks, ({ applicantId }) => applicantId);
  return [...Map.groupBy(marks, ({ questionId }) => questionId)].map(([questionId, own]) => {
    const pairs = own.flatMap(({ applicantId, mark }) => {
      const others = (byApplicant.get(applicantId) ?? []).filter((one) => one.questionId !== questionId);
      return others.length === 0 ? [] : [{ mark, rest: mean(others.map((one) => one.mark)) }];
    });
    const [item, rest] = [pairs.map((pair) => pair.mark), pairs.map((pair) => pair.rest)];
    const tells = pairs.length >= leastPairs && varies(item) && varies(rest);
    return {
      questionId,
      applicants: pairs.length,
      correlation: tells ? known(sampleCorrelation(item, rest)) : null,
    };
  });
}
