import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { lastWholeDay, lotExpiry } from './lot-expiry.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe('lotExpiry', () => {
  it.each([
    ['a morning in India', '2026-03-01T10:00:00+05:30', '2026-03-31T23:59:59+05:30'],
    [
      'just after midnight in India, still yesterday in UTC',
      '2026-03-01T00:00:00+05:30',
      '2026-03-31T23:59:59+05:30',
    ],
    ['exactly the last second of a day', '2026-03-01T23:59:59+05:30', '2026-03-31T23:59:59+05:30'],
    ['one millisecond past the last second', '2026-03-01T23:59:59.001+05:30', '2026-04-01T23:59:59+05:30'],
    ['over a leap day', '2028-02-10T12:00:00+05:30', '2028-03-11T23:59:59+05:30'],
    ['over a new year', '2026-12-15T18:29:59Z', '2027-01-14T23:59:59+05:30'],
  ])('%s', (_name, grantedAt, expected) => {
    expect(lotExpiry(new Date(grantedAt))).toEqual(new Date(expected));
  });

  it('gives at least thirty days, less than thirty-one, and always ends a day in India', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
        (grantedAt) => {
          const validMs = lotExpiry(grantedAt).getTime() - grantedAt.getTime();
          expect(validMs).toBeGreaterThanOrEqual(30 * dayMs);
          expect(validMs).toBeLessThan(31 * dayMs);
          const inIndia = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'medium' });
          expect(inIndia.format(lotExpiry(grantedAt))).toBe('23:59:59');
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

it.each([
  ['the end of a day in India', '2026-12-27T23:59:59+05:30', '2026-12-27'],
  ['its midnight', '2026-12-28T00:00:00+05:30', '2026-12-27'],
  ['noon', '2026-12-28T12:00:00+05:30', '2026-12-27'],
])('the last whole day of what ends at %s', (_name, expiresAt, day) => {
  expect(lastWholeDay(new Date(expiresAt))).toBe(day);
});
