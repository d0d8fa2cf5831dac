import { chooseLot, holdOn } from '#core/billing/credits.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findHold, findSettlement, lockLots, writeChange } from './credit-store.ts';

/**
 * Begin Interview: takes one interview out of what the user has left, from the lot that expires first (rule CREDIT-3). Idempotent by
 * `holdKey` while the hold is open. Throws Refusal `no_interviews_left`; throws an error when this hold was settled before, since an
 * interview must not begin on it again.
 */
export async function holdCredit(
  tx: Tx,
  { uid, holdKey, now }: { uid: string; holdKey: string; now: Date },
): Promise<{ lotId: string; creditNumber: number; repeated: boolean }> {
  const lots = await lockLots(tx, uid);
  const hold = await findHold(tx, holdKey);
  if (hold) {
    if (hold.uid !== uid) throw new Error('This hold belongs to another user.');
    if (await findSettlement(tx, holdKey)) throw new Error('This hold was settled before.');
    return { lotId: hold.lotId, creditNumber: hold.creditNumber, repeated: true };
  }
  const lot = chooseLot(lots, now);
  const change = lot && holdOn(lot, now);
  if (!change) throw new Refusal('no_interviews_left');
  await writeChange(tx, change, { uid, sourceKey: holdKey, at: now });
  await notifyAccountChanged(tx, uid);
  return { lotId: change.lot.id, creditNumber: change.lot.captured, repeated: false };
}
