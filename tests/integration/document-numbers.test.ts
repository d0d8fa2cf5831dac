import { describe, expect, it } from 'vitest';
import { paperDesk } from '#tests/fixtures/paper-desk.ts';

const desk = paperDesk();
const { within, nextYear, paidOrder, receiptOf, issue, lastOf } = desk;

describe('numbers', () => {
  it('follow each other without a gap although transactions that took one roll back', async () => {
    const inYear = nextYear();
    const numbers: string[] = [];
    for (const keep of [true, false, false, true, false, true]) {
      const order = await paidOrder();
      const attempt = within(async (tx) => {
        const { number } = await receiptOf(tx, order);
        if (!keep) throw new Error('rolled back');
        return number;
      });
      if (keep) numbers.push(await attempt);
      else await expect(attempt).rejects.toThrow('rolled back');
    }
    expect(numbers).toEqual([1, 2, 3].map((n) => `RC/${inYear}/00000${n}`));
  });

  it('are all different and without a gap when forty are issued at once and some roll back', async () => {
    const inYear = nextYear();
    const paid = [];
    for (let i = 0; i < 40; i += 1) paid.push(await paidOrder());
    const outcomes = await Promise.allSettled(
      paid.map((order, i) =>
        within(async (tx) => {
          const { number } = await receiptOf(tx, order);
          if (i % 5 === 0) throw new Error('rolled back');
          return number;
        }),
      ),
    );
    const numbers = outcomes.flatMap((o) => (o.status === 'fulfilled' ? [o.value] : [])).toSorted();
    const expected = Array.from({ length: 32 }, (_, i) => `RC/${inYear}/${String(i + 1).padStart(6, '0')}`);
    expect(numbers).toEqual(expected);
    expect(await lastOf(`RC/${inYear}`)).toBe(32);
  });

  it('one order settled by forty at once gets one receipt', async () => {
    const inYear = nextYear();
    const order = await paidOrder();
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => issue(order)));
    const numbers = new Set(outcomes.flatMap((o) => (o.status === 'fulfilled' ? [o.value.number] : [])));
    expect([...numbers]).toEqual([`RC/${inYear}/000001`]);
    expect(await lastOf(`RC/${inYear}`)).toBe(1);
  });

  it('begin again with the financial year, at midnight in India on 1 April', async () => {
    const inYear = nextYear();
    desk.now = new Date(`${desk.year + 1}-03-31T18:29:59Z`);
    const last = await issue(await paidOrder());
    desk.now = new Date(`${desk.year + 1}-03-31T18:30:00Z`);
    const first = await issue(await paidOrder());
    desk.year += 1;
    const after = `${String(desk.year % 100)}-${String((desk.year + 1) % 100)}`;
    expect([last.number, first.number]).toEqual([`RC/${inYear}/000001`, `RC/${after}/000001`]);
  });
});
