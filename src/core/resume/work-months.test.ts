import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FactAttributes } from '#contract/resume.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { isFresher, workMonths } from './work-months.ts';

const job = (attributes: FactAttributes) => ({
  kind: 'employment' as const,
  attributes: { fullTime: true, ...attributes },
});
const now = '2026-11';

test.each<[string, FactAttributes[], number | null]>([
  [
    'two jobs in a row',
    [
      { from: '2023-04', to: '2024-06' },
      { from: '2021-08', to: '2023-03' },
    ],
    35,
  ],
  [
    'overlapping jobs count once',
    [
      { from: '2021-01', to: '2021-12' },
      { from: '2021-06', to: '2022-03' },
    ],
    15,
  ],
  [
    'a firm line over its posts counts once',
    [
      { from: '2021-01', to: '2022-12' },
      { from: '2021-01', to: '2021-06' },
      { from: '2021-07', to: '2022-12' },
    ],
    24,
  ],
  ['a running job ends this month', [{ from: '2026-01', to: 'present' }], 11],
  ['a job that begins next month', [{ from: '2026-12', to: 'present' }], 0],
  ['an end in the future is cut at this month', [{ from: '2026-09', to: '2027-12' }], 3],
  ['bare years, as a hiring year runs', [{ from: '2019', to: '2022' }], 36],
  ['a year alone, to its end', [{ from: '2021', to: '2021' }], 6],
  ['one month', [{ from: '2026-11', to: '2026-11' }], 1],
  ['an internship', [{ from: '2025-01', to: '2025-06', fullTime: false }], 0],
  ['a length without dates', [{ months: 26 }], 26],
  ['a length beside a dated job', [{ months: 6 }, { from: '2025-01', to: '2025-12' }], 18],
  ['dates that are none', [{ from: 'Summer', to: '2025', months: 4 }], 4],
  ['a job whose time nobody can read', [{}, { from: '2021-01', to: '2022-12' }], null],
  ['a job with its first month only', [{ from: '2021-01' }], null],
  ['an internship without dates', [{ fullTime: false }], 0],
  ['no job', [], 0],
])('%s', (_what, jobs, months) => {
  expect(workMonths(jobs.map(job), now)).toBe(months);
});

describe('properties', () => {
  const month = fc
    .tuple(fc.integer({ min: 1990, max: 2030 }), fc.integer({ min: 1, max: 12 }))
    .map(([y, m]) => `${y}-${String(m).padStart(2, '0')}`);
  const dated = fc.record({ from: month, to: fc.oneof(month, fc.constant('present')) }).map(job);

  test('never fewer with one more job, never past 720, the same in any order', () => {
    fc.assert(
      fc.property(fc.array(dated, { maxLength: 6 }), dated, (jobs, another) => {
        const before = workMonths(jobs, now);
        const after = workMonths([...jobs, another], now);
        expect(after).toBeGreaterThanOrEqual(before ?? Number.NaN);
        expect(after).toBeLessThanOrEqual(720);
        expect(workMonths([another, ...jobs.toReversed()], now)).toBe(after);
      }),
      { numRuns: runs(300) },
    );
  });
});

test('a fresher certainly has under twelve months', () => {
  expect([0, 11, 12, null].map(isFresher)).toEqual([true, true, false, false]);
});
