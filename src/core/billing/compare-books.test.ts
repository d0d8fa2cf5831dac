import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookDifference } from '#contract/billing.ts';
import { compareSides } from './compare-books.ts';
import {
  attempt,
  consistent,
  grant,
  half,
  order,
  ownRefund,
  paid,
  payment,
  price,
  refund,
  refundedInFull,
  second,
  type Sides,
  sides,
  together,
} from '#tests/fixtures/compare-books-samples.ts';
import { runs } from '#tests/fixtures/property-seed.ts';

const compare = ({ payments, refunds, own, ...ours }: Sides) =>
  compareSides({ payments, refunds }, { ...ours, refunds: own });

type Fault = { sides: Sides; named: BookDifference };

/** One thing wrong with the first purchase, and the difference that must name it. */
const faults: Record<string, Fault> = {
  'our order is gone': fault(
    { ...paid(0), orders: [], attempts: [], grants: [] },
    'captured_without_order',
    null,
    'pay_0',
  ),
  'the order was never credited': fault(
    { ...paid(0), orders: [order(0, { status: 'pending', razorpayPaymentId: null })], grants: [] },
    'captured_without_credit',
  ),
  'the status was set back': fault(
    { ...paid(0), orders: [order(0, { status: 'pending' })] },
    'captured_without_credit',
  ),
  'the lot is gone': fault({ ...paid(0), grants: [] }, 'captured_without_credit'),
  'the lot is one short': fault(
    { ...paid(0), grants: [{ ...grant(0), granted: 3 }] },
    'captured_without_credit',
  ),
  'the ledger is one short': fault(
    { ...paid(0), grants: [{ ...grant(0), ledgerGranted: 3 }] },
    'captured_without_credit',
  ),
  'a second payment is kept': fault(
    { ...paid(0), payments: [payment(0), payment(0, second(0))] },
    'captured_without_credit',
    'ord_0',
    'pay_0b',
  ),
  'sending back a second payment failed': fault(
    {
      ...paid(0),
      payments: [payment(0), payment(0, second(0))],
      own: [
        ownRefund(0, {
          razorpayPaymentId: 'pay_0b',
          razorpayRefundId: null,
          cause: 'excess',
          status: 'failed',
        }),
      ],
    },
    'captured_without_credit',
    'ord_0',
    'pay_0b',
  ),
  'the order says another amount': fault(
    { ...paid(0), orders: [order(0, { amountPaise: half })] },
    'amount_differs',
  ),
  'the order says another currency': fault(
    { ...paid(0), orders: [order(0, { currency: 'USD' })] },
    'amount_differs',
  ),
  'the attempt says another amount': fault(
    { ...paid(0), attempts: [attempt(0, { amountPaise: half })] },
    'amount_differs',
  ),
  'money of the wrong amount is kept': fault(
    {
      ...paid(0),
      payments: [payment(0, { amountPaise: half })],
      orders: [order(0, { status: 'needs_review', razorpayPaymentId: null })],
      attempts: [attempt(0, { amountPaise: half })],
      grants: [],
    },
    'amount_differs',
  ),
  'the gateway does not know the payment': fault({ ...paid(0), payments: [] }, 'credited_without_capture'),
  'the money was not captured': fault(
    { ...paid(0), payments: [payment(0, { status: 'authorized' })] },
    'credited_without_capture',
  ),
  'the payment is of another order': fault(
    { ...paid(0), payments: [payment(0, { orderId: 'order_other' })] },
    'credited_without_capture',
  ),
  'paid without a payment': fault(
    { ...paid(0), payments: [], orders: [order(0, { razorpayPaymentId: null })] },
    'credited_without_capture',
    'ord_0',
    null,
  ),
  'an unpaid order has a lot': fault(
    sides({ orders: [order(0, { status: 'pending', razorpayPaymentId: null })], grants: [grant(0)] }),
    'credited_without_capture',
    'ord_0',
    null,
  ),
  'a lot of no order': fault(sides({ grants: [grant(0)] }), 'credited_without_capture', 'ord_0', null),
  'one interview too many': fault(
    { ...paid(0), grants: [{ ...grant(0), granted: 5 }] },
    'credited_without_capture',
  ),
  'granted twice': fault({ ...paid(0), grants: [grant(0), grant(0)] }, 'credited_without_capture'),
  'granted in two lots': fault(
    { ...paid(0), grants: [1, 3].map((granted) => ({ ...grant(0), granted, ledgerGranted: granted })) },
    'credited_without_capture',
  ),
  'a dashboard refund we missed': fault(
    { ...refundedInFull(0), orders: [order(0)], own: [], grants: [grant(0, 0)] },
    'refund_unknown_to_us',
    'ord_0',
    'rfnd_0',
  ),
  'a refund we think is under way was paid': fault(
    {
      ...refundedInFull(0),
      orders: [order(0, { status: 'refund_pending' })],
      own: [ownRefund(0, { status: 'pending' })],
    },
    'refund_unknown_to_us',
    'ord_0',
    'rfnd_0',
  ),
  'a refund we think failed was paid': fault(
    { ...refundedInFull(0), orders: [order(0)], own: [ownRefund(0, { status: 'failed' })] },
    'refund_unknown_to_us',
    'ord_0',
    'rfnd_0',
  ),
  'a refund of an old payment nobody knows': fault(
    sides({ refunds: [refund(0)] }),
    'refund_unknown_to_us',
    null,
    'rfnd_0',
  ),
  'a refund of another amount': fault(
    { ...refundedInFull(0), own: [ownRefund(0, { amountPaise: price + 1 })] },
    'amount_differs',
    'ord_0',
    'rfnd_0',
  ),
  'a refund the gateway never made': fault(
    { ...refundedInFull(0), payments: [payment(0)], refunds: [] },
    'refund_unknown_to_gateway',
    'ord_0',
    'rfnd_0',
  ),
  'a refund that failed there and counts here': fault(
    { ...refundedInFull(0), payments: [payment(0)], refunds: [refund(0, { status: 'failed' })] },
    'refund_unknown_to_gateway',
    'ord_0',
    'rfnd_0',
  ),
  'refunded, by a status alone': fault(
    { ...paid(0), orders: [order(0, { status: 'refunded' })], grants: [grant(0, 0)] },
    'refund_unknown_to_gateway',
  ),
  'refunded and interviews left': fault(
    { ...refundedInFull(0), grants: [grant(0, 1)] },
    'refunded_but_credited',
  ),
  'refunded and the order does not say so': fault(
    { ...refundedInFull(0), orders: [order(0)] },
    'refunded_but_credited',
  ),
};

function fault(
  wrong: Sides,
  kind: BookDifference['kind'],
  orderId: string | null = 'ord_0',
  gatewayId: string | null = 'pay_0',
): Fault {
  return { sides: wrong, named: { kind, orderId, gatewayId } };
}

const purchases = fc
  .array(fc.constantFrom(...Object.keys(consistent)), { maxLength: 12 })
  .map((kinds) => kinds.map((kind, i) => consistent[kind]?.(i + 1) ?? sides({})));

/** The same books, written down in another order. */
const shuffled = (books: Sides): fc.Arbitrary<Sides> =>
  fc.record({
    payments: fc.shuffledSubarray(books.payments, { minLength: books.payments.length }),
    refunds: fc.shuffledSubarray(books.refunds, { minLength: books.refunds.length }),
    orders: fc.shuffledSubarray(books.orders, { minLength: books.orders.length }),
    attempts: fc.shuffledSubarray(books.attempts, { minLength: books.attempts.length }),
    own: fc.shuffledSubarray(books.own, { minLength: books.own.length }),
    grants: fc.shuffledSubarray(books.grants, { minLength: books.grants.length }),
  });

describe('the books compared', () => {
  it.each(Object.keys(consistent))('agree: %s', (kind) => {
    expect(compare(consistent[kind]?.(1) ?? sides({}))).toEqual([]);
  });

  it('agree over any number of purchases, in whatever order they are written', () => {
    fc.assert(
      fc.property(
        purchases.chain((all) => shuffled(together(all))),
        (books) => {
          expect(compare(books)).toEqual([]);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it.each(Object.keys(faults))('a fault is named: %s', (name) => {
    const planted = faults[name];
    expect(planted && compare(planted.sides)).toContainEqual(planted?.named);
  });

  it('a single fault among other purchases is named, and nothing but its own purchase', () => {
    fc.assert(
      fc.property(
        fc
          .tuple(fc.constantFrom(...Object.values(faults)), purchases)
          .chain(([planted, others]) =>
            fc.tuple(fc.constant(planted), shuffled(together([planted.sides, ...others]))),
          ),
        ([{ named }, books]) => {
          const found = compare(books);
          expect(found).toContainEqual(named);
          for (const one of found) expect(`${one.orderId} ${one.gatewayId}`).toMatch(/_0b?\b/);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('a difference is told once', () => {
    const twice = { ...paid(0), payments: [], grants: [grant(0), grant(0)] };
    expect(compare(twice)).toEqual([
      { kind: 'credited_without_capture', orderId: 'ord_0', gatewayId: 'pay_0' },
    ]);
  });
});
