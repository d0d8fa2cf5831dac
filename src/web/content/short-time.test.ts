import { expect, it } from 'vitest';
import { shortTime } from './short-time.ts';

it.each([
  ['2026-11-24T13:10:00.000Z', '24 Nov 2026, 18:40 IST'],
  ['2026-12-31T18:30:00.000Z', '1 Jan 2027, 00:00 IST'],
])('%s is by the clock of India, with its name: %s', (iso, words) => expect(shortTime(iso)).toBe(words));
