import { criterionIds } from '#contract/feedback.ts';
import type { CriterionAssessment, TopicAssessment, TopicTranscript } from './assessment.ts';
import { missingIn } from './countable.ts';
import { offlineStrengths } from './offline-strengths.ts';
import { quotesFor } from './pick-quotes.ts';

/** Where a strength of 0-1 stands on the ladder of levels 0-4; straight between the knots, and rising (docs/decisions/0101-offline-scores.md). */
const ladder: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.02, 0.6],
  [0.06, 0.9],
  [0.12, 1.05],
  [0.2, 1.25],
  [0.3, 1.55],
  [0.45, 2.15],
  [0.6, 2.7],
  [0.75, 3],
  [0.85, 3.2],
  [0.95, 3.4],
  [1, 3.6],
];

/** The level of a strength, 0-4 with fractions. */
function levelOf(strength: number): number {
  const above = ladder.findIndex(([at]) => at >= strength);
  if (above < 0) return 4;
  const [highAt, high] = ladder[above] ?? [1, 4];
  const [lowAt, low] = ladder[above - 1] ?? [0, 0];
  return highAt === lowAt ? high : low + ((strength - lowAt) / (highAt - lowAt)) * (high - low);
}

/** Why how follow-ups were met has no level: true whether none was asked, the question was put again, or a follow-up stayed unanswered. */
export const noFollowUp = 'no answer to a follow-up was counted';

/** What the log says of follow-ups; of the other criteria a count of words says nothing a candidate could rely on (rule PROSE-9). */
function followUpsIn(topic: TopicTranscript): string {
  const answered = new Set(topic.answers.filter((one) => one.isProbe).map((one) => one.question)).size;
  if (answered === 0) return noFollowUp;
  return answered === 1 ? 'you replied to a follow-up' : `you replied to ${answered} follow-ups`;
}

/**
 * The offline assessor: levels 0-4 with fractions for the five criteria, from evidence and structure only; it cannot tell whether facts are
 * right. The same transcript gives the same levels (rules OFFLINE-1, OFFLINE-8).
 */
export function assessOffline(topic: TopicTranscript): TopicAssessment {
  const strengths = offlineStrengths(topic.answers, topic.topicId);
  const criteria = criterionIds.map((criterion): CriterionAssessment => {
    const strength = strengths[criterion];
    const level = strength === null ? null : levelOf(strength);
    return {
      criterion,
      level,
      evidence: level === null ? [] : quotesFor(criterion, topic),
      because: criterion === 'response' ? followUpsIn(topic) : '',
      missing: level === null || level >= 3 ? '' : missingIn(criterion, topic),
    };
  });
  return { topicId: topic.topicId, criteria, coreWrong: false };
}
