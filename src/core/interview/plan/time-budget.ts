import type { HeardStretch } from '#contract/transcript.ts';
import { drillLimits } from '#contract/drills.ts';
import { type InterviewClock, interviewClock } from '#contract/interview-clock.ts';
import { interviewLimits } from '#contract/interview-events.ts';
import { scenarioLengthMs } from '#contract/schools/scenario-minutes.ts';
import type { Setting } from '#core/interview/state.ts';

const minute = 60_000;

/** The clock of an interview, in milliseconds since it started (rule CLOCK-1). */
export const clockRules: InterviewClock = interviewClock(interviewLimits.lengthMs);

/** The moments at which the phase of the clock changes. */
type PhaseStarts = Pick<
  InterviewClock,
  'lastLeadMs' | 'wrapFromMs' | 'closeFromMs' | 'answerStopMs' | 'hardStopMs'
>;

/** The clock of a drill (rule DRILL-1). */
const drillClock: PhaseStarts = {
  lastLeadMs: drillLimits.lastQuestionMs,
  wrapFromMs: drillLimits.lastQuestionMs,
  closeFromMs: drillLimits.lengthMs,
  answerStopMs: drillLimits.answerStopMs,
  hardStopMs: drillLimits.hardStopMs,
};

/** The clock of an interview that is no drill: of the half hour, or of a school's length (rule SCHOOL-30). */
export const interviewClockOf = ({ scenario }: Pick<Setting, 'scenario'>): InterviewClock =>
  scenario ? interviewClock(scenarioLengthMs(scenario)) : clockRules;

/** The clock by which this interview, or drill, runs. */
export const clockOf = (setting: Pick<Setting, 'drill' | 'scenario'>): PhaseStarts =>
  setting.drill ? drillClock : interviewClockOf(setting);

/** Where the clock stands. `open`: anything goes; `no_lead`: only follow-ups; `wrap`: closing questions; `close`: closing words; `stopped`: nothing is awaited; `over`. */
type ClockPhase = 'open' | 'no_lead' | 'wrap' | 'close' | 'stopped' | 'over';

/** The phase at a moment: a lead may still start at 27:00 sharp, wrapping starts at 27:30 sharp (rule CLOCK-1). */
export function clockPhase(nowMs: number, starts: PhaseStarts = clockRules): ClockPhase {
  if (nowMs >= starts.hardStopMs) return 'over';
  if (nowMs >= starts.answerStopMs) return 'stopped';
  if (nowMs >= starts.closeFromMs) return 'close';
  if (nowMs >= starts.wrapFromMs) return 'wrap';
  if (nowMs > starts.lastLeadMs) return 'no_lead';
  return 'open';
}

/** A topic ends once it has used its budget x 1.2 (rule CLOCK-2). */
export function topicTimeIsUp(spentMs: number, budgetMs: number): boolean {
  return spentMs * 10 >= budgetMs * 12;
}

const wordsPerMinute = 140;

/**
 * How long an answer took to say, in milliseconds: of a spoken one from the first word to the last. Typing is slower than talking, so a
 * typed answer counts by its words at 140 a minute; otherwise whoever types would be cut off while they think.
 */
export function spokenMs(words: number, heard: readonly HeardStretch[] = []): number {
  const [first, last] = [heard[0], heard.at(-1)];
  return first && last ? last.toMs - first.fromMs : (words * minute) / wordsPerMinute;
}

const assumedCycleMs = 68_000;
const assumedCycles = 3;

/** A longer wait than this was no answering but a break, and says nothing about the pace. */
const longestCycleMs = 150_000;

/** Milliseconds from one question to the next at this candidate's pace; a usual pace is assumed until there is something to go by. */
export function cycleMs(nowMs: number, answers: number): number {
  const answeringMs = Math.min(Math.max(0, nowMs), answers * longestCycleMs);
  return (assumedCycles * assumedCycleMs + answeringMs) / (assumedCycles + answers);
}
