import { correctedFigure } from '#core/interview/follow-up/heard-correction.ts';
import type { HeardAnswer } from '#core/interview/follow-up/heard-answer.ts';
import { askFollowUp, askLead, giveHint, uncovered } from './ask.ts';
import { askRung, timeToStayIn } from './ask-in-scenario.ts';
import { continueClosing } from './close-interview.ts';
import { stemFor } from './put-question.ts';
import { aside, type Step } from './step.ts';
import {
  chooseAfterNonAnswer,
  chooseAnswerable,
  chooseFollowUp,
  chooseOnConfession,
} from '#core/interview/follow-up/choose-follow-up.ts';
import { chooseInDrill, chooseToFill } from '#core/interview/follow-up/choose-in-drill.ts';
import { drillMayAsk } from '#core/interview/plan/drill.ts';
import { schoolRungOf, type Situation } from '#core/interview/follow-up/follow-up-sources.ts';
import { findBannedPhrase } from '#core/interview/guards/banned-phrases.ts';
import { followUpAllowance, outlook } from '#core/interview/plan/pacing.ts';
import { type Asked, mannerOf, type Thread } from '#core/interview/state.ts';
import { styleRules } from '#core/interview/styles.ts';
import { clockPhase, interviewClockOf, topicTimeIsUp } from '#core/interview/plan/time-budget.ts';

const nonAnswersToLeave = 2;
const goodAnswersToLeave = 3;
const barrenToLeave = 2;
const lateRoom = 3;
/** The closing and one more beginning count as questions too. */
const closingsToCome = 2;

/** Whether the clock lets the panel stay on this thread at all. */
function timeToStay(step: Step, thread: Thread): boolean {
  const { state, setting } = step;
  if (setting.drill) return drillMayAsk(state);
  if (setting.scenario) return timeToStayIn(step, setting.scenario, thread);
  const clock = interviewClockOf(setting);
  const phase = clockPhase(state.nowMs, clock);
  if (phase !== 'open' && phase !== 'no_lead') return false;
  if (outlook(setting, state).room === 0) return false;
  const others = uncovered(state).filter((item) => item.topicId !== thread.topicId);
  if (state.nowMs >= clock.mustCoverFromMs && others.length > 0) return false;
  return !topicTimeIsUp(state.topics[thread.topicId]?.spentMs ?? 0, thread.budgetMs);
}

/** Whether the thread has given what it can, or has had its share of follow-ups (rules PACE-3, PACE-4). */
function threadIsDone({ state, setting }: Step, thread: Thread): boolean {
  const asked = state.counts.leads + state.counts.followUps + closingsToCome;
  const isBehind = state.counts.followUps < styleRules[setting.style].followUpShare.least * asked;
  if (thread.nonAnswers >= nonAnswersToLeave || thread.goodAnswers >= goodAnswersToLeave) return true;
  if (thread.barren >= barrenToLeave + Number(isBehind)) return true;
  const view = outlook(setting, state);
  const manner = mannerOf(state, setting);
  // The last minutes are for what was said rather than for another beginning, while follow-ups are short of their share.
  if (isBehind && view.room <= lateRoom) return thread.followUps >= styleRules[manner].followUpsPerLead;
  return thread.followUps >= followUpAllowance(manner, thread, view, state.agenda);
}

/** A Grill thread whose last question was a hard one that failed gets one more that can be answered (rule PACE-5). */
function owesAnswerable({ state, setting }: Step, thread: Thread, asked: Asked, heard: HeardAnswer): boolean {
  if (mannerOf(state, setting) !== 'grill' || thread.followUps >= styleRules.grill.followUpsPerLead)
    return false;
  if (thread.nonAnswers >= nonAnswersToLeave) return false;
  const hard = asked.tactic !== null || asked.gap === 'limit' || asked.gap === 'failure_case';
  return hard && heard.nonAnswer;
}

/** A thread that is done has room for one more follow-up than its share. */
const mayStay = ({ state, setting }: Step, { followUps }: Thread): boolean =>
  followUps <= styleRules[mannerOf(state, setting)].followUpsPerLead;

/** Cuts in after a monologue, as often as there are words for it that were not used yet. */
function cutShort(step: Step, monologue: boolean, interrupted: boolean): void {
  const { thread } = step.state;
  if (!monologue || interrupted || !thread) return;
  aside(step, 'answer_cut', { speakerId: thread.speakerId, topicId: thread.topicId });
}

/** Says a corrected figure back, so that the candidate knows it is the one that holds (rule CLAIM-3). */
function noteCorrection(step: Step, { turnId, text }: HeardAnswer, { speakerId, topicId }: Asked): void {
  const { state, setting } = step;
  const earlier = state.turns
    .filter((turn) => turn.role === 'candidate' && turn.id !== turnId && !turn.unscored)
    .map((turn) => turn.text);
  const figure = correctedFigure(text, earlier, setting.facts);
  if (figure) aside(step, 'correction_noted', { speakerId, topicId, words: figure });
}

/** In Chill, "I don't know" is met with time before the nearer question, as often as there are words for it. */
function reassure(step: Step, { speakerId, topicId }: Thread): void {
  aside(step, 'take_your_time', { speakerId, topicId });
}

function puzzleHint(thread: Thread, heard: HeardAnswer, style: 'chill' | 'grill'): string | null {
  const { key, kind } = thread.filled.stem;
  if (thread.hinted || !key?.hint || heard.solved || heard.good) return null;
  if (kind !== 'puzzle' && kind !== 'guesstimate' && !(heard.nonAnswer && style === 'chill')) return null;
  if (kind === 'guesstimate' && !heard.nonAnswer) return null;
  return key.hint[style];
}

/** What comes after an answer in the interview proper: a follow-up, a hint, or the next topic (rules GAP-2, PACE-4). */
export function goOn(step: Step, asked: Asked, heard: HeardAnswer, monologue: boolean): void {
  const { state, setting } = step;
  state.asked = null;
  if (state.phase === 'closing') return continueClosing(step, heard.text);
  const { thread } = state;
  if (!thread) return askLead(step);
  noteCorrection(step, heard, asked);
  const situation: Situation = { state, setting, thread, heard, monologue };
  const staying = timeToStay(step, thread);
  const keepsOn = staying && thread.nonAnswers < nonAnswersToLeave;
  const rung = keepsOn ? schoolRungOf(situation) : null;
  if (rung) return askRung(step, thread, rung);
  const hint = keepsOn ? puzzleHint(thread, heard, mannerOf(state, setting)) : null;
  if (hint && !findBannedPhrase(hint, setting.scenario?.banned)) return giveHint(step, hint);
  if (setting.drill) {
    const isLast = stemFor(step, thread.topicId) === null;
    const next = staying
      ? (chooseInDrill(situation, setting.drill) ?? (isLast ? chooseToFill(situation) : null))
      : null;
    return next ? askFollowUp(step, next) : askLead(step);
  }
  const done = threadIsDone(step, thread);
  const choice = !staying
    ? null
    : done
      ? owesAnswerable(step, thread, asked, heard)
        ? chooseAnswerable(situation)
        : mayStay(step, thread)
          ? chooseOnConfession(situation)
          : null
      : heard.nonAnswer && asked.tactic !== 'silence'
        ? chooseAfterNonAnswer(situation)
        : chooseFollowUp(situation);
  cutShort(step, monologue, choice?.tactic === 'interrupt');
  if (choice && heard.signals.dontKnow && mannerOf(state, setting) === 'chill') reassure(step, thread);
  return choice ? askFollowUp(step, choice) : askLead(step);
}
