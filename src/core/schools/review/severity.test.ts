import fc from 'fast-check';
import { sampleCorrelation } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { fitSeverity, panelStandardError, type Rating } from './severity.ts';

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
      { numRuns: runs(200) },
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
