import { availableOn, remainingInterviews } from '#core/billing/credits.ts';
import { lastWholeDay } from '#core/billing/lot-expiry.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { readLots } from './credit-store.ts';

/** How many interviews the user can begin at `now`. */
export async function readRemaining(tx: Tx, uid: string, now: Date): Promise<number> {
  return remainingInterviews(await readLots(tx, uid, now), now);
}

/** The same by the last day in India on which they can be begun. */
export async function readCreditDays(
  tx: Tx,
  uid: string,
  now: Date,
): Promise<{ lastDay: string; interviews: number }[]> {
  const lots = await readLots(tx, uid, now);
  return lots.map((lot) => ({ lastDay: lastWholeDay(lot.expiresAt), interviews: availableOn(lot, now) }));
}
