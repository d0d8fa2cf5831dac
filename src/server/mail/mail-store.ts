import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, isNull } from '#server/platform/database/query.ts';
import { mails } from '#server/platform/database/schema/mail.ts';

type StoredMail = typeof mails.$inferSelect;

/** Keeps a mail to be sent; false when one of its id was kept before. */
export async function insertMail(tx: Tx, mail: Omit<StoredMail, 'sentAt'>): Promise<boolean> {
  const added = await tx
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: mails.id })
    .returning({ id: mails.id });
  return added.length > 0;
}

/** A mail as it was queued; null when there is none of that id. */
export async function findMail(tx: Tx, mailId: string): Promise<StoredMail | null> {
  const [row] = await tx.select().from(mails).where(eq(mails.id, mailId));
  return row ?? null;
}

/** Marks a mail as sent; the first time stands. */
export async function markSent(tx: Tx, mailId: string, now: Date): Promise<void> {
  await tx
    .update(mails)
    .set({ sentAt: now })
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt)));
}
