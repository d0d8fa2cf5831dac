import { interviewLimits } from '#contract/interview-events.ts';
import { type AgendaItem, type ConductorState, type Setting, questionCount } from '#core/interview/state.ts';
import { styleRules } from '#core/interview/styles.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { cycleMs, interviewClockOf } from './time-budget.ts';

/** Questions at a usual pace, at least, and in any interview, at most: a bound for who answers in seconds; the clock ends all others (rule PACE-1). */
export const questionLimits = { least: 20, most: 80 } as const;

/** Turns kept free for the wrap-up, two closing questions with their answers, and the closing words. */
const closingTurns = 6;
/** From so many questions on Grill has a last word as well. */
const fullInterview = 24;
/** What is still to come at this candidate's pace: questions that fit, and of those at the end, the closing's. */
type Outlook = { closing: number; room: number };

type Paced = Pick<ConductorState, 'counts' | 'nowMs' | 'turns'>;

/** Questions that fit before wrapping starts, by the clock (one always does until then), by the limit on questions and by the limit on turns. */
function roomLeft(state: Paced, closing: number, wrapFromMs: number): number {
  const timeMs = wrapFromMs - state.nowMs;
  const byClock =
    timeMs > 0 ? Math.max(1, Math.floor(timeMs / cycleMs(state.nowMs, state.counts.answers))) : 0;
  const byCount = questionLimits.most - closing - state.counts.leads - state.counts.followUps;
  const byTurns = Math.floor((interviewLimits.turns - closingTurns - state.turns.length) / 2);
  return Math.max(0, Math.min(byClock, byCount, byTurns));
}

/** How many questions still fit, and how many of the closing (rule CLOCK-6). */
export function outlook(setting: Pick<Setting, 'style' | 'scenario'>, state: Paced): Outlook {
  const { closingQuestions } = styleRules[setting.style];
  const room = roomLeft(state, closingQuestions, interviewClockOf(setting).wrapFromMs);
  const full = questionCount(state) - state.counts.closing + room + closingQuestions;
  return { room, closing: setting.style === 'grill' && full < fullInterview ? 1 : closingQuestions };
}

const priority = (item: AgendaItem): number => {
  if (item.mustCover) return 4;
  return topicTable[item.topicId].plan.place.kind === 'personal' ? 2 : 3;
};

/** The part of the agenda there is still time for: must-cover topics stay, personal topics go first. Order is kept. */
export function affordable(agenda: readonly AgendaItem[], leads: number): AgendaItem[] {
  const kept = agenda
    .map((item, index) => ({ item, index }))
    .toSorted((a, b) => priority(b.item) - priority(a.item) || a.index - b.index)
    .slice(0, Math.max(leads, agenda.filter((item) => item.mustCover).length));
  return agenda.filter((_, index) => kept.some((k) => k.index === index));
}
