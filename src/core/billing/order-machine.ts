import type { PaymentStatus } from '#contract/billing.ts';

export type OrderStatus =
  | 'creating'
  | 'pending'
  | 'failed'
  | 'expired'
  | 'needs_review'
  | 'success'
  | 'refund_pending'
  | 'partially_refunded'
  | 'refunded';

/** Still offered for payment; a user has one of each product at most. */
export const openOrders: readonly OrderStatus[] = ['creating', 'pending', 'failed'];

/** No money is booked for them, and what comes late is still honoured. */
export const unsettledOrders: readonly OrderStatus[] = [...openOrders, 'expired'];

/** Paid for and not given back in full: their interviews are granted, and a plan bought with them is held. */
export const paidOrders: readonly OrderStatus[] = ['success', 'refund_pending', 'partially_refunded'];

/** Not worth showing to their owner: not yet known to the gateway, or over without a payment. */
export const unshownOrders: readonly OrderStatus[] = ['creating', 'expired'];

/** How far an attempt to pay has come. A failed one may still be authorised days later, a captured one never un-captured. */
export type AttemptStatus = 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';

/** The bank has said yes: the money is on its way, or ours. */
export const agreedAttempts: readonly AttemptStatus[] = ['authorized', 'captured'];

/** The money was taken, also when it has gone back since. */
export const takenAttempts: readonly AttemptStatus[] = ['captured', 'refunded'];

/** Why money goes back that nobody asked for: it was beyond the first payment, or of the wrong amount or currency. */
export const sendBackCauses = ['excess', 'mismatch'] as const;
export type SendBackCause = (typeof sendBackCauses)[number];

const orderRank: Record<OrderStatus, number> = {
  creating: 0,
  pending: 1,
  failed: 2,
  expired: 3,
  needs_review: 4,
  success: 5,
  refund_pending: 6,
  partially_refunded: 7,
  refunded: 8,
};

const attemptRank: Record<AttemptStatus, number> = {
  created: 0,
  failed: 1,
  authorized: 2,
  captured: 3,
  refunded: 4,
};

/** What an order is to its owner and to the record's `payments.status` (rule PACK-3). */
export const paymentStatusOf: Record<OrderStatus, PaymentStatus> = {
  creating: 'pending',
  pending: 'pending',
  failed: 'failed',
  expired: 'failed',
  needs_review: 'pending',
  success: 'success',
  refund_pending: 'success',
  partially_refunded: 'success',
  refunded: 'refunded',
};

/** The further of two states: news that is older than what is known changes nothing (rule ORDER-2). */
export function furtherOrder(a: OrderStatus, b: OrderStatus): OrderStatus {
  return orderRank[b] > orderRank[a] ? b : a;
}

export function furtherAttempt(a: AttemptStatus, b: AttemptStatus): AttemptStatus {
  return attemptRank[b] > attemptRank[a] ? b : a;
}

/** An order, as far as it matters to a payment for it. */
export type PayableOrder = {
  status: OrderStatus;
  amountPaise: number;
  currency: string;
  /** The payment that settled it; null while none did. */
  paidBy: string | null;
};

/** A payment for it, as the gateway told us, and what we knew of the same payment before. */
export type SeenPayment = {
  id: string;
  status: AttemptStatus;
  amountPaise: number;
  amountRefundedPaise: number;
  currency: string;
  knownAs: AttemptStatus | null;
};

/** What a payment does to its order: captured money always ends as interviews or as a refund. */
type Settlement =
  | { kind: 'credit' }
  | { kind: 'send_back'; cause: SendBackCause; status: OrderStatus }
  | { kind: 'note'; status: OrderStatus };

/**
 * Decides what news of a payment means for its order (rule ORDER-3). `credit` comes once an order, for captured money of the right amount
 * and currency that was not given back already; money of the wrong amount, or beyond the first payment, goes back.
 */
export function settle(order: PayableOrder, payment: SeenPayment): Settlement {
  const status = payment.knownAs ? furtherAttempt(payment.knownAs, payment.status) : payment.status;
  const note = (reached: OrderStatus): Settlement => ({
    kind: 'note',
    status: furtherOrder(order.status, reached),
  });
  if (order.paidBy === payment.id) return note(order.status);
  switch (status) {
    case 'created':
    case 'authorized':
      return note('pending');
    case 'failed':
      return note('failed');
    case 'refunded':
      return note(givenBack(order));
    case 'captured':
      return settleCaptured(order, payment, note);
  }
}

function settleCaptured(
  order: PayableOrder,
  payment: SeenPayment,
  note: (reached: OrderStatus) => Settlement,
): Settlement {
  if (payment.amountRefundedPaise >= payment.amountPaise) return note(givenBack(order));
  if (payment.amountPaise !== order.amountPaise || payment.currency !== order.currency)
    return { kind: 'send_back', cause: 'mismatch', status: furtherOrder(order.status, 'needs_review') };
  if (order.paidBy !== null) return { kind: 'send_back', cause: 'excess', status: order.status };
  return { kind: 'credit' };
}

/**
 * Where an order stands after a payment of it was given back in full before it could settle it: it is no longer offered, since the gateway
 * may take no more for it, but other money that does come is honoured. An order that another payment settled is not touched.
 */
export function givenBack(order: Pick<PayableOrder, 'status' | 'paidBy'>): OrderStatus {
  return order.paidBy === null ? furtherOrder(order.status, 'expired') : order.status;
}
