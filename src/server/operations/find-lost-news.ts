import { dayMs } from '#contract/time.ts';
import { type AttemptStatus, takenAttempts } from '#core/billing/order-machine.ts';
import { readAttempts } from '#server/billing/books-store.ts';
import { findOrderByGatewayId, findOrderOfPayment } from '#server/billing/order-store.ts';
import type { GatewayPayment, GatewayRefund } from '#server/billing/payment-gateway.ts';
import type { AskGatewayParts } from '#server/billing/read-from-gateway.ts';
import { findRefundOf } from '#server/billing/refund-store.ts';
import { requireGateway } from '#server/billing/require-gateway.ts';

/** Banks say yes days later, and pay back weeks later, to what was begun before: so far back is asked for what our books have not heard of. */
const lateMs = 35 * dayMs;

/** What the gateway knows since a time, with what ended since of what began before. */
export type LostNews = {
  payments: GatewayPayment[];
  /** Those of them whose money was taken, and that our books have not taken yet. */
  unbooked: GatewayPayment[];
  refunds: GatewayRefund[];
  /** Whether one of them is of a payment of ours and was not booked as paid back. */
  refundsUnbooked: boolean;
};

/** Everything the gateway may have told since `since` that our books do not have. Throws UpstreamError. */
export async function findLostNews(parts: AskGatewayParts, since: Date): Promise<LostNews> {
  const gateway = requireGateway(parts);
  const from = new Date(since.getTime() - lateMs);
  const until = new Date(parts.clock.now().getTime() + 1000);
  const payments = await gateway.paymentsBetween(from, until);
  const refunds = await gateway.refundsBetween(from, until);
  const isLate = ({ createdAt }: { createdAt: Date }): boolean => createdAt < since;
  const unbooked = await unbookedPayments(parts, payments);
  const late = await ofOurOrders(parts, unbooked.filter(isLate));
  const unbookedBack = await unbookedRefunds(parts, refunds);
  return {
    payments: [...payments.filter((one) => !isLate(one)), ...late],
    unbooked: [...unbooked.filter((one) => !isLate(one)), ...late],
    refunds: [...refunds.filter((one) => !isLate(one)), ...unbookedBack.filter(isLate)],
    refundsUnbooked: unbookedBack.length > 0,
  };
}

/** Whether the money of a payment was taken, also when it has gone back since: a receipt may have been issued for it. */
export const wasTaken = ({ status }: { status: AttemptStatus }): boolean => takenAttempts.includes(status);

async function unbookedPayments(
  { database }: Pick<AskGatewayParts, 'database'>,
  payments: readonly GatewayPayment[],
): Promise<GatewayPayment[]> {
  const taken = payments.filter(wasTaken);
  const ours = await database.read((tx) =>
    readAttempts(
      tx,
      taken.map(({ id }) => id),
    ),
  );
  const booked = new Set(ours.filter(wasTaken).map((one) => one.razorpayPaymentId));
  return taken.filter(({ id }) => !booked.has(id));
}

/** What began before the backup has its order in it; the rest is somebody else's. */
async function ofOurOrders(
  { database }: Pick<AskGatewayParts, 'database'>,
  payments: readonly GatewayPayment[],
): Promise<GatewayPayment[]> {
  const ours: GatewayPayment[] = [];
  for (const payment of payments) {
    const { orderId } = payment;
    if (orderId !== null && (await database.read((tx) => findOrderByGatewayId(tx, orderId))))
      ours.push(payment);
  }
  return ours;
}

async function unbookedRefunds(
  { database }: Pick<AskGatewayParts, 'database'>,
  refunds: readonly GatewayRefund[],
): Promise<GatewayRefund[]> {
  const unbooked: GatewayRefund[] = [];
  for (const refund of refunds.filter(({ status }) => status === 'processed')) {
    const isUnbooked = await database.read(async (tx) => {
      const booked = (await findRefundOf(tx, refund))?.status === 'processed';
      return !booked && (await findOrderOfPayment(tx, refund.paymentId)) !== null;
    });
    if (isUnbooked) unbooked.push(refund);
  }
  return unbooked;
}
