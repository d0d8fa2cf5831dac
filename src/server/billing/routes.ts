import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BillingParts } from './billing-parts.ts';
import { checkOrder } from './check-order.ts';
import { findOrder } from './order-store.ts';
import { placeOrder } from './place-order.ts';
import { readBilling, readOrder } from './read-billing.ts';
import { requestRefund } from './request-refund.ts';
import { type CheckoutSignatureHolds, verifyPayment } from './verify-payment.ts';

/** Buying, and asking for the money back. No endpoint takes an amount, a quota, a status or a user. */
export function billingRoutes(parts: BillingParts & { signatureHolds: CheckoutSignatureHolds }): Routes {
  return (bind) => {
    bind('createOrder', ({ uid, body, idempotencyKey }) =>
      placeOrder(parts, { uid, product: body.product, billing: body.billing ?? null, idempotencyKey }),
    );
    bind('readOrder', ({ uid, params }) => readOrder(parts, { uid, orderId: params.orderId }));
    bind('checkOrder', ({ uid, params }) => checkOrder(parts, { uid, orderId: params.orderId }));
    bind('verifyPayment', ({ uid, body }) =>
      verifyPayment(parts, {
        uid,
        orderId: body.orderId,
        razorpayOrderId: body.razorpay_order_id,
        razorpayPaymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      }),
    );
    bind('reportCheckout', async ({ uid, body }) => {
      const order = await parts.database.read((tx) => findOrder(tx, body.orderId));
      if (order?.uid !== uid) throw new Refusal('not_found');
      parts.log.info({ orderId: order.id, outcome: body.outcome, reason: body.reason ?? null }, 'checkout');
      return { ok: true as const };
    });
    bind('readBilling', ({ uid }) => readBilling(parts, uid));
    bind('requestRefund', async ({ uid, params: { orderId }, idempotencyKey }) => {
      await requestRefund(parts, { uid, orderId, idempotencyKey });
      return readOrder(parts, { uid, orderId });
    });
  };
}
