import { wordCount } from '#core/text/words-of.ts';
import type { HeardStretch, SpokenInto, Turn } from '#contract/transcript.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import type { HeardAnswer } from '#core/interview/follow-up/heard-answer.ts';
import { weighAnswer } from '#core/interview/follow-up/heard-answer.ts';
import type { Step } from './step.ts';
import { takesShortAnswer } from '#core/interview/follow-up/short-question.ts';
import { noteOn } from '#core/interview/follow-up/private-notes.ts';
import { type Asked, progressOf } from '#core/interview/state.ts';
import { judgeRecovery } from '#core/interview/plan/tactics.ts';

/** Writes what the candidate said, or their silence, into the transcript. */
export function recordAnswer(
  { state }: Step,
  asked: Asked,
  answer: {
    text: string;
    source: 'typed' | 'spoken' | 'none';
    heard?: HeardStretch[];
    spokenInto?: SpokenInto;
    startedAtMs: number;
  },
): Turn {
  const started = Number.isFinite(answer.startedAtMs) ? answer.startedAtMs : state.nowMs;
  const turn: Turn = {
    id: `T${String(state.turns.length + 1).padStart(2, '0')}`,
    role: 'candidate',
    topicId: asked.topicId,
    source: answer.source,
    ...(answer.heard && { heard: answer.heard }),
    ...(answer.spokenInto && { spokenInto: answer.spokenInto }),
    ...(asked.thought && { thought: true }),
    text: answer.text,
    startedAtMs: Math.round(Math.min(state.nowMs, Math.max(asked.askedAtMs, started))),
    endedAtMs: state.nowMs,
  };
  state.turns.push(turn);
  return turn;
}

const fewWords = 12;
const saysNothing =
  /^\W*(?:(?:ok|okay|hmm+|um+|uh+|well|sure|right|fine|so|nothing|much|special|really|as such)\W*)+$/i;
/** So many words of one's own, none of them stock, answer something, however plainly. */
const plainWords = 6;
/** Of so few words nobody can tell whether they hang together. */
const briefWords = 40;
const isPlain = (signals: AnswerSignals): boolean =>
  signals.words >= plainWords &&
  (signals.saladWords === 0 || signals.words <= briefWords) &&
  signals.copiedShare < 0.5 &&
  signals.generic.length + signals.buzzwords.length === 0;

/** From this share of Hindi words on the evidence of an answer cannot be weighed. */
const mixedShare = 0.2;
const mixedWords = 6;

/** A short question takes a short answer, and who mixes Hindi and English is not dodging: neither is the question handed back (rule SAFE-16). */
function isAnswerAllTheSame(question: string, { signals, text }: HeardAnswer): boolean {
  if (
    signals.gibberish ||
    signals.dontKnow ||
    signals.asksBack ||
    signals.evasions.length > 0 ||
    saysNothing.test(text)
  )
    return false;
  if (signals.codeMixRatio > mixedShare && signals.words >= mixedWords) return true;
  const short = signals.words <= Math.max(fewWords, wordCount(question) / 2);
  return (short && takesShortAnswer(question)) || isPlain(signals);
}

/** Reads the answer just recorded against question, facts and earlier answers. */
export function hearTurn({ state, setting }: Step, asked: Asked, turn: Turn): HeardAnswer {
  const earlierAnswers = state.turns
    .filter((t) => t.role === 'candidate' && t.id !== turn.id && t.text && !t.unscored)
    .map((t) => ({ turnId: t.id, text: t.text }));
  const signals = analyseAnswer({
    answer: turn.text,
    question: asked.text,
    facts: setting.facts,
    earlierAnswers,
  });
  const key = state.thread?.filled.stem.key;
  const heard = weighAnswer({ turnId: turn.id, text: turn.text, topicId: asked.topicId }, signals, key);
  return heard.nonAnswer && isAnswerAllTheSame(asked.text, heard) ? { ...heard, nonAnswer: false } : heard;
}

/** Adds the time from question to answer to the topic; should the question be put again, its time begins here. */
export function spendTime({ state }: Step, asked: Asked): Asked {
  const progress = progressOf(state, asked.topicId);
  const spentMs = progress.spentMs + Math.max(0, state.nowMs - asked.askedAtMs);
  state.topics[asked.topicId] = { ...progress, spentMs };
  return { ...asked, askedAtMs: state.nowMs };
}

/** Takes an answer into account: thread, topic, tactics, notes. */
export function takeIn({ state }: Step, asked: Asked, heard: HeardAnswer): void {
  const { thread } = state;
  const afterSilence = asked.tactic === 'silence';
  state.counts.answers += 1;
  const composed = afterSilence ? heard.composed || heard.signals.words < 40 : heard.composed;
  state.tactics.firings = judgeRecovery(state.tactics.firings, composed);
  if (!thread) return;
  const progress = progressOf(state, asked.topicId);
  state.topics[asked.topicId] = {
    ...progress,
    answers: progress.answers + (heard.nonAnswer ? 0 : 1),
  };
  const member = state.panel.find((m) => m.id === asked.speakerId);
  if (member) state.notes.push(...noteOn(heard, member, state.notes));
  if (afterSilence) return;
  if (heard.nonAnswer) thread.nonAnswers += 1;
}

/** Takes a question left unanswered into account. */
export function takeInSilence({ state }: Step): void {
  state.counts.answers += 1;
  state.tactics.firings = judgeRecovery(state.tactics.firings, false);
}
