import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  intraclassCorrelation,
  linear,
  quadratic,
  weightedKappa,
  weightedKappaOfTable,
} from './agreement.ts';

const mark = fc.integer({ min: 1, max: 5 });
const pairs = fc.array(fc.tuple(mark, mark), { minLength: 2, maxLength: 60 });

describe('weighted kappa', () => {
  // Cohen (1968), Weighted kappa, Psychological Bulletin 70: 213-220, table 1: kappa .492, weighted kappa .348.
  const cohen = [
    [0.44, 0.07, 0.09],
    [0.05, 0.2, 0.05],
    [0.01, 0.03, 0.06],
  ];
  const cohenWeights = [
    [0, 1, 3],
    [1, 0, 6],
    [3, 6, 0],
  ];
  // Husbands' and wives' answers, Hout, Duncan and Sobel (1987), as in Agresti's books and in the manual of R's vcd: .1293, linear .2374.
  const couples = [
    [7, 7, 2, 3],
    [2, 8, 3, 7],
    [1, 5, 4, 9],
    [2, 8, 9, 14],
  ];
  const nominal = (one: number, other: number) => (one === other ? 0 : 1);

  it.each([
    ['Cohen 1968, any disagreement', cohen, nominal, 0.492, 3],
    ['Cohen 1968, his weights', cohen, (i: number, j: number) => cohenWeights[i]?.[j] ?? 0, 0.348, 3],
    ['couples, any disagreement', couples, nominal, 0.1293, 4],
    ['couples, linear', couples, linear, 0.2374, 4],
  ] as const)('is that of %s', (_name, table, disagreement, kappa, places) => {
    expect(weightedKappaOfTable(table, disagreement)).toBeCloseTo(kappa, places);
  });

  // Two of three raters of 20 subjects' anxiety, the data set of R's irr; its manual's squared weights give .297.
  it('is that of the raters of anxiety with squared weights', () => {
    const one = [3, 3, 3, 4, 5, 5, 2, 3, 5, 2, 2, 6, 1, 5, 2, 2, 1, 2, 4, 3];
    const two = [3, 6, 4, 6, 2, 4, 2, 4, 3, 3, 2, 3, 3, 3, 2, 2, 1, 3, 3, 4];
    const both = one.map((value, at) => [value, two[at] ?? 0] as const);
    expect(weightedKappa(both, quadratic, 6)).toBeCloseTo(0.297, 3);
  });

  it('is 1 for the same marks, never above, the same whoever is first, and null where all are one', () => {
    expect(
      weightedKappa(
        [
          [3, 3],
          [3, 3],
        ],
        linear,
      ),
    ).toBeNull();
    expect(weightedKappa([], quadratic)).toBeNull();
    expect(() => weightedKappa([[0, 1]], linear)).toThrow(RangeError);
    fc.assert(
      fc.property(pairs, fc.constantFrom(linear, quadratic), (given, weights) => {
        const kappa = weightedKappa(given, weights);
        const turned = weightedKappa(
          given.map(([one, other]) => [other, one] as const),
          weights,
        );
        if (kappa === null) expect(turned).toBeNull();
        else {
          expect(kappa).toBeCloseTo(turned ?? 9, 10);
          expect(kappa).toBeLessThanOrEqual(1);
          expect(kappa === 1).toBe(given.every(([one, other]) => one === other));
        }
        const same = weightedKappa(
          given.map(([one]) => [one, one] as const),
          weights,
        );
        expect(same === null || same === 1).toBe(true);
      }),
    );
  });

  it('with squared weights is that of the moments (Fleiss and Cohen 1973)', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const kappa = weightedKappa(given, quadratic);
        const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
        const [x, y] = [given.map(([one]) => one), given.map(([, other]) => other)];
        const [mx, my] = [mean(x), mean(y)];
        const covariance = mean(x.map((value, at) => (value - mx) * ((y[at] ?? 0) - my)));
        const bottom = mean(x.map((v) => (v - mx) ** 2)) + mean(y.map((v) => (v - my) ** 2)) + (mx - my) ** 2;
        if (kappa !== null) expect(kappa).toBeCloseTo((2 * covariance) / bottom, 9);
      }),
    );
  });
});

describe('the intraclass correlation', () => {
  // Shrout and Fleiss (1979), Intraclass correlations, Psychological Bulletin 86: 420-428, tables 2 and 4.
  const judged = [
    [9, 2, 5, 8],
    [6, 1, 3, 2],
    [8, 4, 6, 8],
    [7, 1, 2, 6],
    [10, 5, 6, 9],
    [6, 2, 4, 7],
  ];

  it('is that of six targets and four judges: .29 and .62', () => {
    const found = intraclassCorrelation(judged);
    expect(found?.single).toBeCloseTo(0.29, 2);
    expect(found?.panel).toBeCloseTo(0.62, 2);
    expect(found).toMatchObject({ applicants: 6, reviewers: 4 });
  });

  const table = fc
    .tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 5 }))
    .chain(([n, k]) =>
      fc.array(fc.array(mark, { minLength: k, maxLength: k }), { minLength: n, maxLength: n }),
    );

  it('of a panel is what Spearman and Brown foretell of a single one, and needs two of each', () => {
    expect(intraclassCorrelation([[1, 2]])).toBeNull();
    expect(intraclassCorrelation([[1], [2]])).toBeNull();
    expect(
      intraclassCorrelation([
        [3, 3],
        [3, 3],
      ]),
    ).toBeNull();
    expect(() => intraclassCorrelation([[1, 2], [1]])).toThrow(RangeError);
    fc.assert(
      fc.property(table, (rows) => {
        const found = intraclassCorrelation(rows);
        if (!found || found.single < -0.2) return;
        const k = found.reviewers;
        expect(found.panel).toBeCloseTo((k * found.single) / (1 + (k - 1) * found.single), 6);
        expect(found.single).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });

  it('falls when one reviewer marks everybody lower', () => {
    const severe = judged.map(([one = 0, ...rest]) => [one - 5, ...rest]);
    expect(intraclassCorrelation(severe)?.single).not.toBeCloseTo(
      intraclassCorrelation(judged)?.single ?? 0,
      2,
    );
    const alike = Array.from({ length: 8 }, (_, at) => [at, at, at]);
    expect(intraclassCorrelation(alike)?.single).toBeCloseTo(1, 12);
    expect(intraclassCorrelation(alike.map(([one = 0, ...rest]) => [one - 3, ...rest]))?.single).toBeLessThan(
      0.8,
    );
  });
});
