import type { Parts } from '#server/platform/parts.ts';
import type { TokenEstimate } from './amounts.ts';
import type { CallOutcome, Reservation, Spender, Spending } from './spending.ts';

/** Leave to make one call; `end` is called once when it is over, and never throws. */
export type Permit = { end(outcome: CallOutcome): void | Promise<void> };

/** Where a model gets leave for its calls. `take` throws ModelFailure `over_budget`. */
export type Purse = { take(estimate: TokenEstimate): Promise<Permit> };

/** A purse that reserves before each call and waits until what it took is stored. */
export function directPurse({ spending, log }: Counting, spender: Spender): Purse {
  return {
    take: async (estimate) => {
      const reservation = await spending.reserve(spender, estimate);
      return { end: (outcome) => endReservation({ spending, log }, reservation, outcome) };
    },
  };
}

export type Counting = { spending: Spending } & Pick<Parts, 'log'>;

export const notCounted = 'a model call could not be counted; the sweep will count it in full';

/** Settles or releases, and never throws: what could not be stored is counted in full by the sweep. */
export async function endReservation(
  { spending, log }: Counting,
  reservation: Reservation,
  outcome: CallOutcome,
): Promise<void> {
  try {
    if (outcome === 'free') await spending.release(reservation);
    else await spending.settle(reservation, outcome === 'unknown' ? null : outcome);
  } catch (err) {
    log.warn({ err }, notCounted);
  }
}
