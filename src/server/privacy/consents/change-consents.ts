import {
  type ConsentChoices,
  type ConsentPurpose,
  consentPurposes,
  holdsFor,
  type Notice,
  type NoticeContact,
  type NoticeLanguage,
  recipientOf,
} from '#contract/consents.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import type { WriteAudit } from '#server/accounts/audit.ts';
import { chooseMail } from '#server/accounts/choose-mail.ts';
import { insertConsent, newestConsents } from '#server/accounts/consent-store.ts';
import type { WithNotice } from '#server/accounts/require-consent.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { TombstoneFile } from '#server/platform/tombstones/tombstone-file.ts';
import { insertWithdrawal } from '#server/platform/tombstones/tombstone-store.ts';
import { writeTombstones } from '#server/platform/tombstones/write-tombstones.ts';
import { endConsents } from './end-consents.ts';

export type ConsentDeps = Pick<Parts, 'database' | 'clock'> &
  WithNotice & { audit: WriteAudit; contact: NoticeContact; tombstoneFile: TombstoneFile };

type Change = { uid: string; seen: Notice; language: NoticeLanguage; choices: ConsentChoices };

/**
 * Gives and withdraws consents in one transaction under the user's lock (rules CONSENT-1 and -3). Withdrawing `interview` or `school` throws away what
 * rests on it and is prepared, runs or is being scored, and deletes the resumes (rule CONSENT-6). Whoever says they are under 18 has all of it withdrawn, and is refused. Throws Refusal
 * `consent_required` when something is agreed to in a notice that is not in force any more, `under_age`.
 */
export async function changeConsents(
  { database, clock, audit, notice, contact, tombstoneFile }: ConsentDeps,
  { uid, seen, language, choices }: Change,
): Promise<ReplyOf<'changeConsents'>> {
  const now = clock.now();
  const isAdult = choices.adult !== false;
  const wanted = isAdult ? choices : { adult: false, interview: false, school: false, voice: false };
  const gives = consentPurposes.some((purpose) => wanted[purpose] === true);
  if (gives && !isSame(seen, notice)) throw new Refusal('consent_required');
  const reply = await database.transaction(async (tx) => {
    await lockUser(tx, uid);
    const ended = await endConsents(tx, {
      uid,
      purposes: asked.filter((purpose) => wanted[purpose] === false),
      now,
    });
    const given = await give(tx, { uid, notice, language, wanted, now });
    await notifyAccountChanged(tx, uid);
    for (const purpose of ended.purposes) {
      await insertWithdrawal(tx, { uid, of: purpose, at: now });
      await audit(tx, { kind: 'consent_withdrawn', actor: 'user', uid, detail: { purpose, language } });
    }
    for (const purpose of given) {
      const detail = {
        purpose,
        noticeVersion: notice.version,
        language,
        recipient: recipientOf(notice, purpose),
      };
      await audit(tx, { kind: 'consent_given', actor: 'user', uid, detail });
    }
    if (wanted.mail !== undefined) await chooseMail(tx, audit, { uid, on: wanted.mail, language, now });
    if (!isAdult) {
      const detail = { reason: 'under_age' };
      await audit(tx, { kind: 'consent_refused', actor: 'user', uid, detail });
    }
    return { notice, contact, consents: await newestConsents(tx, uid, notice), ended: ended.of };
  });
  await writeTombstones({ database, clock, tombstoneFile });
  if (!isAdult) throw new Refusal('under_age');
  return reply;
}

/** What the notice asks for beside the mails, whose setting is a choice of its own. */
const asked = consentPurposes.filter((purpose) => purpose !== 'mail');

/** Stores what is agreed to and was not so before; gives the purposes it stored. */
async function give(
  tx: Tx,
  input: { uid: string; notice: Notice; language: NoticeLanguage; wanted: ConsentChoices; now: Date },
): Promise<ConsentPurpose[]> {
  const { uid, notice, language, wanted, now } = input;
  const before = await newestConsents(tx, uid, notice);
  const given = asked
    .filter((purpose) => wanted[purpose] === true)
    // Where sound goes nowhere there is nothing to agree to.
    .filter((purpose) => purpose !== 'voice' || recipientOf(notice, 'voice') !== null)
    .filter((purpose) => !before.some((one) => one.purpose === purpose && one.holds));
  for (const purpose of given) {
    const words = { noticeVersion: notice.version, language, recipient: recipientOf(notice, purpose) };
    await insertConsent(tx, { uid, purpose, ...words, givenAt: now });
  }
  return given;
}

/** Whether two notices say the same: their words, and everybody named in them. */
function isSame(seen: Notice, inForce: Notice): boolean {
  return (
    asked.every((purpose) =>
      holdsFor(inForce, {
        purpose,
        noticeVersion: seen.version,
        recipient: recipientOf(seen, purpose),
        withdrawnAt: null,
      }),
    ) &&
    seen.hearing === inForce.hearing &&
    seen.speaking === inForce.speaking
  );
}
