import { rewrittenFound } from './measure-rewritten.ts';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { makeContrasts } from './make-contrasts.ts';
import { attacksOf } from './measure.ts';
import { contrasts, type Direction, directions } from './measure-contrasts.ts';
import {
  attackLift,
  inStyle,
  ofOveralls,
  ofTopics,
  repeats,
  scoreAll,
  type ScoredTranscript,
  styleGap,
  withSaid,
} from './measure-transcripts.ts';
import { readOwnGold } from './read-gold.ts';
import { readTranscripts } from './read-transcripts.ts';
import { createScorer } from './scorer.ts';

const folder = join(import.meta.dirname, 'gold');
const gold = readTranscripts(folder);
const own = readOwnGold(folder);
const offline = createScorer(createOfflineAssessor());
const made = own.pairs.filter((pair) => pair.kind !== undefined);

// Limits stand a little below what was measured when they were set (in brackets); they say what is true, not what is wished for.
describe('on the gold transcripts, against intended qualities, the offline score', () => {
  let all: ScoredTranscript[];
  beforeAll(async () => {
    all = await scoreAll(offline, gold);
  });

  test('ranks topics, and a little beyond their length (.76, partial .63)', () => {
    const found = ofTopics(all);
    expect(found.spearman).toBeGreaterThanOrEqual(0.7);
    expect(found.partial).toBeGreaterThanOrEqual(0.55);
    expect(found.mae).toBeLessThanOrEqual(1.35);
    expect(Math.abs(found.bias)).toBeLessThanOrEqual(0.45);
    expect(found.coverage).toBeGreaterThanOrEqual(0.6);
  });

  test('ranks whole interviews (.90; counting words .76)', () => {
    const found = ofOveralls(all);
    expect(found.unscored).toBe(0);
    expect(found.spearman).toBeGreaterThanOrEqual(0.8);
    expect(found.wordCount).toBeGreaterThanOrEqual(0.6);
    expect(found.mae).toBeLessThanOrEqual(1.25);
  });

  test('falls where answers are pasted in turn or left out', async () => {
    const { pasted, silent } = await rewrittenFound(offline, gold);
    expect(pasted.mean).toBeLessThanOrEqual(0.5);
    expect(pasted.most).toBeLessThanOrEqual(2);
    expect(silent.most).toBeLessThanOrEqual(1);
  }, 120_000);

  test('is the same in Chill and Grill, and every time', async () => {
    expect((await styleGap(offline, gold.slice(0, 8))).max).toBe(0);
    const repeated = await repeats(offline, gold.slice(0, 3), 2);
    expect(repeated).toMatchObject({ combined: 1, medianGap: 0, single: null });
  });

  test('is not lifted by attacks its rules know (0), and is by those they do not (mean .7, most 3.3)', async () => {
    const some = gold.filter((one) => ['fam-b', 'core-b', 'it-a'].includes(one.id));
    expect((await attackLift(offline, attacksOf(own.adversarial).slice(0, 12), some)).max).toBe(0);
    const unseen = await attackLift(offline, own.unseenAttacks, some);
    expect(unseen.mean).toBeLessThanOrEqual(0.8);
    expect(unseen.max).toBeLessThanOrEqual(3.5);
  });
});

describe('the contrast pairs', () => {
  test('are about 150, and those that code makes are the ones in the file', () => {
    expect(own.pairs.length).toBeGreaterThanOrEqual(145);
    expect(new Set(own.pairs.map((pair) => pair.id)).size).toBe(own.pairs.length);
    expect(made).toEqual(makeContrasts(gold, own.adversarial));
    for (const pair of own.pairs) expect(pair.changed).not.toBe(pair.plain);
  });

  describe('move offline', () => {
    let byKind: Map<string, Direction>;
    beforeAll(async () => {
      byKind = new Map(directions(await contrasts(offline, made)).map((one) => [one.kind, one]));
    });

    test.each([
      ['number_removed', 0.75],
      ['result_removed', 0.9],
      ['filler_added', 0.9],
      ['hedge_added', 0.65],
      ['injection_added', 1],
      ['praise_added', 0.8],
      ['grammar_slips', 1],
      ['name_swapped', 1],
      ['gender_swapped', 1],
      ['region_swapped', 1],
      ['college_swapped', 1],
    ])('as they should: %s, a share of %d', (kind, least) => {
      expect(byKind.get(kind)?.holding).toBeGreaterThanOrEqual(least);
    });

    test.each(['name_swapped', 'gender_swapped', 'region_swapped', 'college_swapped'])(
      '%s within .15 in the mean, with no side favoured',
      (kind) => {
        expect(byKind.get(kind)?.meanAbsGap).toBeLessThanOrEqual(0.15);
        expect(byKind.get(kind)?.signs).toBeGreaterThanOrEqual(0.05);
      },
    );

    test('eighty generic words lift by 0.3 at most (mean -.07)', () => {
      expect(byKind.get('generic_words')?.meanGap).toBeLessThanOrEqual(0.1);
      expect(byKind.get('generic_words')?.highestGap).toBeLessThanOrEqual(0.3 + 1e-9);
    });
  });
});

describe('a transcript', () => {
  const [first] = gold;
  if (!first) throw new Error('no gold transcripts');

  test('in another style has the same leads and answers, and follow-ups in its manner', () => {
    const grill = inStyle(first, 'grill');
    expect(grill.style).toBe('grill');
    grill.turns.forEach((turn, at) => {
      const before = first.turns[at]?.text;
      const followUp = turn.role === 'panel' && turn.move !== 'lead';
      expect(turn.text).toBe(followUp ? `I am not convinced. ${before}` : before);
    });
  });

  test('is said something more to in the last answer of each topic alone', () => {
    const changed = withSaid(first, 'More.').turns.filter((turn, at) => turn.text !== first.turns[at]?.text);
    expect(changed.map((turn) => turn.topicId)).toEqual(first.topics.map((one) => one.topicId));
    for (const turn of changed) expect(turn.text).toMatch(/ More\.$/);
  });
});
