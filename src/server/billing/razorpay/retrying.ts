import { faultOf } from './razorpay-fault.ts';

const retries = 3;
const firstPauseMs = 200;
/** A longer Retry-After is not waited for: the caller hears of the failure and comes back by its own schedule. */
const longestPauseMs = 5_000;

/** Time left of one operation, tries and pauses included. */
export type Deadline = { remainingMs(): number };

export type Retrying = <T>(attempt: (number: number, deadline: Deadline) => Promise<T>) => Promise<T>;

/**
 * Runs an attempt again, up to 3 times, after failures that may pass, with growing jittered pauses or the one the gateway asked for. Ends
 * with the last failure when the time of the operation would run out. The attempt must be safe to repeat; its number starts at 0.
 */
export function createRetrying(options: {
  overallMs: number;
  nowMs: () => number;
  wait: (ms: number) => Promise<void>;
  random: () => number;
}): Retrying {
  return async (attempt) => {
    const endMs = options.nowMs() + options.overallMs;
    const deadline: Deadline = { remainingMs: () => endMs - options.nowMs() };
    let last: unknown = null;
    for (let number = 0; ; number += 1) {
      try {
        return await attempt(number, deadline);
      } catch (error) {
        const pauseMs = pauseAfter(error, number, options.random);
        if (faultOf(error)?.kind === 'circuit_open') throw last ?? error;
        if (pauseMs === null || pauseMs >= deadline.remainingMs()) throw error;
        last = error;
        await options.wait(pauseMs);
      }
    }
  };
}

/** How long to wait before the next try, in ms; null when there shall be none. */
function pauseAfter(error: unknown, number: number, random: () => number): number | null {
  const fault = faultOf(error);
  if (!fault || fault.kind === 'keys_refused' || number >= retries) return null;
  const asked = fault.retryAfterMs ?? 0;
  if (asked > longestPauseMs) return null;
  return Math.max(asked, firstPauseMs * 2 ** number * (0.5 + random() / 2));
}
