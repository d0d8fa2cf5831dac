import type { TopicId } from '#contract/topics.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { criterionIds } from '#contract/feedback.ts';
import type { TacticFiring, Turn } from '#contract/transcript.ts';
import type { TopicAssessment } from './assessment.ts';
import { calibrate, isCalibration } from './calibration.ts';
import { medianAssessment, spreadOf } from './median-assessment.ts';
import { overallScore, weighsEnough } from './overall-score.ts';
import { bandAround, bandHalfWidth, overallHalfWidth } from './score-band.ts';
import { composureQuotes, composureScore } from './score-composure.ts';

describe('bands', () => {
  test.each([
    [6.5, 1.4, { low: 5.1, high: 7.9 }],
    [0.4, 1.4, { low: 0, high: 1.8 }],
    [9.7, 1.4, { low: 8.3, high: 10 }],
    [0, 0.5, { low: 0, high: 0.5 }],
    [10, 0.5, { low: 9.5, high: 10 }],
  ])('around %d, half %d', (score, half, band) => expect(bandAround(score, half)).toEqual(band));

  test('offline never below 1.4, a model never below 0.5; narrower with samples, wider with spread and divergence', () => {
    expect(bandHalfWidth({ kind: 'offline', answers: 40, residual: 0 })).toBe(1.4);
    expect(bandHalfWidth({ kind: 'offline', answers: 40 })).toBeGreaterThanOrEqual(2);
    expect(bandHalfWidth({ kind: 'model', answers: 400, residual: 0 })).toBe(0.5);
    expect(bandHalfWidth({ kind: 'model', answers: 400 })).toBeGreaterThanOrEqual(1);
    const half = (spread: number, samples: number): number =>
      bandHalfWidth({ kind: 'model', answers: 4, spread, samples });
    expect(half(1, 5)).toBeLessThan(half(1, 3));
    expect(half(1.5, 3)).toBeGreaterThan(half(1, 3));
    expect(bandHalfWidth({ kind: 'model', answers: 4, diverged: true })).toBeCloseTo(half(0, 1) + 0.5, 9);
  });

  test('a band shrinks with samples and answers, widens with spread, residual and divergence, and holds its score (rule BAND-2)', () => {
    const some = fc.record({
      answers: fc.integer({ min: 1, max: 9 }),
      spread: fc.double({ min: 0, max: 4, noNaN: true }),
      samples: fc.integer({ min: 1, max: 7 }),
      residual: fc.double({ min: 0, max: 3, noNaN: true }),
    });
    fc.assert(
      fc.property(some, fc.double({ min: 0, max: 10, noNaN: true }), (grounds, score) => {
        const half = (change: Partial<Parameters<typeof bandHalfWidth>[0]> = {}): number =>
          bandHalfWidth({ kind: 'model', ...grounds, ...change });
        expect(half({ samples: grounds.samples + 2 })).toBeLessThanOrEqual(half());
        expect(half({ answers: grounds.answers + 1 })).toBeLessThanOrEqual(half());
        expect(half({ spread: grounds.spread + 0.5 })).toBeGreaterThanOrEqual(half());
        expect(half({ residual: grounds.residual + 0.5 })).toBeGreaterThanOrEqual(half());
        expect(half({ diverged: true })).toBeCloseTo(half() + 0.5, 9);
        expect(half()).toBeGreaterThanOrEqual(0.5);
        const band = bandAround(score, half());
        expect(band.low <= score && score <= band.high && band.low >= 0 && band.high <= 10).toBe(true);
      }),
    );
    expect(bandHalfWidth({ kind: 'model', answers: 4, spread: 2, samples: 5 })).toBeLessThan(
      bandHalfWidth({ kind: 'model', answers: 4, spread: 2, samples: 3 }),
    );
  });

  test('the overall is surer than its topics, but not as if a model erred anew in each; the floor holds', () => {
    expect(
      overallHalfWidth('model', [
        { weight: 1, half: 1.2 },
        { weight: 1, half: 1.2 },
      ]),
    ).toBeCloseTo(1.039, 3);
    expect(
      overallHalfWidth('offline', [
        { weight: 1, half: 1.4 },
        { weight: 1, half: 1.4 },
      ]),
    ).toBe(1.4);
    expect(overallHalfWidth('offline', [])).toBe(1.4);
  });
});

describe('the overall', () => {
  const topic = (
    topicId: 'introduction' | 'why_mba' | 'work_experience' | 'composure' | 'closing',
    score: number,
  ) => ({ topicId, score, half: 1.4 });

  test('is the weighted mean of what was assessed', () => {
    const topics = [topic('introduction', 4), topic('why_mba', 6), topic('work_experience', 8)];
    expect(overallScore(topics, 'experienced', 'offline')).toMatchObject({ score: 6.5, assessed: 3 });
    expect(overallScore(topics, 'fresher', 'offline')?.score).toBe(6.1);
  });

  test('needs three topics; composure and closing are none of them', () => {
    expect(
      overallScore([topic('introduction', 4), topic('why_mba', 6)], 'experienced', 'offline'),
    ).toBeNull();
    expect(
      overallScore(
        [topic('introduction', 4), topic('why_mba', 6), topic('composure', 9), topic('closing', 9)],
        'experienced',
        'offline',
      ),
    ).toBeNull();
    expect(overallScore([], 'fresher', 'offline')).toBeNull();
  });

  test('plain code needs three fifths of the weight for one (rule RUBRIC-8)', () => {
    const ids = (...topicIds: TopicId[]) => topicIds.map((topicId) => ({ topicId }));
    const half = ids('introduction', 'work_experience', 'career_goals', 'academics', 'hobbies');
    expect(weighsEnough(half, 'experienced')).toBe(false);
    expect(weighsEnough([...half, ...ids('composure', 'closing')], 'experienced')).toBe(false);
    expect(weighsEnough([...half, ...ids('why_mba')], 'experienced')).toBe(true);
    expect(
      weighsEnough(
        half,
        'experienced',
        new Map([
          ['academics', 60],
          ['why_mba', 40],
        ]),
      ),
    ).toBe(true);
  });

  test('closing carries no weight, composure five hundredths', () => {
    const three = [topic('introduction', 5), topic('why_mba', 5), topic('work_experience', 5)];
    expect(overallScore([...three, topic('closing', 10)], 'experienced', 'offline')).toMatchObject({
      score: 5,
      assessed: 3,
    });
    expect(overallScore([...three, topic('composure', 10)], 'experienced', 'offline')).toMatchObject({
      score: 5.6,
      assessed: 4,
    });
  });
});

describe('composure', () => {
  const said = (id: string, text: string): Turn => ({
    id,
    role: 'candidate',
    topicId: 'why_mba',
    text,
    startedAtMs: 0,
    endedAtMs: 0,
  });
  const transcript: Turn[] = [
    { ...said('T01', 'Really?'), role: 'panel' },
    said('T02', 'Yes, and here is how it was measured over six months.'),
    { ...said('T03', 'So?'), role: 'panel' },
  ];
  const fired = (turnsToRecover: number | null, turnId = 'T01'): TacticFiring => ({
    tactic: 'disbelief',
    turnId,
    topicId: 'why_mba',
    turnsToRecover,
  });

  test.each([
    [[fired(0)], 9],
    [[fired(1)], 8],
    [[fired(2)], 6.5],
    [[fired(9)], 4],
    [[fired(null)], 2.5],
    [[fired(1), fired(null)], 5.3],
  ])('%o', (tactics, score) => expect(composureScore(tactics, transcript)).toBe(score));

  test('quotes whole sentences, or nothing', () => {
    const answered = (text: string) =>
      composureQuotes(
        [fired(1)],
        transcript.map((turn) => (turn.role === 'candidate' ? { ...turn, text } : turn)),
      );
    const first = 'I would not lower the price for them.';
    const long = `And ${'we carried the pumps by hand and '.repeat(6)}came home.`;
    expect(answered(`${first} ${long}`).map(({ quote }) => quote)).toEqual([first]);
    expect(answered(long)).toEqual([]);
  });

  test('a tactic nobody could answer is left out', () => {
    expect(composureScore([], transcript)).toBeNull();
    expect(composureScore([fired(null, 'T03')], transcript)).toBeNull();
    expect(composureScore([fired(null, 'T99')], transcript)).toBeNull();
    expect(composureScore([fired(1), fired(null, 'T03')], transcript)).toBe(8);
  });
});

describe('several readings', () => {
  const reading = (level: number | null, because = 'x'): TopicAssessment => ({
    topicId: 'why_mba',
    coreWrong: level === 4,
    criteria: criterionIds.map((criterion) => ({ criterion, level, evidence: [], because, missing: '' })),
  });
  const levels = (readings: TopicAssessment[]) =>
    medianAssessment(readings)?.criteria.map((one) => one.level);

  test.each([
    [[2], 2],
    [[1, 2, 4], 2],
    [[2, 2, 4], 2],
    [[0, 3, 3], 3],
    [[1, 2], 1],
    [[1, 3], 2],
    [[4, 4, 0, 4, 0], 4],
  ])('%o give %d', (given, median) => {
    expect(levels(given.map((level) => reading(level)))).toEqual(criterionIds.map(() => median));
    expect(levels(given.toReversed().map((level) => reading(level)))).toEqual(criterionIds.map(() => median));
  });

  test('one hostile reading of three moves nothing; null needs a majority', () => {
    expect(medianAssessment([reading(2), reading(2), reading(4)])?.coreWrong).toBe(false);
    expect(levels([reading(null), reading(null), reading(3)])).toEqual(criterionIds.map(() => null));
    expect(medianAssessment([])).toBeNull();
    expect(spreadOf([reading(2)])).toBe(0);
    expect(spreadOf([reading(1), reading(3)])).toBeGreaterThan(spreadOf([reading(2), reading(3)]));
  });
});

describe('calibration', () => {
  const knots = [
    { raw: 0, score: 0.5 },
    { raw: 5, score: 4 },
    { raw: 10, score: 9 },
  ];
  test.each([
    [-1, 0.5],
    [0, 0.5],
    [2.5, 2.25],
    [5, 4],
    [10, 9],
    [11, 9],
  ])('%d becomes %d', (raw, score) => expect(calibrate(raw, knots)).toBeCloseTo(score, 9));

  test('any map that may be used rises, stays within 0-10 and meets its knots; without one a score is itself (rule GOLD-2)', () => {
    const score = fc.integer({ min: 0, max: 100 }).map((n) => n / 10);
    const maps = fc
      .uniqueArray(score, { minLength: 2, maxLength: 12 })
      .chain((raws) =>
        fc
          .array(score, { minLength: raws.length, maxLength: raws.length })
          .map((scores) =>
            raws
              .toSorted((a, b) => a - b)
              .map((raw, at) => ({ raw, score: scores.toSorted((a, b) => a - b)[at] ?? 0 })),
          ),
      );
    fc.assert(
      fc.property(maps, score, score, (map, a, b) => {
        expect(isCalibration(map)).toBe(true);
        const [low, high] = [calibrate(Math.min(a, b), map), calibrate(Math.max(a, b), map)];
        expect(low).toBeLessThanOrEqual(high + 1e-9);
        expect(low >= 0 && high <= 10).toBe(true);
        for (const knot of map) expect(calibrate(knot.raw, map)).toBeCloseTo(knot.score, 9);
        expect(calibrate(a, undefined)).toBe(a);
      }),
    );
  });

  test('identity without a map; only rising maps of 2-12 knots count', () => {
    expect(calibrate(6.3, undefined)).toBe(6.3);
    expect(isCalibration(knots)).toBe(true);
    expect(isCalibration(knots.slice(0, 1))).toBe(false);
    expect(isCalibration([...knots, { raw: 10, score: 9.5 }])).toBe(false);
    expect(
      isCalibration([
        { raw: 0, score: 3 },
        { raw: 5, score: 2 },
      ]),
    ).toBe(false);
    expect(isCalibration(Array.from({ length: 13 }, (_, at) => ({ raw: at, score: at / 2 })))).toBe(false);
  });
});
