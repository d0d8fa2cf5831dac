import type { Tx } from '#server/platform/database/database.ts';
import { mails } from '#server/platform/database/schema/mail.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { mailQueue } from './queue-mail.ts';

/**
 * Writes a mail to an address somebody wrote from, whether they ever signed in or not (`uid` is '' then), to be sent once the transaction commits. Repeating
 * it changes nothing.
 */
export async function queueMailTo(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  mail: { id: string; uid: string; to: string; subject: string; text: string; now: Date },
): Promise<void> {
  const { id, uid, to, subject, text, now } = mail;
  const added = await tx
    .insert(mails)
    .values({ id, uid, to, subject, text, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  if (added.length > 0) await jobs.enqueue(tx, mailQueue, { mailId: id });
}
