import { UpstreamError, Refusal } from '#server/platform/refusal.ts';
import type { AskGatewayParts } from './read-from-gateway.ts';
import { requireGateway } from './require-gateway.ts';
import { findOrder } from './order-store.ts';
import { GatewayRefused } from './payment-gateway.ts';
import { settlePayment } from './settle-payment.ts';

type HandedOver = {
  uid: string;
  orderId: string;
  razorpayOrderId: string;
  razorpayPaymentId: string;
  signature: string;
};

/** Whether the checkout's signature is the gateway's, over an order id of ours and a payment id. */
export type CheckoutSignatureHolds = (signed: {
  orderId: string;
  paymentId: string;
  signature: string;
}) => boolean;

/**
 * The checkout says it was paid. Its signature only triggers the check: the gateway is asked about the payment and that answer is settled
 * (rule RAZORPAY-5). `confirming` when the money is not captured yet or the gateway does not answer now: the webhook or the reconciler will
 * settle it. Throws Refusal `not_found` (also for another user's order) and `payment_signature_invalid`, UpstreamError when the database is away.
 */
export async function verifyPayment(
  parts: AskGatewayParts & { signatureHolds: CheckoutSignatureHolds },
  handed: HandedOver,
): Promise<{ status: 'success' | 'confirming' }> {
  const gateway = requireGateway(parts);
  const order = await parts.database.read((tx) => findOrder(tx, handed.orderId));
  if (!order || order.uid !== handed.uid || order.razorpayOrderId === null) throw new Refusal('not_found');
  const { razorpayPaymentId: paymentId, signature } = handed;
  const genuine =
    handed.razorpayOrderId === order.razorpayOrderId &&
    parts.signatureHolds({ orderId: order.razorpayOrderId, paymentId, signature });
  if (!genuine) {
    await parts.database.transaction((tx) =>
      parts.audit(tx, {
        kind: 'signature_refused',
        actor: 'user',
        uid: order.uid,
        detail: { orderId: order.id },
      }),
    );
    throw new Refusal('payment_signature_invalid');
  }
  try {
    const payment = await gateway.readPayment(paymentId);
    if (payment?.orderId === order.razorpayOrderId) await settlePayment(parts, payment);
  } catch (error) {
    const gatewayFailed = error instanceof UpstreamError && error.system !== 'database';
    if (!(gatewayFailed || error instanceof GatewayRefused)) throw error;
    parts.log.warn({ orderId: order.id }, 'the gateway did not confirm a payment yet');
  }
  const settled = await parts.database.read((tx) => findOrder(tx, order.id));
  return { status: settled?.razorpayPaymentId ? 'success' : 'confirming' };
}
