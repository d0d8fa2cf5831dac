import type { BillingParts } from './billing-parts.ts';
import { requireGateway } from './require-gateway.ts';
import { adoptGatewayOrder, findOrderByReceipt } from './order-store.ts';
import type { GatewayPayment } from './payment-gateway.ts';
import { type SettleOutcome, type SettleParts, settlePayment } from './settle-payment.ts';
import { type SeenRefund, settleRefund } from './settle-refund.ts';

/** What asking the gateway, and settling its answer, takes. */
export type AskGatewayParts = SettleParts & Pick<BillingParts, 'gateway'>;

/**
 * Settles a payment whose order we may not know by name yet, because we died between the gateway's order and our note of it: the gateway
 * is asked for the order's receipt, which is ours. Throws UpstreamError.
 */
export async function settleOrAdopt(parts: AskGatewayParts, payment: GatewayPayment): Promise<SettleOutcome> {
  const outcome = await settlePayment(parts, payment);
  if (outcome.kind !== 'unknown_order' || payment.orderId === null) return outcome;
  const razorpayOrderId = payment.orderId;
  const { receipt } = (await requireGateway(parts).readOrder(razorpayOrderId)) ?? {};
  if (!receipt) return outcome;
  const now = parts.clock.now();
  const adopted = await parts.database.transaction(async (tx) => {
    const order = await findOrderByReceipt(tx, receipt);
    return order !== null && (await adoptGatewayOrder(tx, { id: order.id, razorpayOrderId, now }));
  });
  return adopted ? settlePayment(parts, payment) : outcome;
}

/** Settles a refund, after its payment where we did not know that one. Throws UpstreamError. */
export async function settleRefundOrRead(
  parts: AskGatewayParts,
  refund: SeenRefund,
): Promise<'booked' | 'known' | 'unknown_payment'> {
  const outcome = await settleRefund(parts, refund);
  if (outcome !== 'unknown_payment') return outcome;
  const payment = await requireGateway(parts).readPayment(refund.paymentId);
  if (!payment || (await settleOrAdopt(parts, payment)).kind === 'unknown_order') return outcome;
  return settleRefund(parts, refund);
}

/** Everything the gateway knows of one order, settled: its payments, and the refunds of those that were given back. Throws UpstreamError. */
export async function settleFromGateway(parts: AskGatewayParts, razorpayOrderId: string): Promise<void> {
  const gateway = requireGateway(parts);
  for (const payment of await gateway.paymentsOf(razorpayOrderId)) {
    await settlePayment(parts, payment);
    if (payment.amountRefundedPaise === 0) continue;
    for (const refund of await gateway.refundsOf(payment.id))
      await settleRefund(parts, { ...refund, cause: 'gateway' });
  }
}
