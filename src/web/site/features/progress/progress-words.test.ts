import { describe, expect, test } from 'vitest';
import type { Trend } from '#contract/progress.ts';
import { gapCountWords, leftOutWords, sinceWords, verdictWords } from './progress-words.ts';

const trend = (change: Partial<Trend> = {}): Trend => ({
  kind: 'interview',
  sinceLast: null,
  sinceFirst: null,
  leftOut: { readings: 0, because: [] },
  ...change,
});

describe('a topic’s line', () => {
  test.each([
    ['One reading, no trend', [trend()]],
    ['Up since the last interview', [trend({ sinceLast: 'up', sinceFirst: 'same' })]],
    ['Down since the last interview', [trend({ sinceLast: 'down', sinceFirst: 'up' })]],
    ['Up since the first interview', [trend({ sinceLast: 'same', sinceFirst: 'up' })]],
    [
      'Up since the last comparable interview',
      [trend({ sinceLast: 'up', leftOut: { readings: 1, because: ['style'] } })],
    ],
    ['The same', [trend({ sinceLast: 'same', sinceFirst: 'same' })]],
    ['Nothing to compare with', [trend({ leftOut: { readings: 1, because: ['style'] } })]],
    ['The same', [trend({ kind: 'drill', sinceLast: 'up' }), trend({ sinceLast: 'same' })]],
    ['Up since the last drill', [trend({ kind: 'drill', sinceLast: 'up' })]],
  ])('says %s', (said, trends) => {
    expect(verdictWords({ trends })).toBe(said);
  });
});

test.each([
  [null, 0, []],
  ['one earlier interview is not compared: in the other style.', 1, ['style']],
  [
    'two earlier interviews are not compared: read by another assessor, under another version of the rubric.',
    2,
    ['assessor', 'rubric'],
  ],
] as const)('says %s', (said, readings, because) => {
  expect(leftOutWords(trend({ leftOut: { readings, because: [...because] } }))).toBe(said);
});

test.each([
  [0, 0, 'none stood open before'],
  [2, 0, 'two closed'],
  [0, 1, 'one still open'],
  [2, 1, 'two closed, one still open'],
])('%i closed and %i open: %s', (closed, open, said) => {
  expect(gapCountWords({ closed, open })).toBe(said);
});

test.each([
  ['up', 'Up: 5 then, 7.5 now, on six topics'],
  ['down', 'Down: 5 then, 7.5 now, on six topics'],
  ['same', 'The same: 5 then, 7.5 now, on six topics'],
] as const)('%s, on what two interviews have in common', (change, said) => {
  expect(sinceWords({ change, common: { topics: 6, before: 5.1, after: 7.4 } })).toBe(said);
});
