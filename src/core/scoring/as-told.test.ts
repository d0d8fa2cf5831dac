import { describe, expect, test } from 'vitest';
import { type Feedback, relevances, type TopicFeedback } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import { asTold, mayTell, topicsAsTold } from './as-told.ts';

const topic = (topicId: TopicId, score: number | null, more: Partial<TopicFeedback> = {}): TopicFeedback => ({
  topicId,
  name: topicId,
  score,
  band: score === null ? null : { low: Math.max(0, score - 2), high: Math.min(10, score + 2) },
  text: 'You gave one answer here, of 60 words.',
  levels: [],
  quotes: [{ turnId: 'T02', quote: 'I sent the tanker back at six', criterion: 'evidence' }],
  missing: ['A figure. There is no number in your answers here.'],
  nextStep: 'A step.',
  caps: [],
  ...more,
});

const by = (kind: 'offline' | 'model', topics: TopicFeedback[]): Feedback => ({
  sessionId: 'session_a_1',
  avgScore: 7.2,
  band: { low: 5.8, high: 8.6 },
  completedAt: '2026-03-07T16:12:00Z',
  style: 'chill',
  profile: 'experienced',
  durationMs: 1,
  assessedTopics: topics.length,
  verdict: 'You gave three answers on three topics.',
  topics,
  drills: [],
  contradictions: [],
  tactics: [],
  transcript: [],
  marginNotes: [],
  panel: [],
  assessor: { kind, name: 'n', version: '1', rubricHash: 'h', calibrated: false, honesty: 'h' },
  ignored: [],
});

const work = topic('work_experience', 7.6);
const goals = topic('career_goals', 7.4);
const pressed = topic('composure', 8.2);
const closing = topic('closing', null);
const practice = by('offline', [work, goals, pressed, closing]);
const found = (feedback: Feedback, topicId: TopicId): TopicFeedback | undefined =>
  feedback.topics.find((one) => one.topicId === topicId);

describe('what a candidate tells of a topic', () => {
  test.each([
    [undefined, 8, null],
    ['yes', 8, 'yes'],
    ['partly', 5, 'partly'],
    ['no', 2, 'no'],
  ] as const)('told %s it comes to %d (rule TOLD-2)', (relevance, score, told) => {
    const shown = asTold(practice, relevance ? { work_experience: relevance } : {});
    expect(found(shown, 'work_experience')).toMatchObject({ score, told });
    expect(found(shown, 'career_goals')).toMatchObject({ score: 7, told: null });
  });

  test('raises nothing, and never lowers what is lower already', () => {
    const low = by('offline', [topic('work_experience', 1.2), goals]);
    for (const relevance of relevances)
      expect(found(asTold(low, { work_experience: relevance }), 'work_experience')?.score).toBe(1);
  });

  test('leaves nothing quoted or called missing of what did not answer', () => {
    const told = found(asTold(practice, { work_experience: 'no' }), 'work_experience');
    expect(told).toMatchObject({ quotes: [], missing: [] });
    expect(told?.text).toMatch(/does not answer the question/);
    expect(found(asTold(practice, { work_experience: 'partly' }), 'work_experience')?.quotes).toEqual(
      work.quotes,
    );
  });

  test('is asked of no topic without a number, and not of composure (rule TOLD-1)', () => {
    const shown = asTold(practice, {});
    expect(found(shown, 'composure')).not.toHaveProperty('told');
    expect(found(shown, 'closing')).not.toHaveProperty('told');
    expect(mayTell(practice, 'work_experience')).toBe(true);
    for (const topicId of ['composure', 'closing', 'hobbies'] as const)
      expect(mayTell(practice, topicId)).toBe(false);
  });
});

describe('the overall', () => {
  const overall = (told: Parameters<typeof asTold>[1]): number | null => asTold(practice, told).avgScore;

  test('follows at once, by the weights of the topics (rule TOLD-2)', () => {
    // 18, 8 and 5 hundredths: 7.6, 7.4 and 8.2; then 2 in place of 7.6.
    expect(overall({})).toBe(8);
    expect(overall({ work_experience: 'no' })).toBe(4);
    expect(overall({ work_experience: 'no', career_goals: 'no' })).toBe(3);
    expect(overall({ work_experience: 'yes', career_goals: 'yes' })).toBe(overall({}));
  });

  test('stays away where too little was assessed', () => {
    expect(asTold({ ...practice, avgScore: null, band: null }, { work_experience: 'no' })).toMatchObject({
      avgScore: null,
      band: null,
    });
  });
});

test('every number of the practice panel is whole, and its band holds it (rule RUBRIC-11)', () => {
  for (const relevance of [undefined, ...relevances]) {
    const shown = asTold(practice, relevance ? { work_experience: relevance, career_goals: relevance } : {});
    const scored = [{ score: shown.avgScore, band: shown.band }, ...shown.topics];
    for (const { score, band } of scored) {
      if (score === null) continue;
      expect([score, band?.low, band?.high].map((value) => Number.isInteger(value))).toEqual([
        true,
        true,
        true,
      ]);
      expect(band?.low).toBeLessThanOrEqual(score);
      expect(band?.high).toBeGreaterThanOrEqual(score);
    }
  }
});

test('feedback of a model is left as it is, whatever was told', () => {
  const model = by('model', [
    { ...work, assessedBy: 'model' },
    { ...goals, assessedBy: 'offline' },
  ]);
  expect(asTold(model, { work_experience: 'no' })).toBe(model);
  expect(topicsAsTold(model, { career_goals: 'no' })).toBe(model);
  expect(mayTell(model, 'work_experience')).toBe(false);
});

test('a model that could read nothing leaves the practice panel, whose feedback is told of', () => {
  const unread = by(
    'model',
    [work, goals].map((one) => ({ ...one, assessedBy: 'offline' as const })),
  );
  expect(mayTell(unread, 'work_experience')).toBe(true);
  expect(found(asTold(unread, { work_experience: 'partly' }), 'work_experience')?.score).toBe(5);
});
