import type { ScenarioPlan, ScenarioQuestion } from '#contract/schools/scenario.ts';
import { scenarioShares } from '#contract/schools/scenario-minutes.ts';
import type { TopicId } from '#contract/topics.ts';
import { openingTopic } from '#core/topics/topic-table.ts';
import { type AgendaItem, type ConductorState, progressOf, type Setting } from '#core/interview/state.ts';
import { agendaFactIds } from './agenda.ts';
import { cycleMs, interviewClockOf } from './time-budget.ts';

const minute = 60_000;

/** A question with its answer takes so long at least, whatever the pace so far. */
const leastExchangeMs = 75_000;
/** Whoever takes no longer over one answer is asked every must-ask, however late it has become (rule SCHOOL-32). */
const longestAnswerMs = 5 * minute;

/** What a school's sitting is to be about: the opening, then its topics in its order, each with its part of the time there is for topics (rule SCHOOL-31). */
export function planScenario(
  setting: Setting,
  scenario: ScenarioPlan,
): { items: AgendaItem[]; spare: AgendaItem[] } {
  const shares = scenarioShares(scenario.minutes);
  const scale = shares.topics / scenario.topics.reduce((sum, { minutes }) => sum + minutes, 0);
  const factIds = agendaFactIds(setting);
  const item = (topicId: TopicId, minutes: number): AgendaItem => ({
    topicId,
    budgetMs: Math.round(minutes * minute),
    mustCover: false,
    factIds: factIds(topicId),
  });
  return {
    items: [
      item(openingTopic, shares.opening),
      ...scenario.topics.map(({ topicId, minutes }) => item(topicId, minutes * scale)),
    ],
    spare: [],
  };
}

type Underway = Pick<ConductorState, 'agenda' | 'topics' | 'nowMs' | 'counts' | 'usedStemIds'>;

/** The questions everybody is asked that were not put yet: topic by topic, in the school's order within each. */
export function outstanding(
  { topics, mustAsk }: ScenarioPlan,
  { usedStemIds }: Pick<ConductorState, 'usedStemIds'>,
): ScenarioQuestion[] {
  const place = ({ topicId }: ScenarioQuestion): number => {
    const at = topics.findIndex((topic) => topic.topicId === topicId);
    return at < 0 ? topics.length : at;
  };
  return mustAsk
    .filter(({ questionId }) => !usedStemIds.includes(questionId))
    .toSorted((a, b) => place(a) - place(b));
}

/** From here on whatever is outstanding is put at once: a longer wait for an answer could be the last (rule SCHOOL-32). */
export const lastCallMs = (setting: Pick<Setting, 'scenario'>): number =>
  interviewClockOf(setting).answerStopMs - longestAnswerMs;

/** Whether the outstanding must-asks need all the time that is left for them, at this candidate's pace (rule SCHOOL-32). */
export function isPressed(setting: Pick<Setting, 'scenario'>, left: number, state: Underway): boolean {
  const eachMs = Math.max(leastExchangeMs, cycleMs(state.nowMs, state.counts.answers));
  return left > 0 && lastCallMs(setting) - state.nowMs < left * eachMs;
}

/** What is left of a topic's minutes by the plan. */
const dueMs = (state: Underway, { topicId, budgetMs }: AgendaItem): number =>
  Math.max(0, budgetMs - progressOf(state as ConductorState, topicId).spentMs);

/**
 * Whether a topic has the time for one more question, when `reserved` more of it are still to be put: at least half of what a question takes, of its part of the
 * time that is really left. What one topic ran over or left is borne by all that follow (rule SCHOOL-31).
 */
export function hasTimeFor(
  setting: Pick<Setting, 'scenario'>,
  state: Underway,
  topic: AgendaItem,
  reserved = 0,
): boolean {
  const exchangeMs = cycleMs(state.nowMs, state.counts.answers);
  const others = state.agenda.filter(({ topicId }) => topicId !== topic.topicId);
  const dueOfAllMs = [topic, ...others].reduce((sum, item) => sum + dueMs(state, item), 0);
  const leftMs = interviewClockOf(setting).wrapFromMs - state.nowMs;
  const shareMs = dueOfAllMs === 0 ? 0 : (leftMs * dueMs(state, topic)) / dueOfAllMs;
  return shareMs - reserved * exchangeMs >= exchangeMs / 2;
}
