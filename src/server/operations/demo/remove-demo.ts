import { findDeletion } from '#server/accounts/account-deletion-store.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { setDeletionDue } from '#server/privacy/deletion-store.ts';
import { eraseAccount } from '#server/privacy/erase-account.ts';
import type { PrivacyParts } from '#server/privacy/privacy-parts.ts';
import { startGrace } from '#server/privacy/request-deletion.ts';
import { writeTombstones } from '#server/platform/tombstones/write-tombstones.ts';
import { findDemo } from './demo-account.ts';

/**
 * Erases the demo account of an address as any account whose week is over, but without the week: nobody's mind could change. False when there is
 * no demo account of that address, whoever else has it.
 */
export async function removeDemo(deps: PrivacyParts, { email }: { email: string }): Promise<boolean> {
  const { database, clock, audit } = deps;
  const uid = await database.transaction(async (tx) => {
    const found = await findDemo(tx, email);
    if (found === null) return null;
    const now = clock.now();
    await lockUser(tx, found);
    if (await findDeletion(tx, found)) await setDeletionDue(tx, found, now);
    else await startGrace(tx, { uid: found, requestedAt: now, dueAt: now, now });
    await audit(tx, { kind: 'demo_removed', actor: 'operator', uid: found, detail: {} });
    return found;
  });
  if (uid === null) return false;
  await writeTombstones(deps);
  await eraseAccount(deps, uid);
  return true;
}
