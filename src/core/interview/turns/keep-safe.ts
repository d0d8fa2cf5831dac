import type { Turn } from '#contract/transcript.ts';
import type { Reading } from '#core/interview/follow-up/answer-reading.ts';
import { askLead } from './ask.ts';
import { continueClosing } from './close-interview.ts';
import { chairId } from './put-question.ts';
import { aside, type Draft, fewTurnsLeft, finish, remark, say, scriptWords } from './working-step.ts';
import { takeIn } from './hear-answer.ts';
import { repeatQuestion } from './repeat-question.ts';
import { type SafetyAction, safetyAction, wishWhileFrozen } from './safety.ts';
import type { Asked } from '#core/interview/state.ts';
import { lessPressure } from '#core/interview/plan/tactics.ts';

/** How long a candidate may breathe after going blank (panel.md B3.6). */
const breathMs = 30_000;

/** Leaves the persona: help is named, the clock stands, and nothing is asked but whether to stop. */
function care(draft: Draft, asked: Asked): void {
  const { state } = draft;
  const { speakerId, topicId } = asked;
  const wasFrozen = state.frozen;
  const plain = scriptWords(draft, 'crisis');
  const turnId = say(draft, { speakerId, topicId, move: 'care', script: 'crisis', plain, awaiting: true });
  state.frozen = true;
  state.thread = null;
  state.pressure = 0;
  state.asked = {
    ...asked,
    kind: 'care',
    turnId,
    turnIds: [turnId],
    text: plain,
    gap: null,
    tactic: null,
    askedAtMs: state.nowMs,
    quietUntilMs: state.nowMs,
  };
  if (!wasFrozen) draft.directives.push({ kind: 'freeze_clock' });
}

function breathe(draft: Draft, asked: Asked): void {
  const { state } = draft;
  const { speakerId, topicId } = asked;
  aside(draft, 'breathe', { speakerId, topicId, move: 'care' });
  if (asked.kind !== 'closing' && asked.repeats > 0) askLead(draft);
  else putAgain(draft, asked, 'repeat');
  if (state.asked) state.asked.quietUntilMs = state.nowMs + breathMs;
}

function moveOn(draft: Draft, asked: Asked): void {
  draft.state.asked = null;
  if (asked.kind === 'closing') continueClosing(draft);
  else askLead(draft);
}

/** Puts the question again, or goes on where turns run short. */
function putAgain(draft: Draft, asked: Asked, move: 'repeat' | 'clarify'): void {
  if (fewTurnsLeft(draft.state)) moveOn(draft, asked);
  else repeatQuestion(draft, asked, move);
}

/** Says a fixed line and puts the question again. */
function backToQuestion(
  draft: Draft,
  asked: Asked,
  line: 'boundary_first' | 'boundary_second' | 'injection' | 'no_answers_given' | 'redirect',
): void {
  const { speakerId, topicId } = asked;
  const move = line.startsWith('boundary') ? 'boundary' : line === 'redirect' ? 'redirect' : 'remark';
  aside(draft, line, { speakerId, topicId, move });
  putAgain(draft, asked, 'repeat');
}

function endFor(
  draft: Draft,
  asked: Asked,
  line: 'boundary_end' | 'closing_early',
  reason: 'conduct' | 'ended_by_candidate',
): void {
  remark(draft, line, {
    speakerId: chairId(draft.state),
    topicId: asked.topicId,
    move: reason === 'conduct' ? 'boundary' : 'closing',
  });
  finish(draft, reason);
}

function perform(draft: Draft, asked: Asked, action: Exclude<SafetyAction, { kind: 'none' }>): void {
  const { conduct } = draft.state;
  switch (action.kind) {
    case 'crisis':
      return care(draft, asked);
    case 'end_for_conduct':
      return endFor(draft, asked, 'boundary_end', 'conduct');
    case 'stop':
      return endFor(draft, asked, 'closing_early', 'ended_by_candidate');
    case 'boundary':
      conduct.abuse += 1;
      return backToQuestion(draft, asked, action.line);
    case 'panic':
      return breathe(draft, asked);
    case 'injection':
      return backToQuestion(draft, { ...asked, redirects: asked.redirects + 1 }, 'injection');
    case 'redirect':
      conduct.redirects += 1;
      return backToQuestion(draft, { ...asked, redirects: asked.redirects + 1 }, 'redirect');
    case 'withhold':
      return backToQuestion(draft, { ...asked, clarified: true }, 'no_answers_given');
    case 'clarify':
      return putAgain(draft, { ...asked, clarified: true }, 'clarify');
    case 'move_on':
      return moveOn(draft, asked);
  }
}

const countsAsAnswer: readonly SafetyAction['kind'][] = ['move_on'];

/** Does what panel.md B3.6 asks for after an answer. True when that was all; false when the interview goes on from the answer. */
export function answerSafely(draft: Draft, asked: Asked, reading: Reading, turn: Turn): boolean {
  const { state, setting } = draft;
  const tableText = setting.facts.map((fact) => fact.value).join(' ');
  const action = safetyAction(reading, asked, state.conduct, tableText);
  if (reading.signals.distress === 'mild_stress') {
    state.pressure = lessPressure(state.pressure);
    state.conduct.stress += 1;
  }
  if (action.kind === 'none') {
    if (action.remark) {
      state.conduct[action.remark === 'confidential' ? 'secrets' : 'traits'] += 1;
      aside(draft, action.remark, { speakerId: asked.speakerId, topicId: asked.topicId });
    }
    return false;
  }
  if (action.kind !== 'injection') turn.unscored = true;
  if (countsAsAnswer.includes(action.kind))
    takeIn(draft, asked, { ...reading, nonAnswer: true, good: false, newEvidence: false, composed: false });
  perform(draft, asked, action);
  return true;
}

/** Goes on after a safety message, gently and with a new question. */
export function resume(draft: Draft): void {
  const { state } = draft;
  const { asked } = state;
  state.frozen = false;
  draft.directives.push({ kind: 'unfreeze_clock' });
  remark(draft, 'crisis_resumed', {
    speakerId: asked?.speakerId ?? chairId(state),
    topicId: asked?.topicId ?? 'introduction',
    move: 'care',
  });
  state.asked = null;
  if (state.phase === 'closing') continueClosing(draft);
  else askLead(draft);
}

/** Ends the interview because the candidate stopped at a safety message. */
export function stopInCare(draft: Draft): void {
  remark(draft, 'closing_early', {
    speakerId: chairId(draft.state),
    topicId: draft.state.asked?.topicId ?? 'closing',
    move: 'care',
  });
  finish(draft, 'distress');
}

/** What follows words typed while the clock is frozen: only a plain wish resumes or stops; anything else keeps the help on the table. */
export function answerWhileFrozen(draft: Draft, asked: Asked, reading: Reading, turn: Turn): void {
  turn.unscored = true;
  const wish = reading.signals.distress === 'crisis' ? 'stay' : wishWhileFrozen(turn.text);
  if (wish === 'resume') resume(draft);
  else if (wish === 'stop' || reading.signals.wantsToStop) stopInCare(draft);
  else care(draft, asked);
}
