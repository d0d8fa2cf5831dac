import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import { overallScore } from '#core/scoring/overall-score.ts';
import { bandAround } from '#core/scoring/score-band.ts';
import { criterionDeviation } from './change-between.ts';
import { overallChange } from './overall-change.ts';

type Overall = Parameters<typeof overallChange>[0];
const topicIds = ['introduction', 'why_mba', 'work_experience', 'academics', 'hobbies'] as const;

function overallOf(scores: Partial<Record<TopicId, number>>, changed: Partial<Overall> = {}): Overall {
  const read = Object.entries(scores) as [TopicId, number][];
  const halves = read.map(([topicId, score]) => ({
    topicId,
    score,
    half: criterionDeviation(topicId) * 1.2816,
  }));
  const overall = overallScore(halves, 'experienced', 'offline');
  if (!overall) throw new Error('too few topics');
  const topics = halves.map(({ topicId, score, half }) => ({
    topicId,
    score,
    band: bandAround(score, half),
    levels: [] as Feedback['topics'][number]['levels'],
  }));
  return {
    sessionId: 'session_aaaaaaaa_1',
    completedAt: '2026-11-01T10:00:00.000Z',
    style: 'grill',
    profile: 'experienced',
    topics: topics as Overall['topics'],
    assessor: { kind: 'offline', name: 'offline', rubricHash: 'abc' } as Overall['assessor'],
    avgScore: overall.score,
    band: overall.band,
    ...changed,
  };
}

const all = (score: number) => Object.fromEntries(topicIds.map((topicId) => [topicId, score]));
const { hobbies: _, ...fewer } = all(7);

test.each<[string, Overall, ReturnType<typeof overallChange>]>([
  ['by a little', overallOf(all(5.5)), { change: 'same', because: [] }],
  ['not at all', overallOf(all(5)), { change: 'same', because: [] }],
  ['by much, upwards', overallOf(all(9)), { change: 'up', because: [] }],
  ['by much, downwards', overallOf(all(1)), { change: 'down', because: [] }],
  ['in the other style', overallOf(all(9), { style: 'chill' }), { change: null, because: ['style'] }],
  [
    'read by a model, in the other style',
    overallOf(all(9), {
      style: 'chill',
      assessor: { kind: 'model', name: 'some', rubricHash: 'abc' } as Overall['assessor'],
    }),
    { change: null, because: ['assessor', 'style'] },
  ],
  ['on other topics', overallOf(fewer), { change: null, because: ['topics'] }],
])('an overall score that differs %s (rules PROGRESS-3, PROGRESS-7)', (_name, after, said) => {
  expect(overallChange(overallOf(all(5)), after)).toEqual(said);
});

test('up or down is said of who did not change in at most one of twenty (rule PROGRESS-7)', () => {
  const gauss = (a: number, b: number): number => Math.sqrt(-2 * Math.log(1 - a)) * Math.cos(2 * Math.PI * b);
  const unit = fc.double({ min: 0, max: 0.999999, noNaN: true });
  const draws = fc.sample(fc.array(unit, { minLength: 21, maxLength: 21 }), { numRuns: 4_000, seed: 7 });
  const wrong = draws.filter((draw) => {
    const truth = 3 + 4 * (draw[20] ?? 0);
    const reading = (from: number) =>
      overallOf(
        Object.fromEntries(
          topicIds.map((topicId, at) => {
            const noise = gauss(draw[from + 2 * at] ?? 0, draw[from + 2 * at + 1] ?? 0);
            return [topicId, Math.min(10, Math.max(0, truth + criterionDeviation(topicId) * noise))];
          }),
        ),
      );
    return overallChange(reading(0), reading(10)).change !== 'same';
  });
  expect(wrong.length / draws.length).toBeLessThanOrEqual(0.05);
});
