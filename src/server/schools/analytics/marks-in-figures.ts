import { leastApplicants, type SchoolFigures } from '#contract/schools/analytics.ts';
import { type TopicId, topicIds } from '#contract/topics.ts';
import { heatMap } from '#core/schools/analytics/funnel.ts';
import { discriminationOf } from '#core/schools/review/compare-scores.ts';
import { kappaOfPairs, sharedReading } from '#core/schools/review/reviewer-agreement.ts';
import { meanOf, reviewersMean } from '#core/schools/review/reviewers-mean.ts';
import { fitSeverity, type Rating } from '#core/schools/review/severity.ts';
import type { ReviewInFigures, ScoreInFigures, VersionInFigures } from './analytics-store.ts';

type TopicMark = { sittingId: string; memberId: string; topicId: TopicId; mark: number };

const numbered = (marks: ReviewInFigures['marks']): [TopicId, number][] =>
  Object.entries(marks) as [TopicId, number][];

/** The submitted reviews that judge for the first time: an appeal is read knowing that there was one. */
export const countedReviews = (reviews: readonly ReviewInFigures[]): ReviewInFigures[] =>
  reviews.filter((one) => one.submitted_ms !== null && !one.is_appeal && numbered(one.marks).length > 0);

/** Every mark that was given to a topic. */
export const topicMarks = (reviews: readonly ReviewInFigures[]): TopicMark[] =>
  reviews.flatMap(({ sitting_id, member_id, marks }) =>
    numbered(marks).map(([topicId, mark]) => ({ sittingId: sitting_id, memberId: member_id, topicId, mark })),
  );

/** For each applicant the mean of their reviewers by what their scenario weighs, as the shortlist takes it; none while a topic has no mark (rule SCHOOL-63). */
export function panelMeans(
  reviews: readonly ReviewInFigures[],
  scores: readonly ScoreInFigures[],
  versions: readonly VersionInFigures[],
): Map<string, number> {
  const weightsOf = new Map(versions.map((one) => [`${one.scenario_id} ${one.version}`, one.topics]));
  const bySitting = Map.groupBy(reviews, ({ sitting_id }) => sitting_id);
  return new Map(
    scores.flatMap(({ applicant_id, sitting_id, scenario_id, version }) => {
      const weights = weightsOf.get(`${scenario_id} ${version}`) ?? [];
      const own = bySitting.get(sitting_id) ?? [];
      const mean = reviewersMean({
        weights,
        reviews: own.map(({ member_id, marks }) => ({ memberId: member_id, marks })),
      });
      return mean === null ? [] : [[applicant_id, mean] as const];
    }),
  );
}

/** How often each mark was given in the topics of at least ten applicants, in the order of the mark sheet. */
export function topicRows(marks: readonly TopicMark[]): SchoolFigures['topics'] {
  const judged = (topicId: TopicId): number =>
    new Set(marks.filter((one) => one.topicId === topicId).map(({ sittingId }) => sittingId)).size;
  return heatMap(marks)
    .filter(({ topicId }) => judged(topicId) >= leastApplicants)
    .toSorted((a, b) => topicIds.indexOf(a.topicId) - topicIds.indexOf(b.topicId));
}

/** One mark for a review. Who judged one topic is set beside who judged the same topic, and not beside who judged everything. */
const ratingsOf = (reviews: readonly ReviewInFigures[]): Rating[] =>
  reviews.map(({ sitting_id, topic_id, member_id, marks }) => ({
    applicantId: `${sitting_id} ${topic_id ?? ''}`,
    reviewerId: member_id,
    mark: meanOf(numbered(marks).map(([, mark]) => mark)),
  }));

/**
 * How mild each reviewer is, by a name or, where names are not shown, by a number that does not follow the names (rule SCHOOL-69). Under ten
 * reviews, and where nobody judged the same, no figure is told.
 */
export function reviewerRows(
  reviews: readonly ReviewInFigures[],
  names: ReadonlyMap<string, string> | null,
): SchoolFigures['reviewers'] {
  const { reviewers } = fitSeverity(ratingsOf(reviews));
  const sizes = Map.groupBy(reviewers, ({ group }) => group);
  return reviewers.map((one, at) => {
    const isKnown = one.reviews >= leastApplicants;
    const isCompared = isKnown && (sizes.get(one.group)?.length ?? 0) > 1;
    const { leniency, standardError, shrunken } = one;
    return {
      name: names ? (names.get(one.reviewerId) ?? 'A former member') : `Reviewer ${at + 1}`,
      reviews: isKnown ? one.reviews : null,
      severity: isCompared ? { leniency, standardError, shrunken } : null,
      group: one.group,
    };
  });
}

/** How well reviewers agree who judged the same, but for kappa. */
export const sharedRow = (reviews: readonly ReviewInFigures[]) => sharedReading(ratingsOf(reviews));

/** Weighted kappa of the marks for one topic of one sitting. */
export const kappaOf = (marks: readonly TopicMark[]): number | null =>
  kappaOfPairs(
    marks.map(({ sittingId, topicId, memberId, mark }) => ({
      applicantId: `${sittingId} ${topicId}`,
      reviewerId: memberId,
      mark,
    })),
  );

/** Versions may hold the same question; so many of them are told of. */
const mostQuestions = 40;

/**
 * How well what everybody is asked tells applicants apart. Reviewers mark topics, so a question is told by the mean mark of its topic in the
 * sittings that had it, against those of the other topics (rule SCHOOL-71).
 */
export function questionRows(
  marks: readonly TopicMark[],
  scores: readonly ScoreInFigures[],
  versions: readonly VersionInFigures[],
): SchoolFigures['questions'] {
  const sat = Map.groupBy(scores, ({ scenario_id, version }) => `${scenario_id} ${version}`);
  const bySitting = Map.groupBy(marks, ({ sittingId }) => sittingId);
  const asked = versions.flatMap(({ scenario_id, version, must_ask }) =>
    must_ask.map((question) => ({ question, sittings: sat.get(`${scenario_id} ${version}`) ?? [] })),
  );
  return [...Map.groupBy(asked, ({ question }) => `${question.questionId} ${question.text}`).values()]
    .slice(0, mostQuestions)
    .flatMap((same) => {
      const question = same[0]?.question;
      if (!question) return [];
      const { questionId, topicId, text } = question;
      const items = same
        .flatMap(({ sittings }) => sittings)
        .flatMap(({ sitting_id }) => topicMeansOf(sitting_id, bySitting.get(sitting_id) ?? []));
      const found = discriminationOf(items).find((one) => one.questionId === topicId);
      const applicants = found?.applicants ?? 0;
      const isKnown = applicants >= leastApplicants;
      return [
        {
          questionId,
          topicId,
          text,
          applicants: isKnown ? applicants : null,
          correlation: isKnown ? (found?.correlation ?? null) : null,
        },
      ];
    });
}

const topicMeansOf = (applicantId: string, marks: readonly TopicMark[]) =>
  [...Map.groupBy(marks, ({ topicId }) => topicId)].map(([topicId, own]) => ({
    applicantId,
    questionId: topicId,
    mark: meanOf(own.map(({ mark }) => mark)),
  }));
