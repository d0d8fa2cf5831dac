import { interviewLimits } from './interview-events.ts';

const minute = 60_000;
const usual = interviewLimits.lengthMs;
const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** How long an interview is at least, and at most, when a school sets its length (rule SCHOOL-3). */
export const interviewMinutes = { least: 10, most: 35 } as const;

/**
 * The clock of an interview that lasts so long, in milliseconds since it started: that of the half hour (rule CLOCK-1), and for a school's
 * length its margins in proportion, none shorter than the words that are said in it take (rule SCHOOL-30).
 */
export function interviewClock(lengthMs: number) {
  const part = lengthMs / usual;
  const wrapFromMs = lengthMs - between(1.5 * minute, 2.5 * minute * part, 2.5 * minute);
  return {
    mustCoverFromMs: lengthMs - between(4 * minute, 6 * minute * part, 6 * minute),
    warningFromMs: lengthMs - between(3 * minute, 5 * minute * part, 5 * minute),
    lastLeadMs: wrapFromMs - minute / 2,
    wrapFromMs,
    closeFromMs: lengthMs,
    answerStopMs: lengthMs + (interviewLimits.answerStopMs - usual),
    hardStopMs: lengthMs + (interviewLimits.hardStopMs - usual),
  };
}
export type InterviewClock = Readonly<ReturnType<typeof interviewClock>>;
