import type { Order } from '#contract/billing.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AskGatewayParts } from './read-from-gateway.ts';
import { findOrder } from './order-store.ts';
import { readOrder } from './read-billing.ts';
import { reconcileOrder } from './reconcile-orders.ts';

/**
 * How an order stands at the gateway now, settled before it is told. Throws Refusal `not_found`, also for another user's order;
 * UpstreamError when the gateway does not answer: then nobody knows whether money was taken.
 */
export async function checkOrder(
  parts: AskGatewayParts,
  { uid, orderId }: { uid: string; orderId: string },
): Promise<Order> {
  const order = await parts.database.read((tx) => findOrder(tx, orderId));
  if (order?.uid !== uid) throw new Refusal('not_found');
  if (order.razorpayPaymentId === null) await reconcileOrder(parts, order);
  return readOrder(parts, { uid, orderId });
}
