import { type CreditLot, type LotChange, revokeLot } from '#core/billing/credits.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { addToQuota, findHold, findSettlement, lockLots, writeChange } from './credit-store.ts';

/** How a hold stands after one tried to settle it: `now` by this call, `before` in the same way, or `otherwise`, the other way. */
export type Settled = 'now' | 'before' | 'otherwise';

/** Settles a hold once. The user's lots are locked first, so that of a capture and a release that meet, one wins. Throws for an unknown hold. */
export async function settleHold(
  tx: Tx,
  { holdKey, now }: { holdKey: string; now: Date },
  kind: 'capture' | 'release',
  settle: (lot: CreditLot, uid: string) => LotChange | Promise<LotChange>,
): Promise<Settled> {
  const hold = await findHold(tx, holdKey);
  if (!hold) throw new Error('There is no such hold to settle.');
  const lots = await lockLots(tx, hold.uid);
  const settlement = await findSettlement(tx, holdKey);
  if (settlement) return settlement.kind === kind ? 'before' : 'otherwise';
  const lot = lots.find((l) => l.id === hold.lotId);
  if (!lot) throw new Error('The lot of an open hold is missing.');
  const change = await settle(lot, hold.uid);
  const entry = { uid: hold.uid, sourceKey: holdKey, at: now };
  await writeChange(tx, change, entry);
  if (change.lot.frozen && change.lot.expired) await revokeLeft(tx, change.lot, entry);
  await notifyAccountChanged(tx, hold.uid);
  return 'now';
}

/** What comes back to a lot whose money was refunded meanwhile goes the same way as the rest of it. */
async function revokeLeft(
  tx: Tx,
  lot: CreditLot,
  entry: { uid: string; sourceKey: string; at: Date },
): Promise<void> {
  const change = revokeLot(lot);
  if (!change) return;
  await writeChange(tx, change, entry);
  await addToQuota(tx, entry.uid, change.movement.delta, entry.at);
}
