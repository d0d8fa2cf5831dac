import { expect, it } from 'vitest';
import { tooManyWords } from './wait-words.ts';

it.each([
  [undefined, 'wait a while'],
  [Number.NaN, 'wait a while'],
  [3, 'a few seconds'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3_000, '50 minutes'],
  [3_001, 'about an hour'],
  [3_601, 'about 2 hours'],
  [86_400, 'about a day'],
  [86_401, 'about 2 days'],
])('%s seconds', (seconds, words) => {
  expect(tooManyWords(seconds)).toContain(words);
});
