import { describe, expect, it } from 'vitest';
import type { RefundObstacle } from '#contract/billing.ts';
import { refundDays } from '#contract/catalogue.ts';
import type { CreditLot } from './credits.ts';
import type { OrderStatus } from './order-machine.ts';
import {
  furtherRefund,
  refundableUntil,
  refundObstacle,
  type RefundStatus,
  statusAfterRefunds,
} from './refunds.ts';

const paidAt = new Date('2026-03-07T16:12:00Z');
const expiresAt = new Date('2026-04-06T18:29:59Z');
const afterMs = (at: Date, ms: number) => new Date(at.getTime() + ms);
const lastMoment = new Date('2026-03-21T16:12:00Z');

const fresh: CreditLot = {
  id: 'lot_1',
  granted: 4,
  held: 0,
  captured: 0,
  lapsed: 0,
  revoked: 0,
  grantedAt: paidAt,
  frozen: false,
  expired: false,
  expiresAt,
};
const order = (status: OrderStatus = 'success') => ({ status, paidAt, goingBackPaise: 0 });

describe('refundObstacle', () => {
  it.each<[string, number, RefundObstacle | null]>([
    ['before the payment, when a clock jumped back', -24 * 60 * 60_000, null],
    ['as it is paid', 0, null],
    ['one millisecond before the window ends', refundDays * 24 * 60 * 60_000 - 1, null],
    ['as the window ends', refundDays * 24 * 60 * 60_000, null],
    ['one millisecond after the window ended', refundDays * 24 * 60 * 60_000 + 1, 'window_over'],
  ])('%s', (_name, ms, expected) => {
    expect(refundObstacle(order(), fresh, afterMs(paidAt, ms))).toBe(expected);
  });

  it.each<[OrderStatus, RefundObstacle | null]>([
    ['creating', 'not_paid'],
    ['pending', 'not_paid'],
    ['failed', 'not_paid'],
    ['expired', 'not_paid'],
    ['needs_review', 'not_paid'],
    ['success', null],
    ['refund_pending', 'refund_under_way'],
    ['partially_refunded', 'refunded'],
    ['refunded', 'refunded'],
  ])('an order that is %s', (status, expected) => {
    expect(refundObstacle(order(status), fresh, paidAt)).toBe(expected);
  });

  it('a part of which is on its way back', () => {
    expect(refundObstacle({ ...order(), goingBackPaise: 1 }, fresh, paidAt)).toBe('refund_under_way');
  });

  it.each<[string, Partial<CreditLot> | null, RefundObstacle]>([
    ['one interview used', { captured: 1 }, 'interview_used'],
    ['one interview running', { held: 1 }, 'interview_running'],
    ['one used and one running', { captured: 1, held: 1 }, 'interview_used'],
    ['one lapsed', { lapsed: 1 }, 'interviews_expired'],
    ['marked as expired', { expired: true }, 'interviews_expired'],
    ['frozen', { frozen: true }, 'refund_under_way'],
    ['no lot left', null, 'interviews_expired'],
  ])('%s', (_name, change, expected) => {
    expect(refundObstacle(order(), change && { ...fresh, ...change }, paidAt)).toBe(expected);
  });

  it('a lot that expired by the clock, to the millisecond', () => {
    const short = { ...fresh, expiresAt: afterMs(paidAt, 1000) };
    expect(refundObstacle(order(), short, afterMs(paidAt, 999))).toBeNull();
    expect(refundObstacle(order(), short, afterMs(paidAt, 1000))).toBe('interviews_expired');
  });

  it('a success without the time it was paid', () => {
    expect(refundObstacle({ ...order(), paidAt: null }, fresh, paidAt)).toBe('not_paid');
  });

  it('what was used outweighs what is over', () => {
    expect(refundObstacle(order(), { ...fresh, captured: 1 }, afterMs(lastMoment, 1))).toBe('interview_used');
  });
});

it('the window ends fourteen times 24 hours after the payment', () => {
  expect(refundableUntil(paidAt)).toEqual(lastMoment);
});

describe('statusAfterRefunds', () => {
  const price = 99_900;
  it.each<[string, [number, RefundStatus][], ReturnType<typeof statusAfterRefunds>]>([
    ['none', [], 'success'],
    ['all requested', [[price, 'requested']], 'refund_pending'],
    ['all pending', [[price, 'pending']], 'refund_pending'],
    ['all failed', [[price, 'failed']], 'success'],
    ['all processed', [[price, 'processed']], 'refunded'],
    ['one paisa short processed', [[price - 1, 'processed']], 'partially_refunded'],
    ['one paisa processed', [[1, 'processed']], 'partially_refunded'],
    ['one paisa over processed', [[price + 1, 'processed']], 'refunded'],
    ['part pending', [[price - 1, 'pending']], 'success'],
    [
      'parts that make it whole, processed',
      [
        [900, 'processed'],
        [price - 900, 'processed'],
      ],
      'refunded',
    ],
    [
      'the rest pending',
      [
        [900, 'processed'],
        [price - 900, 'pending'],
      ],
      'refund_pending',
    ],
    [
      'the rest failed',
      [
        [900, 'processed'],
        [price - 900, 'failed'],
      ],
      'partially_refunded',
    ],
    [
      'failed, then all processed',
      [
        [price, 'failed'],
        [price, 'processed'],
      ],
      'refunded',
    ],
  ])('%s', (_name, refunds, expected) => {
    const rows = refunds.map(([amountPaise, status]) => ({ amountPaise, status }));
    expect(statusAfterRefunds(price, rows)).toBe(expected);
    expect(statusAfterRefunds(price, rows.toReversed())).toBe(expected);
  });
});

it('the further of two states of a refund: money that did move outweighs a failure', () => {
  const statuses: RefundStatus[] = ['requested', 'pending', 'failed', 'processed'];
  statuses.forEach((a, i) =>
    statuses.forEach((b, k) => expect(furtherRefund(a, b)).toBe(statuses[Math.max(i, k)])),
  );
});
