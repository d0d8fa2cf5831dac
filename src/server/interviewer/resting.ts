import type { ModelFailure, ModelFailureReason } from './language-model.ts';

/** Whether a model is left alone for a while, so that a dead or busy endpoint does not cost every turn its time. */
export type Rest = {
  readonly resting: boolean;
  failed(failure: ModelFailure): void;
  worked(): void;
};

const failuresInRow = 3;
const restMs = 30_000;
const longestRestMs = 60_000;

/** What says nothing about the endpoint: we gave up, had no budget, or these words were not to its liking. */
const notItsFault: ReadonlySet<ModelFailureReason> = new Set([
  'cancelled',
  'over_budget',
  'refused',
  'too_long',
]);

/** Rests until the time an endpoint named, at most a minute, and 30 s after every failure from the third in a row on. `nowMs` is any steady clock. */
export function createRest(nowMs: () => number): Rest {
  let failures = 0;
  let untilMs = Number.NEGATIVE_INFINITY;
  return {
    get resting() {
      return nowMs() < untilMs;
    },
    failed({ reason, retryAfterMs }) {
      if (notItsFault.has(reason)) return;
      failures += 1;
      const asked = Math.min(retryAfterMs ?? 0, longestRestMs);
      const own = failures >= failuresInRow ? restMs : 0;
      untilMs = Math.max(untilMs, nowMs() + Math.max(asked, own));
    },
    worked() {
      failures = 0;
    },
  };
}
