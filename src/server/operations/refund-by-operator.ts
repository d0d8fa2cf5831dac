import { revokeLot } from '#core/billing/credits.ts';
import { paiseGoingBack } from '#core/billing/refunds.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import type { BillingParts } from '#server/billing/billing-parts.ts';
import { requireGateway } from '#server/billing/require-gateway.ts';
import { lockLotOf } from '#server/billing/credit-store.ts';
import { findOrder, lockOrder, type StoredOrder } from '#server/billing/order-store.ts';
import { findIdempotencyRecord, storeIdempotencyRecord } from '#server/billing/idempotency-store.ts';
import { findRefund, refundsOfOrders } from '#server/billing/refund-store.ts';
import { startRefund } from '#server/billing/request-refund.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * An operator refunds what is left of an order's price, whatever its age and however many of its interviews were used; the reason goes
 * into the audit log. Its lot is frozen at once; `revoked` is how many unused interviews go once the gateway has paid. Under a key it is
 * refunded once, and asking again gives what the first time gave (rule OPERATOR-5). Throws Refusal `not_found`, `payments_unavailable`,
 * `idempotency_key_reused`, `refund_not_possible` with the reason `not_paid`, `refunded` or `refund_under_way`.
 */
export async function refundByOperator(
  parts: Pick<BillingParts, 'database' | 'clock' | 'jobs' | 'gateway' | 'letterhead' | 'audit'>,
  { orderId, reason, idempotencyKey }: { orderId: string; reason: string; idempotencyKey?: string },
): Promise<{ amountPaise: number; revoked: number }> {
  requireGateway(parts);
  const now = parts.clock.now();
  return parts.database.transaction(async (tx) => {
    const found = await findOrder(tx, orderId);
    if (!found) throw new Refusal('not_found');
    await lockUser(tx, found.uid);
    const request = idempotencyKey
      ? ({
          uid: found.uid,
          route: 'operator_refund',
          key: idempotencyKey,
          body: { orderId, reason },
        } as const)
      : null;
    const earlier = request && (await findIdempotencyRecord(tx, request));
    if (earlier) return readStarted(tx, orderId, earlier);
    const order = await lockOrder(tx, orderId);
    const lot = await lockLotOf(tx, orderId);
    const amountPaise = await leftToRefund(tx, order);
    const refundId = await startRefund(parts, tx, order, { cause: 'operator', amountPaise, now });
    if (request) await storeIdempotencyRecord(tx, request, refundId, now);
    const detail = { orderId, refundId, amountPaise, reason };
    await parts.audit(tx, { kind: 'refund_requested', actor: 'operator', uid: order.uid, detail });
    return { amountPaise, revoked: 0 - ((lot && revokeLot(lot)?.movement.delta) ?? 0) };
  });
}

/** A refund that the same request has started, and what it revokes or has revoked. */
async function readStarted(
  tx: Tx,
  orderId: string,
  refundId: string,
): Promise<{ amountPaise: number; revoked: number }> {
  const refund = await findRefund(tx, refundId);
  if (!refund) throw new Error('A refund that was started is gone.');
  const lot = await lockLotOf(tx, orderId);
  const toRevoke = (lot && revokeLot(lot)?.movement.delta) ?? 0;
  return { amountPaise: refund.amountPaise, revoked: (lot?.revoked ?? 0) - toRevoke };
}

/** What neither went back nor is on its way back, in paise; always more than 0. */
async function leftToRefund(
  tx: Tx,
  { id, amountPaise, status, razorpayPaymentId }: StoredOrder,
): Promise<number> {
  if (status === 'refunded') throw new Refusal('refund_not_possible', { reason: 'refunded' });
  if (status === 'refund_pending') throw new Refusal('refund_not_possible', { reason: 'refund_under_way' });
  if (razorpayPaymentId === null) throw new Refusal('refund_not_possible', { reason: 'not_paid' });
  const gone = paiseGoingBack(await refundsOfOrders(tx, [id]), razorpayPaymentId);
  if (gone >= amountPaise) throw new Refusal('refund_not_possible', { reason: 'refund_under_way' });
  return amountPaise - gone;
}
