import { catalogue, productDescription } from '#contract/catalogue.ts';
import { nextPaidCheck } from '#core/billing/check-schedule.ts';
import { furtherAttempt, type SendBackCause, settle } from '#core/billing/order-machine.ts';
import { paiseGoingBack } from '#core/billing/refunds.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { BillingParts } from './billing-parts.ts';
import { billingQueues } from './billing-queues.ts';
import { issueReceipt } from './documents/issue-document.ts';
import { grantInterviews } from './grant-interviews.ts';
import { queueReceiptMail } from './billing-mails.ts';
import {
  findAttempt,
  findOrderByGatewayId,
  lockOrder,
  markPaid,
  projectPlan,
  setOrder,
  storeAttempt,
  type StoredOrder,
} from './order-store.ts';
import type { GatewayPayment } from './payment-gateway.ts';
import { insertRefund, refundsOfOrders } from './refund-store.ts';

/** What settling news of money takes. */
export type SettleParts = Pick<
  BillingParts,
  'database' | 'clock' | 'jobs' | 'log' | 'seller' | 'letterhead' | 'audit'
>;

/** How an order stands after news of a payment; `unknown_order` when no order of ours has that name at the gateway. */
export type SettleOutcome =
  | { kind: 'unknown_order' }
  | { kind: 'credited' | 'sent_back' | 'noted'; orderId: string };

/**
 * Books what the gateway said about a payment: the one door to credits, whoever brings the news, the checkout's handler, a webhook or the
 * reconciler. One transaction under the user's and the order's locks; any number of repetitions and any order of news end alike (rules
 * ORDER-3, MONEY-1, MONEY-4). `payment` must come from the gateway itself: an answer of its API, or a webhook with a good signature.
 */
export async function settlePayment(parts: SettleParts, payment: GatewayPayment): Promise<SettleOutcome> {
  if (payment.orderId === null) return { kind: 'unknown_order' };
  const { orderId } = payment;
  return parts.database.transaction(async (tx) => {
    const found = await findOrderByGatewayId(tx, orderId);
    if (!found) return { kind: 'unknown_order' };
    await lockUser(tx, found.uid);
    return book(parts, tx, await lockOrder(tx, found.id), payment);
  });
}

async function book(
  parts: Omit<SettleParts, 'database'>,
  tx: Tx,
  order: StoredOrder,
  payment: GatewayPayment,
): Promise<SettleOutcome> {
  const now = parts.clock.now();
  const known = await findAttempt(tx, payment.id);
  if (known && known.orderId !== order.id) throw new Error('A payment turned up under two orders.');
  const decision = settle(
    { ...order, paidBy: order.razorpayPaymentId },
    { ...payment, knownAs: known?.status ?? null },
  );
  const status = known ? furtherAttempt(known.status, payment.status) : payment.status;
  const { amountPaise, currency, createdAt } = payment;
  const method = payment.method ?? known?.method ?? null;
  const errorReason = status === 'failed' ? (payment.errorReason ?? known?.errorReason ?? null) : null;
  await storeAttempt(
    tx,
    {
      razorpayPaymentId: payment.id,
      orderId: order.id,
      status,
      amountPaise,
      currency,
      method,
      errorReason,
      createdAt,
    },
    now,
  );
  if (decision.kind === 'credit') return credit(parts, tx, order, { payment, now });
  if (decision.status !== order.status) await setOrder(tx, order.id, { status: decision.status }, now);
  if (decision.kind === 'note') return { kind: 'noted', orderId: order.id };
  return sendBack(parts, tx, order, { payment, cause: decision.cause, now });
}

async function credit(
  parts: Pick<BillingParts, 'jobs' | 'log' | 'seller' | 'letterhead' | 'audit'>,
  tx: Tx,
  order: StoredOrder,
  { payment, now }: { payment: GatewayPayment; now: Date },
): Promise<SettleOutcome> {
  const { id: orderId, uid, interviews } = order;
  const paid = { id: orderId, razorpayPaymentId: payment.id, nextCheckAt: nextPaidCheck(now, now), now };
  if (!(await markPaid(tx, paid))) throw new Error('An order was paid twice under its lock.');
  const { expiresAt } = await grantInterviews(tx, {
    uid,
    interviews,
    sourceKey: orderId,
    grantedAt: now,
    now,
  });
  await projectPlan(tx, uid, now);
  const receipt = await issueReceipt(tx, parts.seller, {
    order: { ...order, razorpayOrderId: order.razorpayOrderId ?? '' },
    razorpayPaymentId: payment.id,
    method: payment.method,
    expiresAt,
    now,
  });
  const description = productDescription(catalogue[order.product]);
  await queueReceiptMail(parts, tx, { order, description, expiresAt, receipt, now });
  if (receipt.buyer.email === '')
    parts.log.error({ orderId }, 'an order of an erased account was paid: send it back');
  await parts.audit(tx, {
    kind: 'order_settled',
    actor: 'service',
    uid,
    detail: {
      orderId,
      paymentId: payment.id,
      amountPaise: payment.amountPaise,
      interviews,
      number: receipt.number,
    },
  });
  return { kind: 'credited', orderId };
}

/** Captured money that buys nothing goes back, once a payment; a person should look at why it came. */
async function sendBack(
  parts: Pick<BillingParts, 'jobs' | 'log' | 'audit'>,
  tx: Tx,
  order: StoredOrder,
  { payment, cause, now }: { payment: GatewayPayment; cause: SendBackCause; now: Date },
): Promise<SettleOutcome> {
  // Not what the snapshot says went back: that is booked by its own news, and subtracted then.
  const goingBack = paiseGoingBack(await refundsOfOrders(tx, [order.id]), payment.id);
  const left = payment.amountPaise - goingBack;
  if (left <= 0) return { kind: 'sent_back', orderId: order.id };
  const inserted = await insertRefund(tx, {
    id: `rfd_${payment.id.slice('pay_'.length)}`,
    orderId: order.id,
    razorpayPaymentId: payment.id,
    razorpayRefundId: null,
    amountPaise: left,
    cause,
    status: 'requested',
    nextCheckAt: now,
    now,
  });
  if (inserted) {
    parts.log.error({ orderId: order.id, paymentId: payment.id, cause }, 'captured money is sent back');
    await parts.jobs.enqueue(tx, billingQueues.driveRefunds, {});
    const detail = { orderId: order.id, paymentId: payment.id, amountPaise: left, cause };
    await parts.audit(tx, { kind: 'payment_sent_back', actor: 'service', uid: order.uid, detail });
  }
  return { kind: 'sent_back', orderId: order.id };
}
