import { describe, expect, test } from 'vitest';
import { criterionIds, type Reader } from '#contract/feedback.ts';
import type { Reading } from './assessment.ts';
import { liesApart, readerScores } from './compare-readings.ts';

const reading = (levels: readonly (number | null)[], reader: Reader | null = 'chair'): Reading => ({
  topicId: 'hobbies',
  coreWrong: false,
  reader,
  criteria: criterionIds.map((criterion, at) => ({
    criterion,
    level: levels[at] ?? null,
    evidence: [],
    because: '',
    missing: '',
  })),
});

describe('readings lie apart', () => {
  test.each([
    [
      'alike',
      [
        [2, 2, 2, 2, 2],
        [2, 2, 2, 2, 2],
      ],
      false,
    ],
    [
      'one level',
      [
        [2, 2, 2, 2, 2],
        [3, 1, 2, 2, 2],
      ],
      false,
    ],
    [
      'two levels on one criterion',
      [
        [2, 2, 2, 2, 2],
        [2, 2, 4, 2, 2],
      ],
      true,
    ],
    [
      'two levels between the outer of three',
      [
        [1, 2],
        [2, 2],
        [3, 2],
      ],
      true,
    ],
    [
      'where one says nothing',
      [
        [4, 2],
        [null, 2],
      ],
      false,
    ],
    ['alone', [[4, 0]], false],
    ['none', [], false],
  ])('%s', (_name, all, apart) => {
    expect(liesApart(all.map((levels) => reading(levels)))).toBe(apart);
  });
});

test('each reader has a score of its own, the mean of all it gave, in the order of the seats', () => {
  const scores = readerScores(
    [reading([4], 'industry'), reading([1], 'chair'), reading([2], 'industry'), reading([3], null)],
    (one) => (one.criteria[0]?.level ?? 0) * 2.5,
  );
  expect(scores).toEqual([
    { reader: 'chair', score: 2.5 },
    { reader: 'industry', score: 7.5 },
  ]);
});
