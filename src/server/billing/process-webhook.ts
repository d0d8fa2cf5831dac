import { databaseProblem } from '#server/platform/database/database-problem.ts';
import { describeError } from '#server/platform/logging.ts';
import { UpstreamError } from '#server/platform/refusal.ts';
import { findOrderOfPayment } from './order-store.ts';
import { parseWebhookEvent, type WebhookEvent } from './razorpay/webhook-event.ts';
import { type AskGatewayParts, settleOrAdopt, settleRefundOrRead } from './read-from-gateway.ts';
import { findLeftOver, findUnprocessed, markProcessed, markSetAside } from './webhook-store.ts';

const leftOverMs = 60_000;
const batch = 100;
const triedForMs = 24 * 60 * 60_000;
/** PostgreSQL's class of values it does not take, such as a text with NUL in it. */
const unstorable = /^22/;

/**
 * Books what a stored delivery says and marks it processed; a crash in between repeats it, which changes nothing. The event is a snapshot
 * of its moment, perhaps days old: states only move forward. What cannot be processed for a reason that will not change is set aside for the
 * operator (rule RAZORPAY-13). Throws UpstreamError when the gateway had to be asked and did not answer.
 */
export async function processWebhook(parts: AskGatewayParts, eventId: string): Promise<void> {
  const found = await parts.database.read((tx) => findUnprocessed(tx, eventId));
  if (!found) return;
  const event = parseWebhookEvent(found.body);
  if (!event) return putAside(parts, eventId, 'it cannot be read');
  try {
    const outcome = await book(parts, event);
    await parts.database.transaction((tx) => markProcessed(tx, { eventId, outcome, now: parts.clock.now() }));
  } catch (error) {
    const ageMs = parts.clock.now().getTime() - found.receivedAt.getTime();
    const reason = whyNever(error, ageMs);
    if (reason === null) throw error;
    await putAside(parts, eventId, reason);
  }
}

/** Why an error will come back however often the delivery is tried; null when it may not. */
function whyNever(error: unknown, ageMs: number): string | null {
  if (error instanceof UpstreamError) return null;
  const problem = databaseProblem(error);
  if (problem?.away) return null;
  if (problem && unstorable.test(problem.code))
    return `the database cannot store what it says (${problem.code})`;
  if (ageMs < triedForMs) return null;
  return `it failed for a day: ${error instanceof Error ? describeError(error).message : 'an unknown error'}`;
}

async function putAside(parts: AskGatewayParts, eventId: string, reason: string): Promise<void> {
  parts.log.error({ eventId, reason }, 'a signed webhook was set aside');
  await parts.database.transaction((tx) => markSetAside(tx, { eventId, reason, now: parts.clock.now() }));
}

/** Processes the deliveries whose job was lost. */
export async function processLeftOver(parts: AskGatewayParts): Promise<void> {
  const before = new Date(parts.clock.now().getTime() - leftOverMs);
  for (const eventId of await parts.database.read((tx) => findLeftOver(tx, before, batch))) {
    await processWebhook(parts, eventId).catch((error: unknown) =>
      parts.log.warn({ err: error }, 'a webhook could not be processed'),
    );
  }
}

async function book(parts: AskGatewayParts, event: WebhookEvent): Promise<string> {
  if (event.dispute) return bookDispute(parts, event.name, event.dispute);
  const outcomes: string[] = [];
  if (event.payment) outcomes.push((await settleOrAdopt(parts, event.payment)).kind);
  if (event.refund) outcomes.push(await settleRefundOrRead(parts, { ...event.refund, cause: 'gateway' }));
  return outcomes.join(', ') || 'nothing to book';
}

/** A dispute that was lost took the money back; until then it is only noted. */
async function bookDispute(
  parts: AskGatewayParts,
  name: string,
  { id, paymentId, amountPaise }: NonNullable<WebhookEvent['dispute']>,
): Promise<string> {
  const now = parts.clock.now();
  const order = await parts.database.read((tx) => findOrderOfPayment(tx, paymentId));
  parts.log.error({ orderId: order?.id ?? null, disputeId: id, event: name }, 'a payment is disputed');
  await parts.database.transaction((tx) =>
    parts.audit(tx, {
      kind: 'dispute',
      actor: 'service',
      uid: order?.uid ?? null,
      detail: { disputeId: id, paymentId, amountPaise, event: name },
    }),
  );
  if (name !== 'payment.dispute.lost') return 'dispute noted';
  return settleRefundOrRead(parts, {
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
