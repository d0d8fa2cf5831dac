import { z } from 'zod';
import type { Parts } from '#server/platform/parts.ts';
import { mailQueue } from './queue-mail.ts';
import { type MailParts, sendMail } from './send-mail.ts';

const job = z.object({ mailId: z.string() });

/** Sends queued mail as durable jobs, tried again with growing pauses for more than two hours. */
export async function startMail(parts: MailParts & Pick<Parts, 'jobs'>): Promise<void> {
  // A batch lasts longer than the mailer's time limits for all of its mails together: a mail is never with two workers.
  const queue = {
    name: mailQueue,
    retryLimit: 8,
    retryDelaySeconds: 30,
    expireInSeconds: 1_800,
    atOnce: 2,
    batch: 10,
  };
  await parts.jobs.work(queue, (data) => sendMail(parts, job.parse(data)));
}
