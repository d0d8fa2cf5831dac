import type { TopicId } from '#contract/topics.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { wordOverlap } from '#core/text/overlap.ts';
import { clockRules } from '#core/interview/plan/time-budget.ts';
import { checkUtterance, type GuardReason } from '#core/interview/guards/check-utterance.ts';
import { ownVoice } from '#core/interview/guards/manner.ts';
import { closingTopic } from '#core/topics/topic-table.ts';
import type { PanelDecision } from './panel-decisions.ts';

/** The five yes-or-no questions of rule GOLD-5, in the order of the sheet. */
export const binaries = ['benevolence', 'necessity', 'context', 'openness', 'justified_skip'] as const;
export type Binary = (typeof binaries)[number];

/** Yes, no, or null where the question does not arise: the first four are about follow-ups, the last about moving on. */
export type Rating = Record<Binary, boolean | null>;

/** What a question is after, by its words, and what in an answer shows that it was said already. */
const aims: readonly { asks: RegExp; said: (signals: AnswerSignals) => boolean }[] = [
  { asks: /\b(?:why|what (?:made|drove)|reason|because of what)\b/i, said: (s) => s.reasoning.length >= 3 },
  {
    asks: /\b(?:who decided|whose (?:idea|decision|call)|your (?:own )?part|you yourself|yours alone|your own hands)\b/i,
    said: (s) => s.iActions.length >= 2 && s.weActions.length === 0,
  },
  {
    asks: /\b(?:what (?:happened|came of|changed)|how did (?:it|that|this) (?:end|go|turn out)|outcome|result)\b/i,
    said: (s) => s.results.length + s.deltas.length >= 2,
  },
  {
    asks: /\b(?:how (?:do|did|can|would) you know|measured|counted|baseline|where does .{0,30} come from|how sure)\b/i,
    said: (s) => s.rigour.length >= 2,
  },
  {
    asks: /\b(?:other side|speaks against|argue against|who (?:lost|loses|pays)|best argument)\b/i,
    said: (s) => s.counterpoints.length >= 2,
  },
  {
    asks: /\b(?:learn|learnt|differently|next time|would you change|should you have)\b/i,
    said: (s) => s.reflections.length >= 1,
  },
  {
    asks: /\b(?:one (?:case|instance|example|occasion)|an? (?:example|instance)|give one|name one)\b/i,
    said: (s) => s.names.length + s.numbers.length >= 3 && !s.pseudoStory,
  },
];

const closedOpening =
  /^(?:(?:and|but|so|then|now|or),?\s+)?(?:do|does|did|is|are|was|were|can|could|will|would|have|has|had|should|may|might|am)\b/i;

/** The signals of an answer as an analyser sees it in its place. */
function read(decision: PanelDecision, answer = decision.answer): AnswerSignals {
  const at = decision.thread.indexOf(answer);
  const question = decision.thread.slice(0, at).findLast((turn) => turn.role === 'panel');
  const earlier = decision.thread.slice(0, at).filter((turn) => turn.role === 'candidate');
  return analyseAnswer({
    answer: answer.text,
    question: question?.text ?? '',
    facts: decision.facts,
    earlierAnswers: earlier.map((turn) => ({ turnId: turn.id, text: turn.text })),
  });
}

const gaveUp = (signals: AnswerSignals): boolean =>
  signals.distress !== 'none' || signals.wantsToStop || (signals.dontKnow && !signals.methodCue);

/** Nothing about the person, and no challenge on top of not knowing or of distress. */
function isBenevolent({ next }: PanelDecision, signals: AnswerSignals): boolean {
  return findBannedTopic(next.text) === null && !(next.move === 'challenge' && gaveUp(signals));
}

/** Asks for something the answer did not already give, and that was not asked before. */
function isNecessary({ next, before }: PanelDecision, signals: AnswerSignals): boolean {
  const asked = before.filter((turn) => turn.role === 'panel');
  if (asked.some((turn) => wordOverlap(turn.text, next.text) >= 0.6)) return false;
  const voice = ownVoice(next.text);
  return !aims.some(({ asks, said }) => asks.test(voice) && said(signals));
}

/** What the guards find when a line is about something else than what was said, or claims what nobody gave. */
const outOfContext: readonly GuardReason[] = ['off_the_answer', 'unknown_number', 'unknown_name'];

/** Takes up the last answer, words of an earlier one verbatim, or after giving up and with a tactic the resume; brings in no number and no name nobody gave. */
function isInContext({ next, answer, before, facts, style }: PanelDecision, signals: AnswerSignals): boolean {
  const directive: SpeakDirective = {
    turnId: next.id,
    speakerId: next.speakerId ?? '',
    topicId: next.topicId,
    move: 'probe',
    style,
    ...(next.hook ? { hook: next.hook } : {}),
    factIds: next.tactic || gaveUp(signals) ? facts.map((fact) => fact.id) : [],
    draft: '',
    maxWords: 100,
    awaiting: false,
  };
  const checked = checkUtterance({
    text: next.text,
    directive,
    lastAnswer: answer.text,
    facts,
    slotValues: {},
    earlierQuestions: [],
    allowedTexts: before.map((turn) => turn.text),
  });
  return checked.ok || !outOfContext.includes(checked.reason);
}

/** Cannot be answered by yes, no, or one of two words put into the candidate's mouth. */
function isOpen({ next }: PanelDecision): boolean {
  const last =
    ownVoice(next.text)
      .trim()
      .split(/(?<=[.!?:])\s+/)
      .at(-1) ?? '';
  return !last.endsWith('?') || !(closedOpening.test(last) || /^\w+ or \w+\?$/i.test(last));
}

const tells = (signals: AnswerSignals): number =>
  [
    signals.numbers.length + signals.names.length + signals.deltas.length >= 2,
    signals.iActions.length > 0,
    signals.reasoning.length + signals.counterpoints.length > 0,
    signals.results.length + signals.reflections.length > 0,
  ].filter(Boolean).length;

/** The follow-ups a thread is planned to have, so that thirty minutes hold all topics (rule TOPIC-8). */
const planned: Record<TopicId, number> = {
  introduction: 1,
  why_mba: 2,
  career_goals: 1,
  work_experience: 2,
  academics: 1,
  current_affairs: 1,
  analytical: 1,
  hobbies: 2,
  background: 1,
  situational_ethics: 1,
  composure: 0,
  closing: 0,
};

/** Moves on for a reason: enough was said, the thread is as deep as its topic is planned, two answers brought nothing, the candidate gave up, or time is over. */
function isJustifiedSkip(decision: PanelDecision, signals: AnswerSignals): boolean {
  const { thread, answer, next } = decision;
  const answers = thread.filter((turn) => turn.role === 'candidate');
  const followUps = thread.filter((turn) => turn.role === 'panel' && turn.move !== 'lead').length;
  const barren = answers.slice(-2).every((turn) => tells(read(decision, turn)) <= 1);
  return (
    tells(signals) >= 3 ||
    followUps >= planned[answer.topicId] ||
    (followUps >= 1 && barren) ||
    (followUps >= 1 && (gaveUp(signals) || signals.evasions.length > 0)) ||
    answer.endedAtMs >= clockRules.lastLeadMs ||
    next.topicId === closingTopic
  );
}

/**
 * The five binaries by rules over words, not by people: they share their reading of answers with the panel that chose the follow-up, so they
 * find plain faults (asked twice, asked what was said, off the answer, yes-or-no) and cannot say that a question was wise.
 */
export function rateDecision(decision: PanelDecision): Rating {
  const signals = read(decision);
  const follows = decision.kind === 'follow_up';
  return {
    benevolence: follows ? isBenevolent(decision, signals) : null,
    necessity: follows ? isNecessary(decision, signals) : null,
    context: follows ? isInContext(decision, signals) : null,
    openness: follows ? isOpen(decision) : null,
    justified_skip: follows ? null : isJustifiedSkip(decision, signals),
  };
}
