import { type CreditLot, type LotChange } from '#core/billing/credits.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { findHold, findSettlement, lockLots, writeChange } from './credit-store.ts';

/** How a hold stands after one tried to settle it: `now` by this call, `before` in the same way, or `otherwise`, the other way. */
export type Settled = 'now' | 'before' | 'otherwise';

/** Settles a hold once. The user's lots are locked first, so that of a capture and a release that meet, one wins. Throws for an unknown hold. */
export async function settleHold(
  tx: Tx,
  { holdKey, now }: { holdKey: string; now: Date },
  kind: 'capture' | 'release',
  settle: (lot: CreditLot) => LotChange,
): Promise<Settled> {
  const hold = await findHold(tx, holdKey);
  if (!hold) throw new Error('There is no such hold to settle.');
  const lots = await lockLots(tx, hold.uid);
  const settlement = await findSettlement(tx, holdKey);
  if (settlement) return settlement === kind ? 'before' : 'otherwise';
  const lot = lots.find((l) => l.id === hold.lotId);
  if (!lot) throw new Error('The lot of an open hold is missing.');
  await writeChange(tx, settle(lot), { uid: hold.uid, sourceKey: holdKey, at: now });
  await notifyAccountChanged(tx, hold.uid);
  return 'now';
}
