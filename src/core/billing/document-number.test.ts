import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentKinds } from '#contract/billing.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { documentNumber, financialYear, seriesKey } from './document-number.ts';

describe('financialYear', () => {
  it.each([
    ['the last second of March in India', '2026-03-31T23:59:59.999+05:30', '25-26'],
    ['the first of April in India, still March in UTC', '2026-04-01T00:00:00+05:30', '26-27'],
    ['the end of a calendar year', '2026-12-31T23:59:59+05:30', '26-27'],
    ['the start of a calendar year in India', '2027-01-01T00:00:00+05:30', '26-27'],
    ['a year of one digit', '2008-05-01T00:00:00Z', '08-09'],
    ['over a century', '2099-05-01T00:00:00Z', '99-00'],
  ])('%s', (_name, at, expected) => {
    expect(financialYear(new Date(at))).toBe(expected);
  });
});

describe('documentNumber', () => {
  const at = new Date('2026-11-22T06:00:00Z');

  it.each([
    ['tax_invoice', 123, 'HS/26-27/000123'],
    ['receipt', 1, 'RC/26-27/000001'],
    ['credit_note', 999_999, 'CN/26-27/999999'],
    ['receipt', 1_000_000, 'RC/26-27/1000000'],
    ['receipt', 9_999_999, 'RC/26-27/9999999'],
  ] as const)('%s %i', (kind, n, expected) => {
    expect(documentNumber(kind, at, n)).toBe(expected);
  });

  it.each([0, -1, 1.5, 10_000_000, Number.NaN])('refuses to number a document %d', (n) => {
    expect(() => documentNumber('receipt', at, n)).toThrow(RangeError);
  });

  it('at most 16 characters of those Rule 46 allows, and another for every kind, year and count (rule MONEY-13)', () => {
    const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2110-01-01'), noInvalidDate: true });
    const one = fc.tuple(fc.constantFrom(...documentKinds), dates, fc.integer({ min: 1, max: 9_999_999 }));
    fc.assert(
      fc.property(one, one, (a, b) => {
        const number = documentNumber(...a);
        expect(number).toMatch(/^[A-Z]{2}\/\d\d-\d\d\/\d{6,7}$/);
        expect(number.length).toBeLessThanOrEqual(16);
        expect(number.startsWith(`${seriesKey(a[0], a[1])}/`)).toBe(true);
        const same = seriesKey(a[0], a[1]) === seriesKey(b[0], b[1]) && a[2] === b[2];
        expect(number === documentNumber(...b)).toBe(same);
      }),
      { numRuns: runs(1000) },
    );
  });
});
