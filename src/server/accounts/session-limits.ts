import { sweptAfter } from '#contract/retention.ts';
import { dayMs } from '#contract/time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long sessions and sign-in flows live (rules SIGN-1, SIGN-2). */
export const sessionLimits = {
  idleMs: sweptAfter.idleSessionDays * dayMs,
  absoluteMs: sweptAfter.sessionDays * dayMs,
  /** A session's last use is written down at most this often. */
  touchMs: hourMs,
  flowMs: sweptAfter.signInMinutes * minuteMs,
} as const;
