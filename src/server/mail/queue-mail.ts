import { readNameAndEmail } from '#server/accounts/user-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { paths } from '#contract/paths.ts';
import type { StoppableMail } from '#contract/unsubscribe.ts';
import { randomToken, sha256 } from '#server/platform/ids.ts';
import { insertMail, insertUnsubscribeLink } from './mail-store.ts';

export const mailQueue = 'send_mail';

export type MailToUser = {
  /** Its occasion, such as `receipt:ord_…`: nobody is told of the same thing twice. */
  id: string;
  uid: string;
  subject: string;
  text: string;
  /** The document attached to it, if any; `attachmentOf` makes the file when it is sent. */
  documentId: string | null;
  /** A mail that comes by choice says how its kind is stopped; left out where one is owed. */
  stoppable?: { kind: StoppableMail; publicUrl: string };
  now: Date;
};

/**
 * Writes a mail to the user's address of today, to be sent once the transaction commits. Repeating it changes nothing. It asks
 * nobody whether mail is wanted: that is the caller's, and a receipt is owed whatever the settings say. Throws when the user does not exist.
 */
export async function queueMail(tx: Tx, jobs: Pick<Jobs, 'enqueue'>, mail: MailToUser): Promise<void> {
  const { id, uid, subject, text, documentId, stoppable, now } = mail;
  const token = randomToken();
  const unsubscribeUrl = stoppable ? `${stoppable.publicUrl}${paths.unsubscribe}?token=${token}` : null;
  const added = await insertMail(tx, { id, uid, subject, text, documentId, unsubscribeUrl, createdAt: now });
  if (added && stoppable)
    await insertUnsubscribeLink(tx, { tokenHash: sha256(token), uid, kind: stoppable.kind, createdAt: now });
  if (added) return jobs.enqueue(tx, mailQueue, { mailId: id });
  // Told before, or to somebody who was erased, or to nobody: who was never there is refused by this.
  await readNameAndEmail(tx, uid);
}
