import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfIndiaDay, formatIndiaTime, indiaCalendar, indiaDay, indiaMidnight } from './india-time.ts';
import { dayMs } from './time.ts';

const instant = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const zoned = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
  hour12: false,
});

describe('time in India', () => {
  it('is what the time-zone database says, for every moment', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const day = zoned.format(at).slice(0, 10);
        const { year, month, day: date } = indiaCalendar(at);
        const padded = (n: number): string => String(n).padStart(2, '0');
        expect(`${year}-${padded(month + 1)}-${padded(date)}`).toBe(day);
        expect(indiaDay(at)).toBe(day);
        expect(zoned.format(indiaMidnight({ year, month, day: date }))).toBe(`${day}, 00:00:00`);
        expect(zoned.format(endOfIndiaDay(at))).toBe(`${day}, 23:59:59`);
      }),
    );
  });

  it('has days of one length, each beginning as the one before ends', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 400 }), (at, days) => {
        const { year, month, day } = indiaCalendar(at);
        const [begin, next] = [day, day + 1].map((d) => indiaMidnight({ year, month, day: d }).getTime());
        expect(begin).toBeLessThanOrEqual(at.getTime());
        expect(next).toBeGreaterThan(at.getTime());
        expect(endOfIndiaDay(at).getTime()).toBe((next ?? 0) - 1000);
        expect(indiaDay(at, days)).toBe(indiaDay(indiaMidnight({ year, month, day: day - days })));
        expect((next ?? 0) - (begin ?? 0)).toBe(dayMs);
      }),
    );
  });

  it.each<[string, number, string]>([
    ['2026-03-07T18:29:59.999Z', 0, '2026-03-07'],
    ['2026-03-07T18:30:00.000Z', 0, '2026-03-08'],
    ['2026-12-31T18:30:00.000Z', 0, '2027-01-01'],
    ['2026-03-01T00:00:00.000Z', 1, '2026-02-28'],
    ['2028-03-01T00:00:00.000Z', 1, '2028-02-29'],
    ['2026-03-07T12:00:00.000Z', 6, '2026-03-01'],
  ])('%s, %d days before, is %s', (now, daysBefore, day) => {
    expect(indiaDay(new Date(now), daysBefore)).toBe(day);
  });

  it.each([
    ['2026-11-22T12:59:00Z', 'November 22, 2026 at 6:29 PM IST'],
    ['2026-12-31T18:30:00Z', 'January 1, 2027 at 12:00 AM IST'],
    [null, 'No date'],
    [undefined, 'No date'],
    ['soon', 'No date'],
  ])('is said of %s as %s', (iso, words) => {
    expect(formatIndiaTime(iso)).toBe(words);
  });
});
