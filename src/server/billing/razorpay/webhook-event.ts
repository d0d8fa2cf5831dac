import { z } from 'zod';
import type { GatewayOrder, GatewayPayment, GatewayRefund } from '../payment-gateway.ts';
import {
  optionalText,
  orderEntity,
  paise,
  paymentEntity,
  paymentIdPattern,
  refundEntity,
  unixSeconds,
} from './entities.ts';

type GatewayDispute = { id: string; paymentId: string; amountPaise: number; status: string };

/** A delivery of the gateway. The entities are as they were when the event happened, which may be long ago. */
export type WebhookEvent = {
  /** Such as `payment.captured`. */
  name: string;
  accountId: string | null;
  createdAt: Date | null;
  payment: GatewayPayment | null;
  order: GatewayOrder | null;
  refund: GatewayRefund | null;
  dispute: GatewayDispute | null;
};

/** The families of events whose entities we know; others keep their name and nothing else. */
const knownFamily = /^(payment|order|refund)\./;

const envelope = z.object({
  event: z.string().min(1),
  account_id: optionalText,
  created_at: unixSeconds.nullish(),
  payload: z.unknown(),
});

const disputeEntity = z
  .object({
    id: z.string().min(1),
    payment_id: z.string().regex(paymentIdPattern),
    amount: paise,
    status: z.string().min(1),
  })
  .transform(
    (dispute): GatewayDispute => ({
      id: dispute.id,
      paymentId: dispute.payment_id,
      amountPaise: dispute.amount,
      status: dispute.status,
    }),
  );

const carried = <T extends z.ZodType>(entity: T) => z.object({ entity }).nullish();

const knownPayload = z.object({
  payment: carried(paymentEntity),
  order: carried(orderEntity),
  refund: carried(refundEntity),
  dispute: carried(disputeEntity),
});

// Some samples of the documentation carry the time of the event inside the payload.
const payloadTime = z.object({ created_at: unixSeconds });

/**
 * Reads a delivery whose signature has been checked (rule RAZORPAY-6). Null when it is unreadable: not JSON, no event name, or an event of a
 * known family whose entity we cannot read. The status is the entity's own: `payment.authorized` may carry a captured payment.
 */
export function parseWebhookEvent(body: Uint8Array): WebhookEvent | null {
  const head = envelope.safeParse(jsonOf(body));
  if (!head.success) return null;
  const { event: name, account_id: accountId, created_at, payload } = head.data;
  const createdAt = created_at ?? payloadTime.safeParse(payload).data?.created_at ?? null;
  const event = { name, accountId, createdAt, payment: null, order: null, refund: null, dispute: null };
  if (!knownFamily.test(name)) return event;
  const entities = knownPayload.safeParse(payload);
  if (!entities.success) return null;
  return {
    ...event,
    payment: entities.data.payment?.entity ?? null,
    order: entities.data.order?.entity ?? null,
    refund: entities.data.refund?.entity ?? null,
    dispute: entities.data.dispute?.entity ?? null,
  };
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
