import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distributionOf, funnelOf, funnelSteps, heatMap, joinBands, reviewTimes } from './funnel.ts';
import { compareSeasons } from './seasons.ts';

describe('bands joined so that none is small (rule SCHOOL-72)', () => {
  const edges = [0, 2, 4, 6, 8, 10];
  const value = fc.double({ min: 0, max: 10, noNaN: true });

  it('lose nobody, leave no gap and hold enough, if all together do', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (values, least) => {
        const { bands, count } = joinBands(distributionOf(values, edges), least);
        expect(count).toBe(values.length);
        expect(bands.reduce((sum, band) => sum + band.count, 0)).toBe(values.length);
        expect([bands[0]?.from, bands.at(-1)?.to]).toEqual([0, 10]);
        bands.slice(1).forEach((band, at) => expect(band.from).toBe(bands[at]?.to));
        if (values.length >= least)
          for (const band of bands) expect(band.count).toBeGreaterThanOrEqual(least);
        else expect(bands).toHaveLength(1);
      }),
    );
  });

  it('stay as they are where each holds enough', () => {
    const spread = distributionOf([1, 3, 5, 7, 9], edges);
    expect(joinBands(spread, 1)).toEqual(spread);
  });
});

describe('the funnel', () => {
  it('counts who got how far', () => {
    const one = (
      reached: (typeof funnelSteps)[number],
      practised = false,
      ended: 'expired' | 'revoked' | null = null,
    ) => ({ reached, practised, ended });
    const funnel = funnelOf([
      one('invited', false, 'expired'),
      one('opened', false, 'revoked'),
      one('started', true, 'expired'),
      one('finished', true, 'expired'),
    ]);
    expect(funnel).toEqual({
      steps: [
        { step: 'invited', applicants: 4, ofInvited: 1, ofPrevious: null },
        { step: 'opened', applicants: 3, ofInvited: 0.75, ofPrevious: 0.75 },
        { step: 'signed_in', applicants: 2, ofInvited: 0.5, ofPrevious: 2 / 3 },
        { step: 'started', applicants: 2, ofInvited: 0.5, ofPrevious: 1 },
        { step: 'finished', applicants: 1, ofInvited: 0.25, ofPrevious: 0.5 },
      ],
      practised: 2,
      expired: 2,
      revoked: 1,
    });
    expect(funnelOf([]).steps.map(({ ofInvited, ofPrevious }) => [ofInvited, ofPrevious])).toEqual(
      funnelSteps.map(() => [null, null]),
    );
  });
});

describe('a distribution', () => {
  it('has each value in one band, the last with its upper edge', () => {
    expect(distributionOf([1, 1.99, 2, 5, 4.99], [1, 2, 4, 5])).toMatchObject({
      count: 5,
      bands: [
        { from: 1, to: 2, count: 2 },
        { from: 2, to: 4, count: 1 },
        { from: 4, to: 5, count: 2 },
      ],
      quartiles: { median: 2 },
    });
    expect(distributionOf([], [1, 5])).toEqual({
      count: 0,
      bands: [{ from: 1, to: 5, count: 0 }],
      mean: null,
      standardDeviation: null,
      quartiles: null,
    });
  });

  it.each([
    ['outside', [5.01], [1, 5]],
    ['no number', [Number.NaN], [1, 5]],
    ['edges that fall', [1], [5, 1]],
    ['one edge', [1], [1]],
  ])('refuses %s', (_name, values, edges) => {
    expect(() => distributionOf(values, edges)).toThrow(RangeError);
  });

  it('loses no value', () => {
    const edges = [1, 2, 3, 4, 5];
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1, max: 5, noNaN: true })), (values) => {
        const { bands, count } = distributionOf(values, edges);
        expect(bands.reduce((sum, band) => sum + band.count, 0)).toBe(count);
        expect(count).toBe(values.length);
      }),
    );
  });
});

it('the heat map counts each topic’s marks', () => {
  const marks = [
    { topicId: 'b', mark: 5 },
    { topicId: 'a', mark: 1 },
    { topicId: 'b', mark: 4 },
    { topicId: 'b', mark: 5 },
  ];
  expect(heatMap(marks)).toEqual([
    { topicId: 'b', counts: [0, 0, 0, 1, 2], mean: 14 / 3 },
    { topicId: 'a', counts: [1, 0, 0, 0, 0], mean: 1 },
  ]);
});

it('the time to review is that of reviews handed in, beside those that wait', () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 0, 1, hours));
  const reviews = [1, 2, 3, 4, 10].map((hours) => ({ assignedAt: at(0), submittedAt: at(hours) }));
  expect(reviewTimes([...reviews, { assignedAt: at(5), submittedAt: null }], at(50))).toEqual({
    reviewed: 5,
    hours: { median: 3, in75: 4, in90: expect.closeTo(7.6, 9) },
    waiting: 1,
    longestWaitHours: 45,
  });
  expect(reviewTimes([], at(0))).toEqual({ reviewed: 0, hours: null, waiting: 0, longestWaitHours: null });
});

describe('seasons', () => {
  const season = (seasonId: string, scores: number[]) => ({ seasonId, invited: 20, finished: 10, scores });
  const around = (middle: number, count = 10) =>
    Array.from({ length: count }, (_, at) => middle + (at % 2 ? 0.5 : -0.5));

  it('differ only where the interval leaves nothing out', () => {
    const figures = compareSeasons([
      season('a', around(3)),
      season('b', around(3.2)),
      season('c', around(4.5)),
      season('d', around(2)),
    ]);
    expect(figures.map(({ change }) => change && [change.isMore, change.isLess])).toEqual([
      null,
      [false, false],
      [true, false],
      [false, true],
    ]);
    // Two samples of ten with variance 5/18 each: 0.2 ± 1.96 × sqrt(2 × 5/18 / 10).
    expect(figures[1]?.change?.high).toBeCloseTo(0.2 + 1.96 * Math.sqrt(0.5 / 9), 9);
    expect(figures[0]).toMatchObject({ mean: 3, finishedShare: 0.5 });
  });

  it('are not compared on fewer than ten scores', () => {
    expect(compareSeasons([season('a', around(3, 9)), season('b', around(5))])[1]?.change).toBeNull();
    expect(compareSeasons([{ seasonId: 'a', invited: 0, finished: 0, scores: [] }])[0]).toMatchObject({
      mean: null,
      finishedShare: null,
    });
  });
});
