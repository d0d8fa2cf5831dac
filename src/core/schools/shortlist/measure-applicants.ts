import type { ReviewMarks } from '#contract/schools/review.ts';
import type { ShortlistPart, ShortlistRules } from '#contract/schools/shortlist.ts';
import { ourScoreAsMark } from '../review/our-score-as-mark.ts';
import { type Marked, marksOf, meanOf, reviewersMean } from '../review/reviewers-mean.ts';
import { fitSeverity, panelStandardError, type Rating } from '../review/severity.ts';
import type { ToShortlist } from './make-shortlist.ts';

/** What is there of an applicant: our score of 10 with its band where a model read them, and the submitted reviews. */
export type Reviewed = Marked & {
  applicantId: string;
  ours: { overall: number; low: number; high: number } | null;
};

/** Half an 80 % band in standard errors (rule BAND-1). */
const within80 = 1.2816;

/**
 * What the rules weigh, measured: the reviewers' mean by the scenario's weights, their mean of a topic, and ours on their scale, each with its
 * standard error (rules SCHOOL-48, SCHOOL-63). There is no mean of the reviewers while a topic has no mark.
 */
export function measureApplicants(
  applicants: readonly Reviewed[],
  { weights, floors }: ShortlistRules,
): ToShortlist[] {
  const named = new Set([...weights, ...floors].map(({ part }) => part));
  // Where our score is missing the reviewers count in its place.
  if (named.has('ours') && applicants.some(({ ours }) => ours === null)) named.add('reviewers');
  const errorOf = new Map<ShortlistPart, (marks: number) => number | null>();
  for (const part of named) if (part !== 'ours') errorOf.set(part, panelError(applicants, part));
  return applicants.map((one) => {
    const reviews = wholeReviews(one);
    const parts = new Map<ShortlistPart, { value: number; standardError: number | null }>();
    for (const part of named) {
      const found = part === 'ours' ? oursOf(one) : panelOf(one, part, reviews, errorOf.get(part));
      if (found) parts.set(part, found);
    }
    return { applicantId: one.applicantId, reviews, parts };
  });
}

/** How many times every topic was marked. */
function wholeReviews({ weights, reviews }: Reviewed): number {
  let least = weights.length === 0 ? 0 : reviews.length;
  for (const { topicId } of weights) {
    let marked = 0;
    for (const { marks } of reviews) if (marks[topicId] !== undefined) marked += 1;
    least = Math.min(least, marked);
  }
  return least;
}

const oursOf = ({ ours }: Reviewed) =>
  ours && {
    value: ourScoreAsMark(ours.overall),
    standardError: (ourScoreAsMark(ours.high) - ourScoreAsMark(ours.low)) / 2 / within80,
  };

function panelOf(
  one: Reviewed,
  part: Exclude<ShortlistPart, 'ours'>,
  whole: number,
  error: ((marks: number) => number | null) | undefined,
): { value: number; standardError: number | null } | null {
  const marks = part === 'reviewers' ? [] : marksOf(one.reviews, part);
  const value = part === 'reviewers' ? reviewersMean(one) : marks.length > 0 ? meanOf(marks) : null;
  if (value === null) return null;
  const count = part === 'reviewers' ? whole : marks.length;
  return { value, standardError: error?.(count) ?? null };
}

/** The error of a mean of so many marks, from the spread of all marks of the season. */
function panelError(
  applicants: readonly Reviewed[],
  part: Exclude<ShortlistPart, 'ours'>,
): (marks: number) => number | null {
  const ratings: Rating[] = [];
  for (const { applicantId, reviews, weights } of applicants)
    for (const { memberId: reviewerId, marks } of reviews) {
      const mark = part === 'reviewers' ? meanOfOne(weights, marks) : marks[part];
      if (typeof mark === 'number') ratings.push({ applicantId, reviewerId, mark });
    }
  if (ratings.length === 0) return () => null;
  const fit = fitSeverity(ratings);
  return (marks) => panelStandardError(fit, marks, false);
}

/** One reviewer's mean over the topics that they marked, as the scenario weighs them; null where those weigh nothing. */
function meanOfOne(weights: Reviewed['weights'], marks: ReviewMarks): number | null {
  let [sum, total] = [0, 0];
  for (const { topicId, weightPercent } of weights) {
    const mark = marks[topicId];
    if (mark === undefined) continue;
    sum += mark * weightPercent;
    total += weightPercent;
  }
  return total === 0 ? null : sum / total;
}
