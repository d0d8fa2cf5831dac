import { mayReturn } from '#core/billing/credits.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { countReturns, findHold, findSettlement } from './credit-store.ts';

/**
 * Whether a held interview came back, or would if it were given up at `now` after it was started (rule CREDIT-6): so that it can be begun
 * again, in the time of its lot, or anew where we failed in it (rule CREDIT-4).
 */
export async function comesBack(
  tx: Tx,
  { holdKey, started, now }: { holdKey: string; started: boolean; now: Date },
): Promise<boolean> {
  const hold = await findHold(tx, holdKey);
  // What is no interview holds no credit.
  if (!hold) return true;
  const settled = await findSettlement(tx, holdKey);
  if (settled?.kind === 'capture') return false;
  if (settled?.reason === 'our_failure') return true;
  if ((settled?.at ?? now) >= hold.expiresAt) return false;
  return settled !== null || !started || mayReturn(await countReturns(tx, hold, now));
}
