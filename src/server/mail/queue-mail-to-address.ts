import type { Tx } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { insertMailToAddress } from './mail-store.ts';
import { mailQueue } from './queue-mail.ts';

type MailToAddress = {
  /** Its occasion: nobody is told of the same thing twice. */
  id: string;
  /** The organisation it is sent for; it stands where a user's id stands otherwise. */
  orgId: string;
  to: string;
  subject: string;
  text: string;
  now: Date;
};

/** Writes a mail to somebody who may have no account, to be sent once the transaction commits. Repeating it changes nothing. */
export async function queueMailToAddress(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  mail: MailToAddress,
): Promise<void> {
  if (await insertMailToAddress(tx, mail)) await jobs.enqueue(tx, mailQueue, { mailId: mail.id });
}
