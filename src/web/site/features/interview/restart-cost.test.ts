import { expect, it } from 'vitest';
import { restartQuestion } from './restart-cost.ts';

const sure = 'Are you sure you want to restart? This will end your current interview.';

it.each([
  [null, sure, null, true],
  [3, sure, 'It uses one of 3 restarts of this interview, and takes nothing from your interviews.', true],
  [1, sure, 'It uses the last restart of this interview, and takes nothing from your interviews.', true],
  [0, 'This interview has been restarted as often as it can be. Please finish this one.', null, false],
])('with %s restarts left (rule CREDIT-5)', (left, text, note, mayRestart) => {
  expect(restartQuestion(left)).toEqual({ text, note, mayRestart });
});
