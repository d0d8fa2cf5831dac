import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resume } from '#contract/resume.ts';
import { processorMs } from '#tests/fixtures/processor-time.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { readResume } from './read-resume.ts';
import { today } from '#tests/fixtures/resume-readings.ts';

describe('properties', () => {
  const piece = fc.constantFrom(
    'EDUCATION',
    'WORK EXPERIENCE',
    'Hobbies',
    'PROJECTS',
    'Positions of Responsibility',
    'Skills',
    'Achievements',
    'Asha Pillai',
    'asha@example.com | 98450 33127 | Kochi, Kerala',
    'B.Tech. Civil, Ghat College, 2021 - 8.1/10',
    'Class XII | 2017 | 95%',
    'Engineer | Sagar Ltd. | Jan 2020 - Present',
    '• Led a team of 4 and saved Rs. 2 lakh',
    'Chess (5 years), Kathak',
    'DOB: 01/01/2010',
    '| - |',
    '•',
    '\u200b\u202e',
    'x'.repeat(700),
  );
  const line = fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 120 }), fc.string({ maxLength: 60 }));

  test('any text gives a reading that fits the contract, with facts on lines that exist', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const { underAge: _underAge, ...reading } = readResume(lines, today);
        const whole = {
          ...reading,
          resumeId: 'res_1',
          fileName: 'a',
          source: 'text',
          uploadedAt: '',
          confirmedAt: null,
          likelyFactIds: { chill: [], grill: [] },
        };
        expect(resume.safeParse(whole).error).toBeUndefined();
        const ids = new Set(reading.facts.map(({ id }) => id));
        expect(ids.size).toBe(reading.facts.length);
        for (const fact of reading.facts) {
          expect(fact.line).toBeLessThanOrEqual(reading.lines.length);
          expect(fact.line).toBeGreaterThan(0);
          if (fact.ofFactId !== undefined) expect(ids).toContain(fact.ofFactId);
        }
        let next = 1;
        for (const { firstLine, lastLine } of reading.sections) {
          expect(firstLine).toBe(next);
          next = lastLine + 1;
        }
        if (reading.sections.length > 0) expect(next).toBe(reading.lines.length + 1);
      }),
      { numRuns: runs(300) },
    );
  });

  test('reading its own lines again gives the same facts', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (lines) => {
        const once = readResume(lines, today);
        expect(readResume(once.lines, today).facts).toEqual(once.facts);
      }),
      { numRuns: runs(200) },
    );
  });

  test.each([
    'a',
    'A ',
    '1 ',
    '( ',
    '1,1,',
    '10 CGPA ',
    'from 1 to ',
    'Jan 20',
    'a@b.',
    '| ',
    'Class X ',
    'led 1 ',
    '\u200b',
    '2020-',
  ])('thirty thousand characters of %j take little time', (atom) => {
    const body = atom.repeat(Math.floor(30_000 / atom.length));
    const took = processorMs(() => {
      for (const head of ['EDUCATION', 'WORK EXPERIENCE', 'PROJECTS']) readResume([head, body], today);
    }, 3_000);
    expect(took).toBeLessThan(3_000);
  });
});
