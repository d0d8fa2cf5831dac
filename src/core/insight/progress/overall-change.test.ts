import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TopicId } from '#contract/topics.ts';
import { bandHalfWidth } from '#core/scoring/score-band.ts';
import { readingsFrom } from '#tests/fixtures/readings-from.ts';
import { overallChange } from './overall-change.ts';
import type { Conditions, Reading } from './reading.ts';
import { togetherOf } from './together.ts';

const topicIds = [
  'introduction',
  'why_mba',
  'career_goals',
  'work_experience',
  'academics',
  'hobbies',
] as const;
const half = bandHalfWidth({ kind: 'offline', answers: 2 });

/** An interview on a day, with these scores. */
function interview(
  scores: Partial<Record<TopicId, number>>,
  { day = 1, ...conditions }: Partial<Conditions> & { day?: number } = {},
): Reading[] {
  const at = new Date(Date.UTC(2026, 10, day)).toISOString();
  return (Object.entries(scores) as [TopicId, number][]).flatMap(([topicId, score]) =>
    readingsFrom([{ score, half }], topicId, { at, id: `session_${day}` }).map((reading) => ({
      ...reading,
      conditions: { ...reading.conditions, ...conditions },
    })),
  );
}
const all = (score: number) => Object.fromEntries(topicIds.map((topicId) => [topicId, score]));
const model = { kind: 'model', name: 'some' } as const;

describe('an interview beside an earlier one (rules PROGRESS-3, PROGRESS-7)', () => {
  test.each([
    ['a little better', interview(all(6)), 'same', 6],
    ['as good', interview(all(5)), 'same', 6],
    ['much better', interview(all(8)), 'up', 6],
    ['much weaker', interview(all(2)), 'down', 6],
    ['much better on the topics both asked, with others', interview({ ...all(8), background: 1 }), 'up', 6],
    [
      'much better on three topics and without the others',
      interview({ introduction: 9, why_mba: 9, hobbies: 9 }),
      'up',
      3,
    ],
    [
      'with one topic read by a model',
      [...interview(all(8)).slice(1), ...interview({ introduction: 9 }, { assessor: model })],
      'up',
      5,
    ],
  ])('%s', (_, after, change, topics) => {
    expect(overallChange(interview(all(5)), after)).toMatchObject({ change, common: { topics } });
  });

  test.each([
    ['in the other style', interview(all(9), { style: 'chill' }), ['style']],
    [
      'by a model, in the other style',
      interview(all(9), { style: 'chill', assessor: model }),
      ['assessor', 'style'],
    ],
    ['on two of its topics', interview({ introduction: 9, hobbies: 9, background: 9 }), ['topics']],
    ['on other topics', interview({ background: 9, current_affairs: 9, analytical: 9 }), ['topics']],
    ['on two, and composure', interview({ introduction: 9, hobbies: 9, composure: 9 }), ['topics']],
  ])('%s is not compared, and why', (_, after, because) => {
    const before = interview({ ...all(5), composure: 5 });
    expect(overallChange(before, after)).toEqual({ change: null, because });
  });

  test('its averages are those of the topics both asked, weighed as in the overall score', () => {
    const before = interview({ introduction: 2, why_mba: 4, hobbies: 6, background: 10 });
    const after = interview({ introduction: 4, why_mba: 6, hobbies: 8, academics: 0 });
    const said = overallChange(before, after);
    const { common } = said as Extract<typeof said, { common: unknown }>;
    expect(common.after - common.before).toBeCloseTo(2);
    expect(common.before).toBeGreaterThan(2);
    expect(common.before).toBeLessThan(6);
  });
});

describe('all topics together', () => {
  const onSix = (before: number, after: number) => ({
    topics: 6,
    before: expect.closeTo(before),
    after: expect.closeTo(after),
  });
  test('beside the last and the first it can be compared with; what is left out is counted', () => {
    const four = [
      interview(all(3), { day: 1 }),
      interview(all(9), { day: 2, style: 'chill' }),
      interview(all(7), { day: 3 }),
      interview(all(7.5), { day: 4 }),
    ];
    expect(togetherOf(four.toReversed())).toEqual({
      sinceLast: { at: four[2]?.[0]?.at, change: 'same', common: onSix(7, 7.5) },
      sinceFirst: { at: four[0]?.[0]?.at, change: 'up', common: onSix(3, 7.5) },
      leftOut: { readings: 1, because: ['style'] },
    });
  });

  test('of two only the last, of one nothing', () => {
    const [one, two] = [interview(all(3), { day: 1 }), interview(all(9), { day: 2 })];
    expect(togetherOf([one, two])).toMatchObject({ sinceLast: { change: 'up' }, sinceFirst: null });
    expect(togetherOf([one])).toBeNull();
    expect(togetherOf([one, []])).toBeNull();
  });
});

/* How far two readings of one person lie apart, as measured on the gold transcripts: within a person topics err by 1.04 (standard deviation), and
   what an interview shares is taken for half a point. */
const within = 1.04;
const sharedByInterview = 0.5;

test('up or down is said of who did not change in at most one of twenty (rule PROGRESS-7)', () => {
  const gauss = (a: number, b: number): number => Math.sqrt(-2 * Math.log(1 - a)) * Math.cos(2 * Math.PI * b);
  const unit = fc.double({ min: 0, max: 0.999_999, noNaN: true });
  const draws = fc.sample(fc.array(unit, { minLength: 48, maxLength: 48 }), { numRuns: 4_000, seed: 7 });
  const told = draws.map((draw) => {
    const truth = 3 + 4 * (draw[47] ?? 0);
    const asked = topicIds.slice(0, 3 + Math.floor(4 * (draw[46] ?? 0)));
    const again = (day: number) => {
      const noise = (at: number) => gauss(draw[14 * day + 2 * at] ?? 0, draw[14 * day + 2 * at + 1] ?? 0);
      const mood = sharedByInterview * noise(6);
      const scores = asked.map((topicId, at) => [
        topicId,
        Math.min(10, Math.max(0, truth + mood + within * noise(at))),
      ]);
      return interview(Object.fromEntries(scores), { day });
    };
    const together = togetherOf([again(0), again(1), again(2)]);
    return [together?.sinceLast, together?.sinceFirst].some((since) => since?.change !== 'same');
  });
  const rate = told.filter(Boolean).length / told.length;
  expect(rate).toBeLessThanOrEqual(0.05);
  // A rule that never says anything would pass, too.
  expect(rate).toBeGreaterThan(0.001);
});
