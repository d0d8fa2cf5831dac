import { nextOrderCheck, nextPaidCheck } from '#core/billing/check-schedule.ts';
import { type BillingRoom, requireGateway } from './billing-room.ts';
import {
  adoptGatewayOrder,
  claimDueOrders,
  isOpen,
  lockOrder,
  setOrder,
  type StoredOrder,
} from './order-store.ts';
import { settleFromGateway } from './read-from-gateway.ts';

const batch = 50;
/** A check that died with its process is due again after this. */
const claimMs = 60_000;

/**
 * Asks the gateway about every order that is due (rule ORDER-4), so that all works with no handler and no webhook at all. An order the
 * gateway made and we did not note is found by its receipt; one that nobody paid in five days expires, and is honoured all the same when
 * its money appears. Replies how many orders it asked about. One order's failure does not keep the others from being asked about.
 */
export async function reconcileOrders(room: BillingRoom): Promise<number> {
  let asked = 0;
  for (;;) {
    const now = room.clock.now();
    const until = new Date(now.getTime() + claimMs);
    const due = await room.database.transaction((tx) => claimDueOrders(tx, { now, until, limit: batch }));
    for (const order of due) {
      await reconcileOrder(room, order).catch((error: unknown) =>
        room.log.warn({ err: error, orderId: order.id }, 'an order could not be reconciled'),
      );
      await planNext(room, order);
    }
    asked += due.length;
    if (due.length < batch) return asked;
  }
}

/** Settles what the gateway knows about one order. Throws UpstreamError. */
export async function reconcileOrder(room: BillingRoom, order: StoredOrder): Promise<void> {
  const razorpayOrderId = order.razorpayOrderId ?? (await adoptByReceipt(room, order));
  if (razorpayOrderId !== null) await settleFromGateway(room, razorpayOrderId);
}

async function adoptByReceipt(room: BillingRoom, order: StoredOrder): Promise<string | null> {
  const known = await requireGateway(room).findOrder(order.receipt);
  if (!known || known.amountPaise !== order.amountPaise || known.currency !== order.currency) return null;
  const { id } = order;
  const now = room.clock.now();
  await room.database.transaction((tx) => adoptGatewayOrder(tx, { id, razorpayOrderId: known.id, now }));
  return known.id;
}

async function planNext(
  room: BillingRoom,
  { id, razorpayPaymentId: paidBefore }: StoredOrder,
): Promise<void> {
  const now = room.clock.now();
  await room.database.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (paidBefore === null && order.paidAt)
      room.log.warn(
        { orderId: id },
        'settled by the reconciler: no checkout and no webhook told of it in time',
      );
    const nextCheckAt = order.paidAt
      ? nextPaidCheck(order.paidAt, now)
      : nextOrderCheck(order.createdAt, now);
    const expires = nextCheckAt === null && isOpen(order.status);
    await setOrder(tx, id, { nextCheckAt, ...(expires ? { status: 'expired' } : {}) }, now);
  });
}
