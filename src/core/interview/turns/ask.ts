import type { TopicId } from '#contract/topics.ts';
import { closeDrill, startClosing } from './close-interview.ts';
import { drillMayAsk } from '#core/interview/plan/drill.ts';
import { askInScenario } from './ask-in-scenario.ts';
import { openThread } from './open-thread.ts';
import { type Step, say, scriptWords } from './step.ts';
import type { FollowUpChoice } from '#core/interview/follow-up/follow-up-sources.ts';
import { affordable, outlook, unplannedDepth } from '#core/interview/plan/pacing.ts';
import { awaitAnswer, warnOfTime } from './put-question.ts';
import {
  type AgendaItem,
  type ConductorState,
  questionCount,
  type TopicProgress,
  progressOf,
} from '#core/interview/state.ts';
import { closingTopic, openingTopic, topicTable } from '#core/topics/topic-table.ts';
import { clockPhase, interviewClockOf } from '#core/interview/plan/time-budget.ts';

/** Topics for a further thread once the agenda is through: second threads before third ones, then by weight and open gaps (rule CLOCK-3). */
function returnItems({ state, setting }: Step, used: readonly TopicId[]): AgendaItem[] {
  const worth = ([topicId, { openGaps }]: [TopicId, TopicProgress]): number =>
    topicTable[topicId].scoring.weight[setting.profile] * (1 + openGaps.length);
  return (Object.entries(state.topics) as [TopicId, TopicProgress][])
    .filter(
      ([topicId]) =>
        topicId !== closingTopic &&
        topicId !== openingTopic &&
        topicId !== state.thread?.topicId &&
        !used.includes(topicId),
    )
    .toSorted((a, b) => a[1].threads - b[1].threads || worth(b) - worth(a))
    .map(([topicId]) => ({
      topicId,
      budgetMs: 0,
      depth: unplannedDepth,
      mustCover: false,
      again: true,
      factIds: [],
    }));
}

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
  const { leadsLeft } = outlook(setting, state);
  const forced = state.nowMs >= interviewClockOf(setting).mustCoverFromMs ? uncovered(state) : [];
  const planned = affordable(state.agenda, Math.max(1, leadsLeft));
  const rest = state.agenda.filter((item) => !planned.includes(item));
  const open = [...forced, ...planned, ...state.spare, ...rest];
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
  if (!item || !drillMayAsk(state) || !openThread(step, item)) return void closeDrill(step);
  state.topics[item.topicId] = { ...progressOf(state, item.topicId), gapsAsked: [] };
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
  const { gap, move, tactic, hook, text, speakerId } = choice;
  const turnId = say(step, {
    speakerId,
    topicId,
    move,
    draft: text,
    awaiting: true,
    gap,
    tactic: tactic ?? undefined,
    hook: hook ?? undefined,
    stemId: thread.filled.stem.id,
    factIds: choice.factIds,
    interjects: choice.interjects ?? undefined,
  });
  if (choice.interjects) state.lastInterjection = questionCount(state) + 1;
  if (move === 'probe' || move === 'challenge') state.counts.followUps += 1;
  if (tactic !== 'silence') {
    const progress = progressOf(state, topicId);
    state.topics[topicId] = { ...progress, gapsAsked: [...progress.gapsAsked, gap] };
    state.gapCounts[gap] = (state.gapCounts[gap] ?? 0) + 1;
  }
  thread.followUps += 1;
  if (hook) state.usedQuotes.push(hook.quote.toLowerCase());
  if (choice.conflict) state.conflictsAsked.push(choice.conflict);
  if (tactic && choice.burst !== null) {
    state.tactics.firings.push({
      tactic,
      turnId,
      topicId,
      turnsToRecover: null,
      question: questionCount(state),
      burst: choice.burst,
      answersSince: 0,
    });
  }
  awaitAnswer(step, { turnId, topicId, kind: 'follow_up', speakerId, text, gap, tactic });
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
