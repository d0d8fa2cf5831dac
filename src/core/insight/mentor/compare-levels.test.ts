import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criterionIds } from '#contract/feedback.ts';
import type { MentorTopicScore } from '#contract/mentors.ts';
import { topicIds } from '#contract/topics.ts';
import { compareLevels, isWholeScore, topicsToScore } from './compare-levels.ts';
import { kappaPairs, weightedKappa } from './weighted-kappa.ts';

const level = fc.option(fc.integer({ min: 0, max: 4 }), { nil: null });
const levels = fc.record({
  evidence: level,
  structure: level,
  reasoning: level,
  ownership: level,
  response: level,
});
type Levels = MentorTopicScore['levels'];
const ours = (topicId: (typeof topicIds)[number], given: Levels, score: number | null = 5) => ({
  topicId,
  score,
  levels: criterionIds.map((criterion) => ({ criterion, level: given[criterion], because: '' })),
});
const theirs = (topicId: (typeof topicIds)[number], given: Levels): MentorTopicScore => ({
  topicId,
  levels: given,
  note: '',
});
const all = (value: number | null): Levels => ({
  evidence: value,
  structure: value,
  reasoning: value,
  ownership: value,
  response: value,
});
const interview = fc
  .array(fc.tuple(fc.constantFrom(...topicIds), levels, levels), { maxLength: 12 })
  .map((drawn) => [...new Map(drawn.map((one) => [one[0], one])).values()]);

describe('a mentor’s levels beside ours (rule MENTOR-5)', () => {
  it.each([
    ['every level equal', all(3), all(3), 'same'],
    ['one level one apart', { ...all(3), evidence: 2 }, all(3), 'within_a_level'],
    ['all levels one apart', all(2), all(3), 'within_a_level'],
    ['one level two apart', { ...all(3), response: 1 }, all(3), 'apart'],
    ['nothing the mentor could say', all(null), all(3), 'not_comparable'],
    ['no level in common', { ...all(null), evidence: 4 }, { ...all(2), evidence: null }, 'not_comparable'],
    [
      'what only one judged does not count',
      { ...all(3), response: null },
      { ...all(3), evidence: null },
      'same',
    ],
  ] as const)('%s', (_name, mentor, own, agreement) => {
    const [topic] = compareLevels([theirs('academics', mentor)], [ours('academics', own)]).topics;
    expect(topic?.agreement).toBe(agreement);
  });

  it('counts every pair once, agrees wholly with itself, and is the same from both sides', () => {
    fc.assert(
      fc.property(interview, (drawn) => {
        const there = compareLevels(
          drawn.map(([id, mentor]) => theirs(id, mentor)),
          drawn.map(([id, , own]) => ours(id, own)),
        );
        const back = compareLevels(
          drawn.map(([id, , own]) => theirs(id, own)),
          drawn.map(([id, mentor]) => ours(id, mentor)),
        );
        const self = compareLevels(
          drawn.map(([id, mentor]) => theirs(id, mentor)),
          drawn.map(([id, mentor]) => ours(id, mentor)),
        );
        expect(there.equal + there.oneApart + there.further).toBe(there.compared);
        expect(there.topics.map(({ topicId }) => topicId)).toEqual(drawn.map(([id]) => id));
        expect({ ...back, topics: [] }).toEqual({ ...there, topics: [] });
        expect(back.topics.map(({ agreement }) => agreement)).toEqual(
          there.topics.map(({ agreement }) => agreement),
        );
        expect(self.equal).toBe(self.compared);
        expect(self.kappa === null || self.kappa === 1).toBe(true);
      }),
    );
  });

  it('leaves what it was given as it was', () => {
    fc.assert(
      fc.property(interview, (drawn) => {
        const given = drawn.map(([id, mentor]) => theirs(id, mentor));
        const own = drawn.map(([id, , one]) => ours(id, one));
        const before = structuredClone({ given, own });
        compareLevels(given, own);
        expect({ given, own }).toEqual(before);
      }),
    );
  });
});

describe('the measure of agreement', () => {
  const pairs = fc.array(
    fc.record({ mentor: fc.integer({ min: 0, max: 4 }), ours: fc.integer({ min: 0, max: 4 }) }),
    { maxLength: 60 },
  );

  it('is none below twenty pairs, and where all levels are one', () => {
    const mixed = Array.from({ length: kappaPairs }, (_, at) => ({ mentor: at % 5, ours: at % 5 }));
    expect(weightedKappa(mixed.slice(1))).toBeNull();
    expect(weightedKappa(mixed)).toBe(1);
    expect(weightedKappa(mixed.map(() => ({ mentor: 2, ours: 2 })))).toBeNull();
  });

  it('is -1 for marks turned round, 0 for marks that say nothing of each other, and as worked out by hand between', () => {
    const turned = Array.from({ length: 20 }, (_, at) => ({ mentor: at % 5, ours: 4 - (at % 5) }));
    expect(weightedKappa(turned)).toBe(-1);
    const apart = Array.from({ length: 25 }, (_, at) => ({ mentor: at % 5, ours: Math.floor(at / 5) }));
    expect(weightedKappa(apart)).toBe(0);
    // Twenty pairs of 0-4, five of them one higher: seen 4 of 20 squares, by chance the variances and the shift.
    const near = Array.from({ length: 20 }, (_, at) => ({
      mentor: at % 5,
      ours: Math.min(4, (at % 5) + (at < 5 ? 1 : 0)),
    }));
    const seen = 4 / 20;
    const meanOf = (of: number[]) => of.reduce((a, b) => a + b, 0) / of.length;
    const varianceOf = (of: number[]) => meanOf(of.map((x) => x * x)) - meanOf(of) ** 2;
    const [a, b] = [near.map((p) => p.mentor), near.map((p) => p.ours)];
    const chance = varianceOf(a) + varianceOf(b) + (meanOf(a) - meanOf(b)) ** 2;
    expect(weightedKappa(near)).toBeCloseTo(1 - seen / chance, 2);
  });

  it('is never above 1, whoever is asked first', () => {
    fc.assert(
      fc.property(pairs, (drawn) => {
        const kappa = weightedKappa(drawn);
        const turned = weightedKappa(drawn.map(({ mentor, ours: own }) => ({ mentor: own, ours: mentor })));
        expect(kappa).toBe(turned);
        expect(kappa === null || (kappa <= 1 && kappa >= -1)).toBe(true);
      }),
    );
  });
});

describe('what a mentor scores (rule MENTOR-4)', () => {
  const topics = [
    ours('academics', all(2)),
    ours('hobbies', all(2), null),
    { ...ours('composure', all(1)), levels: [] },
  ];

  it('is what we gave a number to by levels', () => {
    expect(topicsToScore(topics).map(({ topicId }) => topicId)).toEqual(['academics']);
  });

  it.each([
    ['whole', [theirs('academics', all(3))], true],
    ['with nothing in it', [theirs('academics', all(null))], false],
    ['of a topic too many', [theirs('academics', all(3)), theirs('hobbies', all(3))], false],
    ['of one topic twice', [theirs('academics', all(3)), theirs('academics', all(1))], false],
    ['of another topic', [theirs('hobbies', all(3))], false],
  ])('a score %s', (_name, scores, whole) => {
    expect(isWholeScore(scores, topics)).toBe(whole);
  });
});
