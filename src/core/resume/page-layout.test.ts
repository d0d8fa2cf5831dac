import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangeRuns } from './page-layout.ts';
import type { TextRun } from './text-run.ts';

/** Text at a place, half as wide as it is long at the given size. */
const at = (x: number, y: number, text: string, more: Partial<TextRun> = {}): TextRun => {
  const size = more.size ?? 10;
  return { page: 1, x, y, size, bold: false, width: text.length * size * 0.5, text, ...more };
};
const linesOf = (runs: TextRun[]) => arrangeRuns(runs).lines;

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

describe('tables', () => {
  const header = [at(40, 50, 'Degree'), at(200, 50, 'Institute'), at(400, 50, 'Year'), at(460, 50, 'Score')];

  test('a record whose cells wrap from the top is one line', () => {
    const runs = [
      ...header,
      at(40, 70, 'B.E. Computer Science'),
      at(200, 70, 'Kaveri Institute of'),
      at(400, 70, '2021'),
      at(460, 70, '8.12'),
      at(40, 81, 'and Engineering'),
      at(200, 81, 'Technology'),
      at(40, 98, 'Class XII'),
      at(200, 98, 'Hill School'),
      at(400, 98, '2017'),
      at(460, 98, '95%'),
    ];
    expect(linesOf(runs)).toEqual([
      'Degree | Institute | Year | Score',
      'B.E. Computer Science and Engineering | Kaveri Institute of Technology | 2021 | 8.12',
      'Class XII | Hill School | 2017 | 95%',
    ]);
  });

  test('a record whose short cells are centred beside wrapped ones is one line', () => {
    const runs = [
      ...header,
      at(40, 70, 'B.E. Computer Science'),
      at(400, 76, '2021'),
      at(460, 76, '8.12'),
      at(200, 76, 'Kaveri Institute'),
      at(40, 82, 'and Engineering'),
      at(40, 100, 'Class XII'),
      at(200, 100, 'Hill School'),
      at(400, 100, '2017'),
      at(460, 100, '95%'),
    ];
    expect(linesOf(runs)[1]).toBe('B.E. Computer Science and Engineering | Kaveri Institute | 2021 | 8.12');
  });

  test('an empty cell keeps its column', () => {
    const runs = [
      ...header,
      at(40, 70, 'Class X'),
      at(400, 70, '2015'),
      at(460, 70, '91%'),
      at(40, 86, 'Class XII'),
      at(200, 86, 'Hill School'),
      at(400, 86, '2017'),
      at(460, 86, '95%'),
    ];
    expect(linesOf(runs)[1]).toBe('Class X | - | 2015 | 91%');
  });
});

test('a narrow cell of firm and post names the bullets beside it', () => {
  const runs = [
    at(30, 60, 'WORK EXPERIENCE'),
    at(30, 80, 'Nilgiri Systems Pvt.', { bold: true }),
    at(150, 80, '• Led a team of four people on a long migration'),
    at(30, 91, 'Ltd., Ooty', { bold: true }),
    at(30, 102, 'Systems Engineer (Apr'),
    at(30, 113, '2021 - Mar 2023)'),
    at(150, 95, '• Cut the run time'),
    at(30, 140, 'Sagar Foods Ltd.', { bold: true }),
    at(150, 140, '• Packed fish'),
    at(30, 151, 'Trainee (Jan 2020 -'),
    at(30, 162, 'Mar 2021)'),
  ];
  expect(linesOf(runs)).toEqual([
    'WORK EXPERIENCE',
    'Nilgiri Systems Pvt. Ltd., Ooty | Systems Engineer (Apr 2021 - Mar 2023)',
    '• Led a team of four people on a long migration',
    '• Cut the run time',
    'Sagar Foods Ltd. | Trainee (Jan 2020 - Mar 2021)',
    '• Packed fish',
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

test('a wide word space parts the cells of a table and not the words of a sentence', () => {
  const row = (y: number, cells: string[]) => [
    at(40, y, cells[0] ?? ''),
    at(200, y, cells[1] ?? ''),
    at(400, y, cells[2] ?? ''),
    at(428, y, cells[3] ?? ''),
  ];
  expect(
    linesOf([
      ...row(50, ['Degree', 'Institute', 'Year', 'Score']),
      ...row(70, ['B.A.', 'Hill College', '2021', '76%']),
    ])[1],
  ).toBe('B.A. | Hill College | 2021 | 76%');
  expect(linesOf([at(40, 50, 'held'), at(68, 50, 'wide'), at(96, 50, 'apart')])).toEqual(['held wide apart']);
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
    { numRuns: 300 },
  );
});

test('a page with more text pieces than paper holds takes little time', () => {
  const runs = Array.from({ length: 30_000 }, (_, i) => at((i % 170) * 20, Math.floor(i / 170) * 12, 'a'));
  const started = performance.now();
  arrangeRuns(runs);
  expect(performance.now() - started).toBeLessThan(2_000);
});

describe('the table of an institute', () => {
  const row = (y: number, label: string, text: string) => [
    at(50, y, label, { bold: true }),
    at(104, y, text),
  ];

  test('labels left of the points of a job are left out, and a date broken in its cell is whole', () => {
    const runs = [
      at(38, 40, 'PROFESSIONAL EXPERIENCE', { bold: true }),
      at(500, 40, '30 Months', { bold: true }),
      at(470, 60, 'Oct 2022 – Mar'),
      at(38, 66, 'Deshmukh Advisory LLP, Associate Consultant', { bold: true }),
      at(490, 73, '2025'),
      at(104, 90, '• Led the due diligence of seven deals in two years'),
      at(50, 96, 'Due', { bold: true }),
      at(46, 109, 'Diligence', { bold: true }),
      at(104, 115, '• Found unrecorded liabilities in a target'),
      ...row(130, 'Team', '• Mentored four article trainees'),
    ];
    expect(linesOf(runs)).toEqual([
      'PROFESSIONAL EXPERIENCE | 30 Months',
      'Deshmukh Advisory LLP, Associate Consultant | Oct 2022 – Mar 2025',
      '• Led the due diligence of seven deals in two years',
      '• Found unrecorded liabilities in a target',
      '• Mentored four article trainees',
    ]);
  });

  test('an office set left of its society is one line with it, whatever else it may head', () => {
    const runs = [
      at(38, 40, 'POSITIONS OF RESPONSIBILITY', { bold: true }),
      ...row(60, 'Treasurer', 'Commerce Society of Yamuna College: a budget of six lakh'),
      ...row(90, 'Volunteer', 'Literacy camps for the women of self-help groups in Meerut'),
    ];
    expect(linesOf(runs)).toEqual([
      'POSITIONS OF RESPONSIBILITY',
      'Treasurer | Commerce Society of Yamuna College: a budget of six lakh',
      'Volunteer | Literacy camps for the women of self-help groups in Meerut',
    ]);
  });
});

test('the lines beside a large name stay lines of their own', () => {
  const runs = [
    at(40, 96, 'Deshpande', { size: 22, bold: true }),
    at(236, 90.7, 'Business Analyst', { size: 10.5, bold: true }),
    at(236, 104.2, 'Vidarbha Cotton Exchange', { size: 10.5 }),
  ];
  expect(linesOf(runs).join(' ')).not.toContain('AnalystVidarbha');
});

test('a date of three lines in its cell is one, beside the job', () => {
  const runs = [
    at(38, 40, 'ARTICLESHIP', { bold: true }),
    at(470, 60, 'Sep 2019'),
    at(38, 73, 'Articled Assistant, Thomas Kuruvilla & Associates', { bold: true }),
    at(470, 73, '– Aug'),
    at(470, 86, '2022'),
    at(104, 100, '• Filed GST returns for 38 clients every month'),
  ];
  expect(linesOf(runs)[1]).toBe('Articled Assistant, Thomas Kuruvilla & Associates | Sep 2019 – Aug 2022');
});
