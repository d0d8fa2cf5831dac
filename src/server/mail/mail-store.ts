import { z } from 'zod';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, eq, isNull, sql } from '#server/platform/database/query.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { mails } from '#server/platform/database/schema/mail.ts';

type StoredMail = typeof mails.$inferSelect;

/** Keeps a mail to be sent to the user's address of today; false when one of its id was kept before, or there is no such user. */
export async function insertMail(tx: Tx, mail: Omit<StoredMail, 'to' | 'sentAt'>): Promise<boolean> {
  const { id, uid, subject, text, documentId, createdAt } = mail;
  const statement = sql`
    insert into ${mails} (id, uid, "to", subject, text, document_id, created_at)
    select ${id}, uid, email, ${subject}, ${text}, ${documentId}, ${createdAt.toISOString()}::timestamptz
    from ${users} where uid = ${uid}
    on conflict (id) do nothing returning id`;
  const added = await queryRows(tx, z.object({ id: z.string() }), statement);
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
