import type { BookDifference } from '#contract/billing.ts';
import { type AttemptStatus, type OrderStatus, paidOrders, takenAttempts } from './order-machine.ts';
import { paiseGoingBack, type RefundStatus } from './refunds.ts';

export type BookedPayment = {
  id: string;
  orderId: string | null;
  amountPaise: number;
  amountRefundedPaise: number;
  currency: string;
  status: AttemptStatus;
};
export type BookedRefund = {
  id: string;
  paymentId: string;
  amountPaise: number;
  status: 'pending' | 'processed' | 'failed';
  /** The id of our row for it; null for one made on the gateway's dashboard. */
  receipt: string | null;
};
/** What the gateway says. */
export type GatewayBooks = { payments: readonly BookedPayment[]; refunds: readonly BookedRefund[] };

export type OwnOrder = {
  id: string;
  razorpayOrderId: string | null;
  /** The payment that settled it. */
  razorpayPaymentId: string | null;
  amountPaise: number;
  currency: string;
  interviews: number;
  status: OrderStatus;
};
export type OwnAttempt = {
  razorpayPaymentId: string;
  orderId: string;
  amountPaise: number;
  currency: string;
};
export type OwnRefund = {
  id: string;
  orderId: string;
  razorpayPaymentId: string;
  razorpayRefundId: string | null;
  amountPaise: number;
  /** A lost dispute takes money back without a refund at the gateway. */
  cause: 'user' | 'operator' | 'excess' | 'mismatch' | 'gateway' | 'dispute';
  status: RefundStatus;
};
/** A lot that an order granted: what the lot says, what its grants in the ledger add up to, and what can be begun on it. */
export type OwnGrant = { orderId: string; granted: number; ledgerGranted: number; available: number };
/** What we say. Of every order in it, all refunds and grants must be there. */
export type OwnBooks = {
  orders: readonly OwnOrder[];
  attempts: readonly OwnAttempt[];
  refunds: readonly OwnRefund[];
  grants: readonly OwnGrant[];
};

/** Both sides' books, indexed. */
type BothBooks = {
  payments: ReadonlyMap<string, BookedPayment>;
  gatewayRefunds: ReadonlyMap<string, readonly BookedRefund[]>;
  /** By the gateway's name for them. */
  orders: ReadonlyMap<string, OwnOrder>;
  attempts: ReadonlyMap<string, OwnAttempt>;
  grants: ReadonlyMap<string, readonly OwnGrant[]>;
  ownRefunds: ReadonlyMap<string, readonly OwnRefund[]>;
};

/**
 * Compares the gateway's books with ours, both ways (rule ORDER-5); empty when they agree. Captured money has one paid order or goes
 * back; a paid order has captured money of its amount and its interviews once; refunds are the same on both sides; what went back in full
 * leaves nothing to begin. Each disagreement is told once, by ids only.
 */
export function compareSides(gateway: GatewayBooks, ours: OwnBooks): BookDifference[] {
  const books = indexed(gateway, ours);
  const known = new Set(ours.orders.map((o) => o.id));
  const found = [
    ...gateway.payments.flatMap((payment) => ofPayment(books, payment)),
    ...ours.orders.flatMap((order) => ofOrder(books, order)),
    ...ours.grants
      .filter((grant) => !known.has(grant.orderId))
      .map((grant) => difference('credited_without_capture', grant.orderId, null)),
    ...gateway.refunds.flatMap((refund) => ofGatewayRefund(books, refund)),
    ...ours.refunds.flatMap((refund) => ofOwnRefund(books, refund)),
  ];
  return [...new Map(found.map((one) => [differenceKey(one), one])).values()];
}

function indexed(gateway: GatewayBooks, ours: OwnBooks): BothBooks {
  return {
    payments: new Map(gateway.payments.map((p) => [p.id, p])),
    gatewayRefunds: Map.groupBy(gateway.refunds, (r) => r.paymentId),
    orders: new Map(ours.orders.flatMap((o) => (o.razorpayOrderId === null ? [] : [[o.razorpayOrderId, o]]))),
    attempts: new Map(ours.attempts.map((a) => [a.razorpayPaymentId, a])),
    grants: Map.groupBy(ours.grants, (g) => g.orderId),
    ownRefunds: Map.groupBy(ours.refunds, (r) => r.razorpayPaymentId),
  };
}

/** Equal for two differences that say the same. */
export function differenceKey({ kind, orderId, gatewayId }: BookDifference): string {
  return `${kind} ${orderId} ${gatewayId}`;
}

function difference(
  kind: BookDifference['kind'],
  orderId: string | null,
  gatewayId: string | null,
): BookDifference {
  return { kind, orderId, gatewayId };
}

function ofPayment(books: BothBooks, payment: BookedPayment): BookDifference[] {
  if (!isCaptured(payment)) return [];
  const order = orderOf(books, payment.orderId);
  const sentBack = payment.amountRefundedPaise >= payment.amountPaise;
  if (!order) return sentBack ? [] : [difference('captured_without_order', null, payment.id)];
  const attempt = books.attempts.get(payment.id);
  if (attempt && !sameMoney(attempt, payment)) return [difference('amount_differs', order.id, payment.id)];
  if (order.razorpayPaymentId === payment.id) {
    if (!sameMoney(order, payment)) return [difference('amount_differs', order.id, payment.id)];
    const kept = paidOrders.includes(order.status) || order.status === 'refunded';
    return kept ? [] : [difference('captured_without_credit', order.id, payment.id)];
  }
  if (sentBack || goesBack(books, payment)) return [];
  const kind = sameMoney(order, payment) ? 'captured_without_credit' : 'amount_differs';
  return [difference(kind, order.id, payment.id)];
}

/** Whether we sent the whole payment back, or are about to. */
function goesBack({ ownRefunds }: BothBooks, { id, amountPaise }: BookedPayment): boolean {
  return paiseGoingBack(ownRefunds.get(id) ?? [], id) >= amountPaise;
}

function ofOrder(books: BothBooks, order: OwnOrder): BookDifference[] {
  const grants = books.grants.get(order.id) ?? [];
  const paidBy = order.razorpayPaymentId;
  if (paidBy === null && !paidOrders.includes(order.status))
    return grants.length > 0 ? [difference('credited_without_capture', order.id, null)] : [];
  const payment = paidBy === null ? undefined : books.payments.get(paidBy);
  if (!payment || !isCaptured(payment) || payment.orderId !== order.razorpayOrderId)
    return [difference('credited_without_capture', order.id, paidBy)];
  return [...ofGrants(order, payment, grants), ...ofMoneyBack(books, order, { payment, grants })];
}

function ofGrants(order: OwnOrder, payment: BookedPayment, grants: readonly OwnGrant[]): BookDifference[] {
  const inLots = grants.reduce((all, g) => all + g.granted, 0);
  const inLedger = grants.reduce((all, g) => all + g.ledgerGranted, 0);
  const owed = order.interviews;
  if (inLots < owed || inLedger < owed) return [difference('captured_without_credit', order.id, payment.id)];
  const once = grants.length === 1 && inLots === owed && inLedger === owed;
  return once ? [] : [difference('credited_without_capture', order.id, payment.id)];
}

function ofMoneyBack(
  books: BothBooks,
  order: OwnOrder,
  { payment, grants }: { payment: BookedPayment; grants: readonly OwnGrant[] },
): BookDifference[] {
  const ours = books.ownRefunds.get(payment.id) ?? [];
  const unbooked = (books.gatewayRefunds.get(payment.id) ?? []).filter(
    (r) => r.status === 'processed' && ownRefundOf(books, r) === undefined,
  );
  const backPaise = sum(ours.filter((r) => r.status === 'processed')) + sum(unbooked);
  const inFull = backPaise >= order.amountPaise;
  const open = grants.some((g) => g.available > 0);
  if (inFull && (open || order.status !== 'refunded'))
    return [difference('refunded_but_credited', order.id, payment.id)];
  const pretended = order.status === 'refunded' && !inFull;
  return pretended ? [difference('refund_unknown_to_gateway', order.id, payment.id)] : [];
}

function ofGatewayRefund(books: BothBooks, refund: BookedRefund): BookDifference[] {
  const own = ownRefundOf(books, refund);
  if (!own) return refund.status === 'failed' ? [] : ofUnbookedRefund(books, refund);
  if (own.amountPaise !== refund.amountPaise) return [difference('amount_differs', own.orderId, refund.id)];
  const behind = refund.status === 'processed' && own.status !== 'processed';
  return behind ? [difference('refund_unknown_to_us', own.orderId, refund.id)] : [];
}

function ofUnbookedRefund(books: BothBooks, refund: BookedRefund): BookDifference[] {
  const payment = books.payments.get(refund.paymentId);
  const order = orderOf(books, payment?.orderId ?? null);
  const orderId = books.attempts.get(refund.paymentId)?.orderId ?? order?.id ?? null;
  const wasNeverOurs =
    orderId === null && payment !== undefined && payment.amountRefundedPaise >= payment.amountPaise;
  return wasNeverOurs ? [] : [difference('refund_unknown_to_us', orderId, refund.id)];
}

function ofOwnRefund(books: BothBooks, own: OwnRefund): BookDifference[] {
  if (own.cause === 'dispute' || own.status === 'requested' || own.status === 'failed') return [];
  const sent = books.gatewayRefunds.get(own.razorpayPaymentId) ?? [];
  const there = sent.find((r) => ownRefundOf(books, r) === own);
  const agrees = there && (own.status === 'pending' || there.status === 'processed');
  const gatewayId = own.razorpayRefundId ?? own.razorpayPaymentId;
  return agrees ? [] : [difference('refund_unknown_to_gateway', own.orderId, gatewayId)];
}

function ownRefundOf({ ownRefunds }: BothBooks, refund: BookedRefund): OwnRefund | undefined {
  const ours = ownRefunds.get(refund.paymentId) ?? [];
  return (
    ours.find((r) => r.razorpayRefundId === refund.id) ??
    ours.find((r) => r.razorpayRefundId === null && r.id === refund.receipt)
  );
}

function orderOf({ orders }: BothBooks, razorpayOrderId: string | null): OwnOrder | undefined {
  return razorpayOrderId === null ? undefined : orders.get(razorpayOrderId);
}

/** Whether the money of a payment was taken, also when it has gone back since. */
export function isCaptured({ status }: Pick<BookedPayment, 'status'>): boolean {
  return takenAttempts.includes(status);
}

type Money = { amountPaise: number; currency: string };
function sameMoney(a: Money, b: Money): boolean {
  return a.amountPaise === b.amountPaise && a.currency === b.currency;
}

function sum(parts: readonly { amountPaise: number }[]): number {
  return parts.reduce((paise, part) => paise + part.amountPaise, 0);
}
