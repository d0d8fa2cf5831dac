import { type BillingRoom, requireGateway } from './billing-room.ts';
import { adoptGatewayOrder, findOrderByReceipt } from './order-store.ts';
import type { GatewayPayment } from './payment-gateway.ts';
import { type SettleOutcome, settlePayment } from './settle-payment.ts';
import { type SeenRefund, settleRefund } from './settle-refund.ts';

/**
 * Settles a payment whose order we may not know by name yet, because we died between the gateway's order and our note of it: the gateway
 * is asked for the order's receipt, which is ours. Throws UpstreamError.
 */
export async function settleOrAdopt(room: BillingRoom, payment: GatewayPayment): Promise<SettleOutcome> {
  const outcome = await settlePayment(room, payment);
  if (outcome.kind !== 'unknown_order' || payment.orderId === null) return outcome;
  const razorpayOrderId = payment.orderId;
  const { receipt } = (await requireGateway(room).readOrder(razorpayOrderId)) ?? {};
  if (!receipt) return outcome;
  const now = room.clock.now();
  const adopted = await room.database.transaction(async (tx) => {
    const order = await findOrderByReceipt(tx, receipt);
    return order !== null && (await adoptGatewayOrder(tx, { id: order.id, razorpayOrderId, now }));
  });
  return adopted ? settlePayment(room, payment) : outcome;
}

/** Settles a refund, after its payment where we did not know that one. Throws UpstreamError. */
export async function settleRefundOrRead(
  room: BillingRoom,
  refund: SeenRefund,
): Promise<'booked' | 'known' | 'unknown_payment'> {
  const outcome = await settleRefund(room, refund);
  if (outcome !== 'unknown_payment') return outcome;
  const payment = await requireGateway(room).readPayment(refund.paymentId);
  if (!payment || (await settleOrAdopt(room, payment)).kind === 'unknown_order') return outcome;
  return settleRefund(room, refund);
}

/** Everything the gateway knows of one order, settled: its payments, and the refunds of those that were given back. Throws UpstreamError. */
export async function settleFromGateway(room: BillingRoom, razorpayOrderId: string): Promise<void> {
  const gateway = requireGateway(room);
  for (const payment of await gateway.paymentsOf(razorpayOrderId)) {
    await settlePayment(room, payment);
    if (payment.amountRefundedPaise === 0) continue;
    for (const refund of await gateway.refundsOf(payment.id))
      await settleRefund(room, { ...refund, cause: 'gateway' });
  }
}
