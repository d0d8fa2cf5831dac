import type { Tx } from '#server/platform/database/database.ts';
import type { Parts } from '#server/platform/parts.ts';
import { UpstreamError } from '#server/platform/refusal.ts';
import { blankMails, findMail, markSent } from './mail-store.ts';
import type { Attachment, MailDress, Mailer } from './mailer.ts';

export type MailParts = Pick<Parts, 'database' | 'clock' | 'log'> & {
  mailer: Mailer;
  /** The document of that id as a file, the same however often it is asked for. Throws when there is none. */
  attachmentOf: (documentId: string) => Promise<Attachment>;
  /** Whether a mail that comes by choice is still wanted, when it is about to be sent. */
  isWanted: (tx: Tx, mail: { id: string; uid: string }) => Promise<boolean>;
  /** How a mail that is sent for somebody else looks; null for a mail of ours. */
  dressOf: (mail: { id: string; uid: string; text: string }) => Promise<MailDress | null>;
  /** Told what became of each mail: taken over, or why a mail server would not have it, which it says each time. */
  onFate: (mail: { id: string; uid: string; refused: string | null }) => Promise<void>;
};

/**
 * Sends a queued mail with its document attached, unless it was sent before; one that came by choice and is not wanted any more is deleted
 * instead. Killed between the server's yes and our note of it, it is sent again under the same Message-ID. Throws UpstreamError('smtp') when
 * the mail server did not take it.
 */
export async function sendMail(parts: MailParts, { mailId }: { mailId: string }): Promise<void> {
  const { database, clock, log, mailer } = parts;
  const mail = await database.read((tx) => findMail(tx, mailId));
  if (!mail) throw new Error('A mail to be sent is not there.');
  if (mail.sentAt || mail.forgottenAt) return;
  const { id, uid, to, subject, text, documentId, unsubscribeUrl } = mail;
  if (unsubscribeUrl !== null && !(await database.read((tx) => parts.isWanted(tx, mail))))
    return database.transaction((tx) => blankMails(tx, [id], clock.now()));
  try {
    const attachments = documentId === null ? [] : [await parts.attachmentOf(documentId)];
    const dress = await parts.dressOf(mail);
    await mailer.send({ id, to, subject, text, dress, attachments, unsubscribeUrl });
  } catch (error) {
    if (error instanceof UpstreamError) {
      log.warn({ mailId, retryable: error.retryable }, 'a mail was not taken');
      if (!error.retryable) await parts.onFate({ id, uid, refused: refusalOf(error.cause) });
    }
    throw error;
  }
  const kept = await database.transaction((tx) => markSent(tx, mailId, clock.now()));
  await parts.onFate({ id, uid, refused: null });
  // It was to be forgotten while it was on its way.
  if (!kept) await mailer.forget(mailId);
}

const shownCharacters = 120;

/** What the mail server said, in short and without addresses. */
function refusalOf(cause: unknown): string {
  const said =
    cause instanceof Error && 'response' in cause ? String(cause.response) : 'The mail was refused.';
  const words = said
    .replaceAll(/<?[^\s<>]+@[^\s<>]+>?/g, 'the address')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return words.length > shownCharacters ? `${words.slice(0, shownCharacters - 1).toWellFormed()}…` : words;
}
