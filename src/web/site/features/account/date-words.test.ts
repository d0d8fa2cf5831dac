import { expect, test } from 'vitest';
import type { DatePlan } from '#contract/interview-date.ts';
import { daysLeftWords, interviewLines, planLines } from './date-words.ts';

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

test.each<[Partial<DatePlan>, string[]]>([
  [{}, []],
  [{ beyond: 2, outrun: 1, firstExpiry: '2026-12-27', daysLeft: -1 }, []],
  [{ beyond: 1 }, ['One interview of yours has no day before it. It stays yours until it expires.']],
  [{ beyond: 3 }, ['Three interviews of yours have no day before it. They stay yours until they expire.']],
  [
    { firstExpiry: '2026-12-27' },
    [
      'Your interviews do not all last until the date: the first expire after Sun, 27 Dec. Each is planned for a day on which it can still be begun.',
    ],
  ],
  [
    { beyond: 3, outrun: 2 },
    [
      'Two interviews of yours expire before a day of their own is left for them.',
      'One interview of yours has no day before it. It stays yours until it expires.',
    ],
  ],
  [{ beyond: 1, outrun: 1 }, ['One interview of yours expires before a day of its own is left for it.']],
])('of interviews, where the plan has %j', (given, said) => {
  const lines = interviewLines({ beyond: 0, outrun: 0, firstExpiry: null, daysLeft: 5, ...given });
  expect(lines.map(plain)).toEqual(said);
});
