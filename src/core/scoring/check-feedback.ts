import type { TopicFeedback } from '#contract/feedback.ts';
import { scoredBy } from '#contract/topics.ts';
import type { TacticFiring, Turn } from '#contract/transcript.ts';
import { segmentText } from '#core/text/segment-text.ts';
import type { TopicTranscript } from './assessment.ts';
import { unionOf } from './evidence-union.ts';
import { feedbackClaims, type Need } from './lexicon-feedback-claims.ts';

/** What of an interview the words about it are checked against. */
export type InterviewLog = { transcript: readonly Turn[]; tactics: readonly TacticFiring[] };

/** Which claims of feedback hold for a topic. */
type TopicFacts = Readonly<Record<Need, boolean>>;

const deciding =
  /^(?:decided|chose|refused|proposed|insisted|stopped|rejected|cancelled|selected|argued|disagreed)$/;

/** Whether the candidate's own decision is among their acts. */
export const hasDecision = (topic: TopicTranscript): boolean =>
  [...unionOf(topic.answers).iActions].some((act) => deciding.test(act));

/** What the answers of a topic and the log hold; without a log nobody pushed, and follow-ups are those that were answered. */
export function factsOf(
  topic: TopicTranscript,
  { transcript, tactics }: InterviewLog = { transcript: [], tactics: [] },
): TopicFacts {
  const { topicId } = topic;
  const union = unionOf(topic.answers);
  const here = transcript.filter((turn) => turn.role === 'panel' && turn.topicId === topicId);
  const followedUp =
    topic.answers.some((answer) => answer.isProbe) ||
    here.some(({ move }) => move === 'probe' || move === 'challenge');
  const fired =
    scoredBy(topicId) === 'tactics' ? tactics : tactics.filter((firing) => firing.topicId === topicId);
  return {
    pushed: fired.length > 0 || here.some(({ move, tactic }) => move === 'challenge' || tactic !== undefined),
    followed_up: followedUp,
    not_followed_up: !followedUp,
    not_asked: here.length + topic.answers.length === 0,
    no_reason: union.reasons.size === 0,
    no_other_side: union.counterpoints.size === 0,
    other_side: union.counterpoints.size > 0,
    no_figure: union.numbers.size + union.deltas.size === 0,
    no_name: union.names.size === 0,
    no_change: union.deltas.size === 0,
    no_result: !union.result,
    no_act: union.iActions.size === 0,
    no_lesson: union.reflections.size === 0,
    no_decision: !hasDecision(topic),
    not_right: !union.rightAnswer,
  };
}

/** What the words need and the interview does not have; empty when they agree with it. */
export function deniedIn(text: string, facts: TopicFacts): Need[] {
  return feedbackClaims.entries.flatMap(({ needs }, at) =>
    !facts[needs] && feedbackClaims.patterns[at]?.test(text) ? [needs] : [],
  );
}

/** The words without the sentences that the interview denies. */
export function withoutDenied(text: string, facts: TopicFacts): string {
  const denied = segmentText(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => deniedIn(sentence, facts).length > 0);
  const kept = denied.reduce((left, sentence) => left.replace(sentence, ' '), text);
  return kept.replace(/\s+/g, ' ').trim();
}

/** Every line of a topic's feedback that the log or its own receipts deny (rule PROSE-4). */
export function contradictionsIn(feedback: TopicFeedback, facts: TopicFacts): string[] {
  const { text, missing, nextStep, levels } = feedback;
  return [text, ...missing, nextStep, ...levels.map((one) => one.because)].filter(
    (line) => deniedIn(line, facts).length > 0,
  );
}
