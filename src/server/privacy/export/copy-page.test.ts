import { expect, it } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import { interviewSection } from './copy-page.ts';

const topic = { text: 'Clear.', quotes: [], missing: [], nextStep: '' };
const feedback = {
  avgScore: 7.4,
  band: { low: 6.6, high: 8.1 },
  verdict: 'Well argued.',
  drills: [],
  topics: [
    { ...topic, name: 'Work', score: 8.1, band: { low: 7.9, high: 8.1 } },
    { ...topic, name: 'Academics', score: 6, band: { low: 4.9, high: 7 } },
    { ...topic, name: 'Hobbies', score: 5, band: null },
    { ...topic, name: 'News', score: null, band: null },
  ],
} as unknown as Feedback;

it('every score of the copy stands with its band (rule RUBRIC-11)', () => {
  const page = interviewSection({
    folder: '001',
    title: 'An interview',
    startedAt: null,
    withoutFeedback: null,
    feedback,
    words: [],
  });
  expect(page).toContain('Score: <b>7.5</b> of 10, likely 6.5–8</p>');
  expect([...page.matchAll(/<span class="score">(.*?)<\/span>/g)].map(([, words]) => words)).toEqual([
    '8, likely 8',
    '6, likely 5–7',
    '5',
    'no score',
  ]);
});
