import { type Review } from '#contract/schools/review.ts';
import type { ScenarioRules } from '#contract/schools/scenario.ts';
import { type TopicId, topicName } from '#contract/topics.ts';
import type { DeskRow, findReviewed, listOthers, listSubmissions, ReviewRow } from './review-store.ts';

type Reviewed = NonNullable<Awaited<ReturnType<typeof findReviewed>>>;

/** A line of the desk. */
export const deskLineOf = ({ review, applicantName, programmeName, intakeName }: DeskRow) => ({
  reviewId: review.reviewId,
  applicantName,
  programmeName,
  intakeName,
  topicId: review.topicId,
  state: review.state,
  isAppeal: review.isAppeal,
  assignedAt: review.assignedAt.toISOString(),
  submittedAt: review.submittedAt?.toISOString() ?? null,
});

/** The topics a review marks: its one topic, or all of the scenario. */
export const topicsToMark = ({ topicId }: Pick<ReviewRow, 'topicId'>, rules: ScenarioRules): TopicId[] =>
  topicId ? [topicId] : rules.topics.map((topic) => topic.topicId);

/**
 * What a reviewer works from: what was said, the candidate's own words worth a look, and the school's anchors. It names what it takes of our
 * record, so that nothing that is added to a record is shown by itself (rule SCHOOL-8).
 */
export function reviewShown(
  row: DeskRow,
  { sitting, record: { record }, rules }: Reviewed,
  history: Awaited<ReturnType<typeof listSubmissions>>,
): Omit<Review, 'afterwards' | 'closed'> {
  const { review } = row;
  const marked = topicsToMark(review, rules);
  return {
    ...deskLineOf(row),
    marks: review.marks,
    recommendation: review.recommendation,
    note: review.note,
    revision: review.revision,
    sitting: {
      finishedAt: (sitting.finishedAt ?? sitting.startedAt).toISOString(),
      panel: record.panel,
      transcript: record.transcript.map(
        ({ id, role, topicId, speakerId, text, unscored, startedAtMs, endedAtMs }) => ({
          id,
          role,
          topicId,
          ...(speakerId ? { speakerId } : {}),
          // Distress and safety talk are nobody's to mark.
          ...(unscored ? { unscored } : {}),
          text: unscored ? '' : text,
          startedAtMs,
          endedAtMs,
        }),
      ),
      quotes: record.topics
        .filter(({ topicId }) => marked.includes(topicId))
        .flatMap(({ quotes }) =>
          quotes.map(({ turnId, quote, criterion }) => ({ turnId, quote, criterion })),
        ),
      topics: marked.map((topicId) => ({
        topicId,
        name: topicName(topicId, record.profile),
        weightPercent: rules.topics.find((topic) => topic.topicId === topicId)?.weightPercent ?? 0,
        anchors: rules.anchors
          .filter((anchor) => anchor.topicId === topicId)
          .map(({ mark, words }) => ({ mark, words })),
      })),
      signals: sitting.signals,
    },
    history: history.map(({ at, reason, recommendation }) => ({
      at: at.toISOString(),
      reason,
      recommendation,
    })),
  };
}

/** What we and the others made of it. Only for whom the applicant is open to (rule SCHOOL-8). */
export function afterwardsOf(
  { record: { record, overall, bandLow, bandHigh } }: Reviewed,
  others: Awaited<ReturnType<typeof listOthers>>,
): NonNullable<Review['afterwards']> {
  return {
    ours:
      overall === null || bandLow === null || bandHigh === null
        ? null
        : {
            overall,
            band: { low: bandLow, high: bandHigh },
            topics: record.topics.map(({ topicId, score }) => ({ topicId, score })),
            honesty: record.assessor.honesty,
          },
    others: others.flatMap(({ review, name }) =>
      review.recommendation === null || review.submittedAt === null
        ? []
        : [
            {
              name,
              marks: review.marks,
              recommendation: review.recommendation,
              note: review.note,
              submittedAt: review.submittedAt.toISOString(),
            },
          ],
    ),
  };
}
