import type { EndReason } from '#contract/interview-events.ts';
import type { Panellist } from '#contract/panellists.ts';
import type { TacticFiring, Turn } from '#contract/transcript.ts';
import { goOn } from '#core/interview/turns/after-answer.ts';
import { planAgenda } from '#core/interview/plan/agenda.ts';
import { askLead } from '#core/interview/turns/ask.ts';
import { continueClosing } from '#core/interview/turns/close-interview.ts';
import { chairId } from '#core/interview/turns/put-question.ts';
import { disciplineOf } from '#core/interview/questions/choose-stem.ts';
import {
  aside,
  type Directive,
  type Draft,
  fewTurnsLeft,
  finish,
  remark,
} from '#core/interview/turns/working-step.ts';
import {
  readTurn,
  recordAnswer,
  spendTime,
  takeIn,
  takeInSilence,
} from '#core/interview/turns/hear-answer.ts';
import { answerSafely, answerWhileFrozen, resume, stopInCare } from '#core/interview/turns/keep-safe.ts';
import { panelFor } from './panel.ts';
import { repeatQuestion } from '#core/interview/turns/repeat-question.ts';
import { type Asked, type InterviewState, initialState, type PrivateNote, type Setting } from './state.ts';
import { styleRules } from './styles.ts';
import { lessPressure, planTactics } from '#core/interview/plan/tactics.ts';
import { clockPhase, spokenMs } from '#core/interview/plan/time-budget.ts';

export type { Directive } from '#core/interview/turns/working-step.ts';
export { initialState, type InterviewState, type PrivateNote, type Setting } from './state.ts';

type At<Kind extends string, Rest = unknown> = { kind: Kind; atMs: number } & Rest;

/** What happens in an interview. `atMs` is the interview's clock: milliseconds since it started, standing still while frozen. */
export type ConductorEvent =
  | At<'started', Setting>
  /** An answer to the panel's turn `turnId`; `startedAtMs` is when the candidate began to type or speak. */
  | At<'answered', { turnId: string; text: string; source: 'typed' | 'spoken'; startedAtMs: number }>
  /** What a speaker really said for a directive; `worded` when the words were to be a model's. */
  | At<'uttered', { turnId: string; text: string; worded?: { by: 'model' | 'offline'; because?: string } }>
  | At<'think'>
  | At<'ask_again'>
  | At<'soften'>
  | At<'resume_clock'>
  | At<'silence', { seconds: 8 | 20 | 45 }>
  | At<'end_requested'>
  /** Nobody answered and time ran out: from 32:00 on the panel closes, from 35:00 on it is simply over. */
  | At<'time_up'>;

export type Step = { state: InterviewState; directives: Directive[] };

const repeatsPerQuestion = 3;

function start(draft: Draft): void {
  const { state, setting } = draft;
  const { seed, style, facts } = setting;
  const agenda = planAgenda(setting);
  state.phase = 'asking';
  state.setting = setting;
  state.discipline = disciplineOf(facts);
  state.panel = panelFor(style, seed);
  state.agenda = agenda.items;
  state.spare = agenda.spare;
  state.tableFactIds = [...new Set(agenda.items.flatMap((item) => item.factIds))];
  state.tactics = { ...planTactics(style, seed), firings: [] };
  remark(draft, 'opening', { speakerId: chairId(state), topicId: 'introduction' });
  askLead(draft);
}

type Answered = Extract<ConductorEvent, { kind: 'answered' }>;

function answer(draft: Draft, asked: Asked, event: Answered): void {
  const { state, setting } = draft;
  const text = event.text.trim();
  const turn = recordAnswer(draft, asked, { ...event, text });
  const reading = readTurn(draft, asked, turn);
  if (state.frozen) return answerWhileFrozen(draft, asked, reading, turn);
  spendTime(draft, asked);
  if (answerSafely(draft, asked, reading, turn)) return;
  takeIn(draft, asked, reading);
  const tookMs = turn.endedAtMs - turn.startedAtMs;
  const saidMs = spokenMs({ words: reading.signals.words, source: event.source, tookMs });
  goOn(draft, asked, reading, saidMs > styleRules[setting.style].monologueMs);
}

function silence(draft: Draft, asked: Asked, seconds: 8 | 20 | 45): boolean {
  const { state } = draft;
  const { speakerId, topicId } = asked;
  if (state.frozen || state.nowMs < asked.quietUntilMs || seconds <= asked.silenceSeconds) return false;
  if (seconds === 45) {
    recordAnswer(draft, asked, { text: '', source: 'none', startedAtMs: state.nowMs });
    spendTime(draft, asked);
    takeInSilence(draft);
    state.asked = null;
    if (asked.kind === 'closing') continueClosing(draft);
    else {
      aside(draft, 'silence_move_on', { speakerId, topicId });
      askLead(draft);
    }
    return true;
  }
  state.asked = { ...asked, silenceSeconds: seconds };
  if (fewTurnsLeft(state)) return true;
  if (seconds === 8) remark(draft, 'silence_nudge', { speakerId, topicId, move: 'nudge' });
  else repeatQuestion(draft, state.asked, 'repeat');
  return true;
}

function think(draft: Draft, asked: Asked): boolean {
  const { state, setting } = draft;
  if (state.frozen || state.nowMs < asked.quietUntilMs) return false;
  const { speakerId, topicId } = asked;
  aside(draft, 'think_granted', { speakerId, topicId });
  state.asked = { ...asked, quietUntilMs: state.nowMs + styleRules[setting.style].thinkMs };
  return true;
}

function askAgain(draft: Draft, asked: Asked): boolean {
  const { state } = draft;
  if (state.frozen || asked.repeats >= repeatsPerQuestion || fewTurnsLeft(state)) return false;
  repeatQuestion(draft, asked, 'repeat');
  return true;
}

function soften(draft: Draft): boolean {
  const { state } = draft;
  if (state.frozen || state.pressure === 0) return false;
  state.pressure = lessPressure(state.pressure);
  aside(draft, 'softened', {
    speakerId: state.asked?.speakerId ?? chairId(state),
    topicId: state.asked?.topicId ?? 'introduction',
  });
  return true;
}

/** Why no model was to find the words of a turn. */
const toBeSaidAsWritten: readonly string[] = ['scripted', 'as_reviewed'];

function utter({ state }: Draft, event: Extract<ConductorEvent, { kind: 'uttered' }>): boolean {
  const turn = state.turns.find((t) => t.id === event.turnId && t.role === 'panel');
  const text = event.text.trim();
  if (!turn || !text || state.utteredTurnIds.includes(turn.id)) return false;
  turn.text = text;
  const { by, because = '' } = event.worded ?? {};
  if (by && !toBeSaidAsWritten.includes(because)) turn.wordedBy = by;
  turn.endedAtMs = Math.max(turn.startedAtMs, state.nowMs);
  state.utteredTurnIds.push(turn.id);
  if (!state.usedTexts.includes(text)) state.usedTexts.push(text);
  if (state.asked?.turnId === turn.id) state.asked.text = text;
  return true;
}

function end(draft: Draft): boolean {
  const { state } = draft;
  if (state.frozen) stopInCare(draft);
  else {
    remark(draft, 'closing_early', { speakerId: chairId(state), topicId: 'closing', move: 'closing' });
    finish(draft, 'ended_by_candidate');
  }
  return true;
}

const outOfTime = ({ counts }: InterviewState): EndReason => (counts.answers === 0 ? 'abandoned' : 'time_up');

function timeUp(draft: Draft): boolean {
  const { state } = draft;
  if (state.frozen) {
    finish(draft, 'distress');
    return true;
  }
  const phase = clockPhase(state.nowMs);
  if (phase !== 'stopped' && phase !== 'over') return false;
  if (phase === 'stopped')
    remark(draft, 'closing', { speakerId: chairId(state), topicId: 'closing', move: 'closing' });
  finish(draft, outOfTime(state));
  return true;
}

/** Past the hard stop nothing is asked or answered any more; what was said is kept. */
function afterHardStop(draft: Draft, event: ConductorEvent): boolean {
  const { state } = draft;
  if (event.kind === 'answered') {
    if (!state.asked?.turnIds.includes(event.turnId) || !event.text.trim()) return false;
    recordAnswer(draft, state.asked, { ...event, text: event.text.trim() });
    state.counts.answers += 1;
  }
  finish(draft, outOfTime(state));
  return true;
}

/** Lets one event happen to a running interview; false when it is late, repeated or out of place and so changes nothing. */
function happen(draft: Draft, event: ConductorEvent): boolean {
  const { state } = draft;
  const { asked } = state;
  if (event.kind === 'uttered') return utter(draft, event);
  if (clockPhase(state.nowMs) === 'over' && !state.frozen) return afterHardStop(draft, event);
  switch (event.kind) {
    case 'started':
      return false;
    case 'answered':
      if (!asked?.turnIds.includes(event.turnId) || !event.text.trim()) return false;
      answer(draft, asked, event);
      return true;
    case 'silence':
      return asked !== null && silence(draft, asked, event.seconds);
    case 'think':
      return asked !== null && think(draft, asked);
    case 'ask_again':
      return asked !== null && askAgain(draft, asked);
    case 'soften':
      return soften(draft);
    case 'resume_clock':
      if (!state.frozen) return false;
      resume(draft);
      return true;
    case 'end_requested':
      return end(draft);
    case 'time_up':
      return timeUp(draft);
    default:
      return false;
  }
}

/**
 * One event of an interview: the state after it, and what is to be done, in order. Total: events before the start, after the finish, late,
 * repeated or unknown change nothing and ask for nothing. The state given is left as it is; equal inputs give equal results (house.md §3).
 */
export function step(state: InterviewState, event: ConductorEvent): Step {
  const unchanged: Step = { state, directives: [] };
  if (state.phase === 'finished' || !Number.isFinite(event.atMs) || event.atMs < 0) return unchanged;
  const starting = event.kind === 'started';
  if (starting !== (state.phase === 'created')) return unchanged;
  const next = structuredClone(state);
  next.nowMs = Math.max(state.nowMs, Math.round(event.atMs));
  if (starting) {
    const { kind: _kind, atMs: _atMs, ...setting } = structuredClone(event);
    const draft: Draft = { state: next, setting, directives: [] };
    start(draft);
    return { state: next, directives: draft.directives };
  }
  if (!next.setting) return unchanged;
  const draft: Draft = { state: next, setting: next.setting, directives: [] };
  return happen(draft, event) ? { state: next, directives: draft.directives } : unchanged;
}

/** The state after a whole list of events: an interview is rebuilt from them alone. */
export function replay(events: readonly ConductorEvent[]): InterviewState {
  return events.reduce((state, event) => step(state, event).state, initialState());
}

/** Everything said so far, panel and candidate, in order. */
export function transcriptOf(state: InterviewState): Turn[] {
  return state.turns;
}

/** The stress tactics fired so far and how many answers each recovery took; null while open or if there was none within three. */
export function tacticLogOf(state: InterviewState): TacticFiring[] {
  return state.tactics.firings.map(({ tactic, turnId, topicId, turnsToRecover }) => ({
    tactic,
    turnId,
    topicId,
    turnsToRecover,
  }));
}

/** The panel as the room shows it, chair first. */
export function panelOf(state: InterviewState): Panellist[] {
  return state.panel.map(({ id, name, shortName, role, portrait }) => ({
    id,
    name,
    shortName,
    role,
    portrait,
  }));
}

/** The turn the panel waits on, or null. */
export function awaitingTurnId(state: InterviewState): string | null {
  return state.asked?.turnId ?? null;
}

/** Whether an answer to this turn is still taken: it is the awaited one, or an earlier putting of the same question. */
export function acceptsAnswerTo(state: InterviewState, turnId: string): boolean {
  return state.asked?.turnIds.includes(turnId) ?? false;
}

/** Stems used so far, so that the user's next interviews leave them out. */
export function usedStemIds(state: InterviewState): string[] {
  return state.usedStemIds;
}

/** What the panellists wrote down for themselves. */
export function notesOf(state: InterviewState): PrivateNote[] {
  return state.notes;
}

/** Whether the panel presses less than the style says: the candidate asked for it, or showed strain. */
export function isSoftened(state: InterviewState): boolean {
  return state.pressure < 2;
}
