import { z } from 'zod';
import type { Parts } from '#server/platform/parts.ts';
import { mailQueue } from './queue-mail.ts';
import { type MailParts, sendMail } from './send-mail.ts';

const job = z.object({ mailId: z.string() });

/** Sends queued mail as durable jobs, tried again with growing pauses for more than two hours. */
export async function startMail(parts: MailParts & Pick<Parts, 'jobs'>): Promise<void> {
  // Longer than the mailer's time limits together: a mail is never with two workers.
  const queue = { name: mailQueue, retryLimit: 8, retryDelaySeconds: 30, expireInSeconds: 180, atOnce: 2 };
  await parts.jobs.work(queue, (data) => sendMail(parts, job.parse(data)));
}
