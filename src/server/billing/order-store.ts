import type { BillingAddress } from '#contract/billing.ts';
import { catalogue, type PaidPlan, paidPlans, type ProductId, productIds } from '#contract/catalogue.ts';
import { type AttemptStatus, openOrders, paidOrders } from '#core/billing/order-machine.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, asc, desc, eq, inArray, isNull, lte, sql } from '#server/platform/database/query.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { orders, paymentAttempts } from '#server/platform/database/schema/billing.ts';
import { readGrantedPlans } from './credit-store.ts';

export type StoredOrder = typeof orders.$inferSelect;
type StoredAttempt = typeof paymentAttempts.$inferSelect;

export async function insertOrder(
  tx: Tx,
  order: {
    id: string;
    uid: string;
    product: ProductId;
    amountPaise: number;
    interviews: number;
    receipt: string;
    billing: BillingAddress | null;
    nextCheckAt: Date | null;
    now: Date;
  },
): Promise<StoredOrder> {
  const { now, ...columns } = order;
  const [row] = await tx
    .insert(orders)
    .values({ ...columns, currency: 'INR', status: 'creating', createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('The order was not stored.');
  return row;
}

/** Writes the row of an order that the gateway knows and we lost. It is not open: what is paid on it is honoured, nobody is asked to pay it. */
export async function insertLostOrder(
  tx: Tx,
  order: Pick<
    StoredOrder,
    'id' | 'uid' | 'product' | 'amountPaise' | 'interviews' | 'receipt' | 'razorpayOrderId' | 'createdAt'
  > & { now: Date },
): Promise<StoredOrder> {
  const { now, ...columns } = order;
  const [row] = await tx
    .insert(orders)
    .values({ ...columns, currency: 'INR', status: 'expired', updatedAt: now })
    .returning();
  if (!row) throw new Error('The order was not stored.');
  return row;
}

/** The order of a product that can still be paid; there is at most one. */
export async function findOpenOrder(tx: Tx, uid: string, product: ProductId): Promise<StoredOrder | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.uid, uid), eq(orders.product, product), inArray(orders.status, openOrders)));
  return row ?? null;
}

export async function findOrder(tx: Tx, id: string): Promise<StoredOrder | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

export async function findOrderByGatewayId(tx: Tx, razorpayOrderId: string): Promise<StoredOrder | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.razorpayOrderId, razorpayOrderId));
  return row ?? null;
}

export async function findOrderByReceipt(tx: Tx, receipt: string): Promise<StoredOrder | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.receipt, receipt));
  return row ?? null;
}

/** The order of an attempt that is known; null when the payment is not. */
export async function findOrderOfPayment(tx: Tx, razorpayPaymentId: string): Promise<StoredOrder | null> {
  const [row] = await tx
    .select({ order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.razorpayPaymentId, razorpayPaymentId));
  return row?.order ?? null;
}

/** The order, locked until the transaction ends. Lock its user first. */
export async function lockOrder(tx: Tx, id: string): Promise<StoredOrder> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!row) throw new Error('The order to lock is gone.');
  return row;
}

/** A user's orders, the newest first. */
export async function listOrders(tx: Tx, uid: string): Promise<StoredOrder[]> {
  return tx.select().from(orders).where(eq(orders.uid, uid)).orderBy(desc(orders.createdAt), desc(orders.id));
}

/** The plans the user is on: a product that makes it was paid and not given back in full (rule PACK-2). The least plan first. */
export async function readHeldPlans(tx: Tx, uid: string): Promise<PaidPlan[]> {
  const held: PaidPlan[] = [];
  for (const plan of paidPlans) {
    const products = productIds.filter((id) => catalogue[id].plan === plan);
    const [row] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.uid, uid), inArray(orders.product, products), inArray(orders.status, paidOrders)))
      .limit(1);
    if (row) held.push(plan);
  }
  return held;
}

/** Gives an order the name it has at the gateway, unless it has one; replies whether it did. */
export async function adoptGatewayOrder(
  tx: Tx,
  { id, razorpayOrderId, now }: { id: string; razorpayOrderId: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({
      razorpayOrderId,
      status: sql`case when ${orders.status} = 'creating' then 'pending' else ${orders.status} end`,
      updatedAt: now,
    })
    .where(and(eq(orders.id, id), isNull(orders.razorpayOrderId)))
    .returning({ id: orders.id });
  return rows.length > 0;
}

export async function setOrder(
  tx: Tx,
  id: string,
  change: Partial<Pick<StoredOrder, 'status' | 'billing' | 'nextCheckAt'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...change, updatedAt: now })
    .where(eq(orders.id, id));
}

/** Marks an order paid by one payment, unless another did before; replies whether it did. The one statement that decides who credits. */
export async function markPaid(
  tx: Tx,
  {
    id,
    razorpayPaymentId,
    nextCheckAt,
    now,
  }: { id: string; razorpayPaymentId: string; nextCheckAt: Date | null; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ status: 'success', razorpayPaymentId, paidAt: now, nextCheckAt, updatedAt: now })
    .where(and(eq(orders.id, id), isNull(orders.razorpayPaymentId)))
    .returning({ id: orders.id });
  return rows.length > 0;
}

/** Claims the orders that are due to be asked about, each for one caller, by moving their next check on. */
export async function claimDueOrders(
  tx: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<StoredOrder[]> {
  const due = tx
    .select({ id: orders.id })
    .from(orders)
    .where(lte(orders.nextCheckAt, now))
    .orderBy(asc(orders.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(orders).set({ nextCheckAt: until }).where(inArray(orders.id, due)).returning();
}

/** Stores what is now known of an attempt; `status` is the caller's decision of the further state. */
export async function storeAttempt(
  tx: Tx,
  attempt: Omit<StoredAttempt, 'updatedAt'>,
  now: Date,
): Promise<void> {
  const { status, method, errorReason } = attempt;
  await tx
    .insert(paymentAttempts)
    .values({ ...attempt, updatedAt: now })
    .onConflictDoUpdate({
      target: paymentAttempts.razorpayPaymentId,
      set: { status, method, errorReason, updatedAt: now },
    });
}

export async function findAttempt(tx: Tx, razorpayPaymentId: string): Promise<StoredAttempt | null> {
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.razorpayPaymentId, razorpayPaymentId));
  return row ?? null;
}

/** Which of these orders have an attempt the bank has said yes to, and that is not captured yet. */
export async function findConfirming(tx: Tx, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const status: AttemptStatus = 'authorized';
  const rows = await tx
    .selectDistinct({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(and(inArray(paymentAttempts.orderId, [...orderIds]), eq(paymentAttempts.status, status)));
  return new Set(rows.map((row) => row.orderId));
}

/** The plans whose features the user has: bought, or granted by an operator (rules FEATURE-1, FEATURE-4). The least plan first. */
export async function readPlansOn(tx: Tx, uid: string): Promise<PaidPlan[]> {
  const plans = new Set([...(await readHeldPlans(tx, uid)), ...(await readGrantedPlans(tx, uid))]);
  return paidPlans.filter((plan) => plans.has(plan));
}

/** Sets subscriptionStatus and has_purchased_premium (rule RECORD-1) from the orders and grants, so that they cannot drift. */
export async function projectPlan(tx: Tx, uid: string, now: Date): Promise<void> {
  const plans = await readPlansOn(tx, uid);
  const bought = await readHeldPlans(tx, uid);
  const hasPurchased: Record<`hasPurchased${Capitalize<PaidPlan>}`, boolean> = {
    hasPurchasedPremium: bought.includes('premium'),
  };
  await tx
    .update(users)
    .set({ subscriptionStatus: plans.at(-1) ?? 'free', ...hasPurchased, updatedAt: now })
    .where(eq(users.uid, uid));
}
