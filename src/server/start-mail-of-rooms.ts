import { attachDocument } from './billing/documents/attach-document.ts';
import type { Mailer } from './mail/mailer.ts';
import { startMail } from './mail/start-mail.ts';
import type { Parts } from './platform/parts.ts';
import { isMailWanted } from './reminders/is-mail-wanted.ts';
import { dressMail } from './schools/invitations/dress-mail.ts';
import { noteMailFate } from './schools/invitations/start-invitations.ts';

/** Mail, and what it asks of the rooms that queue it: the document to attach, whether it is still wanted, its looks, and who hears how it went. */
export async function startMailOfRooms(parts: Parts & { mailer: Mailer; publicUrl: string }): Promise<void> {
  const { database, clock, publicUrl } = parts;
  await startMail({
    ...parts,
    attachmentOf: (documentId) => attachDocument(parts, documentId),
    isWanted: (tx, mail) => isMailWanted(tx, mail, clock.now()),
    onFate: (mail) => noteMailFate(parts, mail),
    dressOf: (mail) => dressMail({ database, publicUrl }, mail),
  });
}
