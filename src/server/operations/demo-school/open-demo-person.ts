import { neededForInterviews, neededForSittings, recipientOf } from '#contract/consents.ts';
import { refuseWhileDeleting } from '#server/accounts/account-deletion-store.ts';
import { insertConsent } from '#server/accounts/consent-store.ts';
import { addIdentity, findUid, findUidByEmail, upsertUser } from '#server/accounts/user-store.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { subjectOf } from '#server/stand-ins/google/stand-in-accounts.ts';
import { demoSchoolIssuer } from './demo-school-store.ts';
import type { DemoSchoolDeps } from './demo-time.ts';

/**
 * The account of one of the demo's people, made where there is none, with its consents, which are the operator's act and no person's, and with the
 * identity the local Google gives for the address. Throws Refusal `demo_email_taken` where the address is somebody's.
 */
export function openDemoPerson(
  { database, notice, audit, standInIssuer, clock }: DemoSchoolDeps,
  { name, email }: { name: string; email: string },
): Promise<{ uid: string }> {
  const now = clock.now();
  const identity = { issuer: demoSchoolIssuer, subject: email };
  return database.transaction(async (tx) => {
    const known = await findUid(tx, identity);
    if ((await findUidByEmail(tx, email)) !== known) throw new Refusal('demo_email_taken');
    const { uid, created } = await upsertUser(
      tx,
      { ...identity, email, displayName: name, photoURL: null },
      now,
    );
    await refuseWhileDeleting(tx, uid);
    if (created)
      for (const purpose of new Set([...neededForInterviews, ...neededForSittings])) {
        const words = {
          noticeVersion: notice.version,
          language: 'en',
          recipient: recipientOf(notice, purpose),
        } as const;
        await insertConsent(tx, { uid, purpose, ...words, givenAt: now });
        const detail = { purpose, ...words, reason: 'demo_school' };
        await audit(tx, { kind: 'consent_given', actor: 'operator', uid, detail });
      }
    if (standInIssuer) {
      const standIn = { issuer: standInIssuer, subject: subjectOf(email) };
      const added = await addIdentity(tx, { ...standIn, uid, now });
      if (!added && (await findUid(tx, standIn)) !== uid) throw new Refusal('demo_email_taken');
    }
    return { uid };
  });
}
