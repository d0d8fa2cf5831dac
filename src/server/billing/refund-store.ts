import { refundsUnderWay } from '#core/billing/refunds.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, inArray, isNull, lte } from '#server/platform/database/query.ts';
import { refunds } from '#server/platform/database/schema/billing.ts';

export type StoredRefund = typeof refunds.$inferSelect;

/** Adds a refund unless one of the same id, of the same gateway id, or for the same cause of the payment exists; replies whether it did. */
export async function insertRefund(
  tx: Tx,
  { now, ...refund }: Omit<StoredRefund, 'createdAt' | 'updatedAt'> & { now: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(refunds)
    .values({ ...refund, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  return rows.length > 0;
}

export async function findRefund(tx: Tx, id: string): Promise<StoredRefund | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

export async function refundsOfOrders(tx: Tx, orderIds: readonly string[]): Promise<StoredRefund[]> {
  if (orderIds.length === 0) return [];
  return tx
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** Our row for a refund the gateway speaks of, by its gateway id or by the name we gave it; null when it is new to us. */
export async function findRefundOf(
  tx: Tx,
  seen: { id: string; receipt: string | null; paymentId: string },
): Promise<StoredRefund | null> {
  const [byId] = await tx.select().from(refunds).where(eq(refunds.razorpayRefundId, seen.id));
  if (byId) return byId;
  const byName = seen.receipt ? await findRefund(tx, seen.receipt) : null;
  return byName?.razorpayPaymentId === seen.paymentId ? byName : null;
}

/** The refund of ours that waits to be sent for a payment; null when none does. */
export async function findWaitingRefund(tx: Tx, razorpayPaymentId: string): Promise<StoredRefund | null> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.razorpayPaymentId, razorpayPaymentId),
        eq(refunds.status, 'requested'),
        isNull(refunds.razorpayRefundId),
      ),
    );
  return row ?? null;
}

export async function setRefund(
  tx: Tx,
  id: string,
  change: Partial<Pick<StoredRefund, 'status' | 'razorpayRefundId' | 'amountPaise' | 'nextCheckAt'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ ...change, updatedAt: now })
    .where(eq(refunds.id, id));
}

/** Claims the refunds that are due to be sent or asked about, each for one caller, by moving their next check on; never one that has ended. */
export async function claimDueRefunds(
  tx: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<StoredRefund[]> {
  const due = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(lte(refunds.nextCheckAt, now), inArray(refunds.status, refundsUnderWay)))
    .orderBy(asc(refunds.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(refunds).set({ nextCheckAt: until }).where(inArray(refunds.id, due)).returning();
}
