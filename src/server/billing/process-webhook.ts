import type { BillingRoom } from './billing-room.ts';
import { findOrderOfPayment } from './order-store.ts';
import { parseWebhookEvent, type WebhookEvent } from './razorpay/webhook-event.ts';
import { settleOrAdopt, settleRefundOrRead } from './read-from-gateway.ts';
import { findLeftOver, findUnprocessed, markProcessed } from './webhook-store.ts';

const leftOverMs = 60_000;
const batch = 100;

/**
 * Books what a stored delivery says and marks it processed; a crash in between repeats it, which changes nothing. The event is a snapshot
 * of its moment, perhaps days old: states only move forward. Throws UpstreamError when the gateway had to be asked and did not answer.
 */
export async function processWebhook(room: BillingRoom, eventId: string): Promise<void> {
  const body = await room.database.read((tx) => findUnprocessed(tx, eventId));
  if (!body) return;
  const event = parseWebhookEvent(body);
  const outcome = event ? await book(room, event) : 'unreadable';
  if (!event) room.log.error({ eventId }, 'a signed webhook could not be read');
  await room.database.transaction((tx) => markProcessed(tx, { eventId, outcome, now: room.clock.now() }));
}

/** Processes the deliveries whose job was lost. */
export async function processLeftOver(room: BillingRoom): Promise<void> {
  const before = new Date(room.clock.now().getTime() - leftOverMs);
  for (const eventId of await room.database.read((tx) => findLeftOver(tx, before, batch))) {
    await processWebhook(room, eventId).catch((error: unknown) =>
      room.log.warn({ err: error }, 'a webhook could not be processed'),
    );
  }
}

async function book(room: BillingRoom, event: WebhookEvent): Promise<string> {
  if (event.dispute) return bookDispute(room, event.name, event.dispute);
  const outcomes: string[] = [];
  if (event.payment) outcomes.push((await settleOrAdopt(room, event.payment)).kind);
  if (event.refund) outcomes.push(await settleRefundOrRead(room, { ...event.refund, cause: 'gateway' }));
  return outcomes.join(', ') || 'nothing to book';
}

/** A dispute that was lost took the money back; until then it is only noted. */
async function bookDispute(
  room: BillingRoom,
  name: string,
  { id, paymentId, amountPaise }: NonNullable<WebhookEvent['dispute']>,
): Promise<string> {
  const now = room.clock.now();
  const order = await room.database.read((tx) => findOrderOfPayment(tx, paymentId));
  room.log.error({ orderId: order?.id ?? null, disputeId: id, event: name }, 'a payment is disputed');
  await room.database.transaction((tx) =>
    room.audit(tx, {
      kind: 'dispute',
      actor: 'service',
      uid: order?.uid ?? null,
      detail: { disputeId: id, paymentId, amountPaise, event: name },
    }),
  );
  if (name !== 'payment.dispute.lost') return 'dispute noted';
  return settleRefundOrRead(room, {
    id,
    paymentId,
    amountPaise,
    currency: 'INR',
    status: 'processed',
    receipt: null,
    createdAt: now,
    cause: 'dispute',
  });
}
