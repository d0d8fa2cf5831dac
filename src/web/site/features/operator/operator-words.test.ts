import { describe, expect, it } from 'vitest';
import { counted, detailWords, lengthOf, plainWords, rupeesOfMicro } from './operator-words.ts';

describe('how the operator page says things', () => {
  it.each([
    [0, '₹0.00'],
    [9_999, 'under ₹0.01'],
    [10_000, '₹0.01'],
    [12_400_000, '₹12.40'],
    [1_234_567_890_000, '₹12,34,567.89'],
  ])('%i micro-rupees as %s', (micro, words) => expect(rupeesOfMicro(micro)).toBe(words));

  it.each([
    [0, '0 ms'],
    [999, '999 ms'],
    [1_000, '1 s'],
    [89_000, '89 s'],
    [90_000, '2 min'],
    [89 * 60_000, '89 min'],
    [5 * 3_600_000, '5 h'],
    [72 * 3_600_000, '3 days'],
  ])('%i ms as %s', (ms, words) => expect(lengthOf(ms)).toBe(words));

  it('codes and counts', () => {
    expect(plainWords('refund_pending')).toBe('refund pending');
    expect(
      detailWords({
        orderId: 'ord_1',
        amountPaise: 99_900,
        brokenAt: null,
        operator: 'a@x.example',
        reason: 'why',
      }),
    ).toBe('“why”, order id ord_1, amount ₹999, broken at none');
    expect([counted(1, 'interview'), counted(1200, 'job'), counted(2, 'entry')]).toEqual([
      '1 interview',
      '1,200 jobs',
      '2 entries',
    ]);
  });
});
