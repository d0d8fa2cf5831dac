import { expect, test } from 'vitest';
import { beyondWords, daysLeftWords, stepLine } from './date-words.ts';

test.each([
  [-3, 'That day is over. We hope it went well. Clear it, or set the next one, whenever you like.'],
  [0, 'It is today. Nothing is left to prepare. All the best.'],
  [1, 'It is tomorrow.'],
  [10, 'Ten days left.'],
  [40, '40 days left.'],
])('%i days before', (daysLeft, said) => {
  expect(daysLeftWords(daysLeft)).toBe(said);
});

test('a step is read as its day in India and what it is for', () => {
  expect(stepLine({ day: '2026-12-04', kind: 'day' })).toEqual({
    day: 'Fri, 4 Dec',
    words: 'your interview',
  });
});

test.each([
  [0, 5, null],
  [2, -1, null],
  [1, 0, 'One interview of yours has no day before it. It stays yours until it expires.'],
  [3, 0, 'Three interviews of yours have no day before it. They stay yours until they expire.'],
])('%i beyond, %i days left', (beyond, daysLeft, said) => {
  expect(beyondWords({ beyond, daysLeft })).toBe(said);
});
