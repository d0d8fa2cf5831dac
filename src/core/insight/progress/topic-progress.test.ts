import { describe, expect, test } from 'vitest';
import { closedGaps } from './closed-gaps.ts';
import type { Conditions, Reading } from './reading.ts';
import { readingsFrom } from '#tests/fixtures/readings-from.ts';
import { topicProgress } from './topic-progress.ts';

const at = (score: number) => ({ score, half: 1 });
const trends = (readings: readonly Reading[]) => topicProgress(readings, 'experienced')[0]?.trends;
const made = (change: Partial<Conditions>, reading: Reading | undefined): Reading => {
  if (!reading) throw new Error('no such reading');
  return { ...reading, conditions: { ...reading.conditions, ...change } };
};

test('one interview shows no trend', () => {
  expect(trends(readingsFrom([at(6)], 'academics'))).toEqual([
    { kind: 'interview', sinceLast: null, sinceFirst: null, leftOut: { readings: 0, because: [] } },
  ]);
});

test('of two the last is compared, of more the first as well; the order in which they come does not matter', () => {
  const two = readingsFrom([at(3), at(8)], 'academics');
  expect(trends(two)?.[0]).toMatchObject({ sinceLast: 'up', sinceFirst: null });
  const three = readingsFrom([at(3), at(8), at(8)], 'academics').toReversed();
  expect(trends(three)?.[0]).toMatchObject({ sinceLast: 'same', sinceFirst: 'up' });
  expect(topicProgress(three, 'experienced')[0]?.readings.map(({ score }) => score)).toEqual([3, 8, 8]);
});

describe('what was read another way is not compared, and said', () => {
  test.each([
    ['style', { style: 'chill' }],
    ['profile', { profile: 'fresher' }],
    ['assessor', { assessor: { kind: 'model', name: 'some model' } }],
    ['rubric', { rubricHash: 'another' }],
  ] as const)('%s', (difference, change) => {
    const [first, latest] = readingsFrom([at(2), at(9)], 'academics');
    const readings = [made(change, first), made({}, latest)];
    expect(trends(readings)).toEqual([
      {
        kind: 'interview',
        sinceLast: null,
        sinceFirst: null,
        leftOut: { readings: 1, because: [difference] },
      },
    ]);
    expect(topicProgress(readings, 'experienced')[0]?.readings.map(({ compared }) => compared)).toEqual([
      false,
      true,
    ]);
  });

  test('two models are two assessors', () => {
    const [first, latest] = readingsFrom([at(2), at(9)], 'academics');
    const by = (name: string, reading: Reading | undefined) =>
      made({ assessor: { kind: 'model', name } }, reading);
    expect(trends([by('one', first), by('other', latest)])?.[0]?.leftOut.because).toEqual(['assessor']);
  });

  test('a drill has a trend of its own', () => {
    const interviews = readingsFrom([at(2), at(2)], 'academics');
    const drills = readingsFrom([at(9), at(9)], 'academics', { kind: 'drill' });
    expect(trends([...interviews, ...drills])).toMatchObject([
      { kind: 'interview', sinceLast: 'same', leftOut: { readings: 0 } },
      { kind: 'drill', sinceLast: 'same', leftOut: { readings: 0 } },
    ]);
  });
});

describe('closed gaps are counted', () => {
  const levels = (evidence: number | null, ownership: number, response: number | null) => ({
    evidence,
    ownership,
    response,
  });
  const pair = (before: Reading['levels'], now: Reading['levels']): Reading[] =>
    readingsFrom([at(5), at(5)], 'academics').map((reading, n) => ({
      ...reading,
      levels: n === 0 ? before : now,
    }));
  test.each([
    ['numbers closed, the rest never open', levels(1, 3, 4), levels(3, 3, 4), [0, 0], [1, 0], [0, 0]],
    ['all open still', levels(0, 1, 1), levels(1, 1, 0), [0, 1], [0, 1], [0, 1]],
    ['a level more is noise', levels(1, 1, 1), levels(2, 2, 2), [0, 0], [0, 0], [0, 0]],
    ['not asked again is neither', levels(1, 0, 1), levels(null, 4, null), [1, 0], [0, 0], [0, 0]],
  ] as const)('%s', (_, before, now, ownPart, numbers, secondWhy) => {
    const count = (gap: string, [closed, open]: readonly [number, number]) => ({ gap, closed, open });
    expect(closedGaps(pair(before, now))).toEqual([
      count('own_part', ownPart),
      count('numbers', numbers),
      count('second_why', secondWhy),
    ]);
  });

  test('one interview, or two that were read another way, count nothing', () => {
    const [first, latest] = pair(levels(1, 1, 1), levels(4, 4, 4));
    expect(closedGaps(first ? [first] : [])).toBeNull();
    expect(closedGaps([made({ style: 'chill' }, first), made({}, latest)])).toBeNull();
    expect(closedGaps([])).toBeNull();
  });
});
