import type { CallPurpose } from '#contract/costs.ts';
import { indiaDay } from '#contract/india-time.ts';
import { randomId } from '#server/platform/ids.ts';
import type { Parts } from '#server/platform/parts.ts';
import { type CallScope, ModelFailure, type TokenUse } from '../language-model.ts';
import {
  limitOf,
  type ModelBudgets,
  microRupeesOf,
  type ModelPrices,
  type TokenEstimate,
} from './amounts.ts';
import { type CallEnd, endCall, reserveCall } from './budget-store.ts';

/** Who spends on what: a call's scope, what it is for, and the model with its prices (null when they are not set). */
export type Spender = CallScope & {
  purpose: CallPurpose;
  provider: string;
  model: string;
  prices: ModelPrices | null;
};

/** How a call went: what it took, or that nobody knows, or that it cost nothing. */
export type CallOutcome = TokenUse | 'unknown' | 'free';

/** Leave to make one call, which must be settled or released once it is over. */
export type Reservation = { id: string; estimate: TokenEstimate; prices: ModelPrices | null };

/**
 * What language models may take. Nothing is called without a reservation under all three limits. A call belongs to the day in India on
 * which it was reserved. Settling or releasing twice, or after the sweep did, changes nothing.
 */
export type Spending = {
  /** Throws ModelFailure `over_budget` when the interview, the user's day or the day has no room for the estimate. */
  reserve(spender: Spender, estimate: TokenEstimate): Promise<Reservation>;
  /**
   * Counts what the last call of an interview took, or nothing where it cost nothing, and reserves the next in the same statement. Null
   * when there is no room for the next: then the last is counted all the same.
   */
  goOn(
    last: Reservation,
    outcome: CallOutcome,
    next: Spender,
    estimate: TokenEstimate,
  ): Promise<Reservation | null>;
  /** Counts what the call took; null, when nobody knows, counts the whole estimate. */
  settle(reservation: Reservation, use: TokenUse | null): Promise<void>;
  /** The call was not made, or failed in a way that costs nothing. */
  release(reservation: Reservation): Promise<void>;
};

/** Budgets of language models, kept in the database so that every process holds to them together. */
export function createSpending(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  budgets: ModelBudgets,
): Spending {
  const limits = {
    interview: limitOf(budgets.interview),
    userDay: limitOf(budgets.userDay),
    day: limitOf(budgets.day),
  };
  const newCall = ({ prices, ...spender }: Spender, estimate: TokenEstimate) => {
    const at = clock.now();
    const microRupees = microRupeesOf({ ...estimate, cachedInputTokens: 0 }, prices);
    return { ...spender, ...estimate, id: randomId('call_'), at, microRupees, day: indiaDay(at) };
  };
  const end = async ({ id, prices }: Reservation, outcome: CallOutcome): Promise<void> => {
    await database.write((tx) => endCall(tx, id, endOf(outcome, prices), clock.now()));
  };
  return {
    reserve: async (spender, estimate) => {
      const call = newCall(spender, estimate);
      await database.write((tx) => reserveCall(tx, call, limits));
      return { id: call.id, estimate, prices: spender.prices };
    },
    goOn: async (last, outcome, spender, estimate) => {
      const call = newCall(spender, estimate);
      const before = { id: last.id, end: endOf(outcome, last.prices) };
      try {
        const isEnded = await database.write((tx) => reserveCall(tx, call, limits, before));
        if (!isEnded) await end(last, outcome);
        return { id: call.id, estimate, prices: spender.prices };
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        await end(last, outcome);
        return null;
      }
    },
    settle: (reservation, use) => end(reservation, use ?? 'unknown'),
    release: (reservation) => end(reservation, 'free'),
  };
}

function endOf(outcome: CallOutcome, prices: ModelPrices | null): CallEnd {
  if (outcome === 'free') return 'released';
  return outcome === 'unknown' ? outcome : { use: outcome, microRupees: microRupeesOf(outcome, prices) };
}
