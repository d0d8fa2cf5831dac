import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { alone, injectionLift, ofTiers, tiersApart } from './measure.ts';
import { contrasts } from './measure-contrasts.ts';
import { readOwnGold } from './read-gold.ts';
import { createScorer } from './scorer.ts';

const gold = readOwnGold(join(import.meta.dirname, 'gold'));
const offline = createScorer(createOfflineAssessor());

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
  test('it ranks intended tiers', async () => {
    const found = await ofTiers(offline, gold.tiered);
    expect(found.spearman).toBeGreaterThanOrEqual(0.85);
    expect(found.kappa).toBeGreaterThanOrEqual(0.8);
    expect(found.mae).toBeLessThanOrEqual(1);
    // The tiers are meant on a scale to 10; an answer alone ends at 8 (rule CAP-7).
    expect(Math.abs(found.bias)).toBeLessThanOrEqual(0.8);
  });

  test('neighbouring tiers are told apart, nearly always', async () => {
    const { apart, of } = await tiersApart(offline, gold.tiered);
    expect(apart / of).toBeGreaterThanOrEqual(0.9);
  });

  test('no attempt to steer lifts any answer', async () => {
    expect((await injectionLift(offline, gold.adversarial, gold.tiered)).max).toBe(0);
  }, 60_000);

  test('contrast pairs made by hand move as they should', async () => {
    const byHand = gold.pairs.filter((pair) => pair.kind === undefined);
    expect((await contrasts(offline, byHand)).filter((pair) => !pair.holds)).toEqual([]);
  });

  test.each([
    ['injection', 1],
    ['narration', 1],
    ['copy', 1],
    ['repetition', 1],
    ['gibberish', 1],
    ['filler', 1],
    ['keywords', 3],
  ])('%s alone is worth %d at most', async (category, most) => {
    const turns = gold.adversarial.filter((turn) => turn.category === category);
    const scores = (await alone(offline, turns)).map((turn) => turn.score ?? 0);
    expect(scores.length).toBeGreaterThan(0);
    for (const score of scores) expect(score).toBeLessThanOrEqual(most);
  });

  test.each(['distress', 'strain', 'ask_back', 'code_mixed', 'abuse'])(
    '%s gets no number',
    async (category) => {
      const turns = gold.adversarial.filter((turn) => turn.category === category);
      expect((await alone(offline, turns)).every((turn) => turn.score === null)).toBe(true);
    },
  );

  test('honest not-knowing with a method is worth 3.5 or more', async () => {
    const turns = gold.adversarial.filter((turn) => turn.category === 'honest');
    for (const { score } of await alone(offline, turns)) expect(score).toBeGreaterThanOrEqual(3.5);
  });
});
