import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorMs } from '#tests/fixtures/processor-time.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { arrangeRuns } from './page-layout.ts';
import { at, linesOf } from '#tests/fixtures/text-pieces.ts';

test('pieces on one baseline are one line; a wide gap parts cells', () => {
  expect(linesOf([at(40, 50, 'Tara'), at(65, 50.4, 'Fernandes'), at(300, 50, 'Panaji, Goa')])).toEqual([
    'Tara Fernandes | Panaji, Goa',
  ]);
});

test('two columns with heads of their own are read one after the other', () => {
  const left = ['SKILLS', 'Excel', 'Stata', 'HOBBIES', 'Chess'];
  const right = ['EDUCATION', 'B.A., 2024', 'Nalanda College', 'PROJECTS', 'Tea prices'];
  const runs = left.flatMap((text, i) => [at(40, 60 + i * 14, text), at(220, 62 + i * 14, right[i] ?? '')]);
  expect(linesOf(runs)).toEqual([...left, ...right]);
});

test('a name beside a sidebar comes first, and what stands under it with it', () => {
  const runs = [
    at(40, 60, 'CONTACT'),
    at(220, 62, 'Tara Fernandes', { size: 20 }),
    at(40, 80, 'Panaji, Goa'),
    at(220, 82, 'Commerce student'),
    at(40, 100, 'SKILLS'),
    at(40, 115, 'Excel'),
    at(220, 110, 'EDUCATION'),
    at(220, 125, 'B.Com., 2026'),
    at(220, 140, 'Mandovi College'),
  ];
  expect(linesOf(runs)).toEqual([
    'Tara Fernandes',
    'Commerce student',
    'CONTACT',
    'Panaji, Goa',
    'SKILLS',
    'Excel',
    'EDUCATION',
    'B.Com., 2026',
    'Mandovi College',
  ]);
});

test('heads in the margin stand before the text beside them', () => {
  const runs = [
    at(30, 60, 'Education'),
    at(130, 60, 'Hill College'),
    at(480, 60, '2019 – 2022'),
    at(130, 74, 'B.A. History'),
    at(30, 100, 'Interests'),
    at(130, 100, 'Chess, Kathak'),
  ];
  expect(linesOf(runs)).toEqual([
    'Education',
    'Hill College | 2019 – 2022',
    'B.A. History',
    'Interests',
    'Chess, Kathak',
  ]);
});

test('dates that hang left of a job go behind its first line', () => {
  const runs = [
    at(30, 60, 'EXPERIENCE'),
    at(30, 80, 'Jul 2020 – Dec'),
    at(30, 92, '2022'),
    at(150, 80, 'Software Engineer, Gomti Softlabs Pvt. Ltd.'),
    at(150, 94, '• Cut latency'),
  ];
  expect(linesOf(runs)).toEqual([
    'EXPERIENCE',
    'Software Engineer, Gomti Softlabs Pvt. Ltd. | Jul 2020 – Dec 2022',
    '• Cut latency',
  ]);
});

test('dates set to the right of a bullet belong to the line above it', () => {
  const runs = [
    at(30, 60, 'EXPERIENCE'),
    at(30, 80, 'Nilgiri Systems, Analyst'),
    at(470, 80, 'Ooty, Tamil Nadu'),
    at(34, 94, '•'),
    at(44, 94, 'Cut the run time of the nightly job'),
    at(470, 94, 'Jun 2023 – present'),
    at(44, 106, 'by half'),
  ];
  expect(linesOf(runs)).toEqual([
    'EXPERIENCE',
    'Nilgiri Systems, Analyst | Ooty, Tamil Nadu | Jun 2023 – present',
    '• Cut the run time of the nightly job by half',
  ]);
});

test.each([
  ['submis-', 'sions to a journal', 'submissions to a journal'],
  ['a chi-', 'square test', 'a chi-square test'],
  ['a Solutions Architect -', 'Associate', 'a Solutions Architect - Associate'],
])('the wrapped %s / %s is %s', (first, second, joined) => {
  const runs = [at(30, 60, `• ${first}`), at(40, 72, second)];
  expect(linesOf(runs)).toEqual([`• ${joined}`]);
});

test('page numbers are left out, marks are not', () => {
  const runs = [
    at(30, 60, 'Class X 1/2 the marks'),
    at(30, 700, 'Tara – 1/2'),
    at(30, 60, 'HSC 486/500', { page: 2 }),
    at(30, 700, 'Page 2 of 2', { page: 2 }),
  ];
  expect(linesOf(runs)).toEqual(['Class X 1/2 the marks', 'HSC 486/500']);
});

test('lines set like known heads are marked', () => {
  const head = { bold: true, size: 12 };
  const { lines, marked } = arrangeRuns([
    at(30, 60, 'EDUCATION', head),
    at(30, 80, 'B.A., 2024'),
    at(30, 100, 'ROSES', head),
    at(30, 120, 'Forty kinds'),
  ]);
  expect(lines[2]).toBe('ROSES');
  expect(marked.has(3)).toBe(true);
  expect(marked.has(2)).toBe(false);
});

test('no word is lost or said twice, wherever it stands', () => {
  const word = fc.record({
    x: fc.integer({ min: 0, max: 560 }),
    y: fc.integer({ min: 0, max: 800 }),
    page: fc.integer({ min: 1, max: 3 }),
    text: fc.constantFrom(
      'SKILLS',
      'EDUCATION',
      '2021',
      'Nilgiri',
      '• done',
      'Jan 2020 - Mar 2021',
      'a',
      'Year',
      'Score',
      '91.2%',
    ),
  });
  const letters = (text: string) =>
    text
      .replace(/[^\p{L}\d]/gu, '')
      .split('')
      .toSorted()
      .join('');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const numbered = words.map(({ x, y, page, text }) => at(x, y, text, { page }));
      expect(letters(linesOf(numbered).join(''))).toBe(letters(words.map(({ text }) => text).join('')));
    }),
    { numRuns: runs(300) },
  );
});

test('a page with more text pieces than paper holds takes little time', () => {
  const runs = Array.from({ length: 30_000 }, (_, i) => at((i % 170) * 20, Math.floor(i / 170) * 12, 'a'));
  expect(processorMs(() => arrangeRuns(runs), 2_000)).toBeLessThan(2_000);
});

test('the lines beside a large name stay lines of their own', () => {
  const runs = [
    at(40, 96, 'Deshpande', { size: 22, bold: true }),
    at(236, 90.7, 'Business Analyst', { size: 10.5, bold: true }),
    at(236, 104.2, 'Vidarbha Cotton Exchange', { size: 10.5 }),
  ];
  expect(linesOf(runs).join(' ')).not.toContain('AnalystVidarbha');
});
