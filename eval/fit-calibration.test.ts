import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calibrate, isCalibration } from '#core/scoring/calibration.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { type CalibrationPoint, conformalResidual, fitCalibration, isotonic } from './fit-calibration.ts';

const score = fc.double({ min: 0, max: 10, noNaN: true });
const points = fc.array(fc.record({ raw: score, rating: score }), { maxLength: 60 });

const squares = (list: readonly CalibrationPoint[], of: (raw: number) => number): number =>
  list.reduce((sum, one) => sum + (of(one.raw) - one.rating) ** 2, 0);

describe('a fitted calibration', () => {
  test('is a calibration whatever it was fitted on: monotone, within the scale, twelve knots at most', () => {
    fc.assert(
      fc.property(points, score, score, (list, a, b) => {
        const knots = fitCalibration(list);
        expect(isCalibration(knots)).toBe(true);
        const [low, high] = [calibrate(Math.min(a, b), knots), calibrate(Math.max(a, b), knots)];
        expect(low).toBeLessThanOrEqual(high + 1e-9);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(10);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('does not hang on the order of its points', () => {
    fc.assert(
      fc.property(points, (list) => {
        const turned = fitCalibration([...list].reverse());
        fitCalibration(list).forEach((knot, at) => {
          expect(turned[at]?.raw).toBeCloseTo(knot.raw, 6);
          expect(turned[at]?.score).toBeCloseTo(knot.score, 6);
        });
      }),
    );
  });

  test('goes through points that rise already', () => {
    const rising = [
      { raw: 2, rating: 1 },
      { raw: 5, rating: 4.5 },
      { raw: 7, rating: 8 },
    ];
    const knots = fitCalibration(rising);
    expect(knots).toEqual([
      { raw: 0, score: 0 },
      { raw: 2, score: 1 },
      { raw: 5, score: 4.5 },
      { raw: 7, score: 8 },
      { raw: 10, score: 10 },
    ]);
    expect(rising.map((one) => calibrate(one.raw, knots))).toEqual([1, 4.5, 8]);
  });

  test('of many rising points keeps twelve knots, the ends among them', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ raw: 1 + at / 5, rating: at / 4 }));
    const knots = fitCalibration(many);
    expect(knots).toHaveLength(12);
    expect([knots[0], knots.at(-1)]).toEqual([
      { raw: 0, score: 0 },
      { raw: 10, score: 10 },
    ]);
    for (const { raw, rating } of many) expect(Math.abs(calibrate(raw, knots) - rating)).toBeLessThan(0.6);
  });

  test('without points changes nothing', () => {
    expect([0, 3.3, 10].map((raw) => calibrate(raw, fitCalibration([])))).toEqual([0, 3.3, 10]);
  });

  test('pools neighbours that fall', () => {
    const falling = [
      { raw: 3, rating: 6 },
      { raw: 4, rating: 2 },
      { raw: 4, rating: 4 },
    ];
    const [block, ...more] = isotonic(falling);
    expect(more).toEqual([]);
    expect(block?.weight).toBe(3);
    expect(block?.score).toBeCloseTo(4, 9);
  });

  test('fits no worse than any constant', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ raw: fc.integer({ min: 0, max: 10 }), rating: score }), {
          minLength: 1,
          maxLength: 40,
        }),
        score,
        (list, constant) => {
          const blocks = isotonic(list);
          const fitted = list.reduce((sum, one) => {
            const nearest = [...blocks].sort((a, b) => Math.abs(a.raw - one.raw) - Math.abs(b.raw - one.raw));
            return sum + Math.min(...nearest.map((block) => (block.score - one.rating) ** 2));
          }, 0);
          expect(fitted).toBeLessThanOrEqual(squares(list, () => constant) + 1e-6);
        },
      ),
    );
  });
});

describe('the conformal residual', () => {
  const knots = fitCalibration([]);
  const off = (by: readonly number[]): CalibrationPoint[] => by.map((one) => ({ raw: 5, rating: 5 + one }));

  test.each([
    [[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9], 0.8],
    [[-0.4, 0.3, 0.2, -0.1], 0.4],
    [[1, 1, 1], 10],
    [[], 10],
  ])('of errors %j is %d', (errors, residual) => {
    expect(conformalResidual(off(errors), knots)).toBeCloseTo(residual, 9);
  });

  test('holds at least four in five of the points it is taken from', () => {
    fc.assert(
      fc.property(points, (list) => {
        const map = fitCalibration(list);
        const residual = conformalResidual(list, map);
        const inside = list.filter(
          (one) => Math.abs(calibrate(one.raw, map) - one.rating) <= residual + 1e-9,
        );
        expect(inside.length).toBeGreaterThanOrEqual(0.8 * list.length);
      }),
    );
  });
});
