import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { alone, contrasts, injectionLift, ofTiers, tiersApart } from './measure.ts';
import { offTopicFound } from './measure-off-topic.ts';
import { readOwnGold } from './read-gold.ts';
import { errors, kendall, partialSpearman, quadraticKappa, ranksOf, spearman } from './statistics.ts';

const gold = readOwnGold(join(import.meta.dirname, 'gold'));

describe('the gold set of our own', () => {
  test('has five tiers of every question and enough of each kind of attack', () => {
    const questions = new Set(gold.tiered.map((row) => row.question));
    expect(questions.size).toBeGreaterThanOrEqual(10);
    for (const question of questions)
      expect(gold.tiered.filter((row) => row.question === question).map((row) => row.tier)).toEqual([
        0, 1, 2, 3, 4,
      ]);
    expect(new Set(gold.tiered.map((row) => row.topicId)).size).toBeGreaterThanOrEqual(8);
    expect(gold.adversarial.length).toBeGreaterThanOrEqual(25);
    expect(new Set(gold.adversarial.map((row) => row.id)).size).toBe(gold.adversarial.length);
  });
});

describe('what the offline score claims', () => {
  test('it ranks intended tiers', () => {
    const found = ofTiers(gold.tiered);
    expect(found.spearman).toBeGreaterThanOrEqual(0.85);
    expect(found.kappa).toBeGreaterThanOrEqual(0.8);
    expect(found.mae).toBeLessThanOrEqual(1);
    expect(Math.abs(found.bias)).toBeLessThanOrEqual(0.6);
  });

  test('neighbouring tiers are told apart, nearly always', () => {
    const { apart, of } = tiersApart(gold.tiered);
    expect(apart / of).toBeGreaterThanOrEqual(0.9);
  });

  test('no attempt to steer lifts any answer', () => {
    expect(injectionLift(gold.adversarial, gold.tiered).max).toBe(0);
  });

  test('answers to the questions of other topics are held down, answers to their own are not', () => {
    const found = offTopicFound(gold.tiered);
    expect(found.wronglyHeld).toEqual([]);
    expect(found.raised).toEqual([]);
    expect(found.heldShare).toBeGreaterThanOrEqual(0.4);
    expect(found.meanSwapped).toBeLessThanOrEqual(found.meanMatched - 1.2);
  });

  test('contrast pairs move as they should', () => {
    expect(contrasts(gold.pairs).filter((pair) => !pair.holds)).toEqual([]);
  });

  test.each([
    ['injection', 1],
    ['narration', 1],
    ['copy', 1],
    ['repetition', 1],
    ['gibberish', 1],
    ['filler', 1],
    ['keywords', 3],
  ])('%s alone is worth %d at most', (category, most) => {
    const scores = alone(gold.adversarial.filter((turn) => turn.category === category)).map(
      (turn) => turn.score ?? 0,
    );
    expect(scores.length).toBeGreaterThan(0);
    for (const score of scores) expect(score).toBeLessThanOrEqual(most);
  });

  test.each(['distress', 'strain', 'ask_back', 'code_mixed', 'abuse'])('%s gets no number', (category) => {
    expect(
      alone(gold.adversarial.filter((turn) => turn.category === category)).every(
        (turn) => turn.score === null,
      ),
    ).toBe(true);
  });

  test('honest not-knowing with a method is worth 3.5 or more', () => {
    for (const { score } of alone(gold.adversarial.filter((turn) => turn.category === 'honest')))
      expect(score).toBeGreaterThanOrEqual(3.5);
  });
});

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
});
