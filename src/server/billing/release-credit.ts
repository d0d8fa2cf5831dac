import { type StopCause, stopOn } from '#core/billing/credits.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { countReturns } from './credit-store.ts';
import { type Settled, settleHold } from './settle-hold.ts';

/**
 * Gives a held interview back that ended without feedback, or uses it up when it came back as often as it may: counted under the lock of
 * the user's lots, so that of many at once no more come back (rule CREDIT-6). Idempotent. `otherwise` means it had been captured and stays
 * used. What comes back after its lot expired lapses with the next run of `expireLots`.
 */
export function releaseCredit(
  tx: Tx,
  { holdKey, now, cause }: { holdKey: string; now: Date; cause: StopCause },
): Promise<Settled> {
  return settleHold(tx, { holdKey, now }, 'release', async (lot, uid) => {
    const credit = { uid, lotId: lot.id, creditNumber: lot.captured };
    return stopOn(lot, cause, await countReturns(tx, credit, now));
  });
}
