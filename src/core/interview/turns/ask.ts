import type { TopicId } from '#contract/topics.ts';
import { closeDrill, startClosing } from './close-interview.ts';
import { drillMayAsk } from '#core/interview/plan/drill.ts';
import { askInScenario } from './ask-in-scenario.ts';
import { openThread } from './open-thread.ts';
import { type Step, say, scriptWords } from './step.ts';
import type { FollowUpChoice } from '#core/interview/follow-up/situation.ts';
import { affordable, outlook } from '#core/interview/plan/pacing.ts';
import { awaitAnswer, fire, warnOfTime } from './put-question.ts';
import {
  type AgendaItem,
  type ConductorState,
  questionCount,
  type TopicProgress,
  progressOf,
} from '#core/interview/state.ts';
import { closingTopic, openingTopic, topicTable } from '#core/topics/topic-table.ts';
import { clockPhase, cycleMs, interviewClockOf } from '#core/interview/plan/time-budget.ts';

/** Topics for a further thread once the agenda is through: second threads before third ones, then by weight (rule CLOCK-3). */
function returnItems({ state, setting }: Step, used: readonly TopicId[]): AgendaItem[] {
  const weight = (topicId: TopicId): number => topicTable[topicId].scoring.weight[setting.profile];
  return (Object.entries(state.topics) as [TopicId, TopicProgress][])
    .filter(
      ([topicId]) =>
        topicId !== closingTopic &&
        topicId !== openingTopic &&
        topicId !== state.thread?.topicId &&
        !used.includes(topicId),
    )
    .toSorted((a, b) => a[1].threads - b[1].threads || weight(b[0]) - weight(a[0]))
    .map(([topicId]) => ({ topicId, budgetMs: 0, mustCover: false, factIds: [] }));
}

/** A topic has one question in a row for each of these parts of its time (rule PACE-8). */
const perQuestionMs = 90_000;

/** The topic that is on, while it has the time for another question of its own and nothing that must be covered is waiting for it. */
function sameTopic({ state, setting }: Step): AgendaItem[] {
  const { thread } = state;
  if (!thread || thread.topicId === openingTopic) return [];
  const { topicId, budgetMs } = thread;
  const { threads, spentMs } = progressOf(state, topicId);
  const pressed = state.nowMs >= interviewClockOf(setting).mustCoverFromMs && uncovered(state).length > 0;
  const mayStay =
    !pressed &&
    (threads + 1) * perQuestionMs <= budgetMs &&
    spentMs + cycleMs(state.nowMs, state.counts.answers) / 2 <= budgetMs;
  return mayStay ? [{ topicId, budgetMs, mustCover: false, factIds: [] }] : [];
}

/** So many questions a topic takes at least, on average. */
const questionsToATopic = 2;

/** Must-cover topics still without an answer. */
export function uncovered(state: ConductorState): AgendaItem[] {
  return state.agenda.filter((item) => item.mustCover && progressOf(state, item.topicId).answers === 0);
}

/** From what is easiest to speak of: a pastime, then the place one is from. */
const easiest = ({ topicId }: AgendaItem): number => {
  const { place } = topicTable[topicId].plan;
  return place.kind === 'personal' ? (place.drawnBy === null ? 1 : 0) : 2;
};

function candidatesForLead(step: Step): AgendaItem[] {
  const { state, setting } = step;
  const { room } = outlook(setting, state);
  const forced = state.nowMs >= interviewClockOf(setting).mustCoverFromMs ? uncovered(state) : [];
  const planned = affordable(state.agenda, Math.ceil(room / questionsToATopic));
  const rest = state.agenda.filter((item) => !planned.includes(item));
  const open = [...sameTopic(step), ...forced, ...planned, ...state.spare, ...rest];
  return [
    ...open,
    ...returnItems(
      step,
      open.map((item) => item.topicId),
    ),
  ];
}

/** Opens the next thread of a drill, in which what was asked before may be asked of another answer; ends it when it is through (rule DRILL-1). */
function askInDrill(step: Step): void {
  const { state } = step;
  const [item] = state.agenda;
  if (!item || !drillMayAsk(state) || !openThread(step, item)) closeDrill(step);
}

/** Goes on to the next topic, or to the closing when no lead may start any more (rule CLOCK-1); after distress to an easy one (rule SAFE-14). */
export function askLead(step: Step, after: 'answer' | 'distress' = 'answer'): void {
  const { state, setting } = step;
  if (setting.drill) return askInDrill(step);
  if (setting.scenario) {
    if (after === 'distress') state.agenda = state.agenda.toSorted((a, b) => easiest(a) - easiest(b));
    return askInScenario(step, setting.scenario);
  }
  const { room } = outlook(setting, state);
  if (clockPhase(state.nowMs, interviewClockOf(setting)) !== 'open' || room === 0) return startClosing(step);
  const inTurn = candidatesForLead(step);
  const items = after === 'distress' ? inTurn.toSorted((a, b) => easiest(a) - easiest(b)) : inTurn;
  const [next] = items;
  if (next) warnOfTime(step, next.topicId);
  for (const item of items) {
    const opened = openThread(step, item);
    state.agenda = state.agenda.filter((other) => other !== item);
    state.spare = state.spare.filter((other) => other !== item);
    if (opened) return;
  }
  startClosing(step);
}

/** Puts a follow-up to the last answer. */
export function askFollowUp(step: Step, choice: FollowUpChoice): void {
  const { state } = step;
  const { thread } = state;
  if (!thread) return askLead(step);
  const { topicId } = thread;
  warnOfTime(step, topicId);
  const { gap, move, tactic, text, speakerId, factIds = [] } = choice;
  const turnId = say(step, {
    speakerId,
    topicId,
    move,
    draft: text,
    awaiting: true,
    gap,
    tactic,
    stemId: thread.filled.stem.id,
    factIds,
    interjects: choice.interjects ?? undefined,
  });
  if (choice.interjects) state.lastInterjection = questionCount(state) + 1;
  if (move === 'probe' || move === 'challenge') state.counts.followUps += 1;
  thread.followUps += 1;
  if (choice.conflict) state.conflictsAsked.push(choice.conflict);
  if (tactic) fire(state, { tactic, turnId, topicId, burst: choice.burst ?? 0 });
  awaitAnswer(step, {
    turnId,
    topicId,
    kind: 'follow_up',
    factIds,
    speakerId,
    text,
    gap: gap ?? null,
    tactic: tactic ?? null,
  });
}

/** Gives the one hint a puzzle has. */
export function giveHint(step: Step, hint: string): void {
  const { state } = step;
  const { thread } = state;
  if (!thread) return askLead(step);
  const { topicId, speakerId } = thread;
  const text = scriptWords(step, 'hint', speakerId, hint);
  thread.hinted = true;
  state.counts.followUps += 1;
  const turnId = say(step, {
    speakerId,
    topicId,
    move: 'clarify',
    script: 'hint',
    draft: text,
    awaiting: true,
    stemId: thread.filled.stem.id,
  });
  awaitAnswer(step, { turnId, topicId, kind: 'follow_up', speakerId, text });
}
