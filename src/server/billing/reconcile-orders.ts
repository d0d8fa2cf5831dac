import { nextOrderCheck, nextPaidCheck } from '#core/billing/check-schedule.ts';
import { openOrders } from '#core/billing/order-machine.ts';
import type { BillingParts } from './billing-parts.ts';
import { requireGateway } from './require-gateway.ts';
import { adoptGatewayOrder, claimDueOrders, lockOrder, setOrder, type StoredOrder } from './order-store.ts';
import { type AskGatewayParts, settleFromGateway } from './read-from-gateway.ts';

const batch = 50;
/** A check that died with its process is due again after this. */
const claimMs = 60_000;

/**
 * Asks the gateway about every order that is due (rule ORDER-4), so that all works with no handler and no webhook at all. An order the
 * gateway made and we did not note is found by its receipt; one that nobody paid in five days expires, and is honoured all the same when
 * its money appears. Replies how many orders it asked about. One order's failure does not keep the others from being asked about.
 */
export async function reconcileOrders(parts: AskGatewayParts): Promise<number> {
  let asked = 0;
  for (;;) {
    const now = parts.clock.now();
    const until = new Date(now.getTime() + claimMs);
    const due = await parts.database.transaction((tx) => claimDueOrders(tx, { now, until, limit: batch }));
    for (const order of due) {
      await reconcileOrder(parts, order).catch((error: unknown) =>
        parts.log.warn({ err: error, orderId: order.id }, 'an order could not be reconciled'),
      );
      await planNext(parts, order);
    }
    asked += due.length;
    if (due.length < batch) return asked;
  }
}

/** Settles what the gateway knows about one order. Throws UpstreamError. */
export async function reconcileOrder(parts: AskGatewayParts, order: StoredOrder): Promise<void> {
  const razorpayOrderId = order.razorpayOrderId ?? (await adoptByReceipt(parts, order));
  if (razorpayOrderId !== null) await settleFromGateway(parts, razorpayOrderId);
}

async function adoptByReceipt(
  parts: Pick<BillingParts, 'database' | 'clock' | 'gateway'>,
  order: StoredOrder,
): Promise<string | null> {
  const known = await requireGateway(parts).findOrder(order.receipt);
  if (!known || known.amountPaise !== order.amountPaise || known.currency !== order.currency) return null;
  const { id } = order;
  const now = parts.clock.now();
  await parts.database.transaction((tx) => adoptGatewayOrder(tx, { id, razorpayOrderId: known.id, now }));
  return known.id;
}

async function planNext(
  parts: Pick<BillingParts, 'database' | 'clock' | 'log'>,
  { id, razorpayPaymentId: paidBefore }: StoredOrder,
): Promise<void> {
  const now = parts.clock.now();
  await parts.database.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (paidBefore === null && order.paidAt)
      parts.log.warn(
        { orderId: id },
        'settled by the reconciler: no checkout and no webhook told of it in time',
      );
    const nextCheckAt = order.paidAt
      ? nextPaidCheck(order.paidAt, now)
      : nextOrderCheck(order.createdAt, now);
    const expires = nextCheckAt === null && openOrders.includes(order.status);
    await setOrder(tx, id, { nextCheckAt, ...(expires ? { status: 'expired' } : {}) }, now);
  });
}
