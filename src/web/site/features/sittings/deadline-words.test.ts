import { expect, it } from 'vitest';
import { timeLeft } from './deadline-words.ts';

const now = new Date('2026-11-25T10:00:00Z');

it.each([
  ['2026-11-28T10:00:00Z', '3 days'],
  ['2026-11-27T10:00:00Z', '2 days'],
  ['2026-11-27T09:59:59Z', '47 hours'],
  ['2026-11-25T11:00:00Z', 'one hour'],
  ['2026-11-25T10:59:59Z', '59 minutes'],
  ['2026-11-25T10:01:00Z', 'one minute'],
  ['2026-11-25T10:00:59Z', 'less than a minute'],
  ['2026-11-25T09:00:00Z', 'less than a minute'],
])('until %s there is %s', (deadline, words) => expect(timeLeft(deadline, now)).toBe(words));
