import { webhookLimits } from '#contract/schools/webhooks.ts';
import { dayMs, hourMs } from '#contract/time.ts';

const minuteMs = 60_000;

/** How long after each try that failed the next one is made, before it is spread: eight tries over little less than 28 hours. */
const pausesMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 5 * hourMs, 10 * hourMs, 10 * hourMs];

/** By how much of itself a pause is longer or shorter at most. */
const spread = 0.2;

/**
 * When a message is tried again after `made` tries of its present round failed, 1 or more; null when it is given up (rule SCHOOL-81). `draw` of 0 to 1 spreads
 * what failed together by a fifth to either side.
 */
export function nextTryAt(made: number, now: Date, draw: number): Date | null {
  const pauseMs = pausesMs[made - 1];
  if (pauseMs === undefined) return null;
  return new Date(now.getTime() + Math.round(pauseMs * (1 - spread + 2 * spread * draw)));
}

/** Whether a webhook is switched off by itself: nothing was taken since `failingSince`, for days on end (rule SCHOOL-82). */
export const isGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= webhookLimits.failingDays * dayMs;
