import fc from 'fast-check';
import { sampleCorrelation } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import {
  intraclassCorrelation,
  linear,
  quadratic,
  weightedKappa,
  weightedKappaOfTable,
} from './agreement.ts';
import { compareScores, discriminationOf } from './compare-scores.ts';
import { fitSeverity, panelStandardError, type Rating } from './severity.ts';

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

/** Numbers spread as usual, from a seed. */
function normals(seed: number): () => number {
  let state = seed >>> 0 || 1;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** Forty applicants, each judged by three of six reviewers, in whole marks from 1 to 5. */
function simulated(seed: number, leniency: readonly number[], noise: number): Rating[] {
  const normal = normals(seed);
  return Array.from({ length: 40 }, (_, applicant) => {
    const level = 3 + normal() * 0.7;
    return [0, 1 + (applicant % 2), 3 + (applicant % 3)].map((step) => {
      const reviewer = (applicant + step) % 6;
      const given = Math.round(level + (leniency[reviewer] ?? 0) + normal() * noise);
      return {
        applicantId: `a${applicant}`,
        reviewerId: `r${reviewer}`,
        mark: Math.min(5, Math.max(1, given)),
      };
    });
  }).flat();
}

describe('how severe reviewers are', () => {
  it('is found again where it is known: 40 applicants, 6 reviewers, each applicant judged by three', () => {
    const truth = [-0.9, -0.4, 0, 0.1, 0.4, 0.8];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => {
        const { reviewers, residualSd } = fitSeverity(simulated(seed, truth, 0.5));
        const found = reviewers.map(({ leniency }) => leniency);
        expect(reviewers.map(({ reviewerId }) => reviewerId)).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5']);
        expect(sampleCorrelation(found, truth)).toBeGreaterThan(0.8);
        reviewers.forEach(({ leniency, standardError, shrunken }, at) => {
          expect(Math.abs(leniency - (truth[at] ?? 0))).toBeLessThan(4.5 * (standardError ?? 0) + 0.15);
          expect(standardError).toBeGreaterThan(0.05);
          expect(standardError).toBeLessThan(0.3);
          expect(Math.abs(shrunken)).toBeLessThanOrEqual(Math.abs(leniency));
        });
        expect(residualSd).toBeGreaterThan(0.35);
        expect(residualSd).toBeLessThan(0.85);
      }),
      { numRuns: 200 },
    );
  });

  it('is exact where marks are, also for who judged the weaker applicants only', () => {
    const level: Record<string, number> = { weak: 2, fair: 3, good: 4 };
    const lenient: Record<string, number> = { mild: 1, even: 0, hard: -1 };
    const seen = [
      ['weak', 'mild'],
      ['weak', 'even'],
      ['fair', 'even'],
      ['fair', 'hard'],
      ['good', 'hard'],
      ['good', 'even'],
    ] as const;
    const fit = fitSeverity(
      seen.map(([applicantId, reviewerId]) => ({
        applicantId,
        reviewerId,
        mark: (level[applicantId] ?? 0) + (lenient[reviewerId] ?? 0),
      })),
    );
    for (const { reviewerId, leniency } of fit.reviewers)
      expect(leniency).toBeCloseTo(lenient[reviewerId] ?? 9, 9);
    for (const [id, value] of fit.levels) expect(value).toBeCloseTo(level[id] ?? 9, 9);
    expect(fit.residualSd).toBeCloseTo(0, 9);
  });

  it('is not compared where nobody in common was judged, and not estimated from nothing', () => {
    const apart = fitSeverity([
      { applicantId: 'a', reviewerId: 'x', mark: 5 },
      { applicantId: 'a', reviewerId: 'y', mark: 3 },
      { applicantId: 'b', reviewerId: 'z', mark: 1 },
    ]);
    expect(apart.reviewers.map(({ group }) => group)).toEqual([0, 0, 1]);
    expect(apart.reviewers.map(({ leniency }) => Math.round(leniency * 1e9) / 1e9)).toEqual([1, -1, 0]);
    expect(apart.reviewers.map(({ standardError, shrunken }) => [standardError, shrunken])).toEqual([
      [null, 0],
      [null, 0],
      [null, 0],
    ]);
    expect(fitSeverity([])).toEqual({ reviewers: [], levels: new Map(), residualSd: null, reviewerSd: 0 });
  });

  it('does not depend on the order of the marks, nor on what all are raised by', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: -3, max: 3 }), (seed, raised) => {
        const ratings = simulated(seed, [0.5, 0, -0.5, 0, 0, 0], 0.6);
        const one = fitSeverity(ratings).reviewers;
        const other = fitSeverity(
          ratings.map((rating) => ({ ...rating, mark: rating.mark + raised })).toReversed(),
        ).reviewers;
        one.forEach(({ leniency }, at) => expect(other[at]?.leniency).toBeCloseTo(leniency, 8));
      }),
      { numRuns: 30 },
    );
  });
});

describe('the error of a panel’s mean', () => {
  it.each([
    [1, true, 0.8],
    [4, true, 0.4],
    [1, false, 1],
    [4, false, 0.5],
  ])('of %d reviewers, adjusted: %s, is %d', (reviews, adjusted, error) => {
    expect(panelStandardError({ residualSd: 0.8, reviewerSd: 0.6 }, reviews, adjusted)).toBeCloseTo(
      error,
      12,
    );
  });

  it('is not known without reviews or spread', () => {
    expect(panelStandardError({ residualSd: 0.8, reviewerSd: 0 }, 0, true)).toBeNull();
    expect(panelStandardError({ residualSd: null, reviewerSd: 0 }, 3, true)).toBeNull();
  });
});

describe('our scores against theirs', () => {
  // Bland and Altman (1986), Lancet i: 307-310: two meters of peak flow, first readings of 17 people: mean -2.1, s.d. 38.8, r .94.
  const large = [494, 395, 516, 434, 476, 557, 413, 442, 650, 433, 417, 656, 267, 478, 178, 423, 427];
  const mini = [512, 430, 520, 428, 500, 600, 364, 380, 658, 445, 432, 626, 260, 477, 259, 350, 451];

  it('as Bland and Altman compared two meters', () => {
    const found = compareScores(large.map((ours, at) => ({ ours, theirs: mini[at] ?? 0 })));
    expect(found?.bias).toBeCloseTo(-2.1, 1);
    expect(found?.spread).toBeCloseTo(38.8, 1);
    expect(found?.correlation).toBeCloseTo(0.94, 2);
    expect(found?.limits.low).toBeCloseTo(-2.1 - 1.96 * 38.8, 0);
  });

  it('need ten pairs, and two marks to correlate', () => {
    const same = Array.from({ length: 10 }, (_, at) => ({ ours: 3, theirs: at }));
    expect(compareScores(same.slice(1))).toBeNull();
    expect(compareScores(same)).toMatchObject({ pairs: 10, correlation: null, rankCorrelation: null });
  });
});

describe('how well a question tells applicants apart', () => {
  const marks = (rows: readonly (readonly number[])[]) =>
    rows.flatMap((row, applicant) =>
      row.map((one, question) => ({ applicantId: `a${applicant}`, questionId: `q${question}`, mark: one })),
    );

  it('leaves the question out of what it is compared with', () => {
    const rows = Array.from({ length: 10 }, (_, at) => [at % 5, at, at % 2, at]);
    const found = discriminationOf(marks(rows));
    const rest = rows.map(([, b = 0, c = 0, d = 0]) => b + c + d);
    expect(found[0]?.correlation).toBeCloseTo(
      sampleCorrelation(
        rows.map(([a = 0]) => a),
        rest,
      ),
      12,
    );
    expect(found.map(({ applicants }) => applicants)).toEqual([10, 10, 10, 10]);
  });

  it('is not said of fewer than ten, of marks that are all one, and of who was asked nothing else', () => {
    const rows = Array.from({ length: 10 }, (_, at) => [at, 3]);
    expect(discriminationOf(marks(rows.slice(1)))[0]?.correlation).toBeNull();
    expect(discriminationOf(marks(rows)).map(({ correlation }) => correlation)).toEqual([null, null]);
    expect(discriminationOf(marks(rows.map(([one = 0]) => [one])))).toEqual([
      { questionId: 'q0', applicants: 0, correlation: null },
    ]);
  });

  it('turns its sign with the question', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(mark, mark, mark), { minLength: 10, maxLength: 30 }), (rows) => {
        const [as] = discriminationOf(marks(rows));
        const [turned] = discriminationOf(marks(rows.map(([a, b, c]) => [6 - a, b, c])));
        if (as?.correlation == null) expect(turned?.correlation).toBeNull();
        else expect(turned?.correlation).toBeCloseTo(-as.correlation, 9);
      }),
    );
  });
});
