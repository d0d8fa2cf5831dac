import type { BookDifference, BooksReport } from '#contract/billing.ts';
import { dayMs } from '#contract/time.ts';
import {
  compareSides,
  differenceKey,
  type GatewayBooks,
  isCaptured,
  type OwnBooks,
} from '#core/billing/compare-books.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { requireGateway } from './require-gateway.ts';
import {
  findGrantingOrders,
  findOrdersAtGateway,
  findOrdersOfRefunds,
  findPaidOrders,
  readAttempts,
  readGrants,
  readOrders,
  readRefunds,
  type Span,
} from './books-store.ts';
import { findOrder } from './order-store.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { type AskGatewayParts, settleOrAdopt } from './read-from-gateway.ts';
import { reconcileOrder } from './reconcile-orders.ts';

/** What was paid more recently than this may still be on its way into our books. */
const underWayMs = 2 * 60_000;
const nightlyDays = 35;

/** Payments and refunds the gateway made in the span; ours of it, and what each side says of the other's. */
type BothSides = { listed: GatewayBooks; gateway: GatewayBooks; ours: OwnBooks };

/**
 * Compares the gateway's books with ours over what was paid or sent back from `from` to two minutes before `to`; its opposite number is
 * looked up on the other side whenever it was made. Books that differ are read once more, and only what differs both times is told, since
 * purchases go on meanwhile. Throws Refusal `payments_unavailable`, UpstreamError.
 */
export async function compareBooks(
  parts: Pick<AskGatewayParts, 'database' | 'clock' | 'gateway'>,
  { from, to }: Span,
): Promise<BooksReport> {
  const span = { from, to: new Date(Math.max(from.getTime(), to.getTime() - underWayMs)) };
  let { listed, gateway, ours } = await readBoth(parts, span);
  let differences = compareSides(gateway, ours);
  if (differences.length > 0) {
    const before = new Set(differences.map(differenceKey));
    ({ listed, gateway, ours } = await readBoth(parts, span));
    differences = compareSides(gateway, ours).filter((one) => before.has(differenceKey(one)));
  }
  const captured = listed.payments.filter(isCaptured);
  return {
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    payments: captured.length,
    capturedPaise: sum(captured),
    refundedPaise: sum(listed.refunds.filter((refund) => refund.status === 'processed')),
    orders: ours.orders.filter((order) => order.razorpayPaymentId !== null).length,
    differences,
  };
}

/**
 * The nightly two-sided audit (rule ORDER-5): where the books of the last 35 days differ the gateway is asked about each order and what it
 * says is settled; what differs afterwards is logged as an error, for a person. Null where nothing can be bought. Throws UpstreamError.
 */
export async function nightlyBooks(parts: AskGatewayParts): Promise<BooksReport | null> {
  if (!parts.gateway) return null;
  const to = parts.clock.now();
  const span = { from: new Date(to.getTime() - nightlyDays * dayMs), to };
  let report = await compareBooks(parts, span);
  const settled = report.differences.length;
  if (settled > 0) {
    await settleDifferences(parts, report.differences);
    report = await compareBooks(parts, span);
  }
  const { differences, ...figures } = report;
  for (const one of differences) parts.log.error(one, 'the books differ from the gateway');
  if (differences.length === 0) parts.log.info({ ...figures, settled }, 'the books agree with the gateway');
  return report;
}

async function settleDifferences(
  parts: AskGatewayParts,
  differences: readonly BookDifference[],
): Promise<void> {
  const subjects = new Map(differences.map((one) => [one.orderId ?? one.gatewayId, one]));
  for (const one of subjects.values()) {
    await settleDifference(parts, one).catch((error: unknown) =>
      parts.log.warn({ err: error, ...one }, 'a difference of the books could not be settled'),
    );
  }
}

async function settleDifference(
  parts: AskGatewayParts,
  { kind, orderId, gatewayId }: BookDifference,
): Promise<void> {
  if (orderId !== null) {
    const order = await parts.database.read((tx) => findOrder(tx, orderId));
    if (order) await reconcileOrder(parts, order);
    return;
  }
  if (kind !== 'captured_without_order' || gatewayId === null) return;
  const payment = await requireGateway(parts).readPayment(gatewayId);
  if (payment) await settleOrAdopt(parts, payment);
}

async function readBoth(
  parts: Pick<AskGatewayParts, 'database' | 'clock' | 'gateway'>,
  span: Span,
): Promise<BothSides> {
  const gateway = requireGateway(parts);
  const listed = {
    payments: await gateway.paymentsBetween(span.from, span.to),
    refunds: await gateway.refundsBetween(span.from, span.to),
  };
  const now = parts.clock.now();
  const ours = await parts.database.read((tx) => readOurs(tx, { span, listed, now }));
  return { listed, ours, gateway: await withOpposites(gateway, listed, ours) };
}

async function readOurs(
  tx: Tx,
  { span, listed, now }: { span: Span; listed: GatewayBooks; now: Date },
): Promise<OwnBooks> {
  const { payments, refunds } = listed;
  const attempts = await readAttempts(tx, [
    ...payments.map((payment) => payment.id),
    ...refunds.map((refund) => refund.paymentId),
  ]);
  const orderIds = [
    ...attempts.map((attempt) => attempt.orderId),
    ...(await findPaidOrders(tx, span)),
    ...(await findOrdersAtGateway(
      tx,
      payments.flatMap((payment) => payment.orderId ?? []),
    )),
    ...(await findOrdersOfRefunds(
      tx,
      span,
      refunds.map((refund) => refund.id),
    )),
    ...(await findGrantingOrders(tx, span)),
  ];
  return {
    attempts,
    orders: await readOrders(tx, orderIds),
    refunds: await readRefunds(tx, orderIds),
    grants: await readGrants(tx, orderIds, now),
  };
}

/** The gateway's books with what our rows speak of and the span does not hold. */
async function withOpposites(
  gateway: PaymentGateway,
  { payments, refunds }: GatewayBooks,
  ours: OwnBooks,
): Promise<GatewayBooks> {
  const paidBy = ours.orders.flatMap((order) => order.razorpayPaymentId ?? []);
  const sent = ours.refunds.flatMap((refund) =>
    refund.cause === 'dispute' ? [] : (refund.razorpayRefundId ?? []),
  );
  return {
    payments: [...payments, ...(await readMissing(paidBy, payments, (id) => gateway.readPayment(id)))],
    refunds: [...refunds, ...(await readMissing(sent, refunds, (id) => gateway.readRefund(id)))],
  };
}

async function readMissing<T extends { id: string }>(
  wanted: readonly string[],
  known: readonly T[],
  read: (id: string) => Promise<T | null>,
): Promise<T[]> {
  const there = new Set(known.map((one) => one.id));
  const found: T[] = [];
  for (const id of new Set(wanted)) {
    const one = there.has(id) ? null : await read(id);
    if (one) found.push(one);
  }
  return found;
}

function sum(entries: readonly { amountPaise: number }[]): number {
  return entries.reduce((paise, entry) => paise + entry.amountPaise, 0);
}
