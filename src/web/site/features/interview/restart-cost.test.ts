import { expect, it } from 'vitest';
import { restartCost } from './restart-cost.ts';

it.each([
  [null, null],
  [3, 'It uses one of 3 restarts of this interview, and takes nothing from your interviews.'],
  [1, 'It uses the last restart of this interview, and takes nothing from your interviews.'],
  [0, 'It has been restarted as often as it can be.'],
])('with %s restarts left says %s (rule CREDIT-5)', (left, words) => {
  expect(restartCost(left)).toBe(words);
});
