import type {
  BookedPayment,
  BookedRefund,
  OwnAttempt,
  OwnGrant,
  OwnOrder,
  OwnRefund,
} from './compare-books.ts';

export const price = 99_900;
export const half = 40_000;
/** Both sides, for tests: purchase `n` is order `ord_n`, at the gateway `order_n`, paid by `pay_n`. */
export type Sides = {
  payments: BookedPayment[];
  refunds: BookedRefund[];
  orders: OwnOrder[];
  attempts: OwnAttempt[];
  own: OwnRefund[];
  grants: OwnGrant[];
};

export const payment = (n: number, more: Partial<BookedPayment> = {}): BookedPayment => ({
  id: `pay_${n}`,
  orderId: `order_${n}`,
  amountPaise: price,
  amountRefundedPaise: 0,
  currency: 'INR',
  status: 'captured',
  ...more,
});
export const order = (n: number, more: Partial<OwnOrder> = {}): OwnOrder => ({
  id: `ord_${n}`,
  razorpayOrderId: `order_${n}`,
  razorpayPaymentId: `pay_${n}`,
  amountPaise: price,
  currency: 'INR',
  interviews: 4,
  status: 'success',
  ...more,
});
export const attempt = (n: number, more: Partial<OwnAttempt> = {}): OwnAttempt => ({
  razorpayPaymentId: `pay_${n}`,
  orderId: `ord_${n}`,
  amountPaise: price,
  currency: 'INR',
  ...more,
});
export const refund = (n: number, more: Partial<BookedRefund> = {}): BookedRefund => ({
  id: `rfnd_${n}`,
  paymentId: `pay_${n}`,
  amountPaise: price,
  status: 'processed',
  receipt: `rfd_${n}`,
  ...more,
});
export const ownRefund = (n: number, more: Partial<OwnRefund> = {}): OwnRefund => ({
  id: `rfd_${n}`,
  orderId: `ord_${n}`,
  razorpayPaymentId: `pay_${n}`,
  razorpayRefundId: `rfnd_${n}`,
  amountPaise: price,
  cause: 'user',
  status: 'processed',
  ...more,
});
export const grant = (n: number, available = 4): OwnGrant => ({
  orderId: `ord_${n}`,
  granted: 4,
  ledgerGranted: 4,
  available,
});
export const sides = (some: Partial<Sides>): Sides => ({
  payments: [],
  refunds: [],
  orders: [],
  attempts: [],
  own: [],
  grants: [],
  ...some,
});
export const paid = (n: number): Sides =>
  sides({ payments: [payment(n)], orders: [order(n)], attempts: [attempt(n)], grants: [grant(n)] });
export const refundedInFull = (n: number): Sides => ({
  ...paid(n),
  payments: [payment(n, { status: 'refunded', amountRefundedPaise: price })],
  refunds: [refund(n)],
  orders: [order(n, { status: 'refunded' })],
  own: [ownRefund(n)],
  grants: [grant(n, 0)],
});
export const second = (n: number) => ({ id: `pay_${n}b` });

/** Everything a purchase may come to that leaves the books in agreement, under the numbers given. */
export const consistent: Record<string, (n: number) => Sides> = {
  unpaid: (n) => sides({ orders: [order(n, { status: 'pending', razorpayPaymentId: null })] }),
  'never placed at the gateway': (n) =>
    sides({ orders: [order(n, { status: 'expired', razorpayPaymentId: null, razorpayOrderId: null })] }),
  declined: (n) =>
    sides({
      payments: [payment(n, { status: 'failed' })],
      orders: [order(n, { status: 'failed', razorpayPaymentId: null })],
      attempts: [attempt(n)],
    }),
  paid,
  used: (n) => ({ ...paid(n), grants: [grant(n, 0)] }),
  refunded: refundedInFull,
  'refund asked for': (n) => ({
    ...paid(n),
    orders: [order(n, { status: 'refund_pending' })],
    own: [ownRefund(n, { status: 'requested', razorpayRefundId: null })],
    grants: [grant(n, 0)],
  }),
  'refund whose reply was lost': (n) => ({
    ...paid(n),
    payments: [payment(n, { status: 'refunded', amountRefundedPaise: price })],
    refunds: [refund(n, { status: 'pending' })],
    orders: [order(n, { status: 'refund_pending' })],
    own: [ownRefund(n, { status: 'requested', razorpayRefundId: null })],
    grants: [grant(n, 0)],
  }),
  'refund that failed': (n) => ({
    ...paid(n),
    refunds: [refund(n, { status: 'failed' })],
    own: [ownRefund(n, { status: 'failed' })],
  }),
  'refunded in part on the dashboard': (n) => ({
    ...paid(n),
    payments: [payment(n, { amountRefundedPaise: half })],
    refunds: [refund(n, { amountPaise: half, receipt: null })],
    orders: [order(n, { status: 'partially_refunded' })],
    own: [ownRefund(n, { amountPaise: half, cause: 'gateway' })],
  }),
  'dispute lost': (n) => ({
    ...paid(n),
    orders: [order(n, { status: 'refunded' })],
    own: [ownRefund(n, { cause: 'dispute', razorpayRefundId: `disp_${n}` })],
    grants: [grant(n, 0)],
  }),
  'paid twice, the second sent back by the gateway': (n) => ({
    ...paid(n),
    payments: [payment(n), payment(n, { ...second(n), status: 'refunded', amountRefundedPaise: price })],
    refunds: [refund(n, { paymentId: second(n).id, receipt: null })],
    own: [ownRefund(n, { razorpayPaymentId: second(n).id, cause: 'gateway' })],
  }),
  'paid twice, the second being sent back by us': (n) => ({
    ...paid(n),
    payments: [payment(n), payment(n, second(n))],
    own: [
      ownRefund(n, {
        razorpayPaymentId: second(n).id,
        razorpayRefundId: null,
        cause: 'excess',
        status: 'requested',
      }),
    ],
  }),
  'wrong amount, sent back': (n) =>
    sides({
      payments: [payment(n, { amountPaise: half, status: 'refunded', amountRefundedPaise: half })],
      refunds: [refund(n, { amountPaise: half })],
      orders: [order(n, { status: 'refunded', razorpayPaymentId: null })],
      attempts: [attempt(n, { amountPaise: half })],
      own: [ownRefund(n, { amountPaise: half, cause: 'mismatch' })],
    }),
  'refunded by the gateway before we knew the payment': (n) =>
    sides({
      payments: [payment(n, { status: 'refunded', amountRefundedPaise: price })],
      refunds: [refund(n, { receipt: null })],
      orders: [order(n, { status: 'refunded', razorpayPaymentId: null })],
      attempts: [attempt(n)],
      own: [ownRefund(n, { cause: 'gateway' })],
    }),
  'of no order, sent back by the gateway': (n) =>
    sides({
      payments: [payment(n, { orderId: null, status: 'refunded', amountRefundedPaise: price })],
      refunds: [refund(n, { receipt: null })],
    }),
};

export function together(all: readonly Sides[]): Sides {
  return all.reduce(
    (sum, one) => ({
      payments: [...sum.payments, ...one.payments],
      refunds: [...sum.refunds, ...one.refunds],
      orders: [...sum.orders, ...one.orders],
      attempts: [...sum.attempts, ...one.attempts],
      own: [...sum.own, ...one.own],
      grants: [...sum.grants, ...one.grants],
    }),
    sides({}),
  );
}
