import { expect, it } from 'vitest';
import type { MentorComparison } from '#contract/mentors.ts';
import { countWords, kappaWords } from './comparison-words.ts';

const of = (counts: Partial<MentorComparison>): MentorComparison => ({
  topics: [],
  compared: 0,
  equal: 0,
  oneApart: 0,
  further: 0,
  kappa: null,
  ...counts,
});

it.each([
  [of({}), 'There is no level that both gave.', ''],
  [of({ compared: 1, equal: 1 }), 'Of 1 level that both gave, 1 is the same, 0 one apart and 0 further.', ''],
  [
    of({ compared: 25, equal: 9, oneApart: 12, further: 4, kappa: 0.4 }),
    'Of 25 levels that both gave, 9 are the same, 12 one apart and 4 further.',
    'Quadratic weighted kappa: 0.40 (1 is full agreement, 0 what chance would give).',
  ],
])('counts are told as they are (rule MENTOR-5): %#', (comparison, counts, kappa) => {
  expect(countWords(comparison)).toBe(counts);
  expect(kappaWords(comparison)).toBe(kappa);
});
