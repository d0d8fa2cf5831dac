const failuresInRow = 5;
const openMs = 30_000;

export type CircuitBreaker = {
  /** Runs the call, or throws `refusal()` at once while open. Errors that `isFailure` denies count as answers. */
  run<T>(call: () => Promise<T>): Promise<T>;
};

/**
 * Leaves a failing system alone (rule RAZORPAY-1): after 5 failures in a row nothing is asked for 30 s, then one call is let through; its
 * success closes the circuit, its failure opens it for another 30 s. `nowMs` is any steady clock.
 */
export function createCircuitBreaker(options: {
  nowMs: () => number;
  isFailure: (error: unknown) => boolean;
  refusal: () => Error;
}): CircuitBreaker {
  let failures = 0;
  let openUntilMs = Number.NEGATIVE_INFINITY;
  let probing = false;

  const failed = (): void => {
    failures += 1;
    if (failures >= failuresInRow) openUntilMs = options.nowMs() + openMs;
  };
  const judged = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      const result = await call();
      failures = 0;
      return result;
    } catch (error) {
      if (options.isFailure(error)) failed();
      else failures = 0;
      throw error;
    }
  };
  return {
    run: async (call) => {
      if (failures < failuresInRow) return judged(call);
      if (probing || options.nowMs() < openUntilMs) throw options.refusal();
      probing = true;
      try {
        return await judged(call);
      } finally {
        probing = false;
      }
    },
  };
}
