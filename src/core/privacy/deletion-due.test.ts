import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataClasses, retention } from '#contract/retention.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { accountDue, deletionDue, feedbackDue, overBefore } from './deletion-due.ts';

const due = (...args: [Parameters<typeof deletionDue>[0], string, (string | null)?]): string | undefined => {
  const [dataClass, since, purchasedAt = null] = args;
  const known = { since: new Date(since), purchasedAt: purchasedAt ? new Date(purchasedAt) : null };
  return deletionDue(dataClass, known)?.toISOString();
};

describe('deletionDue', () => {
  it.each([
    ['with the purchase that was valid', '2026-11-10T06:00:00Z', '2026-11-01T06:00:00Z', '2026-12-01'],
    ['with a newer purchase', '2026-10-01T06:00:00Z', '2026-11-01T06:00:00Z', '2026-12-01'],
    ['from its own day without a purchase', '2026-11-10T06:00:00Z', null, '2026-12-10'],
    [
      'from its own day after the purchase was over',
      '2026-12-05T06:00:00Z',
      '2026-11-01T06:00:00Z',
      '2027-01-04',
    ],
    ['from the day in India, not in London', '2026-11-10T18:30:00Z', null, '2026-12-11'],
    ['and on the second before', '2026-11-10T18:29:59Z', null, '2026-12-10'],
  ])('ends a resume and an interview %s', (_name, since, purchasedAt, day) => {
    for (const dataClass of ['resume', 'interviews'] as const)
      expect(due(dataClass, since, purchasedAt)).toBe(`${day}T18:29:59.000Z`);
  });

  it.each([
    ['the first day of a financial year', '2026-03-31T18:30:00Z', '2033-12-31'],
    ['the last day of the one before', '2026-03-31T18:29:59Z', '2032-12-31'],
    ['the new year within one', '2027-01-01T00:00:00Z', '2033-12-31'],
  ])('keeps a payment 72 months from its annual return: %s', (_name, paidAt, day) => {
    expect(due('payments', paidAt)).toBe(`${day}T18:29:59.000Z`);
  });

  it('counts minutes and hours to the minute, and a month to its last day', () => {
    expect(due('copies', '2026-11-10T18:31:00Z')).toBe('2026-11-11T18:31:00.000Z');
    expect(due('sign_in_attempts', '2026-11-10T06:00:00Z')).toBe('2026-11-10T06:10:00.000Z');
    expect(due('records', '2028-02-29T06:00:00Z')).toBe('2029-02-28T18:29:59.000Z');
  });

  it('keeps an account while it stands', () => {
    expect(deletionDue('account', { since: new Date(0), purchasedAt: null })).toBeNull();
  });

  const moments = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });

  it('never ends anything before it came, and never sooner for a later purchase', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...dataClasses),
        moments,
        moments,
        moments,
        (dataClass, since, one, other) => {
          const [earlier, later] = one < other ? [one, other] : [other, one];
          const early = deletionDue(dataClass, { since, purchasedAt: earlier });
          const late = deletionDue(dataClass, { since, purchasedAt: later });
          if (retention[dataClass].period === null) return;
          expect(early?.getTime()).toBeGreaterThan(since.getTime());
          // A purchase that was over before the data came does not count, and the data's own day may be the later one.
          const counts = early && deletionDue(dataClass, { since: earlier, purchasedAt: null });
          if (counts && counts > since) expect(late?.getTime()).toBeGreaterThanOrEqual(early.getTime());
        },
      ),
    );
  });

  it('has one moment before which all that came is over, for what counts from its own day (rule DATA-6)', () => {
    const own = dataClasses.filter((d) => retention[d].period !== null && retention[d].from !== 'purchase');
    expect(own.length).toBeGreaterThan(5);
    fc.assert(
      fc.property(fc.constantFrom(...own), moments, moments, (dataClass, since, now) => {
        const ends = deletionDue(dataClass, { since, purchasedAt: null });
        const isOver = since < overBefore(dataClass, now);
        // The last second of a day belongs to it, and so does what is left of that second.
        const over =
          ends !== null &&
          ends.getTime() + (retention[dataClass].period?.unit === 'minutes' ? 0 : 999) < now.getTime();
        expect(isOver).toBe(over);
      }),
      { numRuns: runs(2_000) },
    );
    for (const dataClass of ['account', 'resume'] as const)
      expect(() => overBefore(dataClass, new Date())).toThrow('does not end by its own day');
  });

  it.each([
    ['with the interviews where nothing else was chosen', false, '2026-11-01T06:00:00Z', '2026-12-01'],
    ['a year from its own day where its owner keeps it', true, '2026-11-01T06:00:00Z', '2027-11-10'],
  ])('ends feedback %s (rule ERASE-3)', (_name, keepsLonger, purchasedAt, day) => {
    const since = new Date('2026-11-10T06:00:00Z');
    const ends = feedbackDue({ since, purchasedAt: new Date(purchasedAt), keepsLonger });
    expect(ends?.toISOString()).toBe(`${day}T18:29:59.000Z`);
  });

  it('ends feedback no sooner because its owner keeps it longer', () => {
    fc.assert(
      fc.property(moments, moments, (since, purchasedAt) => {
        const [short, long] = [false, true].map((keepsLonger) =>
          feedbackDue({ since, purchasedAt, keepsLonger }),
        );
        expect(long?.getTime()).toBeGreaterThanOrEqual(short?.getTime() ?? Number.NaN);
      }),
    );
  });

  it('gives an account the rest of the day and seven more (rule ERASE-1)', () => {
    for (const asked of ['2026-11-09T18:30:00Z', '2026-11-10T18:29:59Z'])
      expect(accountDue(new Date(asked)).toISOString()).toBe('2026-11-17T18:29:59.000Z');
  });

  it('counts all a class without a purchase from nothing else', () => {
    const others = dataClasses.filter((dataClass) => retention[dataClass].from !== 'purchase');
    for (const dataClass of others)
      expect(due(dataClass, '2026-11-10T06:00:00Z', '2026-11-01T06:00:00Z')).toBe(
        due(dataClass, '2026-11-10T06:00:00Z'),
      );
  });
});
