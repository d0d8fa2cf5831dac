import { findDeletion } from '#server/accounts/account-deletion-store.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { setDeletionDue } from '#server/privacy/deletion-store.ts';
import { eraseAccount } from '#server/privacy/erase-account.ts';
import type { PrivacyParts } from '#server/privacy/privacy-parts.ts';
import { startGrace } from '#server/privacy/request-deletion.ts';
import { writeTombstones } from '#server/platform/tombstones/write-tombstones.ts';
import { demoSlug } from './demo-plan.ts';
import { deleteSchool, findDemoSchool, listDemoPeople } from './demo-school-store.ts';

/**
 * Takes the demo's school away with all it holds, whole or half loaded, and erases the accounts of its people as any account whose week is over. False where there is
 * nothing of it; a school that only has its slug is left alone.
 */
export async function removeDemoSchool(deps: PrivacyParts): Promise<boolean> {
  const { database, clock, audit } = deps;
  const removed = await acrossOrganisations(database, async (tx) => {
    const found = await findDemoSchool(tx, demoSlug);
    if (!found?.is_demo) return false;
    await deleteSchool(tx, found.org_id);
    const detail = { orgId: found.org_id };
    await audit(tx, { kind: 'demo_school_removed', actor: 'operator', uid: null, detail });
    return true;
  });
  const people = await database.read(listDemoPeople);
  for (const uid of people) await database.transaction((tx) => makeDue(tx, uid, clock.now()));
  if (people.length > 0) await writeTombstones(deps);
  for (const uid of people) await eraseAccount(deps, uid);
  return removed || people.length > 0;
}

async function makeDue(tx: Tx, uid: string, now: Date): Promise<void> {
  await lockUser(tx, uid);
  if (await findDeletion(tx, uid)) await setDeletionDue(tx, uid, now);
  else await startGrace(tx, { uid, requestedAt: now, dueAt: now, now });
}
