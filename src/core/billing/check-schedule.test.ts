import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOrderCheck, nextPaidCheck, nextRefundCheck } from './check-schedule.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const from = new Date('2026-03-07T16:12:00Z');
const at = (ms: number) => new Date(from.getTime() + ms);

/** Every point of a schedule, each asked for at the one before it. */
function points(next: (from: Date, now: Date) => Date | null): number[] {
  const found: number[] = [];
  for (let check = next(from, from); check; check = next(from, check))
    found.push(check.getTime() - from.getTime());
  return found;
}

const hours = (...list: number[]) => list.map((n) => n * hour);
const orderPoints = [
  15 * second,
  30 * second,
  minute,
  2 * minute,
  5 * minute,
  15 * minute,
  30 * minute,
  ...hours(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24),
  ...hours(30, 36, 42, 48, 54, 60, 66, 72, 78, 84, 90, 96, 102, 108, 114, 120),
];

describe.each([
  ['nextOrderCheck', nextOrderCheck, 15 * second, 5 * day],
  ['nextPaidCheck', nextPaidCheck, hour, 5 * day],
  ['nextRefundCheck', nextRefundCheck, 15 * second, 30 * day],
] as const)('%s', (_name, next, firstMs, lastMs) => {
  it('asks first and last when it should', () => {
    expect(points(next)[0]).toBe(firstMs);
    expect(points(next).at(-1)).toBe(lastMs);
  });

  it.each([-1, 0, 1])('at each point %s ms, asks at that point or at the one after it', (offsetMs) => {
    const all = points(next);
    for (const [i, ms] of all.entries())
      expect(next(from, at(ms + offsetMs))).toEqual(
        offsetMs < 0 ? at(ms) : all[i + 1] ? at(all[i + 1] ?? 0) : null,
      );
  });

  it('never asks again once it is over', () => {
    expect(next(from, at(lastMs - 1))).toEqual(at(lastMs));
    expect(next(from, at(lastMs))).toBeNull();
    expect(next(from, at(400 * day))).toBeNull();
  });

  it('a clock that jumped back asks at the first point', () => {
    expect(next(from, at(-day))).toEqual(at(firstMs));
  });

  it('is ahead of now and never moves back as time goes on', () => {
    const time = fc.integer({ min: -day, max: lastMs + day });
    fc.assert(
      fc.property(time, time, (a, b) => {
        const [first, second] = [Math.min(a, b), Math.max(a, b)].map((ms) => next(from, at(ms))?.getTime());
        const end = Infinity;
        expect(first ?? end).toBeGreaterThan(at(Math.min(a, b)).getTime());
        expect(second ?? end).toBeGreaterThanOrEqual(first ?? end);
      }),
    );
  });
});

it('an order is asked about at every point of rule ORDER-4', () => {
  expect(points(nextOrderCheck)).toEqual(orderPoints);
});

it('a paid order is asked about five times more', () => {
  expect(points(nextPaidCheck)).toEqual(hours(1, 6, 24, 72, 120));
});

it('a refund is asked about six times in its first hours, then twice a day', () => {
  const early = [15 * second, minute, 5 * minute, 15 * minute, hour, 4 * hour];
  expect(points(nextRefundCheck)).toEqual([
    ...early,
    ...Array.from({ length: 60 }, (_, i) => (i + 1) * 12 * hour),
  ]);
});
