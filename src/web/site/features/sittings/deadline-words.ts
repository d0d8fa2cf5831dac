import { dayMs, hourMs } from '#contract/time.ts';

const minuteMs = 60_000;
const some = (n: number, unit: string): string => (n === 1 ? `one ${unit}` : `${n} ${unit}s`);

/** How much time is left until a deadline, in its largest unit: "3 days", "one hour", "12 minutes". */
export function timeLeft(deadlineAt: string, now: Date): string {
  const left = Math.max(0, new Date(deadlineAt).getTime() - now.getTime());
  if (left >= 2 * dayMs) return some(Math.floor(left / dayMs), 'day');
  if (left >= hourMs) return some(Math.floor(left / hourMs), 'hour');
  return left < minuteMs ? 'less than a minute' : some(Math.floor(left / minuteMs), 'minute');
}

/** A deadline as its reader's clock says it. */
export const deadlineWords = (deadlineAt: string): string =>
  new Date(deadlineAt).toLocaleString('en-IN', { dateStyle: 'full', timeStyle: 'short' });
