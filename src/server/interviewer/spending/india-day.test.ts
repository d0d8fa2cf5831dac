import { expect, it } from 'vitest';
import { indiaDay } from './india-day.ts';

it.each<[string, number, string]>([
  ['2026-03-07T18:29:59.999Z', 0, '2026-03-07'],
  ['2026-03-07T18:30:00.000Z', 0, '2026-03-08'],
  ['2026-12-31T18:30:00.000Z', 0, '2027-01-01'],
  ['2026-03-01T00:00:00.000Z', 1, '2026-02-28'],
  ['2028-03-01T00:00:00.000Z', 1, '2028-02-29'],
  ['2026-03-07T12:00:00.000Z', 6, '2026-03-01'],
])('%s, %d days before, is %s in India', (now, daysBefore, day) => {
  expect(indiaDay(new Date(now), daysBefore)).toBe(day);
});
