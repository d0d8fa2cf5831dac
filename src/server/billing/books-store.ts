import type { OwnAttempt, OwnGrant, OwnOrder, OwnRefund } from '#core/billing/compare-books.ts';
import { availableOn } from '#core/billing/credits.ts';
import { type AttemptStatus, paidOrders } from '#core/billing/order-machine.ts';
import type { Tx } from '#server/platform/database/database.ts';
import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  or,
  type SQL,
  sql,
} from '#server/platform/database/query.ts';
import { orders, paymentAttempts, refunds } from '#server/platform/database/schema/billing.ts';
import { creditLots, ledger } from '#server/platform/database/schema/credits.ts';

/** From, inclusively, to. */
export type Span = { from: Date; to: Date };

/** Far below the 65,535 parameters of one statement. */
const atOnce = 1000;
const orderPrefix = 'ord_';

/** Orders paid in the span, and those that count as paid and name no payment. */
export async function findPaidOrders(tx: Tx, { from, to }: Span): Promise<string[]> {
  const inSpan = and(isNotNull(orders.razorpayPaymentId), gte(orders.paidAt, from), lt(orders.paidAt, to));
  // Each half goes by an index of its own.
  const withoutPayment = and(isNull(orders.razorpayPaymentId), inArray(orders.status, paidOrders));
  const rows = await tx.select({ id: orders.id }).from(orders).where(or(inSpan, withoutPayment));
  return rows.map((row) => row.id);
}

/** The orders that have one of these names at the gateway. */
export async function findOrdersAtGateway(tx: Tx, razorpayOrderIds: readonly string[]): Promise<string[]> {
  const rows = await inChunks(razorpayOrderIds, (ids) =>
    tx.select({ id: orders.id }).from(orders).where(inArray(orders.razorpayOrderId, ids)),
  );
  return rows.map((row) => row.id);
}

/** The orders of refunds that were stored in the span, or have one of these names at the gateway. */
export async function findOrdersOfRefunds(
  tx: Tx,
  { from, to }: Span,
  razorpayRefundIds: readonly string[],
): Promise<string[]> {
  const find = (which: SQL | undefined) =>
    tx.selectDistinct({ id: refunds.orderId }).from(refunds).where(which);
  const stored = await find(and(gte(refunds.createdAt, from), lt(refunds.createdAt, to)));
  const named = await inChunks(razorpayRefundIds, (ids) => find(inArray(refunds.razorpayRefundId, ids)));
  return [...stored, ...named].map((row) => row.id);
}

/** What orders granted in the span; the order itself may be missing. */
export async function findGrantingOrders(tx: Tx, { from, to }: Span): Promise<string[]> {
  const rows = await tx
    .select({ id: creditLots.sourceKey })
    .from(creditLots)
    .where(
      and(
        like(creditLots.sourceKey, `${orderPrefix.replace('_', '\\_')}%`),
        gte(creditLots.grantedAt, from),
        lt(creditLots.grantedAt, to),
      ),
    );
  return rows.map((row) => row.id);
}

export async function readAttempts(
  tx: Tx,
  paymentIds: readonly string[],
): Promise<(OwnAttempt & { status: AttemptStatus })[]> {
  return inChunks(paymentIds, (ids) =>
    tx.select().from(paymentAttempts).where(inArray(paymentAttempts.razorpayPaymentId, ids)),
  );
}

export async function readOrders(tx: Tx, orderIds: readonly string[]): Promise<OwnOrder[]> {
  return inChunks(orderIds, (ids) => tx.select().from(orders).where(inArray(orders.id, ids)));
}

export async function readRefunds(tx: Tx, orderIds: readonly string[]): Promise<OwnRefund[]> {
  return inChunks(orderIds, (ids) => tx.select().from(refunds).where(inArray(refunds.orderId, ids)));
}

/** The lots these orders granted, with what the ledger says of the grants; `available` as of `now`. */
export async function readGrants(tx: Tx, orderIds: readonly string[], now: Date): Promise<OwnGrant[]> {
  const rows = await inChunks(orderIds, (ids) =>
    tx
      .select({ lot: creditLots, ledgerGranted: sql<number>`coalesce(sum(${ledger.delta}), 0)::int` })
      .from(creditLots)
      .leftJoin(ledger, and(eq(ledger.lotId, creditLots.id), eq(ledger.kind, 'grant')))
      .where(inArray(creditLots.sourceKey, ids))
      .groupBy(creditLots.id),
  );
  return rows.map(({ lot, ledgerGranted }) => ({
    orderId: lot.sourceKey,
    granted: lot.granted,
    ledgerGranted,
    available: availableOn(lot, now),
  }));
}

/** Reads by many ids, some at a time; each id once. */
async function inChunks<T>(ids: readonly string[], read: (ids: string[]) => Promise<T[]>): Promise<T[]> {
  const distinct = [...new Set(ids)];
  const rows: T[] = [];
  for (let at = 0; at < distinct.length; at += atOnce) {
    for (const row of await read(distinct.slice(at, at + atOnce))) rows.push(row);
  }
  return rows;
}
