import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inWorth, partsOfTold, type Told } from './told-in-worth.ts';

const told = (...rows: readonly (readonly [worth: number, leans?: 'leans'])[]): Told[] =>
  rows.map(([worth, leans], at) => ({
    at,
    question: `Question ${at}?`,
    said: { kind: 'asked', text: `[${at}?]`, space: true },
    worth,
    leans: leans !== undefined,
  }));
const places = (rows: readonly Told[]): number[][] => inWorth(rows).map((group) => group.map(({ at }) => at));

describe('what was said later, by what it is worth (rule LADDER-7)', () => {
  it.each<[string, Told[], number[][]]>([
    ['nothing', [], []],
    ['stays in its order where none is clearly worth more', told([20], [29], [22]), [[0], [1], [2]]],
    ['comes first where it is worth half as much again', told([20], [30], [10]), [[1], [0], [2]]],
    ['brings what it leans on along', told([10], [30, 'leans'], [8]), [[0, 1], [2]]],
    ['and all that leans on in turn', told([10], [12, 'leans'], [30, 'leans']), [[0, 1, 2]]],
    ['but not what was brought in before', told([10], [40], [6], [20, 'leans']), [[1], [2, 3], [0]]],
    ['leans on nothing where it is the first', told([10, 'leans'], [9]), [[0], [1]]],
  ])('%s', (_, rows, groups) => expect(places(rows)).toEqual(groups));

  it('is each brought in once, and never before or without what it leans on', () => {
    const row = fc.record({ worth: fc.integer({ min: 0, max: 60 }), leans: fc.boolean() });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        const all = told(
          ...rows.map(({ worth, leans }) => (leans ? ([worth, 'leans'] as const) : ([worth] as const))),
        );
        const order = places(all).flat();
        expect(order.toSorted((a, b) => a - b)).toEqual(all.map(({ at }) => at));
        for (const { at, leans } of all)
          if (leans && at > 0) expect(order.indexOf(at)).toBeGreaterThan(order.indexOf(at - 1));
      }),
    );
  });

  it('stands in the order it was said, whatever came in first', () => {
    const [first, second] = told([10], [40]);
    const parts = partsOfTold([second, first].flatMap((one) => one ?? []));
    expect(parts.map(({ text }) => text)).toEqual([
      'Bring this in unasked. They had to ask “Question 0?”, and you said:',
      '[0?]',
      'And this. They had to ask “Question 1?”, and you said:',
      '[1?]',
    ]);
  });
});
