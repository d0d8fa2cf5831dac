import { isOver, type StopCause, stopOn } from '#core/billing/credits.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { countReturns, findHold } from './credit-store.ts';
import { grantInterviews } from './grant-interviews.ts';
import { type Settled, settleHold } from './settle-hold.ts';

/**
 * Gives a held interview back that ended without feedback, or uses it up when it came back as often as it may: counted under the lock of
 * the user's lots, so that of many at once no more come back (rule CREDIT-6). Idempotent. `otherwise` means it had been captured and stays
 * used. What comes back after its lot expired lapses with the next run of `expireLots`; where we failed in it one is granted in its place
 * (rule CREDIT-4), unless its money is on its way back.
 */
export async function releaseCredit(
  tx: Tx,
  { holdKey, now, cause }: { holdKey: string; now: Date; cause: StopCause },
): Promise<Settled> {
  // Whoever grants locks the user before the lots.
  if (cause === 'our_failure') await lockUser(tx, (await findHold(tx, holdKey))?.uid ?? '');
  return settleHold(tx, { holdKey, now }, 'release', async (lot, uid) => {
    const credit = { uid, lotId: lot.id, creditNumber: lot.captured };
    if (cause === 'our_failure' && isOver(lot, now) && !lot.frozen)
      await grantInterviews(tx, { uid, interviews: 1, sourceKey: `again_${holdKey}`, grantedAt: now, now });
    return stopOn(lot, cause, await countReturns(tx, credit, now));
  });
}
