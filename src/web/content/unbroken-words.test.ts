import { expect, it } from 'vitest';
import { indianTime, localTime, unbroken } from './unbroken-words.ts';

it.each([
  ['2026-12-22T18:29:59.000Z', 'December\u00a022, 2026 at\u00a011:59\u00a0PM\u00a0IST'],
  ['2026-03-01T20:00:00.000Z', 'March\u00a02, 2026 at\u00a01:30\u00a0AM\u00a0IST'],
  [null, 'No date'],
  ['gone', 'No date'],
])('%s is %s in India', (iso, words) => {
  expect(indianTime(iso)).toBe(words);
});

it('says no zone where the reader is', () => {
  expect(localTime('2026-03-01T20:00:00.000Z')).toMatch(/^March\u00a0\d, 2026 at\u00a0\d+:00\u00a0[AP]M$/);
  expect(localTime(undefined)).toBe('No date');
});

it('leaves no place to break a line at', () => {
  expect(unbroken('5-7 business days')).toBe('5\u2060-\u20607\u00a0business\u00a0days');
});
