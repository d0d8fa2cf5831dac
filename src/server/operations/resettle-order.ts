import { refundsUnderWay } from '#core/billing/refunds.ts';
import type { AskGatewayParts } from '#server/billing/read-from-gateway.ts';
import { billingQueues } from '#server/billing/billing-queues.ts';
import { requireGateway } from '#server/billing/require-gateway.ts';
import { findOrder } from '#server/billing/order-store.ts';
import { reconcileOrder } from '#server/billing/reconcile-orders.ts';
import { refundsOfOrders, setRefund, type StoredRefund } from '#server/billing/refund-store.ts';
import { settleRefund } from '#server/billing/settle-refund.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * Asks the gateway about an order and about its refunds that have not ended, settles what it says and has refunds sent that were not; the
 * reason goes into the audit log. Gives the order's status before and after; the same when there was nothing new. Throws Refusal
 * `not_found`, `payments_unavailable`, UpstreamError.
 */
export async function resettleOrder(
  parts: AskGatewayParts,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<{ before: string; after: string }> {
  requireGateway(parts);
  const { order, refunds } = await parts.database.read(async (tx) => ({
    order: await findOrder(tx, orderId),
    refunds: await refundsOfOrders(tx, [orderId]),
  }));
  if (!order) throw new Refusal('not_found');
  await reconcileOrder(parts, order);
  for (const refund of refunds) await resettleRefund(parts, refund);
  return parts.database.transaction(async (tx) => {
    const after = (await findOrder(tx, orderId))?.status ?? order.status;
    const detail = { orderId, reason, before: order.status, after };
    await parts.audit(tx, { kind: 'order_resettled', actor: 'operator', uid: order.uid, detail });
    return { before: order.status, after };
  });
}

async function resettleRefund(parts: AskGatewayParts, refund: StoredRefund): Promise<void> {
  const { id, status, razorpayRefundId } = refund;
  if (!refundsUnderWay.includes(status)) return;
  if (razorpayRefundId !== null) {
    const seen = await requireGateway(parts).readRefund(razorpayRefundId);
    if (seen) await settleRefund(parts, { ...seen, cause: 'gateway' });
    return;
  }
  const now = parts.clock.now();
  await parts.database.transaction(async (tx) => {
    await setRefund(tx, id, { nextCheckAt: now }, now);
    await parts.jobs.enqueue(tx, billingQueues.driveRefunds, {});
  });
}
