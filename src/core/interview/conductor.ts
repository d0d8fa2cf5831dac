import { type EndReason, type SilenceSeconds, silenceSteps } from '#contract/interview-events.ts';
import { goOn } from '#core/interview/turns/after-answer.ts';
import { planAgenda } from '#core/interview/plan/agenda.ts';
import { outstanding, planScenario } from '#core/interview/plan/scenario.ts';
import { owesMustAsks, putOutstanding } from '#core/interview/turns/ask-in-scenario.ts';
import { planDrill } from '#core/interview/plan/drill.ts';
import { askLead } from '#core/interview/turns/ask.ts';
import { aimName } from '#contract/drills.ts';
import { closeDrill, continueClosing } from '#core/interview/turns/close-interview.ts';
import { chairId } from '#core/interview/turns/put-question.ts';
import { withEmployerClass } from '#core/interview/questions/employer-class.ts';
import { disciplineOf } from '#core/interview/questions/choose-stem.ts';
import { aside, type Step, fewTurnsLeft, finish, remark } from '#core/interview/turns/step.ts';
import {
  hearTurn,
  recordAnswer,
  spendTime,
  takeIn,
  takeInSilence,
} from '#core/interview/turns/hear-answer.ts';
import { answerSafely, answerWhileFrozen, resume, stopInCare } from '#core/interview/turns/keep-safe.ts';
import type { ConductorEvent } from './conductor-event.ts';
import type { Directive, Way } from './directive.ts';
import { acceptsAnswerTo, mayAskAgain } from './shown-state.ts';
import { panelFor, schoolPanel } from './panel.ts';
import { noteUttered } from '#core/interview/turns/note-uttered.ts';
import { repeatQuestion } from '#core/interview/turns/repeat-question.ts';
import { workingCopy } from '#core/interview/turns/working-copy.ts';
import { type Asked, type ConductorState, initialState, mannerOf, type Setting } from './state.ts';
import { styleRules } from './styles.ts';
import { drillFirings, planTacticsFor } from '#core/interview/plan/tactics.ts';
import { closingTopic, openingTopic } from '#core/topics/topic-table.ts';
import { clockOf, clockPhase, spokenMs } from '#core/interview/plan/time-budget.ts';

function start(step: Step): void {
  const { state, setting } = step;
  const { seed, style, facts, drill, scenario } = setting;
  const agenda = drill
    ? planDrill(setting, drill)
    : scenario
      ? planScenario(setting, scenario)
      : planAgenda(setting);
  state.phase = 'asking';
  state.setting = setting;
  state.discipline = disciplineOf(facts);
  state.panel = scenario ? schoolPanel(scenario) : panelFor(style, seed);
  state.agenda = agenda.items;
  state.spare = agenda.spare;
  state.tableFactIds = [...new Set(agenda.items.flatMap((item) => item.factIds))];
  state.tactics = drill
    ? { aim: drill.kind === 'tactic' ? drillFirings : 0, bursts: drillFirings, firings: [] }
    : { ...planTacticsFor(setting), firings: [] };
  if (drill) {
    const words = aimName(drill, setting.profile);
    remark(step, 'drill_opening', { speakerId: chairId(state), topicId: drill.topicId, words });
  } else remark(step, 'opening', { speakerId: chairId(state), topicId: openingTopic });
  askLead(step);
}

type Answered = Extract<ConductorEvent, { kind: 'answered' }>;

function answer(step: Step, asked: Asked, event: Answered): void {
  const { state, setting } = step;
  const text = event.text.trim();
  const turn = recordAnswer(step, asked, { ...event, text });
  const heard = hearTurn(step, asked, turn);
  if (state.frozen) return answerWhileFrozen(step, asked, heard, turn);
  const onceSpent = spendTime(step, asked);
  if (answerSafely(step, onceSpent, heard, turn)) return;
  takeIn(step, asked, heard);
  const saidMs = spokenMs(heard.signals.words, event.heard);
  goOn(step, asked, heard, saidMs > styleRules[mannerOf(state, setting)].monologueMs);
}

/** Leaves the question without an answer and goes on. */
function leaveQuestion(step: Step, asked: Asked): void {
  const { state } = step;
  const { speakerId, topicId } = asked;
  recordAnswer(step, asked, { text: '', source: 'none', startedAtMs: state.nowMs });
  spendTime(step, asked);
  takeInSilence(step);
  state.asked = null;
  if (asked.kind === 'closing') return continueClosing(step);
  aside(step, 'silence_move_on', { speakerId, topicId });
  askLead(step);
}

/** Whether somebody who says nothing would keep the panel from the questions that everybody is asked (rule SCHOOL-32). */
const waitsInVain = ({ state, setting }: Step): boolean =>
  setting.scenario !== undefined && outstanding(setting.scenario, state).length > 0;

function silence(step: Step, asked: Asked, seconds: SilenceSeconds): boolean {
  const { state, setting } = step;
  const { speakerId, topicId } = asked;
  const manner = mannerOf(state, setting);
  const [nudge, simpler, last] = silenceSteps[manner];
  const isStep = seconds === nudge || seconds === simpler || seconds === last;
  if (!isStep || state.frozen || state.nowMs < asked.quietUntilMs || seconds <= asked.silenceSeconds)
    return false;
  if (seconds === last && (manner === 'grill' || waitsInVain(step))) {
    leaveQuestion(step, asked);
    return true;
  }
  state.asked = { ...asked, silenceSeconds: seconds };
  if (fewTurnsLeft(state)) return true;
  if (seconds === simpler) repeatQuestion(step, state.asked, 'repeat');
  else
    aside(step, seconds === nudge ? 'silence_nudge' : 'silence_offer', { speakerId, topicId, move: 'nudge' });
  return true;
}

function moveOn(step: Step, asked: Asked): boolean {
  if (step.state.frozen) return false;
  leaveQuestion(step, asked);
  return true;
}

function think(step: Step, asked: Asked): boolean {
  const { state, setting } = step;
  if (state.frozen || state.nowMs < asked.quietUntilMs) return false;
  const { speakerId, topicId } = asked;
  aside(step, 'think_granted', { speakerId, topicId });
  const quietUntilMs = state.nowMs + styleRules[mannerOf(state, setting)].thinkMs;
  state.asked = { ...asked, quietUntilMs, thought: true };
  return true;
}

function askAgain(step: Step, asked: Asked): boolean {
  if (!mayAskAgain(step.state)) return false;
  repeatQuestion(step, asked, 'repeat');
  return true;
}

function soften(step: Step): boolean {
  const { state } = step;
  if (state.frozen || state.softened) return false;
  state.softened = true;
  aside(step, 'softened', {
    speakerId: state.asked?.speakerId ?? chairId(state),
    topicId: state.asked?.topicId ?? openingTopic,
  });
  return true;
}

type Uttered = Extract<ConductorEvent, { kind: 'uttered' }>;

function utter(taken: Step, event: Uttered): boolean {
  const { otherWay } = taken.state;
  if (otherWay?.turnId !== event.turnId) {
    // What is said before the two ways part belongs to both.
    if (otherWay) taken.state.otherWay = { ...otherWay, state: step(otherWay.state, event).state };
    return noteUttered(taken.state, event);
  }
  taken.state.otherWay = null;
  const { turned, ...worded } = event.worded ?? {};
  if (!turned) return noteUttered(taken.state, event, true);
  taken.state = { ...workingCopy(otherWay.state), nowMs: taken.state.nowMs };
  taken.directives.push(...otherWay.directives);
  return noteUttered(
    taken.state,
    { ...event, ...(event.worded ? { worded: { ...worded, by: event.worded.by } } : {}) },
    true,
  );
}

function end(step: Step): boolean {
  const { state } = step;
  if (state.frozen) stopInCare(step);
  else {
    remark(step, 'closing_early', { speakerId: chairId(state), topicId: closingTopic, move: 'closing' });
    finish(step, 'ended_by_candidate');
  }
  return true;
}

const outOfTime = ({ counts }: ConductorState): EndReason => (counts.answers === 0 ? 'abandoned' : 'time_up');
function timeUp(step: Step): boolean {
  const { state, setting } = step;
  if (state.frozen) {
    finish(step, 'distress');
    return true;
  }
  const phase = clockPhase(state.nowMs, clockOf(setting));
  if (phase !== 'stopped' && phase !== 'over') return false;
  if (phase === 'stopped' && setting.drill) return closeDrill(step, outOfTime(state));
  if (phase === 'stopped')
    remark(step, 'closing', { speakerId: chairId(state), topicId: closingTopic, move: 'closing' });
  finish(step, outOfTime(state));
  return true;
}

/** Past the hard stop nothing is asked or answered any more; what was said is kept. */
function afterHardStop(step: Step, event: ConductorEvent): boolean {
  const { state } = step;
  if (event.kind === 'answered') {
    if (!state.asked || !acceptsAnswerTo(state, event.turnId) || !event.text.trim()) return false;
    recordAnswer(step, state.asked, { ...event, text: event.text.trim() });
    state.counts.answers += 1;
  }
  finish(step, outOfTime(state));
  return true;
}

/** Lets one event happen to a running interview; false when it is late, repeated or out of place and so changes nothing. */
function happen(step: Step, event: ConductorEvent): boolean {
  const { state } = step;
  const { asked } = state;
  if (event.kind === 'uttered') return utter(step, event);
  if (clockPhase(state.nowMs, clockOf(step.setting)) === 'over' && !state.frozen)
    return afterHardStop(step, event);
  switch (event.kind) {
    case 'started':
    case 'noticed':
      return false;
    case 'answered':
      if (!asked || !acceptsAnswerTo(state, event.turnId) || !event.text.trim()) return false;
      answer(step, asked, event);
      return true;
    case 'silence':
      return asked !== null && silence(step, asked, event.seconds);
    case 'move_on':
      return asked !== null && moveOn(step, asked);
    case 'think':
      return asked !== null && think(step, asked);
    case 'ask_again':
      return asked !== null && askAgain(step, asked);
    case 'soften':
      return soften(step);
    case 'resume_clock':
      if (!state.frozen) return false;
      resume(step);
      return true;
    case 'end_requested':
      return end(step);
    case 'time_up':
      return timeUp(step);
    default:
      return false;
  }
}

/**
 * One event of an interview: the state after it, and what is to be done, in order. Total: events before the start, after the finish, late,
 * repeated or unknown change nothing and ask for nothing. The state given is left as it is; equal inputs give equal results (rule CODE-1).
 */
export function step(
  state: ConductorState,
  event: ConductorEvent,
): { state: ConductorState; directives: Directive[] } {
  const unchanged = { state, directives: [] };
  if (state.phase === 'finished' || !Number.isFinite(event.atMs) || event.atMs < 0) return unchanged;
  const starting = event.kind === 'started';
  if (starting !== (state.phase === 'created')) return unchanged;
  const setting = starting ? settingOf(event) : state.setting;
  const taken = setting && take(state, event, setting);
  if (!taken) return unchanged;
  const { took } = taken;
  const other = took && take(state, event, setting, took === 'stay' ? 'go' : 'stay');
  if (other) leaveOpen(taken, other);
  return { state: taken.state, directives: taken.directives };
}

/** What comes of an event, by the way it has to take where there are two; null when it changes nothing. */
function take(state: ConductorState, event: ConductorEvent, setting: Setting, only?: Way): Step | null {
  const next = workingCopy(state);
  next.nowMs = Math.max(state.nowMs, Math.round(event.atMs));
  const listens = event.kind === 'answered' && event.listens === true;
  const taken: Step = { state: next, setting, directives: [], listens, ...(only ? { only } : {}) };
  if (event.kind !== 'uttered') next.otherWay = null;
  if (event.kind === 'started') start(taken);
  else if (!happen(taken, event)) return null;
  if (event.kind !== 'uttered' && owesMustAsks(taken)) putOutstanding(taken);
  return taken;
}

/** Leaves the other way open beside the one taken, where both begin alike up to the turn in which they differ (rule PACE-7). */
function leaveOpen(taken: Step, other: Step): void {
  const at = taken.directives.findIndex((one, index) => !isSame(one, other.directives[index]));
  const [planned, instead] = [taken.directives[at], other.directives[at]];
  if (planned?.kind !== 'speak' || instead?.kind !== 'speak') return;
  if (planned.speak.turnId !== instead.speak.turnId) return;
  taken.directives[at] = { kind: 'speak', speak: { ...planned.speak, other: instead.speak } };
  const { turnId } = planned.speak;
  taken.state.otherWay = { turnId, state: other.state, directives: other.directives.slice(at + 1) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function settingOf(event: Extract<ConductorEvent, { kind: 'started' }>): Setting {
  const { kind: _kind, atMs: _atMs, ...setting } = structuredClone(event);
  const facts = withEmployerClass(setting.facts);
  return { ...setting, facts, ...(setting.scenario ? { style: setting.scenario.style } : {}) };
}

/** The state after a whole list of events: an interview is rebuilt from them alone. */
export function replay(events: readonly ConductorEvent[]): ConductorState {
  return events.reduce((state, event) => step(state, event).state, initialState());
}
