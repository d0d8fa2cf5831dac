import { describe, expect, it } from 'vitest';
import {
  type AttemptStatus,
  furtherAttempt,
  furtherOrder,
  type OrderStatus,
  type PayableOrder,
  paymentStatusOf,
  type SeenPayment,
  settle,
} from './order-machine.ts';

const orderStatuses: OrderStatus[] = [
  'creating',
  'pending',
  'failed',
  'expired',
  'needs_review',
  'success',
  'refund_pending',
  'partially_refunded',
  'refunded',
];
const attemptStatuses: AttemptStatus[] = ['created', 'failed', 'authorized', 'captured', 'refunded'];

const price = 99_900;
const order = (change: Partial<PayableOrder> = {}): PayableOrder => ({
  status: 'pending',
  amountPaise: price,
  currency: 'INR',
  paidBy: null,
  ...change,
});
const payment = (change: Partial<SeenPayment> = {}): SeenPayment => ({
  id: 'pay_1',
  status: 'captured',
  amountPaise: price,
  amountRefundedPaise: 0,
  currency: 'INR',
  knownAs: null,
  ...change,
});

/** In the order of the rows: news of a payment that is created, failed, authorised, captured, given back. */
const unpaid: [OrderStatus, string, string, string, string, string][] = [
  ['creating', 'pending', 'failed', 'pending', 'credit', 'expired'],
  ['pending', 'pending', 'failed', 'pending', 'credit', 'expired'],
  ['failed', 'failed', 'failed', 'failed', 'credit', 'expired'],
  ['expired', 'expired', 'expired', 'expired', 'credit', 'expired'],
  ['needs_review', 'needs_review', 'needs_review', 'needs_review', 'credit', 'needs_review'],
];
const paidStatuses: OrderStatus[] = ['success', 'refund_pending', 'partially_refunded', 'refunded'];

const said = (known: PayableOrder, seen: SeenPayment): string => {
  const settlement = settle(known, seen);
  if (settlement.kind === 'credit') return 'credit';
  return settlement.kind === 'note' ? settlement.status : settlement.cause;
};

describe('an order nobody paid yet', () => {
  it.each(unpaid)('%s: news of each kind', (status, ...expected) => {
    expect(attemptStatuses.map((news) => said(order({ status }), payment({ status: news })))).toEqual(
      expected,
    );
  });
});

describe('a paid order', () => {
  it.each(paidStatuses)('%s: no news of the payment that paid it changes it', (status) => {
    for (const news of attemptStatuses)
      for (const knownAs of [null, ...attemptStatuses])
        expect(settle(order({ status, paidBy: 'pay_1' }), payment({ status: news, knownAs }))).toEqual({
          kind: 'note',
          status,
        });
  });

  it.each(paidStatuses)('%s: another payment is noted, and sent back once it is captured', (status) => {
    for (const news of attemptStatuses)
      expect(settle(order({ status, paidBy: 'pay_0' }), payment({ status: news }))).toEqual(
        news === 'captured' ? { kind: 'send_back', cause: 'excess', status } : { kind: 'note', status },
      );
  });
});

describe('older news of a payment', () => {
  it.each<[AttemptStatus, AttemptStatus, string]>([
    ['captured', 'failed', 'credit'],
    ['captured', 'authorized', 'credit'],
    ['authorized', 'failed', 'pending'],
    ['refunded', 'captured', 'expired'],
    ['failed', 'created', 'failed'],
    ['failed', 'captured', 'credit'],
  ])('of one known as %s that says %s comes to %s', (knownAs, status, expected) => {
    expect(said(order(), payment({ status, knownAs }))).toBe(expected);
  });
});

describe('captured money', () => {
  it.each([
    ['one paisa short', { amountPaise: price - 1 }, 'mismatch'],
    ['one paisa over', { amountPaise: price + 1 }, 'mismatch'],
    ['another currency', { currency: 'USD' }, 'mismatch'],
    ['given back all but one paisa', { amountRefundedPaise: price - 1 }, 'credit'],
    ['given back in full', { amountRefundedPaise: price }, 'expired'],
    ['of a wrong amount, given back in full', { amountPaise: 100, amountRefundedPaise: 100 }, 'expired'],
  ])('%s', (_name, change, expected) => {
    expect(said(order(), payment(change))).toBe(expected);
  });

  it('of a wrong amount has the order reviewed, and leaves a paid one alone', () => {
    const wrong = payment({ amountPaise: 1 });
    expect(settle(order(), wrong)).toMatchObject({ kind: 'send_back', status: 'needs_review' });
    expect(settle(order({ status: 'success', paidBy: 'pay_0' }), wrong)).toEqual({
      kind: 'send_back',
      cause: 'mismatch',
      status: 'success',
    });
  });
});

describe('the further of two states', () => {
  it.each([
    ['orders', orderStatuses, furtherOrder],
    ['attempts', attemptStatuses, furtherAttempt],
  ] as const)('of %s is the later one, whichever is said first', (_name, statuses, further) => {
    const later = further as (a: string, b: string) => string;
    statuses.forEach((a, i) =>
      statuses.forEach((b, k) => expect(later(a, b)).toBe(statuses[Math.max(i, k)])),
    );
  });

  it('no news moves an order back, whatever is known of it (rule MONEY-5)', () => {
    const rank = (status: OrderStatus) => orderStatuses.indexOf(status);
    const known = [
      ...unpaid.map(([status]) => ({ status, paidBy: null })),
      ...paidStatuses.flatMap((status) => ['pay_0', 'pay_1'].map((paidBy) => ({ status, paidBy }))),
    ];
    for (const before of known)
      for (const status of attemptStatuses)
        for (const knownAs of [null, ...attemptStatuses])
          for (const amountPaise of [price, 1]) {
            const decision = settle(order(before), payment({ status, knownAs, amountPaise }));
            const reached = decision.kind === 'credit' ? 'success' : decision.status;
            expect(rank(reached)).toBeGreaterThanOrEqual(rank(before.status));
          }
  });
});

it('an order is told as pending, failed, success or refunded (rule PACK-3)', () => {
  expect(orderStatuses.map((status) => paymentStatusOf[status])).toEqual([
    'pending',
    'pending',
    'failed',
    'failed',
    'pending',
    'success',
    'success',
    'success',
    'refunded',
  ]);
});
