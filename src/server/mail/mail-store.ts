import { z } from 'zod';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, inArray, isNull, lt, sql } from '#server/platform/database/query.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import type { StoppableMail } from '#contract/unsubscribe.ts';
import { mails, unsubscribeLinks } from '#server/platform/database/schema/mail.ts';

type StoredMail = typeof mails.$inferSelect;
const keptId = z.object({ id: z.string() });

/** Keeps a mail to be sent to the user's address of today; false when one of its id was kept before, or the user does not exist or was erased. */
export async function insertMail(
  tx: Tx,
  mail: Omit<StoredMail, 'to' | 'sentAt' | 'forgottenAt'>,
): Promise<boolean> {
  const { id, uid, subject, text, documentId, unsubscribeUrl, createdAt } = mail;
  const statement = sql`
    insert into ${mails} (id, uid, "to", subject, text, document_id, unsubscribe_url, created_at)
    select ${id}, uid, email, ${subject}, ${text}, ${documentId}, ${unsubscribeUrl}, ${createdAt.toISOString()}::timestamptz
    from ${users} where uid = ${uid} and email <> ''
    on conflict (id) do nothing returning id`;
  const added = await queryRows(tx, keptId, statement);
  return added.length > 0;
}

/** Keeps mails to addresses that may be nobody's account, in one statement; the ids of those that were not kept before. */
export async function insertMailsToAddresses(
  tx: Tx,
  all: readonly { id: string; orgId: string; to: string; subject: string; text: string }[],
  now: Date,
): Promise<string[]> {
  const added = await queryRows(
    tx,
    keptId,
    sql`insert into ${mails} (id, uid, "to", subject, text, created_at)
      select m.id, m."orgId", m."to", m.subject, m.text, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as m(id text, "orgId" text, "to" text, subject text, text text)
      on conflict (id) do nothing returning id`,
  );
  return added.map(({ id }) => id);
}

/** A mail as it was queued; null when there is none of that id. */
export async function findMail(tx: Tx, mailId: string): Promise<StoredMail | null> {
  const [row] = await tx.select().from(mails).where(eq(mails.id, mailId));
  return row ?? null;
}

/** Marks a mail as sent; the first time stands. Replies whether its words are still to be kept. */
export async function markSent(tx: Tx, mailId: string, now: Date): Promise<boolean> {
  await tx
    .update(mails)
    .set({ sentAt: now, unsubscribeUrl: null })
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt)));
  return (await findMail(tx, mailId))?.forgottenAt === null;
}

/** Mails written before `before` whose words are still there, the oldest first. */
export async function findMailsBefore(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.forgottenAt), lt(mails.createdAt, before)))
    .orderBy(asc(mails.createdAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Mails to a user whose words are still there. */
export async function findMailsTo(tx: Tx, uid: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.uid, uid), isNull(mails.forgottenAt)))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Deletes address and words of these mails; the rows stay, so that nobody is told of the same thing twice. */
export async function blankMails(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(mails)
    .set({ to: '', subject: '', text: '', unsubscribeUrl: null, forgottenAt: now })
    .where(and(inArray(mails.id, [...ids]), isNull(mails.forgottenAt)));
}

/** Keeps a link by which one kind of mail to a user is stopped, by the hash of its secret. */
export async function insertUnsubscribeLink(
  tx: Tx,
  link: { tokenHash: string; uid: string; kind: StoppableMail; createdAt: Date },
): Promise<void> {
  await tx.insert(unsubscribeLinks).values(link);
}

/** Whose mails of which kind a link stops; null when there is none, or its account is gone. */
export async function findUnsubscribeLink(
  tx: Tx,
  tokenHash: string,
): Promise<{ uid: string; kind: StoppableMail } | null> {
  const { uid, kind } = unsubscribeLinks;
  const [row] = await tx
    .select({ uid, kind })
    .from(unsubscribeLinks)
    .where(eq(unsubscribeLinks.tokenHash, tokenHash));
  return row ?? null;
}
