import { expect, it } from 'vitest';
import { tooManyWords } from './wait-words.ts';

it.each([
  [undefined, 'Please wait a while and try again.'],
  [0, 'Please wait a while and try again.'],
  [Number.NaN, 'Please wait a while and try again.'],
  [3, 'Please try again in a few seconds.'],
  [11, 'Please try again in a minute.'],
  [60, 'Please try again in a minute.'],
  [61, 'Please try again in 2 minutes.'],
  [12 * 60, 'Please try again in 12 minutes.'],
  [3_000, 'Please try again in 50 minutes.'],
  [3_001, 'Please try again in about an hour.'],
  [3_596, 'Please try again in about an hour.'],
  [3_601, 'Please try again in about 2 hours.'],
  [23 * 3_600, 'Please try again in about 23 hours.'],
  [86_400, 'Please try again in about a day.'],
  [86_401, 'Please try again in about 2 days.'],
])('%s seconds', (seconds, words) => {
  expect(tooManyWords(seconds)).toBe(`That was too many tries in a short time. ${words}`);
});
