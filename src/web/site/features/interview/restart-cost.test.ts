import { expect, it } from 'vitest';
import { restartQuestion } from './restart-cost.ts';

const sure = 'Are you sure you want to restart? This will end your current interview.';

it.each([
  [null, sure, /deleted/, true],
  [3, sure, /deleted\. It uses one of 3 restarts/, true],
  [1, sure, /deleted\. It uses the last restart/, true],
  [0, null, null, false],
])('with %s restarts left (rule CREDIT-5)', (left, text, note, mayRestart) => {
  const question = restartQuestion(left);
  expect(question.mayRestart).toBe(mayRestart);
  if (text) expect(question.text).toBe(text);
  if (note) expect(question.note).toMatch(note);
  else expect(question.note).toBeNull();
});
