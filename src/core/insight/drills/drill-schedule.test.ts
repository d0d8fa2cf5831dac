import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drillRatings } from '#contract/drills.ts';
import { indiaDay } from '#contract/india-time.ts';
import { dayMs } from '#contract/time.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { nextDue, type Practised } from './drill-schedule.ts';

const begin = Date.parse('2026-11-01T06:00:00Z');
const history: fc.Arbitrary<Practised[]> = fc
  .array(
    fc.record({ rating: fc.constantFrom(...drillRatings), hours: fc.integer({ min: 0, max: 24 * 9 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((drills) => {
    let atMs = begin;
    return drills.map(({ rating, hours }) => {
      atMs += hours * 3_600_000;
      return { rating, at: new Date(atMs) };
    });
  });
const dayAfter = (at: Date, days: number): string => indiaDay(new Date(at.getTime() + days * dayMs));
const lastOf = (drills: readonly Practised[]): Practised =>
  drills.at(-1) ?? { rating: 'again', at: new Date(begin) };

describe('when a drill comes again (rule DRILL-6)', () => {
  it('is due at once while it was never practised', () => {
    expect(nextDue([], null)).toBeNull();
    expect(nextDue([], '2026-12-01')).toBeNull();
  });

  it('is never beyond an interview date that is to come, and never before the day of the drill', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: -5, max: 60 }), (drills, days) => {
        const { at } = lastOf(drills);
        const interviewDate = dayAfter(at, days);
        const due = nextDue(drills, interviewDate) ?? '';
        expect(due >= indiaDay(at)).toBe(true);
        if (days >= 0) expect(due <= interviewDate).toBe(true);
        else expect(due).toBe(nextDue(drills, null));
      }),
      { numRuns: runs(500) },
    );
  });

  it('is the later the better the drill went, with and without a date', () => {
    fc.assert(
      fc.property(history, fc.option(fc.integer({ min: 0, max: 40 })), (drills, days) => {
        const last = lastOf(drills);
        const interviewDate = days === null ? null : dayAfter(last.at, days);
        const dues = drillRatings.map(
          (rating) => nextDue([...drills.slice(0, -1), { rating, at: last.at }], interviewDate) ?? '',
        );
        expect(dues).toEqual(dues.toSorted());
        if (interviewDate === null) expect((dues[0] ?? '') < (dues[3] ?? '')).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  it('is the same day each time it is asked', () => {
    fc.assert(
      fc.property(history, (drills) => {
        expect(nextDue(drills, null)).toBe(nextDue([...drills], null));
      }),
    );
  });

  it('uses the day before the interview, while that is still to come', () => {
    const at = new Date('2026-11-10T06:00:00Z');
    const easy = [{ rating: 'easy' as const, at }];
    expect(nextDue(easy, '2026-11-12')).toBe('2026-11-11');
    expect(nextDue(easy, '2026-11-11')).toBe('2026-11-11');
    expect(nextDue(easy, '2026-11-10')).toBe('2026-11-10');
  });
});
