import { z } from 'zod';
import { billingAddress, billingDocument, checkout, documentId, lot, order, orderId } from '../billing.ts';
import { productIds } from '../catalogue.ts';
import { type Endpoint, nothing, ok } from './endpoint.ts';

export const forOrder = z.strictObject({ orderId });
const forDocument = z.strictObject({ documentId });

/** Orders, payments, refunds and their documents. */
export const billingEndpoints = {
  /** Opens an order, or gives the one of the same product that is still open: an order can be paid once, so two tabs cannot pay twice. */
  createOrder: {
    method: 'POST',
    path: '/api/orders',
    access: 'user',
    idempotent: true,
    body: z.strictObject({ product: z.enum(productIds), billing: billingAddress.optional() }),
    reply: checkout,
  },
  readOrder: {
    method: 'GET',
    path: '/api/orders/:orderId',
    access: 'user',
    params: forOrder,
    reply: order,
  },
  /** Asks the gateway how an order stands, settles what it says, and tells: for a dialog that was closed, which says nothing about the money. */
  checkOrder: {
    method: 'POST',
    path: '/api/orders/:orderId/check',
    access: 'user',
    params: forOrder,
    body: nothing,
    reply: order,
  },
  /** What the checkout handed over on success. It only triggers the check at the gateway; repeatable. */
  verifyPayment: {
    method: 'POST',
    path: '/api/payments/verify',
    access: 'user',
    body: z.strictObject({
      orderId,
      razorpay_payment_id: z.string().regex(/^pay_\w{14,40}$/),
      razorpay_order_id: z.string().regex(/^order_\w{14,40}$/),
      razorpay_signature: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    reply: z.object({ status: z.enum(['success', 'confirming']) }),
  },
  /** What else the checkout said. It is counted and changes nothing that concerns money. */
  reportCheckout: {
    method: 'POST',
    path: '/api/payments/report',
    access: 'user',
    body: z.strictObject({
      orderId,
      outcome: z.enum(['dismissed', 'failed']),
      reason: z
        .string()
        .regex(/^[a-z0-9_]{1,80}$/i)
        .optional(),
    }),
    reply: ok,
  },
  /** Lots and purchases, the newest first. */
  readBilling: {
    method: 'GET',
    path: '/api/billing',
    access: 'user',
    reply: z.object({ lots: z.array(lot), orders: z.array(order) }),
  },
  requestRefund: {
    method: 'POST',
    path: '/api/orders/:orderId/refund',
    access: 'user',
    idempotent: true,
    params: forOrder,
    body: nothing,
    reply: order,
  },
  readDocument: {
    method: 'GET',
    path: '/api/documents/:documentId',
    access: 'user',
    params: forDocument,
    reply: billingDocument,
  },
  downloadDocument: {
    method: 'GET',
    path: '/api/documents/:documentId/pdf',
    access: 'user',
    kind: 'file',
    params: forDocument,
    reply: z.unknown(),
  },
} as const satisfies Record<string, Endpoint>;
