import { expect, test } from 'vitest';
import { feedback as feedbackShape, type Feedback } from '#contract/feedback.ts';
import { withoutScores } from './without-scores.ts';

const quote = { turnId: 'T02', quote: 'I sent the tanker back at six', criterion: 'evidence' } as const;
const scored: Feedback = {
  sessionId: 'session_a_1',
  avgScore: 7.31,
  band: { low: 5.91, high: 8.71 },
  completedAt: '2026-03-07T16:12:00Z',
  style: 'chill',
  profile: 'experienced',
  durationMs: 60_000,
  assessedTopics: 1,
  verdict: 'Work first on Work Experience.',
  topics: [
    {
      topicId: 'work_experience',
      name: 'Work Experience',
      score: 7.31,
      band: { low: 5.91, high: 8.71 },
      text: 'It stops at 7.31.',
      levels: [{ criterion: 'evidence', level: 3, because: '7.31 of 9.0 points' }],
      quotes: [quote],
      missing: ['A figure.'],
      nextStep: 'A step.',
      caps: ['It stops at 8.'],
      assessedBy: 'offline',
    },
    {
      topicId: 'hobbies',
      name: 'Hobbies & Interests',
      score: null,
      band: null,
      notAssessedBecause: 'not_asked',
      text: 'The panel did not come to this.',
      levels: [],
      quotes: [],
      missing: [],
      nextStep: 'A step.',
      caps: [],
    },
  ],
  drills: ['A drill for Work Experience.'],
  contradictions: [],
  tactics: [],
  transcript: [
    {
      id: 'T02',
      role: 'candidate',
      topicId: 'work_experience',
      text: quote.quote,
      startedAtMs: 0,
      endedAtMs: 1,
    },
  ],
  marginNotes: [{ turnId: 'T02', kind: 'tick', text: 'a change, in figures' }],
  panel: [],
  assessor: {
    kind: 'offline',
    name: 'n',
    version: '1',
    rubricHash: 'h',
    calibrated: false,
    honesty: 'It checks evidence.',
  },
  ignored: [],
};

test('a record without a model holds what was said and quoted, and no number, level or word that rests on one (rule SCHOOL-100)', () => {
  const left = withoutScores(scored);
  expect(feedbackShape.parse(left)).toEqual(left);
  expect(JSON.stringify(left)).not.toMatch(/7\.31|stops at|A figure|A step|A drill|tick/);
  expect(left).toMatchObject({ avgScore: null, band: null, transcript: scored.transcript });
  expect(
    left.topics.map(({ score, notAssessedBecause, quotes }) => [score, notAssessedBecause, quotes]),
  ).toEqual([
    [null, 'no_model', [quote]],
    [null, 'not_asked', []],
  ]);
});
