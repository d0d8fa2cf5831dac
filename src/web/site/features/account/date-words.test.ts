import { expect, test } from 'vitest';
import type { DatePlan } from '#contract/interview-date.ts';
import { daysLeftWords, interviewLines, planLines } from './date-words.ts';

type Step = DatePlan['steps'][number];

test.each([
  [-3, 'over'],
  [0, 'today'],
  [1, 'tomorrow'],
  [10, 'Ten days'],
  [40, '40 days'],
])('%i days before', (daysLeft, said) => {
  expect(daysLeftWords(daysLeft)).toContain(said);
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

test.each<[Partial<DatePlan>, RegExp[]]>([
  [{}, []],
  [{ beyond: 2, outrun: 1, firstExpiry: '2026-12-27', daysLeft: -1 }, []],
  [{ beyond: 1 }, [/^One interview of yours has/]],
  [{ beyond: 3 }, [/^Three interviews of yours have/]],
  [{ firstExpiry: '2026-12-27' }, [/Sun, 27 Dec/]],
  [{ beyond: 3, outrun: 2 }, [/^Two interviews of yours expire/, /^One interview of yours has/]],
  [{ beyond: 1, outrun: 1 }, [/^One interview of yours expires/]],
])('of interviews, where the plan has %j', (given, said) => {
  const lines = interviewLines({ beyond: 0, outrun: 0, firstExpiry: null, daysLeft: 5, ...given });
  expect(lines.map(plain)).toEqual(said.map((words) => expect.stringMatching(words)));
});
