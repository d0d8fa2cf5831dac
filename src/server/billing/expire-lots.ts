import { expireLot } from '#core/billing/credits.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Parts } from '#server/platform/parts.ts';
import { addToQuota, findUsersWithLapses, lockLots, writeChange } from './credit-store.ts';

const batch = 100;

/**
 * Writes the lapse of every lot a day past its expiry: a ledger row, interview_quota lowered by what was never begun, and the open pages told.
 * Nobody could begin on such a lot any more, so it may run late or twice. One transaction a user; replies how many users it changed.
 */
export async function expireLots({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<number> {
  const now = clock.now();
  let changed = 0;
  for (;;) {
    const uids = await database.read((tx) => findUsersWithLapses(tx, now, batch));
    for (const uid of uids) await database.transaction((tx) => expireLotsOf(tx, uid, now));
    changed += uids.length;
    if (uids.length < batch) return changed;
  }
}

async function expireLotsOf(tx: Tx, uid: string, now: Date): Promise<void> {
  await lockUser(tx, uid);
  for (const lot of await lockLots(tx, uid)) {
    const change = expireLot(lot, now);
    if (!change) continue;
    const sourceKey = `${lot.id}:${change.lot.lapsed}`;
    await writeChange(tx, change, { uid, sourceKey, at: now });
    if (change.movement.delta !== 0) await addToQuota(tx, uid, change.movement.delta, now);
  }
  await notifyAccountChanged(tx, uid);
}
