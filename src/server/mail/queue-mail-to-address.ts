import type { Tx } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { insertMailsToAddresses } from './mail-store.ts';
import { mailQueue } from './queue-mail.ts';

type MailToAddress = {
  /** Its occasion: nobody is told of the same thing twice. */
  id: string;
  /** The organisation it is sent for; it stands where a user's id stands otherwise. */
  orgId: string;
  to: string;
  subject: string;
  text: string;
};

/** Writes a mail to somebody who may have no account, to be sent once the transaction commits. Repeating it changes nothing. */
export const queueMailToAddress = (
  tx: Tx,
  jobs: Pick<Jobs, 'enqueueAll'>,
  { now, ...mail }: MailToAddress & { now: Date },
): Promise<void> => queueMailsToAddresses(tx, jobs, [mail], now);

/** Writes such mails in two statements, however many there are. */
export async function queueMailsToAddresses(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueueAll'>,
  all: readonly MailToAddress[],
  now: Date,
): Promise<void> {
  if (all.length === 0) return;
  const added = await insertMailsToAddresses(tx, all, now);
  await jobs.enqueueAll(
    tx,
    mailQueue,
    added.map((mailId) => ({ mailId })),
  );
}
