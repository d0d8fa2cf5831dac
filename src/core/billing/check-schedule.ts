import { dayMs } from '#contract/time.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const every = (stepMs: number, fromMs: number, untilMs: number): number[] =>
  Array.from({ length: Math.floor((untilMs - fromMs) / stepMs) }, (_, i) => fromMs + (i + 1) * stepMs);

/** How long after an order was placed its gateway is asked what became of it (rule ORDER-4): five days cover the longest late authorisation. */
const orderChecksMs = [
  15 * second,
  30 * second,
  minute,
  2 * minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  ...every(hour, hour, dayMs),
  ...every(6 * hour, dayMs, 5 * dayMs),
];

/** A paid order is asked about a few times more: a second payment or a refund from the dashboard may have lost its webhook. */
const paidChecksMs = [hour, 6 * hour, dayMs, 3 * dayMs, 5 * dayMs];

/** A refund takes 5-7 business days: often at first, in case it was not accepted yet, then twice a day for a month. */
const refundChecksMs = [
  15 * second,
  minute,
  5 * minute,
  15 * minute,
  hour,
  4 * hour,
  ...every(12 * hour, 0, 30 * dayMs),
].toSorted((a, b) => a - b);

/** When to ask about an order next, after `now`; null once five days are over. */
export function nextOrderCheck(placedAt: Date, now: Date): Date | null {
  return nextOf(orderChecksMs, placedAt, now);
}

/** When to ask about a paid order next, after `now`; null once five days are over. */
export function nextPaidCheck(paidAt: Date, now: Date): Date | null {
  return nextOf(paidChecksMs, paidAt, now);
}

/** When to ask about a refund next, after `now`; null once a month is over. */
export function nextRefundCheck(requestedAt: Date, now: Date): Date | null {
  return nextOf(refundChecksMs, requestedAt, now);
}

function nextOf(checksMs: readonly number[], from: Date, now: Date): Date | null {
  const elapsedMs = now.getTime() - from.getTime();
  const next = checksMs.find((ms) => ms > elapsedMs);
  return next === undefined ? null : new Date(from.getTime() + next);
}
