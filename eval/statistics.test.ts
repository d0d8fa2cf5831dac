import { describe, expect, test } from 'vitest';
import { agreementOf } from './agreement.ts';
import {
  cohensKappa,
  correlationInterval,
  errors,
  icc,
  kendall,
  medianOf,
  medianRepeatGap,
  partialSpearman,
  quadraticKappa,
  ranksOf,
  signTest,
  spearman,
} from './statistics.ts';

describe('statistics', () => {
  test('known values', () => {
    expect(ranksOf([10, 20, 20, 5])).toEqual([2, 3.5, 3.5, 1]);
    expect(spearman([1, 2, 3, 4, 5], [2, 1, 4, 3, 5])).toBeCloseTo(0.8, 9);
    expect(kendall([1, 2, 3, 4], [1, 2, 4, 3])).toBeCloseTo(2 / 3, 9);
    expect(quadraticKappa([1, 5, 9], [1, 5, 9])).toBe(1);
    expect(quadraticKappa([1, 9], [9, 1])).toBe(-1);
    expect(errors([3, 5], [4, 4])).toEqual({ mae: 1, bias: 0 });
    expect(spearman([1, 1, 1], [1, 2, 3])).toBe(0);
    expect(partialSpearman([1, 2, 3, 4], [1, 2, 3, 4], [2, 1, 4, 3])).toBeCloseTo(1, 9);
  });

  test('the median of odd, even and no values', () => {
    expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3]), medianOf([])]).toEqual([2, 2.5, 0]);
  });

  test('an interval of a correlation: .75 on 24 cases is about .50 to .88 (rule GOLD-3)', () => {
    const { low, high } = correlationInterval(0.75, 24);
    expect(low).toBeCloseTo(0.5, 2);
    expect(high).toBeCloseTo(0.885, 2);
    expect(correlationInterval(0.9, 3)).toEqual({ low: -1, high: 1 });
  });

  // Shrout and Fleiss 1979, table 2: six targets, four judges; ICC(1,1) is .17.
  test('intraclass correlation of a textbook table, of perfect and of no agreement', () => {
    const shroutFleiss = [
      [9, 2, 5, 8],
      [6, 1, 3, 2],
      [8, 4, 6, 8],
      [7, 1, 2, 6],
      [10, 5, 6, 9],
      [6, 2, 4, 7],
    ];
    expect(icc(shroutFleiss)).toBeCloseTo(0.166, 3);
    expect(
      icc([
        [1, 1],
        [2, 2],
      ]),
    ).toBe(1);
    expect(
      icc([
        [1, 2],
        [1, 2],
      ]),
    ).toBe(-1);
    expect(icc([[1, 2]])).toBeNull();
    expect(icc([[1], [2]])).toBeNull();
  });

  test('the gap between repeats is taken case by case', () => {
    expect(
      medianRepeatGap([
        [5, 5.4],
        [1, 1, 1.2],
      ]),
    ).toBeCloseTo(0.2, 9);
    expect(medianRepeatGap([[5]])).toBe(0);
  });

  test.each([
    [[1, 1, 1, 1, 1], 2 / 32],
    [[1, -1, 0, 0], 1],
    [[1, 1, 1, 1, -1], 12 / 32],
    [[0, 0], 1],
    [[], 1],
  ])('signs of %j are this one-sided by chance: %d', (differences, likely) => {
    expect(signTest(differences)).toBeCloseTo(likely, 9);
  });

  test.each([
    [[true, false, true, false], [true, false, true, false], 1],
    [[true, false, true, false], [false, true, false, true], -1],
    [[true, true, false, false], [true, false, true, false], 0],
    [[true, true], [true, true], 1],
  ])('kappa of %j and %j is %d', (a, b, kappa) => {
    expect(cohensKappa(a, b)).toBeCloseTo(kappa, 9);
  });
});

describe('agreement', () => {
  const band = { low: 4, high: 6 };
  const points = [
    { score: 5, band, rating: 6, text: 'two words' },
    { score: 3, band, rating: 3.9, text: 'one' },
    { score: null, band: null, rating: 1, text: 'left out of nothing' },
  ];

  test('counts ratings inside their bands, at the edge and just outside', () => {
    expect(agreementOf(points, null).coverage).toBe(0.5);
    expect(agreementOf(points.slice(2), null).coverage).toBeNull();
  });

  test('takes what has no number as nothing, or leaves it out', () => {
    expect(agreementOf(points, 0)).toMatchObject({ answers: 3, unscored: 1 });
    expect(agreementOf(points, null)).toMatchObject({ answers: 2, unscored: 1 });
    expect(agreementOf(points, 0).mae).toBeCloseTo((1 + 0.9 + 1) / 3, 9);
    expect(agreementOf(points, null).mae).toBeCloseTo(0.95, 9);
  });

  test('puts the length of the answer beside the score', () => {
    expect(agreementOf(points, null)).toMatchObject({ spearman: 1, wordCount: 1, wordCountKendall: 1 });
  });
});
