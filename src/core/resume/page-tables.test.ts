import { describe, expect, test } from 'vitest';
import { at, linesOf } from '#tests/fixtures/text-pieces.ts';

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
