import type { ScenarioPlan, ScenarioQuestion } from '#contract/schools/scenario.ts';
import { outlook } from '#core/interview/plan/pacing.ts';
import { hasTimeFor, isPressed, lastCallMs, outstanding } from '#core/interview/plan/scenario.ts';
import { clockPhase, interviewClockOf } from '#core/interview/plan/time-budget.ts';
import { schoolStem } from '#core/interview/questions/school-questions.ts';
import { type AgendaItem, progressOf, type Thread } from '#core/interview/state.ts';
import { openingTopic } from '#core/topics/topic-table.ts';
import { startClosing } from './close-interview.ts';
import { openThread } from './open-thread.ts';
import { awaitAnswer, chairId, warnOfTime } from './put-question.ts';
import { aside, say, type Step } from './step.ts';

const on =
  (topicId: string) =>
  (one: { topicId: string }): boolean =>
    one.topicId === topicId;

const again = (topicId: AgendaItem['topicId']): AgendaItem => ({
  topicId,
  budgetMs: 0,
  mustCover: false,
  factIds: [],
});

function putMustAsk(step: Step, question: ScenarioQuestion, awaiting = true): void {
  const { topicId } = question;
  const item = step.state.agenda.find(on(topicId)) ?? again(topicId);
  openThread(step, item, schoolStem(question), { awaiting });
}

/** Puts all that everybody is to be asked one after the other, to be answered in one go (rule SCHOOL-32). */
function putTogether(step: Step, left: readonly ScenarioQuestion[]): void {
  const topicId = left[0]?.topicId ?? openingTopic;
  if (left.length > 1) aside(step, 'asked_of_all', { speakerId: chairId(step.state), topicId });
  left.forEach((question, at) => putMustAsk(step, question, at === left.length - 1));
}

/** Whether the last call for the questions everybody is asked has come and some were not put. */
export function owesMustAsks({ state, setting }: Step): boolean {
  const { scenario } = setting;
  return (
    scenario !== undefined &&
    state.phase === 'asking' &&
    !state.frozen &&
    state.nowMs > lastCallMs(setting) &&
    state.nowMs < interviewClockOf(setting).answerStopMs &&
    outstanding(scenario, state).length > 0
  );
}

/** Puts what is outstanding in place of the question in the air, at the last call (rule SCHOOL-32). */
export function putOutstanding(step: Step): void {
  const { scenario } = step.setting;
  if (scenario) putTogether(step, outstanding(scenario, step.state));
}

/** Whether a sitting has the time to stay on this thread: in its topic, and before the questions everybody is asked (rules SCHOOL-31, SCHOOL-32). */
export function timeToStayIn({ state, setting }: Step, scenario: ScenarioPlan, thread: Thread): boolean {
  const phase = clockPhase(state.nowMs, interviewClockOf(setting));
  if ((phase !== 'open' && phase !== 'no_lead') || outlook(setting, state).room === 0) return false;
  const left = outstanding(scenario, state);
  if (isPressed(setting, left.length + 1, state) && left.length > 0) return false;
  const item = state.agenda.find(on(thread.topicId));
  const reserved = left.filter(on(thread.topicId)).length;
  return item
    ? hasTimeFor(setting, state, item, reserved)
    : state.agenda.length === 0 || progressOf(state, thread.topicId).spentMs < thread.budgetMs;
}

/** Topics for what time is left once all had theirs: those that had the least of it first. */
function furtherTopics({ state }: Step, { topics }: ScenarioPlan): AgendaItem[] {
  const had = ({ topicId, minutes }: ScenarioPlan['topics'][number]): number =>
    progressOf(state, topicId).spentMs / minutes;
  return topics.toSorted((a, b) => had(a) - had(b)).map(({ topicId }) => again(topicId));
}

/** The next question in the plan: of the topic that is on while it has the time, else of the next. False when all of them are through. */
function goOnInPlan(step: Step, left: readonly ScenarioQuestion[]): boolean {
  const { state, setting } = step;
  for (let [item] = state.agenda; item; [item] = state.agenda) {
    const own = left.find(on(item.topicId));
    const isNew = progressOf(state, item.topicId).threads === 0;
    if (own) {
      putMustAsk(step, own);
      return true;
    }
    const opened = (isNew || hasTimeFor(setting, state, item)) && openThread(step, item);
    if (!opened || item.topicId === openingTopic) state.agenda = state.agenda.slice(1);
    if (opened) return true;
  }
  return false;
}

/**
 * Opens the next thread of a school's sitting. What everybody is asked comes first in its topic, and before anything else when time is short; the closing only
 * comes when all of it was put (rules SCHOOL-31, SCHOOL-32).
 */
export function askInScenario(step: Step, scenario: ScenarioPlan): void {
  const { state, setting } = step;
  if (owesMustAsks(step)) return putOutstanding(step);
  const phase = clockPhase(state.nowMs, interviewClockOf(setting));
  const left = outstanding(scenario, state);
  const [first] = left;
  const { room } = outlook(setting, state);
  if (phase !== 'open') return startClosing(step);
  if (first && state.counts.leads > 0 && (room === 0 || isPressed(setting, left.length, state)))
    return putMustAsk(step, first);
  if (room === 0) return startClosing(step);
  warnOfTime(step, state.agenda[0]?.topicId ?? openingTopic);
  if (goOnInPlan(step, left)) return;
  if (first) return putMustAsk(step, first);
  if (furtherTopics(step, scenario).some((item) => openThread(step, item))) return;
  startClosing(step);
}

/** Puts the next follow-up that the school prepared, as it stands (rule SCHOOL-32). */
export function askRung(step: Step, { topicId, speakerId, filled }: Thread, text: string): void {
  const { state } = step;
  const turnId = say(step, {
    speakerId,
    topicId,
    move: 'probe',
    draft: text,
    awaiting: true,
    stemId: filled.stem.id,
    asWritten: true,
  });
  state.counts.followUps += 1;
  if (state.thread) state.thread.followUps += 1;
  awaitAnswer(step, { turnId, topicId, kind: 'follow_up', speakerId, text, asWritten: true });
}
