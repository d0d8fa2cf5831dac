import type { ReplyOf } from '#contract/endpoints.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import type { WriteAudit } from '#server/accounts/audit.ts';
import { chooseMail } from '#server/accounts/choose-mail.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { findInterviewDate } from '#server/insight/interview-date-store.ts';
import { findUnsubscribeLink } from '#server/mail/mail-store.ts';
import { sha256 } from '#server/platform/ids.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { wantsFeedbackMail, withdrawReminders } from './reminder-store.ts';

export type UnsubscribeParts = Pick<Parts, 'database' | 'clock'> & { audit: WriteAudit };

/** Which mails a link stops, and whether they still come; nothing changes. Throws Refusal `not_found` for a link of nobody, or of an account that is gone. */
export async function openUnsubscribe(
  { database }: Pick<Parts, 'database'>,
  { token }: { token: string },
): Promise<ReplyOf<'openUnsubscribe'>> {
  return database.read(async (tx) => {
    const link = await findUnsubscribeLink(tx, sha256(token));
    if (!link) throw new Refusal('not_found');
    const { uid, kind } = link;
    const comes =
      kind === 'feedback'
        ? await wantsFeedbackMail(tx, uid)
        : (await findInterviewDate(tx, uid))?.reminders === true;
    return { kind, comes };
  });
}

/**
 * Stops one kind of mail by a link in it, as its owner's account page would, whoever holds it and however often (rules UNSUBSCRIBE-1 and -2). Throws
 * Refusal `not_found` likewise.
 */
export async function unsubscribe(
  { database, clock, audit }: UnsubscribeParts,
  { token }: { token: string },
): Promise<ReplyOf<'unsubscribe'>> {
  return database.transaction(async (tx) => {
    const link = await findUnsubscribeLink(tx, sha256(token));
    if (!link) throw new Refusal('not_found');
    const { uid, kind } = link;
    await lockUser(tx, uid);
    const now = clock.now();
    if (kind === 'feedback') {
      const off = { uid, on: false, language: 'en', now } as const;
      if (await chooseMail(tx, audit, off)) await notifyAccountChanged(tx, uid);
    } else await withdrawReminders(tx, uid, now);
    return { kind, comes: false };
  });
}
