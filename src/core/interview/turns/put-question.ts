import type { TopicId } from '#contract/topics.ts';
import { factsOnTable } from '#core/interview/plan/agenda.ts';
import { chooseStem } from '#core/interview/questions/choose-stem.ts';
import { aimFacts } from '#core/interview/questions/aim-facts.ts';
import type { Step } from './step.ts';
import { wordStem } from '#core/interview/questions/fill-stem.ts';
import { memberInSeat } from '#core/interview/panel.ts';
import type { FilledStem } from '#core/interview/questions/question.ts';
import { type Asked, type ConductorState, mannerOf } from '#core/interview/state.ts';

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

/** The words of a lead; null when they were heard in this interview. */
export function leadWords({ state, setting }: Step, filled: FilledStem): string | null {
  const text = wordStem(filled, mannerOf(state, setting));
  return text && !state.usedTexts.includes(text) ? text : null;
}

/** The stem a topic is opened with next; null when the bank has none left. */
export function stemFor({ state, setting }: Step, topicId: TopicId): FilledStem | null {
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
  });
}
