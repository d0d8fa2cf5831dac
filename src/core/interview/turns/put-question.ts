import type { TopicId } from '#contract/topics.ts';
import { factsOnTable } from '#core/interview/plan/agenda.ts';
import { chooseStem } from '#core/interview/questions/choose-stem.ts';
import { drawMayAsk } from '#core/interview/questions/school-questions.ts';
import { interviewClockOf } from '#core/interview/plan/time-budget.ts';
import { aimFacts } from '#core/interview/questions/aim-facts.ts';
import { aside, type Step } from './step.ts';
import { wordStem } from '#core/interview/questions/fill-stem.ts';
import { memberInSeat } from '#core/interview/panel.ts';
import type { FilledStem } from '#core/interview/questions/question.ts';
import {
  type Asked,
  type ConductorState,
  type Firing,
  mannerOf,
  questionCount,
} from '#core/interview/state.ts';

/** The chair of this interview. */
export function chairId(state: ConductorState): string {
  return memberInSeat(state.panel, 'chair').id;
}

/** Makes this question the one in the air. */
export function awaitAnswer(
  step: Step,
  question: Pick<Asked, 'turnId' | 'topicId' | 'kind' | 'speakerId' | 'text'> & Partial<Asked>,
): void {
  const { nowMs } = step.state;
  step.state.asked = {
    factIds: [],
    gap: null,
    tactic: null,
    askedAtMs: nowMs,
    quietUntilMs: nowMs,
    silenceSeconds: 0,
    repeats: 0,
    clarified: false,
    redirects: 0,
    turnIds: [question.turnId],
    ...question,
  };
}

/** Logs a tactic with the turn that carries it (rule TACTIC-1). */
export function fire(
  state: ConductorState,
  firing: Pick<Firing, 'tactic' | 'turnId' | 'topicId' | 'burst'>,
): void {
  state.tactics.firings.push({
    ...firing,
    turnsToRecover: null,
    question: questionCount(state),
    answersSince: 0,
  });
}

/** Says once that the time is nearly up, when it is. */
export function warnOfTime(step: Step, topicId: TopicId): void {
  const { state, setting } = step;
  if (
    state.timeWarned ||
    state.turns.at(-1)?.move === 'care' ||
    state.nowMs < interviewClockOf(setting).warningFromMs
  )
    return;
  state.timeWarned = true;
  aside(step, 'time_warning', { speakerId: chairId(state), topicId });
}

/** The words of a lead; null when they were heard in this interview. */
export function leadWords({ state, setting }: Step, filled: FilledStem): string | null {
  const manner = mannerOf(state, setting);
  // A school's question is no pattern to fill in, and is asked whatever was said before.
  if (filled.stem.asWritten) return filled.stem.wording[manner];
  const text = wordStem(filled, manner);
  return text && !state.usedTexts.includes(text) ? text : null;
}

/** The stem a topic is opened with next: a school's may-ask before ours, and of ours none where it switched them off; null when there is none left (rule SCHOOL-32). */
export function stemFor({ state, setting }: Step, topicId: TopicId): FilledStem | null {
  const { scenario } = setting;
  const isSchools = scenario?.topics.some((topic) => topic.topicId === topicId) ?? false;
  if (scenario && isSchools) {
    const drawn = drawMayAsk(scenario, { ...setting, ...state, topicId });
    if (drawn || scenario.oursOffIn.includes(topicId)) return drawn;
  }
  return chooseStem({
    topicId,
    profile: setting.profile,
    style: mannerOf(state, setting),
    facts: [...factsOnTable(setting.facts, state.tableFactIds), ...aimFacts(setting)],
    discipline: state.discipline,
    usedStemIds: state.usedStemIds,
    recentStemIds: setting.recentStemIds,
    usedFactIds: state.usedFactIds,
    seed: setting.seed,
    ...(scenario ? { banned: scenario.banned } : {}),
  });
}
