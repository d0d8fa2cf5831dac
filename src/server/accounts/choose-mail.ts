import { type NoticeLanguage, noticeVersion } from '#contract/consents.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { insertWithdrawal } from '#server/platform/tombstones/tombstone-store.ts';
import type { WriteAudit } from './audit.ts';
import { hasConsentSince, insertConsent, withdrawConsents } from './consent-store.ts';
import { lockSettings, setSettings } from './user-store.ts';

/**
 * Turns mails that no contract needs on or off, wherever it is chosen: the setting and the consent say the same (rule CONSENT-4). Choosing what is chosen
 * already writes nothing. Gives whether it changed; ask it under the user's lock.
 */
export async function chooseMail(
  tx: Tx,
  audit: WriteAudit,
  { uid, on, language, now }: { uid: string; on: boolean; language: NoticeLanguage; now: Date },
): Promise<boolean> {
  const settings = await lockSettings(tx, uid);
  if (!settings || settings.emailUpdates === on) return false;
  await setSettings(tx, uid, { ...settings, emailUpdates: on }, now);
  await withdrawConsents(tx, { uid, purposes: ['mail'], now });
  if (on) {
    const words = { noticeVersion, language, recipient: null };
    await insertConsent(tx, { uid, purpose: 'mail', ...words, givenAt: now });
  } else await insertWithdrawal(tx, { uid, of: 'mail', at: now });
  const kind = on ? 'consent_given' : 'consent_withdrawn';
  await audit(tx, { kind, actor: 'user', uid, detail: { purpose: 'mail', noticeVersion, language } });
  return true;
}

/** Turns these mails off again that were turned off at `until`, unless they were turned on since. Whether they were on; ask it under the user's lock. */
export async function refuseMailAgain(
  tx: Tx,
  { uid, until, now }: { uid: string; until: Date; now: Date },
): Promise<boolean> {
  const settings = await lockSettings(tx, uid);
  if (!settings?.emailUpdates || (await hasConsentSince(tx, { uid, purpose: 'mail', since: until })))
    return false;
  await withdrawConsents(tx, { uid, purposes: ['mail'], now: until });
  await setSettings(tx, uid, { ...settings, emailUpdates: false }, now);
  return true;
}
