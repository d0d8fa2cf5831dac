import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webhookLimits } from '#contract/schools/webhooks.ts';
import { dayMs, hourMs } from '#contract/time.ts';
import { isGivenUp, nextTryAt } from './webhook-tries.ts';

const now = new Date('2026-11-02T04:00:00Z');

/* When a message that was not taken is tried again (rule SCHOOL-81), and when a webhook is given up (rule SCHOOL-82). */

describe('a message that was not taken', () => {
  it('has as many tries as are promised and no more, over about 28 hours', () => {
    let at = now;
    let tries = 1;
    for (let next = nextTryAt(tries, at, 0.5); next; next = nextTryAt(tries, at, 0.5)) {
      at = next;
      tries += 1;
    }
    expect(tries).toBe(webhookLimits.tries);
    const hours = (at.getTime() - now.getTime()) / hourMs;
    expect(hours).toBeGreaterThan(27);
    expect(hours).toBeLessThan(28);
  });

  it('waits longer each time, whatever was drawn, but for the last pause, which is as long as the one before', () => {
    const draws = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: webhookLimits.tries - 3 }), draws, draws, (made, one, two) => {
        const first = nextTryAt(made, now, one);
        const second = nextTryAt(made + 1, now, two);
        return first !== null && second !== null && first > now && second > first;
      }),
    );
  });

  it('is spread: what failed together does not come back together', () => {
    expect(nextTryAt(4, now, 0)).toEqual(new Date(now.getTime() + 1.6 * hourMs));
    expect(nextTryAt(4, now, 1)).toEqual(new Date(now.getTime() + 2.4 * hourMs));
  });
});

it.each([
  [5 * dayMs - 1, false],
  [5 * dayMs, true],
  [0, false],
])('a webhook that took nothing for %i ms: given up %s', (ms, given) => {
  expect(isGivenUp(new Date(now.getTime() - ms), now)).toBe(given);
});
