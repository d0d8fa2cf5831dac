import { expect, test } from 'vitest';
import type { DatePlan } from '#contract/interview-date.ts';
import { beyondWords, daysLeftWords, planLines } from './date-words.ts';

type Step = DatePlan['steps'][number];

test.each([
  [-3, 'That day is over. We hope it went well. Clear it, or set the next one, whenever you like.'],
  [0, 'It is today. Nothing is left to prepare. All the best.'],
  [1, 'It is tomorrow.'],
  [10, 'Ten days left.'],
  [40, '40 days left.'],
])('%i days before', (daysLeft, said) => {
  expect(daysLeftWords(daysLeft)).toBe(said);
});

const steps = (...given: [day: string, kind: Step['kind']][]): Step[] =>
  given.map(([day, kind]) => ({ day: `2026-${day}`, kind }));
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test.each<[string, Step[], string[]]>([
  ['a day', steps(['12-04', 'day']), ['Fri, 4 Dec: your interview']],
  [
    'days in a row for the same, over the end of a month',
    steps(['11-29', 'drills'], ['11-30', 'drills'], ['12-01', 'drills'], ['12-02', 'read']),
    ['Sun, 29 Nov to Tue, 1 Dec: the drills that are due', 'Wed, 2 Dec: your last feedback once, then rest'],
  ],
  [
    'days for the same with another between, or with none',
    steps(['11-25', 'drills'], ['11-26', 'interview'], ['11-27', 'drills'], ['11-29', 'drills']),
    [
      'Wed, 25 Nov: the drills that are due',
      'Thu, 26 Nov: a mock interview',
      'Fri, 27 Nov: the drills that are due',
      'Sun, 29 Nov: the drills that are due',
    ],
  ],
  ['none', [], []],
])('the plan of %s', (_, given, said) => {
  expect(planLines(given).map(({ days, words }) => `${plain(days)}: ${words}`)).toEqual(said);
});

test.each([
  [0, 5, null],
  [2, -1, null],
  [1, 0, 'One interview of yours has no day before it. It stays yours until it expires.'],
  [3, 0, 'Three interviews of yours have no day before it. They stay yours until they expire.'],
])('%i beyond, %i days left', (beyond, daysLeft, said) => {
  expect(beyondWords({ beyond, daysLeft })).toBe(said);
});
