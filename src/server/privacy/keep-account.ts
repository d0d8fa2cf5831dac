import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { removeDeletion } from './deletion-store.ts';
import type { PrivacyParts } from './privacy-parts.ts';
import { insertTombstone } from '#server/platform/tombstones/tombstone-store.ts';
import { writeTombstones } from '#server/platform/tombstones/write-tombstones.ts';

/** The owner keeps the account after all, before it is erased. Repeating it changes nothing (rule ERASE-1). */
export async function keepAccount(
  deps: Pick<PrivacyParts, 'database' | 'clock' | 'audit' | 'tombstoneFile'>,
  { uid }: { uid: string },
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    await lockUser(tx, uid);
    if (!(await removeDeletion(tx, uid))) return;
    await insertTombstone(tx, { kind: 'account_kept', subject: uid, at: now, dueAt: null });
    await notifyAccountChanged(tx, uid);
    await deps.audit(tx, { kind: 'account_kept', actor: 'user', uid, detail: {} });
  });
  await writeTombstones(deps);
}
