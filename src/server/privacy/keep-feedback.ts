import { lockUser } from '#server/accounts/user-lock.ts';
import { refuseWhileDeleting } from '#server/accounts/account-deletion-store.ts';
import { insertWithdrawal } from '#server/platform/tombstones/tombstone-store.ts';
import { writeTombstones } from '#server/platform/tombstones/write-tombstones.ts';
import { setKeepsLonger } from './keeping-store.ts';
import type { PrivacyParts } from './privacy-parts.ts';
import { unseeFeedback } from './sweep-store.ts';

/**
 * The owner keeps feedback for a year instead of the time of a purchase, or takes that back; then the sweep decides anew, and what is over
 * goes (rule ERASE-3). Throws Refusal `account_being_deleted`.
 */
export async function keepFeedback(
  deps: Pick<PrivacyParts, 'database' | 'clock' | 'audit' | 'tombstoneFile'>,
  { uid, keep }: { uid: string; keep: boolean },
): Promise<void> {
  const { database, clock, audit } = deps;
  await database.transaction(async (tx) => {
    await lockUser(tx, uid);
    await refuseWhileDeleting(tx, uid);
    const now = clock.now();
    if (!(await setKeepsLonger(tx, uid, keep, now))) return;
    if (!keep) await insertWithdrawal(tx, { uid, of: 'longer_time', at: now });
    await unseeFeedback(tx, uid);
    await audit(tx, { kind: 'feedback_kept_longer', actor: 'user', uid, detail: { keep } });
  });
  await writeTombstones(deps);
}
