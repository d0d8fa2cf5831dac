import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TopicId, topicIds } from '#contract/topics.ts';
import { criterionWeights } from '#core/scoring/rubric.ts';
import { bandAround, bandHalfWidth } from '#core/scoring/score-band.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { changeBetween, criterionDeviation, leastChange, levelNoise } from './change-between.ts';
import { readingsFrom } from '#tests/fixtures/readings-from.ts';
import { topicProgress } from './topic-progress.ts';

/** Numbers in [0, 1) from a seed: the re-scorings of one property are one draw. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const gauss = (draw: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
const stored = (score: number): number => Math.round(Math.min(10, Math.max(0, score)) * 10) / 10;
const topicId: TopicId = 'work_experience';
const scored = (score: number, half: number) => ({ topicId, score, band: bandAround(score, half) });

/** Levels read anew: each may come out one higher or one lower, as often as the rule says. */
function readAnew(levels: Record<string, number>, draw: () => number, topic: TopicId): number {
  const weights = criterionWeights[topicTable[topic].scoring.kind];
  const points = Object.entries(weights).map(([criterion, weight]) => {
    const at = draw();
    const off = at < levelNoise.up ? 1 : at < levelNoise.up + levelNoise.down ? -1 : 0;
    return (weight / 100) * (((levels[criterion] ?? 2) + off) / 4) * 10;
  });
  return stored(points.reduce((sum, point) => sum + point, 0));
}

/** How often something is called up or down that did not change, of so many candidates. */
function falseRate(
  seed: number,
  trials: number,
  rescore: (draw: () => number) => { score: number; half: number }[],
) {
  const draw = chance(seed);
  let wrong = 0;
  for (let trial = 0; trial < trials; trial++) {
    const readings = readingsFrom(rescore(draw), topicId);
    const [trend] = topicProgress(readings, 'experienced')[0]?.trends ?? [];
    if ([trend?.sinceLast, trend?.sinceFirst].some((said) => said === 'up' || said === 'down')) wrong += 1;
  }
  return wrong / trials;
}

const grounds = fc.record({
  kind: fc.constantFrom('offline' as const, 'model' as const),
  answers: fc.integer({ min: 1, max: 6 }),
  spread: fc.double({ min: 0, max: 1.2, noNaN: true }),
  samples: fc.integer({ min: 1, max: 3 }),
  residual: fc.constantFrom(undefined, 0.3, 0.6),
  words: fc.integer({ min: 20, max: 300 }),
});

describe('up or down is said of a candidate who did not change in at most one of twenty (rule PROGRESS-1)', () => {
  test('where each reading is off by what its band says', () => {
    fc.assert(
      fc.property(fc.integer(), grounds, fc.integer({ min: 2, max: 6 }), (seed, of, count) => {
        const { residual, ...rest } = of;
        const half = bandHalfWidth(residual === undefined ? rest : { ...rest, residual });
        const rate = falseRate(seed, runs(4_000), (draw) => {
          const truth = 1 + 8 * draw();
          return Array.from({ length: count }, () => ({
            score: stored(truth + (half / 1.2816) * gauss(draw)),
            half,
          }));
        });
        expect(rate).toBeLessThanOrEqual(0.05);
      }),
      { numRuns: runs(40) },
    );
  });

  test('where a narrow band hides that levels come out one off', () => {
    const trials = runs(20_000);
    for (const topic of topicIds.slice(0, 10)) {
      const draw = chance(topic.length);
      let wrong = 0;
      for (let trial = 0; trial < trials; trial++) {
        const levels = { evidence: 2, structure: 2, reasoning: 2, ownership: 2, response: 2 };
        const [one, other] = [0, 1].map(() => readAnew(levels, draw, topic));
        const reading = (score: number) => ({ topicId: topic, score, band: bandAround(score, 0.5) });
        if (changeBetween(reading(one ?? 0), reading(other ?? 0)) !== 'same') wrong += 1;
      }
      expect(wrong / trials, topic).toBeLessThanOrEqual(0.05);
    }
  });

  test('over all of them together the rate is under five in a hundred', () => {
    const rate = falseRate(7, runs(60_000), (draw) => {
      const half = bandHalfWidth({
        kind: draw() < 0.5 ? 'offline' : 'model',
        answers: 1 + Math.floor(6 * draw()),
      });
      const truth = 1 + 8 * draw();
      const count = 2 + Math.floor(5 * draw());
      return Array.from({ length: count }, () => ({
        score: stored(truth + (half / 1.2816) * gauss(draw)),
        half,
      }));
    });
    expect(rate).toBeLessThan(0.05);
    // A rule that never says anything would pass, too.
    expect(rate).toBeGreaterThan(0.005);
  });
});

test.each([
  ['one reading of the model, then far above', 4.5, 8.5, 1.2, 'up'],
  ['far below', 8.5, 4.5, 1.2, 'down'],
  ['within the bands', 6, 7.5, 1.2, 'same'],
  ['nothing', 6, 6, 1.2, 'same'],
  ['offline, where bands are wide', 4, 7, 2.1, 'same'],
  ['offline, from nearly nothing', 2, 8.5, 2.1, 'up'],
  ['cut at ten: the side that was not cut tells the width', 9.5, 4, 1.2, 'down'],
] as const)('%s', (_, before, after, half, said) => {
  expect(changeBetween(scored(before, half), scored(after, half))).toBe(said);
});

test('a change as large as the noise is the same, a hair beyond it is a change', () => {
  const before = scored(3, 1);
  const least = leastChange(before, scored(7, 1));
  const at = (score: number) => ({ topicId, score, band: { low: score - 1, high: score + 1 } });
  expect(changeBetween(before, at(3 + least - 0.001))).toBe('same');
  expect(changeBetween(before, at(3 + least + 0.001))).toBe('up');
});

test('a band from nothing to everything tells no change', () => {
  const all = { topicId, score: 5, band: { low: 0, high: 10 } };
  expect(changeBetween(all, scored(10, 0.5))).toBe('same');
});

test('what one criterion more or less makes is never taken for progress', () => {
  for (const topic of topicIds) {
    const weights = Object.values(criterionWeights[topicTable[topic].scoring.kind]);
    const oneLevel = (Math.max(...weights) / 100) * 2.5;
    expect(2.1 * Math.SQRT2 * criterionDeviation(topic)).toBeGreaterThan(oneLevel);
  }
});
