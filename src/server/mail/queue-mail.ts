import type { Tx } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { readBuyer } from '#server/billing/documents/document-store.ts';
import { insertMail } from './mail-store.ts';

export const mailQueue = 'send_mail';

export type MailToUser = {
  /** Its occasion, such as `receipt:ord_…`: nobody is told of the same thing twice. */
  id: string;
  uid: string;
  subject: string;
  text: string;
  /** The document attached to it, if any. */
  documentId: string | null;
  now: Date;
};

/**
 * Writes a mail to the user's address of today, to be sent once the transaction commits. Repeating it changes nothing. Mails about money
 * go out whatever the user's `emailUpdates` and `notifications` say: a receipt is owed. Others ask first. Throws when the user does
 * not exist.
 */
export async function queueMail(tx: Tx, jobs: Pick<Jobs, 'enqueue'>, mail: MailToUser): Promise<void> {
  const { id, uid, subject, text, documentId, now } = mail;
  const { email: to } = await readBuyer(tx, uid);
  const added = await insertMail(tx, { id, uid, to, subject, text, documentId, createdAt: now });
  if (added) await jobs.enqueue(tx, mailQueue, { mailId: id });
}
