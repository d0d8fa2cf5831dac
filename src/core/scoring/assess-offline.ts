import { criterionIds, type CriterionId } from '#contract/feedback.ts';
import type { CriterionAssessment, TopicAssessment, TopicTranscript } from './assessment.ts';
import { type EvidenceUnion, unionOf } from './evidence-union.ts';
import { offlineStrengths } from './offline-strengths.ts';
import { quotesFor } from './pick-quotes.ts';

/** Where a strength of 0-1 stands on the ladder of levels 0-4; straight between the knots, and rising (docs/decisions/0101-offline-scores.md). */
const ladder: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.02, 0.6],
  [0.06, 1.05],
  [0.12, 1.4],
  [0.2, 1.75],
  [0.3, 2.1],
  [0.45, 2.55],
  [0.6, 3],
  [0.75, 3.4],
  [0.95, 4],
];

/** The level of a strength, 0-4 with fractions. */
function levelOf(strength: number): number {
  const above = ladder.findIndex(([at]) => at >= strength);
  if (above < 0) return 4;
  const [highAt, high] = ladder[above] ?? [1, 4];
  const [lowAt, low] = ladder[above - 1] ?? [0, 0];
  return highAt === lowAt ? high : low + ((strength - lowAt) / (highAt - lowAt)) * (high - low);
}

const many = (count: number, one: string, more = `${one}s`): string => {
  if (count === 0) return '';
  return count === 1 ? `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}` : `${count} ${more}`;
};
const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** Why how follow-ups were met has no level. */
export const noFollowUp = ({ followUpsAsked }: TopicTranscript): string =>
  followUpsAsked === 0 ? 'no follow-up was asked' : 'the follow-up here was not answered';

/** What was found for a criterion, in a few words. */
function found(criterion: CriterionId, union: EvidenceUnion, topic: TopicTranscript): string {
  const answered = new Set(topic.answers.filter((one) => one.isProbe).map((one) => one.question)).size;
  const nothing: Record<CriterionId, string> = {
    evidence: 'no number, name or date of your own',
    structure: 'no line to follow',
    reasoning: 'claims without grounds',
    ownership: 'no act of your own',
    response: noFollowUp(topic),
  };
  const parts: Record<CriterionId, string> = {
    evidence: list([
      many(union.numbers.size, 'number'),
      many(union.names.size, 'named thing'),
      many(union.deltas.size, 'measured change'),
    ]),
    structure: list([
      union.situation ? 'a setting' : '',
      union.task ? 'a task' : '',
      many(union.iActions.size, 'step of yours', 'steps of yours'),
      union.result ? 'a result' : '',
      union.reasons.size > 0 ? 'a reason' : '',
    ]),
    reasoning: list([
      many(union.reasons.size, 'reason'),
      many(union.counterpoints.size, 'turn to the other side', 'turns to the other side'),
      many(union.rigour.size, 'sign of checking', 'signs of checking'),
    ]),
    ownership: list([
      many(union.iActions.size, 'act of your own', 'acts of your own'),
      many(union.reflections.size, 'lesson'),
      union.iActions.size === 0 && union.numbers.size + union.names.size > 0
        ? 'facts and figures of your own'
        : '',
    ]),
    response:
      answered === 0
        ? ''
        : answered === 1
          ? 'a follow-up was answered'
          : `${answered} follow-ups were answered`,
  };
  return parts[criterion] || nothing[criterion];
}

const missingWords: Record<CriterionId, (union: EvidenceUnion, probed: boolean) => string> = {
  evidence: (union) => {
    if (union.numbers.size + union.deltas.size === 0)
      return 'A number you can defend: how many, how much, how long.';
    if (union.names.size === 0) return 'A name: which firm, which place, which course.';
    return union.deltas.size === 0
      ? 'A measured result beside the facts you gave.'
      : 'A second case with figures of its own.';
  },
  structure: (union) => {
    if (union.iActions.size > 0 && !union.result)
      return 'What came of it. The story stops before its result.';
    return union.situation
      ? 'The step between where you began and where you ended.'
      : 'A single case with a beginning: where, when, and what was at stake.';
  },
  reasoning: (union) => {
    if (union.counterpoints.size === 0) return 'The other side: what speaks against you, or what it cost.';
    return union.reasons.size === 0
      ? 'Why. A cause, not only a claim.'
      : 'Which of your reasons counts most, and where it stops holding.';
  },
  ownership: (union) => {
    if (union.weActions.size > union.iActions.size)
      return union.iActions.size === 0
        ? 'Your own part: “we” stands where “I” could.'
        : 'More of your own part: “we” stands more often than “I”.';
    return union.reflections.size === 0
      ? 'What you learnt, or would do differently.'
      : 'A decision that was yours alone.';
  },
  response: (_, probed) => (probed ? 'Something new in reply to each follow-up.' : ''),
};

/**
 * The offline assessor: levels 0-4 with fractions for the five criteria, from evidence and structure only; it cannot tell whether facts are
 * right. The same transcript gives the same levels (rules OFFLINE-1, OFFLINE-8).
 */
export function assessOffline(topic: TopicTranscript): TopicAssessment {
  const strengths = offlineStrengths(topic.answers, topic.topicId);
  const union = unionOf(topic.answers);
  const probes = topic.answers.filter((answer) => answer.isProbe).length;
  const criteria = criterionIds.map((criterion): CriterionAssessment => {
    const strength = strengths[criterion];
    const level = strength === null ? null : levelOf(strength);
    return {
      criterion,
      level,
      evidence: level === null ? [] : quotesFor(criterion, topic),
      because: found(criterion, union, topic),
      missing: level === null || level >= 3 ? '' : missingWords[criterion](union, probes > 0),
    };
  });
  return { topicId: topic.topicId, criteria, coreWrong: false };
}
