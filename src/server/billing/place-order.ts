import type { BillingAddress, Checkout } from '#contract/billing.ts';
import { catalogue, type ProductId, productDescription } from '#contract/catalogue.ts';
import { nextOrderCheck } from '#core/billing/check-schedule.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type BillingRoom, billingQueues, requireGateway } from './billing-room.ts';
import { readBuyer } from './documents/document-store.ts';
import { findWish, storeWish, type Wish } from './idempotency-store.ts';
import {
  adoptGatewayOrder,
  findOpenOrder,
  findOrder,
  hasPremium,
  insertOrder,
  isOpen,
  setOrder,
  type StoredOrder,
} from './order-store.ts';

const firstChecksMs = [15_000, 30_000, 60_000];

export type PlaceOrder = {
  uid: string;
  product: ProductId;
  billing: BillingAddress | null;
  idempotencyKey: string;
};

/**
 * Opens an order, or gives the one of the same product that is still open, so that two tabs share one that can be paid once (rule ORDER-1).
 * The row is stored before the gateway hears of it; whatever fails after that, the next call or the reconciler goes on with the same row.
 * Throws Refusal `premium_required`, `already_premium`, `billing_address_required`, `payments_unavailable`, `idempotency_key_reused`;
 * UpstreamError when the gateway does not answer.
 */
export async function placeOrder(room: BillingRoom, input: PlaceOrder): Promise<Checkout> {
  const gateway = requireGateway(room);
  const now = room.clock.now();
  const order = await room.database.transaction((tx) => openOrder(room, tx, input, now));
  const razorpayOrderId = order.razorpayOrderId ?? (await registerOrder(room, order));
  const prefill = await room.database.read((tx) => readBuyer(tx, input.uid));
  return {
    orderId: order.id,
    razorpayOrderId,
    keyId: gateway.publicKey,
    amountPaise: order.amountPaise,
    currency: 'INR',
    name: 'Hotseat',
    description: productDescription(input.product),
    prefill,
  };
}

async function openOrder(room: BillingRoom, tx: Tx, input: PlaceOrder, now: Date): Promise<StoredOrder> {
  const { uid, product, billing } = input;
  await lockUser(tx, uid);
  const wish: Wish = { uid, route: 'create_order', key: input.idempotencyKey, request: { product, billing } };
  const known = await findWish(tx, wish);
  const before = known === null ? null : await findOrder(tx, known);
  if (before && (before.razorpayPaymentId !== null || isOpen(before.status))) return before;
  const premium = await hasPremium(tx, uid);
  if (product === 'top_up' && !premium) throw new Refusal('premium_required');
  if (product === 'premium' && premium) throw new Refusal('already_premium');
  if (room.seller.gstin !== null && billing === null) throw new Refusal('billing_address_required');
  const order = (await reuseOpenOrder(tx, input, now)) ?? (await addOrder(room, tx, input, now));
  if (known === null) await storeWish(tx, wish, order.id, now);
  return order;
}

/** The order still open, unless the catalogue changed since: that one lapses, and is still honoured when its money appears. */
async function reuseOpenOrder(
  tx: Tx,
  { uid, product, billing }: PlaceOrder,
  now: Date,
): Promise<StoredOrder | null> {
  const order = await findOpenOrder(tx, uid, product);
  if (!order) return null;
  const { pricePaise, interviews } = catalogue[product];
  if (order.amountPaise !== pricePaise || order.interviews !== interviews) {
    await setOrder(tx, order.id, { status: 'expired' }, now);
    return null;
  }
  if (billing) await setOrder(tx, order.id, { billing }, now);
  return order;
}

async function addOrder(room: BillingRoom, tx: Tx, input: PlaceOrder, now: Date): Promise<StoredOrder> {
  const { uid, product, billing } = input;
  const { pricePaise, interviews } = catalogue[product];
  const id = randomId('ord_');
  const order = await insertOrder(tx, {
    id,
    uid,
    product,
    amountPaise: pricePaise,
    interviews,
    receipt: id,
    billing,
    nextCheckAt: nextOrderCheck(now, now),
    now,
  });
  for (const ms of firstChecksMs)
    await room.jobs.enqueue(
      tx,
      billingQueues.reconcileOrders,
      {},
      { startAfter: new Date(now.getTime() + ms) },
    );
  await room.audit(tx, { kind: 'order_placed', actor: 'user', uid, detail: { orderId: id, product } });
  return order;
}

/** Makes the order known at the gateway and stores its name there. Repeatable: the gateway knows it by its receipt. */
export async function registerOrder(
  room: BillingRoom,
  order: Pick<StoredOrder, 'id' | 'receipt' | 'amountPaise'>,
): Promise<string> {
  const { id } = await requireGateway(room).createOrder(order);
  const now = room.clock.now();
  return room.database.transaction(async (tx) => {
    if (await adoptGatewayOrder(tx, { id: order.id, razorpayOrderId: id, now })) return id;
    const stored = await findOrder(tx, order.id);
    if (!stored?.razorpayOrderId) throw new Error('An order lost its name at the gateway.');
    return stored.razorpayOrderId;
  });
}
