import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, isNull } from '#server/platform/database/query.ts';
import { billingDocuments, mails } from '#server/platform/database/schema/billing.ts';
import type { BillingDocument } from '#contract/billing.ts';

export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  sentAt: Date | null;
  /** What is attached to it. */
  document: BillingDocument | null;
};
type NewMail = {
  id: string;
  uid: string;
  to: string;
  subject: string;
  text: string;
  documentId: string | null;
  createdAt: Date;
};

/** Keeps a mail to be sent; false when one of its id was kept before. */
export async function insertMail(tx: Tx, mail: NewMail): Promise<boolean> {
  const added = await tx
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: mails.id })
    .returning({ id: mails.id });
  return added.length > 0;
}

/** A mail with its document; null when there is none of that id. */
export async function findMail(tx: Tx, mailId: string): Promise<Mail | null> {
  const [row] = await tx
    .select({
      id: mails.id,
      to: mails.to,
      subject: mails.subject,
      text: mails.text,
      sentAt: mails.sentAt,
      document: billingDocuments.content,
    })
    .from(mails)
    .leftJoin(billingDocuments, eq(billingDocuments.id, mails.documentId))
    .where(eq(mails.id, mailId));
  return row ?? null;
}

/** Marks a mail as sent; the first time stands. */
export async function markSent(tx: Tx, mailId: string, now: Date): Promise<void> {
  await tx
    .update(mails)
    .set({ sentAt: now })
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt)));
}
