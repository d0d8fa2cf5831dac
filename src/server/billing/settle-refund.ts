import { catalogue, productDescription } from '#contract/catalogue.ts';
import { dayMs } from '#contract/time.ts';
import { revokeLot } from '#core/billing/credits.ts';
import { furtherAttempt, givenBack, sendBackCauses } from '#core/billing/order-machine.ts';
import {
  furtherRefund,
  type RefundStatus,
  refundsUnderWay,
  statusAfterRefunds,
} from '#core/billing/refunds.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { randomId } from '#server/platform/ids.ts';
import { addToQuota, freezeLot, lockLotOf, writeChange } from './credit-store.ts';
import { issueCreditNote } from './documents/issue-document.ts';
import { queueRefundMail } from './billing-mails.ts';
import {
  findAttempt,
  findOrderOfPayment,
  lockOrder,
  projectPlan,
  setOrder,
  storeAttempt,
  type StoredOrder,
} from './order-store.ts';
import type { GatewayRefund } from './payment-gateway.ts';
import {
  findRefundOf,
  findWaitingRefund,
  insertRefund,
  refundsOfOrders,
  setRefund,
  type StoredRefund,
} from './refund-store.ts';
import type { SettleParts } from './settle-payment.ts';

/** Money that went back, or was taken back: a refund, or a dispute that was lost. */
export type SeenRefund = GatewayRefund & { cause: 'gateway' | 'dispute' };

/**
 * Books what the gateway said about a refund, ours or one made on its dashboard; repeatable and in any order (rule REFUND-3). Once the whole
 * amount has gone back, what is unused of the lot is revoked; a refund that failed gives the lot free again. `unknown_payment` when no
 * attempt of ours has that payment.
 */
export async function settleRefund(
  parts: SettleParts,
  seen: SeenRefund,
): Promise<'booked' | 'known' | 'unknown_payment'> {
  return parts.database.transaction(async (tx) => {
    const found = await findOrderOfPayment(tx, seen.paymentId);
    if (!found) return 'unknown_payment';
    await lockUser(tx, found.uid);
    const order = await lockOrder(tx, found.id);
    const now = parts.clock.now();
    const { refund, before } = await recordRefund(tx, order, seen, now);
    if (before === refund.status) return 'known';
    await follow(parts, tx, order, { refund, now });
    return 'booked';
  });
}

async function recordRefund(
  tx: Tx,
  order: StoredOrder,
  seen: SeenRefund,
  now: Date,
): Promise<{ refund: StoredRefund; before: RefundStatus | null }> {
  const known = (await findRefundOf(tx, seen)) ?? (await fillWaiting(tx, seen, now));
  if (known) {
    const status = furtherRefund(known.status, seen.status);
    const nextCheckAt = refundsUnderWay.includes(status) ? known.nextCheckAt : null;
    const razorpayRefundId = known.razorpayRefundId ?? seen.id;
    await setRefund(tx, known.id, { status, razorpayRefundId, nextCheckAt }, now);
    return { refund: { ...known, status, razorpayRefundId }, before: known.status };
  }
  const refund = {
    id: randomId('rfd_'),
    orderId: order.id,
    razorpayPaymentId: seen.paymentId,
    razorpayRefundId: seen.id,
    amountPaise: seen.amountPaise,
    cause: seen.cause,
    status: seen.status,
    nextCheckAt: seen.status === 'pending' ? now : null,
  };
  await insertRefund(tx, { ...refund, now });
  return { refund: { ...refund, createdAt: now, updatedAt: now }, before: null };
}

/**
 * Money that went back by itself while a refund of ours for the same payment waits to be sent: it takes the place of ours when it covers
 * it, and leaves ours the rest when it does not. Gives ours when it took its place.
 */
async function fillWaiting(tx: Tx, seen: SeenRefund, now: Date): Promise<StoredRefund | null> {
  const waiting = seen.status === 'failed' ? null : await findWaitingRefund(tx, seen.paymentId);
  if (!waiting) return null;
  const rest = waiting.amountPaise - seen.amountPaise;
  const amountPaise = rest > 0 ? rest : seen.amountPaise;
  await setRefund(tx, waiting.id, { amountPaise }, now);
  return rest > 0 ? null : { ...waiting, amountPaise };
}

async function follow(
  parts: Omit<SettleParts, 'database' | 'clock'>,
  tx: Tx,
  order: StoredOrder,
  { refund, now }: { refund: StoredRefund; now: Date },
): Promise<void> {
  if (refund.status === 'processed') await noteRefunded(tx, order, refund, now);
  if (refund.razorpayPaymentId === order.razorpayPaymentId)
    await followPaidOrder(parts, tx, order, { refund, now });
  if (refund.status === 'failed') await reviveAttempt(tx, order, refund, now);
  if (refundsUnderWay.includes(refund.status)) return;
  if (refund.status === 'failed') {
    parts.log.error({ orderId: order.id, refundId: refund.id }, 'a refund failed at the gateway');
    await sendAgain(tx, refund, now);
  }
  await parts.audit(tx, {
    kind: refund.status === 'processed' ? 'refund_processed' : 'refund_failed',
    actor: 'service',
    uid: order.uid,
    detail: { orderId: order.id, refundId: refund.id, amountPaise: refund.amountPaise, cause: refund.cause },
  });
}

/** Money that bought nothing is not kept: when sending it back failed, it is tried again the next day under a new name. */
async function sendAgain(tx: Tx, refund: StoredRefund, now: Date): Promise<void> {
  const { orderId, razorpayPaymentId, amountPaise, cause } = refund;
  if (!sendBackCauses.some((one) => one === cause)) return;
  await insertRefund(tx, {
    id: randomId('rfd_'),
    orderId,
    razorpayPaymentId,
    razorpayRefundId: null,
    amountPaise,
    cause,
    status: 'requested',
    nextCheckAt: new Date(now.getTime() + dayMs),
    now,
  });
}

/** A payment that has gone back in full is `refunded` whatever older news says. */
async function noteRefunded(tx: Tx, order: StoredOrder, refund: StoredRefund, now: Date): Promise<void> {
  const attempt = await findAttempt(tx, refund.razorpayPaymentId);
  if (!attempt) return;
  const back = (await refundsOfOrders(tx, [order.id]))
    .filter((r) => r.razorpayPaymentId === attempt.razorpayPaymentId && r.status === 'processed')
    .reduce((paise, r) => paise + r.amountPaise, 0);
  if (back < attempt.amountPaise) return;
  await storeAttempt(tx, { ...attempt, status: furtherAttempt(attempt.status, 'refunded') }, now);
  const status = givenBack({ ...order, paidBy: order.razorpayPaymentId });
  if (status !== order.status) await setOrder(tx, order.id, { status }, now);
}

/** A payment that was given back before it could settle its order, and then was not: the gateway is asked again what it is worth. */
async function reviveAttempt(tx: Tx, order: StoredOrder, refund: StoredRefund, now: Date): Promise<void> {
  const attempt = await findAttempt(tx, refund.razorpayPaymentId);
  if (order.razorpayPaymentId !== null || attempt?.status !== 'refunded') return;
  await storeAttempt(tx, { ...attempt, status: 'authorized' }, now);
  await setOrder(tx, order.id, { nextCheckAt: now }, now);
}

async function followPaidOrder(
  parts: Pick<SettleParts, 'jobs' | 'seller' | 'letterhead'>,
  tx: Tx,
  order: StoredOrder,
  { refund, now }: { refund: StoredRefund; now: Date },
): Promise<void> {
  const { id: orderId, uid, amountPaise } = order;
  const ofPayment = (await refundsOfOrders(tx, [orderId])).filter(
    (r) => r.razorpayPaymentId === order.razorpayPaymentId,
  );
  const status = statusAfterRefunds(amountPaise, ofPayment);
  await setOrder(tx, orderId, { status }, now);
  if (status === 'refunded') await revoke(tx, order, refund, now);
  else await freezeLot(tx, orderId, status === 'refund_pending');
  await projectPlan(tx, uid, now);
  const told = { refund, uid, description: productDescription(catalogue[order.product]), now };
  if (refund.status === 'processed') {
    const creditNote = await issueCreditNote(tx, parts.seller, { ...refund, refundId: refund.id, now });
    await queueRefundMail(parts, tx, { step: 'processed', ...told, creditNote });
  }
  if (refund.status === 'failed') await queueRefundMail(parts, tx, { step: 'failed', ...told });
  await notifyAccountChanged(tx, uid);
}

async function revoke(tx: Tx, order: StoredOrder, refund: StoredRefund, now: Date): Promise<void> {
  const lot = await lockLotOf(tx, order.id);
  const change = lot && revokeLot(lot);
  if (!change) return;
  await writeChange(tx, change, { uid: order.uid, sourceKey: refund.id, at: now });
  if (change.movement.delta !== 0) await addToQuota(tx, order.uid, change.movement.delta, now);
}
