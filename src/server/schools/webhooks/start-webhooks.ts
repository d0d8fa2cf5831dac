import { z } from 'zod';
import { webhookLimits } from '#contract/schools/webhooks.ts';
import { dayMs } from '#contract/time.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { deleteOld, endStranded, takeDue } from './delivery-store.ts';
import { webhookChannel } from './tell-school.ts';
import type { WebhookParts } from './webhook-parts.ts';
import { forgetPreviousSecrets } from './webhook-store.ts';

const queue = {
  name: 'school_webhooks',
  // Only for a process that died before it began: a try that failed finds the next one by the message itself.
  retryLimit: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 60,
  atOnce: 4,
};
const job = z.object({ orgId: z.string(), deliveryId: z.string(), made: z.number().int() });
const atOnce = 200;

/** Sends schools what they are to be told, as soon as it was written and by the clock. The reply stops listening. */
export async function startWebhooks(parts: WebhookParts): Promise<() => Promise<void>> {
  const { jobs, database, log } = parts;
  await jobs.work(queue, (data) => deliverWebhook(parts, job.parse(data)));
  await jobs.every('send_due_webhooks', '* * * * *', () => sendDue(parts));
  await jobs.every('sweep_webhooks', '23 * * * *', () => sweepWebhooks(parts));
  let ahead = 0;
  let under: Promise<void> | null = null;
  const work = async (): Promise<void> => {
    for (; ahead > 0; ) {
      ahead = 0;
      await queueDue(parts).catch((error: unknown) =>
        log.warn({ err: error }, 'webhooks wait for the next minute'),
      );
    }
    under = null;
  };
  const soon = (): void => {
    ahead += 1;
    under ??= work();
  };
  const stop = await database.listen(webhookChannel, soon, soon);
  return async () => {
    await stop();
    await under;
  };
}

/** Gives up what is stranded, then queues what is due. */
export async function sendDue(parts: Pick<WebhookParts, 'database' | 'clock' | 'jobs'>): Promise<void> {
  await acrossOrganisations(parts.database, (tx) => endStranded(tx, parts.clock.now()));
  await queueDue(parts);
}

/** Makes a job of each message that is due, in the transaction that takes it. */
async function queueDue({
  database,
  clock,
  jobs,
}: Pick<WebhookParts, 'database' | 'clock' | 'jobs'>): Promise<void> {
  for (;;) {
    const taken = await acrossOrganisations(database, async (tx) => {
      const due = await takeDue(tx, clock.now(), atOnce);
      for (const one of due) await jobs.enqueue(tx, queue.name, one);
      return due.length;
    });
    if (taken < atOnce) return;
  }
}

/** Deletes messages after thirty days, and secrets that sign no more. */
export async function sweepWebhooks({
  database,
  clock,
}: Pick<WebhookParts, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await acrossOrganisations(database, (tx) => forgetPreviousSecrets(tx, now));
  const before = new Date(now.getTime() - webhookLimits.keptDays * dayMs);
  await inBatches((most) => acrossOrganisations(database, (tx) => deleteOld(tx, before, most)));
}
