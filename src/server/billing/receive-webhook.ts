import type { Parts } from '#server/platform/parts.ts';
import { billingQueues } from './billing-queues.ts';
import { insertWebhook } from './webhook-store.ts';

/** Keeps a delivery whose signature held and has it processed. Once this resolves it is durable and may be acknowledged; the same event again changes nothing, and the reply is false. */
export async function receiveWebhook(
  { database, clock, jobs }: Pick<Parts, 'database' | 'clock' | 'jobs'>,
  { eventId, body }: { eventId: string; body: Uint8Array },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const isNew = await insertWebhook(tx, { eventId, body, receivedAt: clock.now() });
    if (isNew) await jobs.enqueue(tx, billingQueues.processWebhook, { eventId });
    return isNew;
  });
}
