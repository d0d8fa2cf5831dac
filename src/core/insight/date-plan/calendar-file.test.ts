import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { planBack } from './plan-back.ts';

const stampedAt = new Date('2026-11-24T10:00:00.000Z');
const file = (school: string | null, remaining = 2, name = 'abc') =>
  calendarFile({
    date: { day: '2026-12-04', school },
    plan: planBack({
      today: '2026-11-24',
      day: '2026-12-04',
      credits: [{ lastDay: '2026-12-31', interviews: remaining }],
      drillDays: [],
      neverAssessed: [],
    }),
    name,
    stampedAt,
  });

/** Reads a file back as RFC 5545 says: unfolded lines, each a name and a value. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);

test('an event a step, whole days, the school on the day', () => {
  const lines = linesOf(file('IIM Indore'));
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('END:VCALENDAR');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4);
  expect(lines).toContain('DTSTART;VALUE=DATE:20261204');
  expect(lines).toContain('SUMMARY:Your interview at IIM Indore');
  expect(lines).toContain('DTSTAMP:20261124T100000Z');
});

test('whatever stands in a school’s name: CRLF alone ends lines, none is over 75 octets, none is added, and it reads back', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom(
          'A; B, C\\D',
          'X\r\nBEGIN:VALARM',
          'भारतीय प्रबन्धन संस्थान इन्दौर'.repeat(5),
          '\u2028END:VEVENT',
        ),
      ),
      (school) => {
        const text = file(school);
        for (const line of text.split('\r\n')) {
          expect(line).not.toMatch(/[\r\n\u2028\u2029]/);
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        const lines = linesOf(text);
        expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(5);
        expect(lines.filter((line) => line.startsWith('END:'))).toHaveLength(5);
        const read = lines.find((line) => line.startsWith('SUMMARY:Your interview')) ?? '';
        const value = read.replaceAll(/\\([\\;,n])/g, (_, one: string) => (one === 'n' ? '\n' : one));
        const plain = school.replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' ');
        expect(value).toBe(`SUMMARY:Your interview${school ? ` at ${plain}` : ''}`);
      },
    ),
  );
});

test('an import again moves an event: the same plan has the same UIDs', () => {
  const uids = (text: string) => linesOf(text).filter((line) => line.startsWith('UID:'));
  expect(uids(file('A'))).toEqual(uids(file('B')));
  expect(new Set(uids(file('A'))).size).toBe(4);
});
