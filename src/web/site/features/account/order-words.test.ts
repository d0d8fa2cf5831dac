import { describe, expect, it } from 'vitest';
import { type Lot, type Order, refundObstacles } from '#contract/billing.ts';
import { refundWords } from '#web/content/refund-words.ts';
import {
  lotDate,
  lotParts,
  lotTitle,
  orderStanding,
  refundObstacleText,
  refundQuestion,
  inUseOrder,
} from './order-words.ts';

const order: Order = {
  orderId: 'ord_aaaaaaaaaaaaaaaaaaaaaa',
  paymentType: 'premium',
  amountPaise: 99_900,
  interviews: 4,
  status: 'success',
  confirming: false,
  createdAt: '2026-03-01T10:00:00.000Z',
  paidAt: '2026-03-01T10:01:00.000Z',
  razorpayPaymentId: 'pay_12345678901234',
  refundableUntil: '2026-03-15T10:01:00.000Z',
  refundObstacle: null,
  refund: null,
  documents: [],
};
const refund = (status: 'requested' | 'pending' | 'processed' | 'failed') => ({
  status,
  amountPaise: 99_900,
  requestedAt: '2026-03-02T10:00:00.000Z',
});

describe('orderStanding', () => {
  const cases: readonly [string, Partial<Order>, string, RegExp | null][] = [
    ['paid', {}, 'Paid', null],
    ['open', { status: 'pending' }, 'Not paid', /^Nothing was charged.*pricing page/],
    ['declined', { status: 'failed' }, 'Not paid', /^The last try was declined\. Nothing was charged/],
    ['at the bank', { status: 'pending', confirming: true }, 'Confirming', /do not pay again/],
    ['declined, then at the bank', { status: 'failed', confirming: true }, 'Confirming', /by themselves/],
    [
      'refund asked for',
      { refund: refund('requested') },
      'Refund under way',
      /₹999.*5\u2060-\u20607\sbusiness\sdays/,
    ],
    ['refund sent', { refund: refund('pending') }, 'Refund under way', /₹999/],
    ['refund done', { status: 'refunded', refund: refund('processed') }, 'Refunded', /₹999 went back/],
    ['refunded by the gateway', { status: 'refunded' }, 'Refunded', /₹999 went back/],
    ['refund failed', { refund: refund('failed') }, 'Paid', /yours again/],
  ];
  it.each(cases)('%s', (_, part, word, text) => {
    const standing = orderStanding({ ...order, ...part });
    expect(standing.word).toBe(word);
    if (text) expect(standing.text).toMatch(text);
    else expect(standing.text).toBeNull();
  });
});

it('says why there is no refund, once', () => {
  const said = refundObstacles.filter((refundObstacle) => refundObstacleText({ refundObstacle }) !== null);
  expect(said).toEqual(['window_over', 'interview_used', 'interview_running', 'interviews_expired']);
  expect(refundObstacleText({ refundObstacle: null })).toBeNull();
});

it('says what a refund takes', () => {
  expect(refundQuestion(order)).toMatch(/₹999.*5\u2060-\u20607\sbusiness\sdays.*4 interviews.*no Top-up/);
  expect(refundQuestion({ ...order, paymentType: 'top_up' })).not.toContain('Top-up');
});

describe('a lot', () => {
  const lot: Lot = {
    lotId: 'lot_1',
    source: 'premium',
    granted: 4,
    available: 2,
    held: 1,
    used: 1,
    grantedAt: '2026-03-01T18:00:00.000Z',
    expiresAt: '2026-03-31T18:29:59.000Z',
  };
  it.each([
    [{}, '2 left, 1 begun, 1 used', 0],
    [{ available: 3, held: 0 }, '3 left, 1 used', 0],
    [{ available: 0, held: 0, used: 4 }, '0 left, 4 used', 0],
    [{ available: 0, held: 0, used: 0 }, '4 refunded', 4],
    [{ available: 4, held: 0, used: 0 }, '4 left', 0],
    [{ available: 4, held: 1, used: 0 }, '4 left, 1 begun', 0],
  ])('%j', (part, words, gone) => {
    const before = Date.parse(lot.expiresAt);
    expect(lotParts({ ...lot, ...part }, before)).toEqual({ words, gone });
  });
  it.each([
    [{}, 0, /^Expires March\s31/],
    [{ available: 0 }, 0, /^Expires/],
    [{}, 1, /^Expired/],
    [{ available: 0, held: 0 }, 0, /^Bought March\s1/],
    [{ available: 0, held: 0, source: 'gift' as const }, 0, /^Given March\s1/],
  ])('%j, %i ms after its end', (part, after, words) => {
    expect(lotDate({ ...lot, ...part }, Date.parse(lot.expiresAt) + after)).toMatch(words);
  });
  it('says expired where its time is over', () => {
    const after = Date.parse(lot.expiresAt) + 1;
    const parts = lotParts({ ...lot, available: 0, held: 0 }, after);
    expect(parts).toEqual({ words: '1 used, 3 expired', gone: 3 });
  });
  it.each([
    [{}, 'Premium (4 Interviews)'],
    [{ source: 'top_up' as const }, 'Top-up (4 Interviews)'],
    [{ granted: 3 }, 'Premium (3 Interviews)'],
    [{ source: 'gift' as const, granted: 1 }, 'Given by us (1 Interview)'],
  ])('%j is called %s', (part, title) => {
    expect(lotTitle({ ...lot, ...part })).toBe(title);
  });
  it('stands where it is used: the first to expire first, finished ones last', () => {
    const named = (lotId: string, part: Partial<Lot>): Lot => ({ ...lot, lotId, ...part });
    const none = { available: 0, held: 0 };
    const lots = [
      named('refunded', { ...none, expiresAt: '2026-03-20T18:29:59.000Z' }),
      named('later', { expiresAt: '2026-04-20T18:29:59.000Z' }),
      named('soon', {}),
      named('soon, older', { grantedAt: '2026-03-01T09:00:00.000Z' }),
      named('used up', none),
    ];
    expect(inUseOrder(lots).map((one) => one.lotId)).toEqual([
      'soon, older',
      'soon',
      'later',
      'refunded',
      'used up',
    ]);
  });
});

it('says when a refund that waits for a begun interview opens again (rule CREDIT-4)', () => {
  expect(refundWords.interview_running).toMatch(
    /leave it alone for two hours and it comes back by itself; the refund then opens again/,
  );
});
