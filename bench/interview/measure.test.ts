import { expect, test } from 'vitest';
import { percentile } from './measure.ts';

test.each([
  [[5], 0.5, 5],
  [[3, 1, 2], 0.5, 2],
  [[4, 3, 1, 2], 0.5, 2],
  [Array.from({ length: 100 }, (_, i) => 100 - i), 0.99, 99],
  [Array.from({ length: 101 }, (_, i) => i), 0.99, 99],
  [[1, 2], 1, 2],
  [[1, 2], 0, 1],
  [[], 0.5, Number.NaN],
])('of %j the share %d does not exceed %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});
