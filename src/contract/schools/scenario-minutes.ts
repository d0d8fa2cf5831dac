import { interviewClock } from '../interview-clock.ts';
import type { ScenarioPlan } from './scenario.ts';

const minute = 60_000;

/** What a question that everybody is asked takes, with its answer, in minutes. */
export const mustAskMinutes = 1.25;

/** How the minutes of a sitting are shared out: to the opening, to the topics and to the closing (rule SCHOOL-31). */
export function scenarioShares(minutes: number): { opening: number; topics: number; closing: number } {
  const lengthMs = minutes * minute;
  const closing = (lengthMs - interviewClock(lengthMs).wrapFromMs) / minute;
  const opening = Math.min(2, Math.max(1, minutes / 15));
  return { opening, topics: minutes - opening - closing, closing };
}

/** How long a sitting of this scenario lasts, in milliseconds. */
export const scenarioLengthMs = ({ minutes }: Pick<ScenarioPlan, 'minutes'>): number => minutes * minute;
