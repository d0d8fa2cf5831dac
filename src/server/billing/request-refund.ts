import { catalogue, productDescription } from '#contract/catalogue.ts';
import { paiseGoingBack, refundObstacle } from '#core/billing/refunds.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BillingParts } from './billing-parts.ts';
import { billingQueues } from './billing-queues.ts';
import { freezeLot, lockLotOf } from './credit-store.ts';
import { findIdempotencyRecord, storeIdempotencyRecord } from './idempotency-store.ts';
import { queueRefundMail } from './billing-mails.ts';
import { findOrder, lockOrder, setOrder, type StoredOrder } from './order-store.ts';
import { insertRefund, refundsOfOrders } from './refund-store.ts';

/**
 * The owner asks for the money back (rule REFUND-2): the lot is frozen and the refund stored in one transaction, under the lot's lock that
 * beginning an interview takes too, so that of the two one wins; the gateway is asked afterwards. Idempotent by key. Throws Refusal
 * `not_found` (also for another user's order), `refund_not_possible` with the reason, `idempotency_key_reused`.
 */
export async function requestRefund(
  parts: Pick<BillingParts, 'database' | 'clock' | 'jobs' | 'letterhead' | 'audit'>,
  { uid, orderId, idempotencyKey }: { uid: string; orderId: string; idempotencyKey: string },
): Promise<void> {
  const now = parts.clock.now();
  const request = { uid, route: 'request_refund', key: idempotencyKey, body: { orderId } } as const;
  await parts.database.transaction(async (tx) => {
    await lockUser(tx, uid);
    if ((await findIdempotencyRecord(tx, request)) !== null) return;
    const found = await findOrder(tx, orderId);
    if (!found || found.uid !== uid) throw new Refusal('not_found');
    const order = await lockOrder(tx, orderId);
    const lot = await lockLotOf(tx, orderId);
    const goingBackPaise = paiseGoingBack(
      await refundsOfOrders(tx, [orderId]),
      order.razorpayPaymentId ?? '',
    );
    const reason = refundObstacle({ ...order, goingBackPaise }, lot, now);
    if (reason) throw new Refusal('refund_not_possible', { reason });
    const refundId = await startRefund(parts, tx, order, {
      cause: 'user',
      amountPaise: order.amountPaise,
      now,
    });
    await storeIdempotencyRecord(tx, request, refundId, now);
    const detail = { orderId, refundId, amountPaise: order.amountPaise };
    await parts.audit(tx, { kind: 'refund_requested', actor: 'user', uid, detail });
  });
}

/** Freezes the order's lot, stores a refund of its payment and has it sent. The order and its lot must be locked. Gives the refund's id. */
export async function startRefund(
  parts: Pick<BillingParts, 'jobs' | 'letterhead'>,
  tx: Tx,
  order: StoredOrder,
  { cause, amountPaise, now }: { cause: 'user' | 'operator'; amountPaise: number; now: Date },
): Promise<string> {
  if (!order.razorpayPaymentId) throw new Error('An order that was not paid cannot be refunded.');
  const id = randomId('rfd_');
  const inserted = await insertRefund(tx, {
    id,
    orderId: order.id,
    razorpayPaymentId: order.razorpayPaymentId,
    razorpayRefundId: null,
    amountPaise,
    cause,
    status: 'requested',
    nextCheckAt: now,
    now,
  });
  if (!inserted) throw new Refusal('refund_not_possible', { reason: 'refund_under_way' });
  await freezeLot(tx, order.id, true);
  await setOrder(tx, order.id, { status: 'refund_pending' }, now);
  await parts.jobs.enqueue(tx, billingQueues.driveRefunds, {});
  const description = productDescription(catalogue[order.product]);
  await queueRefundMail(parts, tx, {
    step: 'requested',
    refund: { id, amountPaise },
    uid: order.uid,
    description,
    now,
  });
  await notifyAccountChanged(tx, order.uid);
  return id;
}
