import { expect, test } from 'vitest';
import { read, of } from '#tests/fixtures/resume-readings.ts';

type Stage = [level: string, year: number | undefined, marks: string[]];

/** Level, year and marks of each stage under a head for education. */
function stagesOf(line: string): Stage[] {
  const reading = read(`Asha Pillai\nEDUCATION\n${line}`);
  return of(reading, 'education').map(({ id, attributes }) => [
    attributes.level ?? '',
    attributes.year,
    of(reading, 'score')
      .filter(({ ofFactId }) => ofFactId === id)
      .map(({ attributes: { score = '' } }) => score),
  ]);
}

test.each<[string, Stage[]]>([
  [
    'Senior Secondary (RBSE, Arts) 2010 – 68%      Secondary (RBSE) 2008 – 71%',
    [
      ['XII', 2010, ['68%']],
      ['X', 2008, ['71%']],
    ],
  ],
  [
    'School: X - 96.2% (2019), XII - 91.5% (2021), both Tamil Nadu State Board, Sri Annai Matric Hr Sec School',
    [
      ['X', 2019, ['96.2%']],
      ['XII', 2021, ['91.5%']],
    ],
  ],
  [
    'Intermediate (BiPC) 2014 - 94.2%, SSC 2012 - 9.3 GPA',
    [
      ['XII', 2014, ['94.2%']],
      ['X', 2012, ['9.3 GPA']],
    ],
  ],
  [
    '10th: KV Pattom, 2007, 92.2%; 11th: 2008, 80%; 12th: KV Pattom, 2009, 88.4%',
    [
      ['X', 2007, ['92.2%']],
      ['XII', 2009, ['88.4%']],
    ],
  ],
  [
    'B.Com, Hill College, 2019, 61%; PUC 2016 - 77%; SSLC 2014 - 81%',
    [
      ['UG', 2019, ['61%']],
      ['XII', 2016, ['77%']],
      ['X', 2014, ['81%']],
    ],
  ],
  ['Class X (SSLC), Hill School, 2014, 81%', [['X', 2014, ['81%']]]],
  ['Class XII (HSC), Hill School, 2014, 8.4 CGPA (79.8%)', [['XII', 2014, ['8.4 CGPA', '79.8%']]]],
  [
    'X and XII, Hill School, 2019 and 2021, 92% and 89%',
    [
      ['X', undefined, []],
      ['XII', undefined, []],
    ],
  ],
  [
    'X (2017), XII (2019), both CBSE, 94% and 92%',
    [
      ['X', undefined, []],
      ['XII', undefined, []],
    ],
  ],
  [
    '68% in Class XII (2010), 71% in Class X (2008)',
    [
      ['XII', undefined, []],
      ['X', undefined, []],
    ],
  ],
  ['Class XII, Hill School, 2014, 79.8%, 2016, 86%', [['XII', undefined, []]]],
])('the stages of %s', (line, stages) => {
  expect(stagesOf(line)).toEqual(stages);
});

test('an examination in groups has no branch', () => {
  const [study] = of(read('Asha Pillai\nEDUCATION\nCMA Inter Group 1 cleared Dec 2021'), 'education');
  expect(study?.attributes.branch).toBeUndefined();
});

test.each<[string, string | undefined, string | undefined]>([
  [
    'B.Sc. Nursing, St. Alphonsa College of Nursing, Kottayam, 2017, 74.8%, second rank in college',
    'St. Alphonsa College of Nursing',
    undefined,
  ],
  [
    'B.Tech, Ghat University of Technology, 2019, 71.4%, University gold medal',
    'Ghat University of Technology',
    undefined,
  ],
  [
    'X - 96.2% (2019), XII - 91.5% (2021), both Tamil Nadu State Board, Sri Annai School',
    'Sri Annai School',
    'Tamil Nadu State Board',
  ],
  ['XII: Kendriya Vidyalaya Pattom, 2009, 88.4%', 'Kendriya Vidyalaya Pattom', undefined],
  ['Schooling: X - 96.2%, second rank in the school', undefined, undefined],
])('the college in %s', (line, institution, board) => {
  const [study] = of(read(`Asha Pillai\nEDUCATION\n${line}`), 'education');
  expect([study?.attributes.institution, study?.attributes.board]).toEqual([institution, board]);
});

test('what came after the studies is no stage of them, and HS is Class XII', () => {
  expect(
    stagesOf(
      'B.Sc. Physics, Hill College - 2019 - 79%\nHS (Science), AHSEC - 2016 - 81.4%\nAFTER GRADUATION (2022 - 2025)\nAt home',
    ),
  ).toEqual([
    ['UG', 2019, ['79%']],
    ['XII', 2016, ['81.4%']],
  ]);
});
