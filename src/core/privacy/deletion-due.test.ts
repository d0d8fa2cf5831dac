import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataClasses, retention } from '#contract/retention.ts';
import { deletionDue } from './deletion-due.ts';

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

  it('counts all a class without a purchase from nothing else', () => {
    const others = dataClasses.filter((dataClass) => retention[dataClass].from !== 'purchase');
    for (const dataClass of others)
      expect(due(dataClass, '2026-11-10T06:00:00Z', '2026-11-01T06:00:00Z')).toBe(
        due(dataClass, '2026-11-10T06:00:00Z'),
      );
  });
});
