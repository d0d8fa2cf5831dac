import { z } from 'zod';
import type { GatewayOrder, GatewayPayment, GatewayRefund } from '../payment-gateway.ts';

export const orderIdPattern = /^order_\w{14,}$/;
export const paymentIdPattern = /^pay_\w{14,}$/;
export const refundIdPattern = /^rfnd_\w{14,}$/;

/** The gateway writes "no value" as null, as an empty text, or by leaving the field out. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);
export const paise = z.int().min(0);
export const unixSeconds = z
  .int()
  .min(0)
  .max(8_640_000_000_000)
  .transform((seconds) => new Date(seconds * 1000));

/** Empty notes come as a list. */
const orderNotes = z.record(z.string(), z.string()).catch({});

// Only the fields we use are read: further ones pass by.
export const orderEntity = z
  .object({
    id: z.string().regex(orderIdPattern),
    receipt: optionalText,
    amount: paise,
    amount_paid: paise,
    currency: z.string(),
    status: z.enum(['created', 'attempted', 'paid']),
    notes: orderNotes,
    created_at: unixSeconds,
  })
  .transform(
    (order): GatewayOrder => ({
      id: order.id,
      receipt: order.receipt,
      amountPaise: order.amount,
      amountPaidPaise: order.amount_paid,
      currency: order.currency,
      status: order.status,
      notes: order.notes,
      createdAt: order.created_at,
    }),
  );

export const paymentEntity = z
  .object({
    id: z.string().regex(paymentIdPattern),
    order_id: optionalText.pipe(z.string().regex(orderIdPattern).nullable()),
    amount: paise,
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    amount_refunded: paise.nullish(),
    method: optionalText,
    error_reason: optionalText,
    created_at: unixSeconds,
  })
  .transform(
    (payment): GatewayPayment => ({
      id: payment.id,
      orderId: payment.order_id,
      amountPaise: payment.amount,
      currency: payment.currency,
      status: payment.status,
      amountRefundedPaise: payment.amount_refunded ?? 0,
      method: payment.method,
      errorReason: payment.error_reason,
      createdAt: payment.created_at,
    }),
  );

export const refundEntity = z
  .object({
    id: z.string().regex(refundIdPattern),
    payment_id: z.string().regex(paymentIdPattern),
    amount: paise,
    currency: z.string(),
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: optionalText,
    created_at: unixSeconds,
  })
  .transform(
    (refund): GatewayRefund => ({
      id: refund.id,
      paymentId: refund.payment_id,
      amountPaise: refund.amount,
      currency: refund.currency,
      status: refund.status,
      receipt: refund.receipt,
      createdAt: refund.created_at,
    }),
  );

/** A list as the gateway wraps it. */
export function collectionOf<T extends z.ZodType>(entity: T) {
  return z.object({ items: z.array(entity) }).transform((collection) => collection.items);
}

export const errorBody = z.object({
  error: z.object({
    code: z.string().min(1),
    description: z.string().nullish(),
    reason: optionalText,
  }),
});
