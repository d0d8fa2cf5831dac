import { expect, it } from 'vitest';
import { endWords } from './end-words.ts';

it.each([0, 1, 2])('with %i topics says whether the interview comes back (rule CREDIT-6)', (topics) => {
  expect(endWords(topics, true)).toMatch(/there will be none, and this interview is returned to you\.$/);
  expect(endWords(topics, false)).toMatch(/there will be none, and it counts as used: /);
});

it.each([3, 6, 9])('with %i topics promises feedback, and no return that does not come', (topics) => {
  expect(endWords(topics, true)).toMatch(/the interview counts\. .* it is returned to you\.$/);
  expect(endWords(topics, false)).toMatch(/the interview counts\. .* it still counts\.$/);
});
