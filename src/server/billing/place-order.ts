import type { BillingAddress, Checkout } from '#contract/billing.ts';
import { catalogue, type ProductId, productDescription, purchaseObstacle } from '#contract/catalogue.ts';
import { nextOrderCheck } from '#core/billing/check-schedule.ts';
import { openOrders } from '#core/billing/order-machine.ts';
import { refuseWhileDeleting } from '#server/accounts/account-deletion-store.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { readNameAndEmail } from '#server/accounts/user-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BillingParts } from './billing-parts.ts';
import { billingQueues } from './billing-queues.ts';
import { requireGateway } from './require-gateway.ts';
import {
  findIdempotencyRecord,
  type IdempotentRequest,
  storeIdempotencyRecord,
} from './idempotency-store.ts';
import {
  adoptGatewayOrder,
  findOpenOrder,
  findOrder,
  readHeldPlans,
  insertOrder,
  setOrder,
  type StoredOrder,
} from './order-store.ts';

const firstChecksMs = [15_000, 30_000, 60_000];

type PlaceOrder = {
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
export async function placeOrder(
  parts: Pick<BillingParts, 'database' | 'clock' | 'jobs' | 'gateway' | 'seller' | 'audit'>,
  input: PlaceOrder,
): Promise<Checkout> {
  const gateway = requireGateway(parts);
  const now = parts.clock.now();
  const order = await parts.database.transaction((tx) => openOrder(parts, tx, input, now));
  const razorpayOrderId = order.razorpayOrderId ?? (await registerOrder(parts, order));
  const prefill = await parts.database.read((tx) => readNameAndEmail(tx, input.uid));
  return {
    orderId: order.id,
    razorpayOrderId,
    keyId: gateway.publicKey,
    amountPaise: order.amountPaise,
    currency: 'INR',
    name: 'Hotseat',
    description: productDescription(catalogue[input.product]),
    prefill,
  };
}

async function openOrder(
  parts: Pick<BillingParts, 'jobs' | 'seller' | 'audit'>,
  tx: Tx,
  input: PlaceOrder,
  now: Date,
): Promise<StoredOrder> {
  const { uid, product, billing } = input;
  await lockUser(tx, uid);
  await refuseWhileDeleting(tx, uid);
  const request: IdempotentRequest = {
    uid,
    route: 'create_order',
    key: input.idempotencyKey,
    body: { product, billing },
  };
  const known = await findIdempotencyRecord(tx, request);
  const before = known === null ? null : await findOrder(tx, known);
  if (before && (before.razorpayPaymentId !== null || openOrders.includes(before.status))) return before;
  const obstacle = purchaseObstacle(catalogue[product], await readHeldPlans(tx, uid));
  if (obstacle) throw new Refusal(obstacle.code);
  if (parts.seller.gstin !== null && billing === null) throw new Refusal('billing_address_required');
  const order = (await reuseOpenOrder(tx, input, now)) ?? (await addOrder(parts, tx, input, now));
  if (known === null) await storeIdempotencyRecord(tx, request, order.id, now);
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

async function addOrder(
  parts: Pick<BillingParts, 'jobs' | 'audit'>,
  tx: Tx,
  input: PlaceOrder,
  now: Date,
): Promise<StoredOrder> {
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
    await parts.jobs.enqueue(
      tx,
      billingQueues.reconcileOrders,
      {},
      { startAfter: new Date(now.getTime() + ms) },
    );
  await parts.audit(tx, { kind: 'order_placed', actor: 'user', uid, detail: { orderId: id, product } });
  return order;
}

/** Makes the order known at the gateway and stores its name there. Repeatable: the gateway knows it by its receipt. */
async function registerOrder(
  parts: Pick<BillingParts, 'database' | 'clock' | 'gateway'>,
  order: StoredOrder,
): Promise<string> {
  const { receipt, amountPaise, uid, product, interviews } = order;
  const notes = { uid, product, interviews: String(interviews) };
  const { id } = await requireGateway(parts).createOrder({ receipt, amountPaise, notes });
  const now = parts.clock.now();
  return parts.database.transaction(async (tx) => {
    if (await adoptGatewayOrder(tx, { id: order.id, razorpayOrderId: id, now })) return id;
    const stored = await findOrder(tx, order.id);
    if (!stored?.razorpayOrderId) throw new Error('An order lost its name at the gateway.');
    return stored.razorpayOrderId;
  });
}
