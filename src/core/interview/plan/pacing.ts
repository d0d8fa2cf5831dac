import { interviewLimits } from '#contract/interview-events.ts';
import type { Style } from '#contract/styles.ts';
import type { TopicId } from '#contract/topics.ts';
import {
  type AgendaItem,
  type ConductorState,
  type Setting,
  type Thread,
  questionCount,
} from '#core/interview/state.ts';
import { styleRules } from '#core/interview/styles.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { cycleMs, interviewClockOf } from './time-budget.ts';

/** Questions at a usual pace, at least, and in any interview, at most: a bound for who answers in seconds; the clock ends all others (rule PACE-1). */
export const questionLimits = { least: 20, most: 80 } as const;

/** Turns kept free for the wrap-up, two closing questions with their answers, and the closing words. */
const closingTurns = 6;
/** Leads that may come unplanned in the last minutes, when a thread ends early; the share of follow-ups is to bear them. */
const lateLeads = 2;
const topicsWanted: Record<Style, number> = { chill: 9, grill: 8 };

/** What is still to come, at this candidate's pace: all questions, and of those not yet put, leads and follow-ups. */
type Outlook = {
  expected: number;
  closing: number;
  leadsLeft: number;
  followUpsLeft: number;
  room: number;
};

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

/** So many leads are worth a follow-up each: the topics that are wanted, and of a school's topics every must-ask. */
function leadsWanted({ style, scenario }: Pick<Setting, 'style' | 'scenario'>): number {
  if (!scenario) return topicsWanted[style];
  const mustAsks = (topicId: TopicId): number =>
    scenario.mustAsk.filter((question) => question.topicId === topicId).length;
  const leads = scenario.topics.map(({ topicId }) => Math.max(1, mustAsks(topicId)));
  return Math.min(topicsWanted[style], 1 + leads.reduce((sum, count) => sum + count, 0));
}

/** Splits the questions that still fit into leads and follow-ups, so that the style's share of follow-ups is met and topics are covered. */
export function outlook(setting: Pick<Setting, 'style' | 'scenario'>, state: Paced): Outlook {
  const { style } = setting;
  const { followUpShare, closingQuestions } = styleRules[style];
  const room = roomLeft(state, closingQuestions, interviewClockOf(setting).wrapFromMs);
  const asked = questionCount(state) - state.counts.closing;
  const full = asked + room + closingQuestions;
  const closing = style === 'grill' && full < 24 ? 1 : closingQuestions;
  const expected = asked + room + closing;
  const least = Math.ceil(followUpShare.least * (expected + lateLeads));
  const aimed = Math.round(followUpShare.aim * expected);
  const followUps = Math.max(least, Math.min(aimed, expected - closing - leadsWanted(setting)));
  return {
    expected,
    closing,
    room,
    leadsLeft: Math.max(0, expected - closing - followUps - state.counts.leads),
    followUpsLeft: Math.max(0, followUps - state.counts.followUps),
  };
}

/** How deep a thread nobody planned goes. */
export const unplannedDepth = 1.2;

/** How many follow-ups this thread may have in all: its part, by depth, of those left for it and for the leads to come (rule PACE-3). */
export function followUpAllowance(
  style: Style,
  thread: Pick<Thread, 'depth' | 'followUps'>,
  { followUpsLeft, leadsLeft }: Outlook,
  upcoming: readonly AgendaItem[],
): number {
  const planned = upcoming.slice(0, leadsLeft).reduce((sum, item) => sum + item.depth, 0);
  const unplanned = Math.max(0, leadsLeft - upcoming.length) * unplannedDepth;
  const part = thread.depth / (thread.depth + planned + unplanned);
  const share = Math.round((followUpsLeft + thread.followUps) * part);
  const least = style === 'grill' ? Math.min(2, followUpsLeft + thread.followUps) : 0;
  return Math.min(styleRules[style].followUpsPerLead, Math.max(least, share));
}

const priority = (item: AgendaItem): number => {
  if (item.mustCover) return 4;
  if (item.again) return 0;
  return topicTable[item.topicId].plan.place.kind === 'personal' ? 2 : 3;
};

/** The part of the agenda there is still time for: must-cover topics stay, second threads go first, then personal topics. Order is kept. */
export function affordable(agenda: readonly AgendaItem[], leads: number): AgendaItem[] {
  const kept = agenda
    .map((item, index) => ({ item, index }))
    .toSorted((a, b) => priority(b.item) - priority(a.item) || a.index - b.index)
    .slice(0, Math.max(leads, agenda.filter((item) => item.mustCover).length));
  return agenda.filter((_, index) => kept.some((k) => k.index === index));
}
