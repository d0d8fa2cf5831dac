import { sweptAfter } from '#contract/retention.ts';
import { dayMs } from '#contract/time.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import type { Parts } from '#server/platform/parts.ts';
import { deleteOldIdempotencyRecords } from './idempotency-store.ts';
import { deleteProcessedWebhooks } from './webhook-store.ts';

/** A page asks again within seconds; a week leaves room for a laptop that slept. */
const recordDays = sweptAfter.paymentRequestDays;
/** The gateway's dashboard replays deliveries of the last seven days. Bodies name the payer, and what they say is booked. */
const webhookDays = sweptAfter.gatewayMessageDays;

/** Deletes Idempotency-Keys after a week and the bodies of processed webhooks after a month. */
export async function forgetOldNews({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<void> {
  const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * dayMs);
  await inBatches((most) =>
    database.transaction((tx) => deleteOldIdempotencyRecords(tx, daysAgo(recordDays), most)),
  );
  await inBatches((most) => database.write((tx) => deleteProcessedWebhooks(tx, daysAgo(webhookDays), most)));
}
