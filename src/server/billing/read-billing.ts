import type { Lot, Order } from '#contract/billing.ts';
import { availableOn, type CreditLot } from '#core/billing/credits.ts';
import { paymentStatusOf, unshownOrders } from '#core/billing/order-machine.ts';
import { paiseGoingBack, refundableUntil, refundObstacle } from '#core/billing/refunds.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listLots, type OwnedLot } from './credit-store.ts';
import { type DocumentEntry, listDocumentsOf } from './documents/document-store.ts';
import { findConfirming, findOrder, listOrders, type StoredOrder } from './order-store.ts';
import { refundsOfOrders, type StoredRefund } from './refund-store.ts';

type Deps = Pick<Parts, 'database' | 'clock'>;

/** The user's lots that are not over and all their purchases, the newest first. Orders nobody tried to pay are left out once they expired. */
export async function readBilling(
  { database, clock }: Deps,
  uid: string,
): Promise<{ lots: Lot[]; orders: Order[] }> {
  const now = clock.now();
  return database.read(async (tx) => {
    const lots = await listLots(tx, uid);
    const all = await listOrders(tx, uid);
    const orders = all.filter((order) => !unshownOrders.includes(order.status));
    const products = new Map(all.map((order) => [order.id, order.product]));
    return {
      lots: lots.map((lot) => lotView(lot, products.get(lot.sourceKey) ?? 'gift', now)),
      orders: await orderViews(tx, uid, orders, lots, now),
    };
  });
}

/** One purchase of the user. Throws Refusal `not_found`, also for another user's. */
export async function readOrder(
  { database, clock }: Deps,
  { uid, orderId }: { uid: string; orderId: string },
): Promise<Order> {
  const now = clock.now();
  return database.read(async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order || order.uid !== uid) throw new Refusal('not_found');
    const [view] = await orderViews(tx, uid, [order], await listLots(tx, uid), now);
    if (!view) throw new Error('An order could not be shown.');
    return view;
  });
}

async function orderViews(
  tx: Tx,
  uid: string,
  orders: readonly StoredOrder[],
  lots: readonly OwnedLot[],
  now: Date,
): Promise<Order[]> {
  const ids = orders.map((order) => order.id);
  const confirming = await findConfirming(tx, ids);
  const refunds = await refundsOfOrders(tx, ids);
  const documents = await listDocumentsOf(tx, uid, ids);
  return orders.map((order) =>
    orderView(order, {
      confirming: order.razorpayPaymentId === null && confirming.has(order.id),
      lot: lots.find((lot) => lot.sourceKey === order.id) ?? null,
      refunds: refunds.filter(
        (r) => r.orderId === order.id && r.razorpayPaymentId === order.razorpayPaymentId,
      ),
      documents: documents.filter((d) => d.orderId === order.id),
      now,
    }),
  );
}

type Around = {
  confirming: boolean;
  lot: CreditLot | null;
  /** Of the payment that settled it, the oldest first. */
  refunds: readonly StoredRefund[];
  documents: readonly DocumentEntry[];
  now: Date;
};

function orderView(order: StoredOrder, { confirming, lot, refunds, documents, now }: Around): Order {
  const goingBackPaise = paiseGoingBack(refunds, order.razorpayPaymentId ?? '');
  const obstacle = refundObstacle({ ...order, goingBackPaise }, lot, now);
  const refund = refunds.at(-1);
  return {
    orderId: order.id,
    paymentType: order.product,
    amountPaise: order.amountPaise,
    interviews: order.interviews,
    status: paymentStatusOf[order.status],
    confirming,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    razorpayPaymentId: order.razorpayPaymentId,
    refundableUntil: obstacle === null && order.paidAt ? refundableUntil(order.paidAt).toISOString() : null,
    refundObstacle: obstacle,
    refund: refund
      ? {
          status: refund.status,
          amountPaise: refund.amountPaise,
          requestedAt: refund.createdAt.toISOString(),
        }
      : null,
    documents: documents.map(({ documentId, kind, number, issuedAt }) => ({
      documentId,
      kind,
      number,
      issuedAt: issuedAt.toISOString(),
    })),
  };
}

function lotView(lot: OwnedLot, source: Lot['source'], now: Date): Lot {
  return {
    lotId: lot.id,
    source,
    granted: lot.granted,
    available: availableOn(lot, now),
    held: lot.held,
    used: lot.captured,
    grantedAt: lot.grantedAt.toISOString(),
    expiresAt: lot.expiresAt.toISOString(),
  };
}
