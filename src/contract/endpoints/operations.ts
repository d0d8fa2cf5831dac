import { z } from 'zod';
import { booksReport, stuckOrder } from '../billing.ts';
import { costReport } from '../costs.ts';
import { forOrder } from './billing.ts';
import { type Endpoint, reason, sessionId } from './endpoint.ts';

/** What the operator calls. */
export const operatorEndpoints = {
  /** Walks the hash chain of the audit log; `brokenAt` is the first entry that does not fit, null when all do. */
  verifyAudit: {
    method: 'GET',
    path: '/api/operator/audit',
    access: 'operator',
    reply: z.object({ entries: z.number().int(), brokenAt: z.number().int().nullable() }),
  },
  /** What language models took in the last `days` of India's calendar, or in one interview whenever it was. */
  readCosts: {
    method: 'GET',
    path: '/api/operator/costs',
    access: 'operator',
    query: z.strictObject({
      days: z.coerce.number().int().min(1).max(92).default(7),
      interview: sessionId.optional(),
    }),
    reply: costReport,
  },
  grantInterviews: {
    method: 'POST',
    path: '/api/operator/grants',
    access: 'operator',
    body: z.strictObject({
      email: z.email().max(254),
      interviews: z.number().int().min(1).max(100),
      reason,
    }),
    reply: z.object({ uid: z.string(), remaining: z.number().int(), expiresAt: z.string() }),
  },
  /**
   * Orders that may be paid and are not settled after fifteen minutes, those with a mismatch, refunds that do not end, how many webhooks wait, and how
   * far the clocks are apart when money jobs stand still for it.
   */
  listStuckOrders: {
    method: 'GET',
    path: '/api/operator/orders/stuck',
    access: 'operator',
    reply: z.object({
      orders: z.array(stuckOrder),
      unprocessedWebhooks: z.number().int(),
      clocksApartSeconds: z.number().int().nullable(),
    }),
  },
  /** Asks the gateway about an order once more and settles what it says. */
  resettleOrder: {
    method: 'POST',
    path: '/api/operator/orders/:orderId/resettle',
    access: 'operator',
    params: forOrder,
    body: z.strictObject({ reason }),
    reply: z.object({ before: z.string(), after: z.string() }),
  },
  /** Refunds an order in full, whatever its age, and takes back what is unused. */
  refundOrder: {
    method: 'POST',
    path: '/api/operator/orders/:orderId/refund',
    access: 'operator',
    params: forOrder,
    body: z.strictObject({ reason }),
    reply: z.object({ amountPaise: z.number().int(), revoked: z.number().int() }),
  },
  /** Settles what the gateway knows of every payment and refund since a time, orders that we lost with a restored backup included. */
  reconcileSince: {
    method: 'POST',
    path: '/api/operator/reconcile',
    access: 'operator',
    body: z.strictObject({ since: z.iso.datetime() }),
    reply: z.object({
      payments: z.number().int(),
      refunds: z.number().int(),
      credited: z.array(z.string()),
      recreated: z.array(z.string()),
      /** Document numbers that may stand on documents of the lost time and are given to no other. */
      cancelled: z.array(z.object({ series: z.string(), from: z.number().int(), to: z.number().int() })),
      unknown: z.array(
        z.object({ gatewayId: z.string(), why: z.enum(['not_ours', 'no_notes', 'user_unknown']) }),
      ),
    }),
  },
  /** Signed webhooks that could not be processed and wait for the operator. */
  listWebhooksSetAside: {
    method: 'GET',
    path: '/api/operator/webhooks',
    access: 'operator',
    reply: z.object({
      webhooks: z.array(z.object({ eventId: z.string(), receivedAt: z.string(), reason: z.string() })),
    }),
  },
  /** Processes one of them once more. */
  retryWebhook: {
    method: 'POST',
    path: '/api/operator/webhooks/:eventId/retry',
    access: 'operator',
    params: z.strictObject({ eventId: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/) }),
    body: z.strictObject({ reason }),
    reply: z.object({ outcome: z.string() }),
  },
  /** Compares the gateway's books with ours over the last `days` days. */
  compareBooks: {
    method: 'GET',
    path: '/api/operator/books',
    access: 'operator',
    query: z.strictObject({ days: z.coerce.number().int().min(1).max(180).default(35) }),
    reply: booksReport,
  },
} as const satisfies Record<string, Endpoint>;
