import type { Mailer, OutgoingMail } from './mailer.ts';
import type { Parts } from '#server/platform/parts.ts';
import { UpstreamError } from '#server/platform/refusal.ts';
import { documentPdf } from '#server/billing/documents/document-pdf.ts';
import { documentFileName } from '#server/billing/documents/document-words.ts';
import { findMail, type Mail, markSent } from './mail-store.ts';

export type MailDeps = Pick<Parts, 'database' | 'clock' | 'log'> & { mailer: Mailer };

/**
 * Sends a queued mail with its document attached, unless it was sent before. Killed between the server's yes and our note of it, it is
 * sent again under the same Message-ID. Throws UpstreamError('smtp') when the mail server did not take it.
 */
export async function sendMail(deps: MailDeps, { mailId }: { mailId: string }): Promise<void> {
  const { database, clock, log, mailer } = deps;
  const mail = await database.read((tx) => findMail(tx, mailId));
  if (!mail) throw new Error('A mail to be sent is not there.');
  if (mail.sentAt) return;
  try {
    await mailer.send(await outgoing(mail));
  } catch (error) {
    if (error instanceof UpstreamError)
      log.warn({ mailId, retryable: error.retryable }, 'a mail was not taken');
    throw error;
  }
  await database.transaction((tx) => markSent(tx, mailId, clock.now()));
}

async function outgoing({ id, to, subject, text, document }: Mail): Promise<OutgoingMail> {
  const attachments = document
    ? [
        {
          fileName: documentFileName(document),
          contentType: 'application/pdf',
          content: await documentPdf(document),
        },
      ]
    : [];
  return { id, to, subject, text, attachments };
}
