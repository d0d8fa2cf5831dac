import type { CriterionId } from '#contract/feedback.ts';
import { scoredBy } from '#contract/topics.ts';
import type { TacticFiring, Turn } from '#contract/transcript.ts';
import { standingWords } from './pick-quotes.ts';
import type { TopicTranscript } from './assessment.ts';
import { isHollow, unionOf } from './evidence-union.ts';
import type { Subject } from './lexicon-feedback-claims.ts';

/** What of an interview the words about it are held against; turns whose conflict was left standing are `contradicted`. */
export type InterviewLog = {
  transcript: readonly Turn[];
  tactics: readonly TacticFiring[];
  contradicted: ReadonlySet<string>;
};

/** Whether a thing may be said to be there, whether to be missing, and how often it may be said to have happened. */
type Claimable = { present: boolean; absent: boolean; counts?: readonly number[] };

/** What may be said of a topic, and the words that were said in it. */
export type TopicFacts = { claims: Readonly<Record<Subject, Claimable>>; said: string };

const deciding =
  /^(?:decided|chose|refused|proposed|insisted|stopped|rejected|cancelled|selected|argued|disagreed)$/;

/** Whether the candidate's own decision is among their acts. */
const hasDecision = (topic: TopicTranscript): boolean =>
  [...unionOf(topic.answers).iActions].some((act) => deciding.test(act));

const noLog: InterviewLog = { transcript: [], tactics: [], contradicted: new Set() };
const asking: ReadonlySet<string> = new Set(['lead', 'probe', 'challenge']);
/** From this level of a reader on, what the criterion is about may be said to be there although plain code did not find it. */
const foundByReader = 2;

/** What is there so often, by count. */
const counted = (...counts: readonly number[]): Claimable => {
  const there = counts.some((count) => count > 0);
  return { present: there, absent: !there, counts };
};
const known = (there: boolean): Claimable => ({ present: there, absent: !there });

/** What the answers of a topic and the log hold. `levels` are those that a model's readers gave; without a log nobody pushed. */
export function factsOf(
  topic: TopicTranscript,
  { transcript, tactics, contradicted }: InterviewLog = noLog,
  levels: Readonly<Partial<Record<CriterionId, number | null>>> = {},
): TopicFacts {
  const { topicId, answers } = topic;
  const union = unionOf(answers);
  const here = transcript.filter((turn) => turn.role === 'panel' && turn.topicId === topicId);
  const questions = here.filter(({ move }) => move === undefined || asking.has(move)).length;
  const probed = answers.filter((answer) => answer.isProbe).length;
  const fired = scoredBy(topicId) === 'tactics' ? tactics : tactics.filter((one) => one.topicId === topicId);
  const challenged = here.filter(
    ({ move, tactic, offPlan }) => !offPlan && (move === 'challenge' || tactic !== undefined),
  ).length;
  const keyed = answers.some((answer) => answer.key !== null);
  /** A thing of the answers: there when code counted it, or when a reader's level of its criterion says so. */
  const evidence = (criterion: CriterionId, ...counts: readonly number[]): Claimable => {
    const found = counted(...counts);
    return { ...found, present: found.present || (levels[criterion] ?? 0) >= foundByReader };
  };
  const flag = (there: boolean): number => (there ? 1 : 0);
  return {
    said: answers.map(standingWords).join('\n'),
    claims: {
      push: counted(fired.length, challenged),
      follow_up: counted(topic.followUpsAsked, probed),
      no_follow_up: { present: topic.followUpsAsked + probed === 0, absent: false },
      asking: {
        ...counted(questions, here.length, answers.length),
        counts: [questions, topic.followUpsAsked, probed],
      },
      question: { ...counted(questions, here.length, answers.length), counts: [questions, answers.length] },
      answer: { present: true, absent: true, counts: [answers.length, here.length] },
      unanswered: { present: answers.some(isHollow) || probed < topic.followUpsAsked, absent: false },
      feeling: { present: false, absent: false },
      conflict: known(answers.some(({ turnId }) => contradicted.has(turnId))),
      not_knowing: known(answers.some(({ signals }) => signals.dontKnow)),
      reason: evidence('reasoning', union.reasons.size),
      other_side: evidence('reasoning', union.counterpoints.size),
      figure: evidence('evidence', union.numbers.size, union.numbers.size + union.deltas.size),
      name: evidence('evidence', union.names.size),
      change: evidence('evidence', union.deltas.size),
      result: { ...evidence('structure', flag(union.result)), counts: [] },
      setting: { ...evidence('structure', flag(union.situation)), counts: [] },
      act: evidence('ownership', union.iActions.size),
      lesson: evidence('ownership', union.reflections.size),
      decision: { ...evidence('ownership', flag(hasDecision(topic))), counts: [] },
      right: { present: !keyed || union.rightAnswer, absent: !keyed || !union.rightAnswer },
      wrong: { present: !union.rightAnswer, absent: !keyed || union.rightAnswer },
    },
  };
}
