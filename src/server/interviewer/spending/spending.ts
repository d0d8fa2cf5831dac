import type { CallPurpose } from '#contract/costs.ts';
import { indiaDay } from '#contract/india-time.ts';
import { randomId } from '#server/platform/ids.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { CallScope, TokenUse } from '../language-model.ts';
import {
  limitOf,
  type ModelBudgets,
  microRupeesOf,
  type ModelPrices,
  type TokenEstimate,
} from './amounts.ts';
import { endCall, reserveCall } from './budget-store.ts';

/** Who spends on what: a call's scope, what it is for, and the model with its prices (null when they are not set). */
export type Spender = CallScope & {
  purpose: CallPurpose;
  provider: string;
  model: string;
  prices: ModelPrices | null;
};

/** Leave to make one call, which must be settled or released once it is over. */
export type Reservation = { id: string; estimate: TokenEstimate; prices: ModelPrices | null };

/**
 * What language models may take. Nothing is called without a reservation under all three limits. A call belongs to the day in India on
 * which it was reserved. Settling or releasing twice, or after the sweep did, changes nothing.
 */
export type Spending = {
  /** Throws ModelFailure `over_budget` when the interview, the user's day or the day has no room for the estimate. */
  reserve(spender: Spender, estimate: TokenEstimate): Promise<Reservation>;
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
  return {
    reserve: async ({ prices, ...spender }, estimate) => {
      const id = randomId('call_');
      const at = clock.now();
      const microRupees = microRupeesOf({ ...estimate, cachedInputTokens: 0 }, prices);
      const call = { ...spender, ...estimate, id, at, microRupees, day: indiaDay(at) };
      await database.write((tx) => reserveCall(tx, call, limits));
      return { id, estimate, prices };
    },
    settle: async ({ id, prices }, use) => {
      const end = use ? { use, microRupees: microRupeesOf(use, prices) } : 'unknown';
      await database.write((tx) => endCall(tx, id, end, clock.now()));
    },
    release: async ({ id }) => {
      await database.write((tx) => endCall(tx, id, 'released', clock.now()));
    },
  };
}
