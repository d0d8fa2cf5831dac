import { neededForInterviews, recipientOf } from '#contract/consents.ts';
import type { WriteAudit } from '#server/accounts/audit.ts';
import { refuseWhileDeleting } from '#server/accounts/account-deletion-store.ts';
import { insertConsent } from '#server/accounts/consent-store.ts';
import type { WithNotice } from '#server/accounts/require-consent.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { addIdentity, findUid, findUidByEmail, upsertUser } from '#server/accounts/user-store.ts';
import { grantFrom } from '#server/operations/grant-by-operator.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { subjectOf } from '#server/stand-ins/google/stand-in-accounts.ts';
import { demoBegins, demoDrills, demoInterviews, demoName } from './demo-plan.ts';

/** By this identity a demo account is known; no provider gives it, so nobody signs in by it. */
const demoIdentity = (email: string) => ({ issuer: 'urn:hotseat:demo', subject: email.toLowerCase() });

type AccountDeps = Pick<Parts, 'database' | 'clock'> &
  WithNotice & {
    audit: WriteAudit;
    /** The stand-in for Google; null where Google itself signs people in. */
    standInIssuer: string | null;
  };

/** The demo account of this address, or null. */
export const findDemo = (tx: Tx, email: string): Promise<string | null> => findUid(tx, demoIdentity(email));

/**
 * The demo account of an address, made where there is none: with the operator's grant of interviews and Premium, and its consents, which are the operator's act and no person's,
 * and with the identity the local Google gives for the address. Throws Refusal `demo_email_taken` where the address is somebody's,
 * `account_being_deleted`.
 */
export function openDemoAccount(deps: AccountDeps, { email }: { email: string }): Promise<{ uid: string }> {
  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    const known = await findDemo(tx, email);
    const holder = await findUidByEmail(tx, email);
    if (holder !== known) throw new Refusal('demo_email_taken');
    const uid = known ?? (await makeDemo(deps, tx, email));
    await lockUser(tx, uid);
    await refuseWhileDeleting(tx, uid);
    if (deps.standInIssuer) {
      const standIn = { issuer: deps.standInIssuer, subject: subjectOf(email) };
      const added = await addIdentity(tx, { ...standIn, uid, now });
      if (!added && (await findUid(tx, standIn)) !== uid) throw new Refusal('demo_email_taken');
    }
    return { uid };
  });
}

async function makeDemo(deps: AccountDeps, tx: Tx, email: string): Promise<string> {
  const { clock, audit, notice } = deps;
  const now = clock.now();
  const begunAt = demoBegins(now);
  const person = { email, displayName: demoName, photoURL: null };
  const { uid } = await upsertUser(tx, { ...demoIdentity(email), ...person }, begunAt);
  const reason = 'demo';
  for (const purpose of neededForInterviews) {
    const words = {
      noticeVersion: notice.version,
      language: 'en',
      recipient: recipientOf(notice, purpose),
    } as const;
    await insertConsent(tx, { uid, purpose, ...words, givenAt: now });
    await audit(tx, { kind: 'consent_given', actor: 'operator', uid, detail: { purpose, ...words, reason } });
  }
  const grant = { uid, interviews: demoInterviews, reason, sourceKey: `operator_demo_${uid}` };
  await grantFrom({ audit, clock: { now: () => begunAt } }, tx, { ...grant, plan: 'premium' });
  const detail = { interviews: demoInterviews, drills: demoDrills };
  await audit(tx, { kind: 'demo_loaded', actor: 'operator', uid, detail });
  return uid;
}
