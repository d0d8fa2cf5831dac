import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { editFacts } from './edit-facts.ts';
import { confirmed } from './facts-in-use.ts';
import { readResume } from './read-resume.ts';

const valuesOf = (kind: string, text: string) =>
  readResume(`Asha Rao\n${text}`.split('\n'), '2026-11-20')
    .facts.filter((fact) => fact.kind === kind)
    .map(({ value }) => value);

describe('no gap that another reading of the page would fill', () => {
  test.each([
    [
      'M.Tech. between two jobs',
      [
        'Experience',
        'Designer, Vaigai Ltd | Jul 2016 – Jun 2019',
        'Designer, Palani Ltd | Jul 2021 – Present',
        'Education',
        'M.Tech. Design, Hill Institute | Jul 2019 – Jun 2021',
        'B.Tech. Design, Hill Institute | 2012 – 2016',
      ].join('\n'),
    ],
    [
      'a master’s of which only the year is given',
      [
        'Experience',
        'Nurse, Pamba Hospital | Aug 2016 – May 2018',
        'Tutor, Gabriel Hospital | Sep 2020 – Present',
        'Education',
        'M.Sc. Nursing, Hill College, 2020',
        'B.Sc. Nursing, Hill College, 2016',
        'Class XII, Hill School, 2012',
      ].join('\n'),
    ],
    ['a four-year B.Sc.', 'Education\nB.Sc. Agriculture, Hill College, 2022\nClass XII, Hill School, 2018'],
    ['a B.Sc. of nobody knows what', 'Education\nB.Sc (N), Hill College, 2022\nClass XII, Hill School, 2018'],
    ['an architect’s five years', 'Education\nB.Arch., Hill College, 2022\nClass XII, Hill School, 2017'],
    ['a medical degree', 'Education\nMBBS, Hill College, 2023\nClass XII, Hill School, 2017'],
    [
      'an LLB of three or five years',
      'Education\nLLB, Hill College, 2022\nB.A. History, Hill College, 2019\nClass XII, Hill School, 2016',
    ],
    ['an integrated LLB', 'Education\nBBA LLB, Hill College, 2022\nClass XII, Hill School, 2017'],
    [
      'a degree of six years with its first',
      'Education\nB.Tech. Civil Engineering, Hill College | 2012 – 2018\nClass XII, Hill School, 2012',
    ],
    [
      'a diploma before the degree',
      'Education\nB.E. Civil Engineering, Hill College, 2020\nDiploma in Civil Engineering, Hill Polytechnic, 2016\nClass XII, Hill School, 2013',
    ],
    [
      'CA before the first job',
      'Experience\nAuditor, Konkan LLP | Feb 2022 – Present\nEducation\nCA Final, ICAI, Nov 2021, 57%\nB.Com., Hill College, 2018',
    ],
    [
      'articles',
      'Experience\nArticled Assistant, Rao & Co. | Aug 2018 – Aug 2021\nAuditor, Konkan LLP | Oct 2021 – Present\nEducation\nB.Com., Hill College, 2018',
    ],
    [
      'a job without dates',
      'Experience\nAnalyst, Kaveri Ltd | Jul 2016 – Jun 2018\n• Cut waste\nAnalyst, Noyyal Ltd\n• Cut waste\nAnalyst, Pallava Ltd | Jul 2022 – Present\n• Cut waste',
    ],
    [
      'a doctorate whose beginning is open',
      'Experience\nLecturer, Hill College | Jul 2012 – Jun 2015\nProfessor, Hill College | Jan 2024 – Present\nEducation\nPh.D. Physics, Hill University, 2023',
    ],
    [
      'five months',
      'Experience\nAnalyst, Kaveri Ltd | Jul 2016 – Jan 2020\nAnalyst, Pallava Ltd | Jul 2020 – Present',
    ],
    [
      'years alone that may touch',
      'Experience\nAnalyst, Kaveri Ltd | 2016 – 2019\nAnalyst, Pallava Ltd | 2020 – Present',
    ],
    [
      'a post of student days and the first job',
      'Experience\nWriter, Campus Times | Jul 2018 – Sep 2018\nAuditor, Hooghly Ltd | Aug 2020 – Present\nEducation\nB.Com., Hill College | 2017 – 2020',
    ],
  ])('%s', (_, text) => {
    expect(valuesOf('gap', text)).toEqual([]);
  });
});

test.each([
  [
    'Experience\nAnalyst, Kaveri Ltd | Jul 2016 – Dec 2019\nAnalyst, Pallava Ltd | Jul 2020 – Present',
    '6 months between Kaveri Ltd (until Dec 2019) and Pallava Ltd (from Jul 2020)',
  ],
  ['Experience\nAnalyst, Kaveri Ltd | Jul 2016 – Dec 2019', '82 months since Kaveri Ltd (until Dec 2019)'],
  [
    'Experience\nAnalyst, Kaveri Ltd | Jul 2020 – Present\nEducation\nB.Com., Hill College, 2018',
    'between B.Com. (2018) and the first job (Jul 2020)',
  ],
])('a gap under every reading: %s', (text, gap) => {
  expect(valuesOf('gap', text)).toEqual([gap]);
});

test('a job within the years of the first degree is not one that was left', () => {
  const text =
    'Experience\nWriter, Campus Times | Jul 2018 – Sep 2018\nAuditor, Hooghly Ltd | Aug 2020 – Present\nEducation\nB.Com., Hill College | 2017 – 2020';
  expect(valuesOf('job_switch', text)).toEqual([]);
  expect(readResume(text.split('\n'), '2026-11-20').workMonths).toBe(76);
});

test.each([
  ['CA Final, ICAI, 2021, 57%\nB.Com., SRCC, 2019, 88%'],
  ['CS Executive, ICSI, 2020, 52%\nM.Com., Hill College, 2021, 60%'],
  ['B.Com., Hill College, 2020, 61%\nClass XII, Hill School, 2017, 94%'],
  ['Class XII, Hill School, 2017, 81%\nClass X, Hill School, 2015, 9.8 CGPA'],
  ['PGDM, Hill Institute, 2021, 2.9/4\nB.Tech. Design, Hill Institute, 2018, 8.6/10'],
])('no fall between marks of two kinds: %s', (education) => {
  expect(valuesOf('grade_trend', `Education\n${education}`)).toEqual([]);
});

/** 25 months without a job, and whatever else the page tells of them. */
const idle = [
  'Experience',
  'Engineer, Kaveri Ltd | Jul 2021 – Mar 2023',
  'Manager, Palani Ltd | May 2025 – Present',
];
test.each([
  ['ENTREPRENEURSHIP', 'Co-founder, Busline Ltd | Apr 2023 – Mar 2025'],
  ['WHAT CAME BETWEEN', 'I kept bees, Apr 2023 - Apr 2025'],
  ['Volunteering', '- Reading room at the town library, 2023 - 2024'],
  ['Preparation', "Civil services examination, Jun'23 - Feb'25"],
  ['Education', 'PG Diploma in Design, Hill Institute | 2023-25'],
  ['Projects', 'Roof garden (2023-24)'],
  ['Interests', 'Chess, pottery since 2022'],
  ['Other', 'Career break, Apr 2023 – Apr 2025: care of a parent'],
])('no gap where the page tells of the time under %s: %s', (head, line) => {
  expect(valuesOf('gap', idle.join('\n'))).toHaveLength(1);
  const lines = ['Asha Rao', 'asha.rao@example.com', ...idle, '', head, line];
  const { facts } = readResume(lines, '2026-11-20');
  expect(facts.filter(({ kind }) => kind === 'gap')).toEqual([]);
  expect(editFacts(facts, confirmed(facts), '2026-11').filter(({ kind }) => kind === 'gap')).toEqual([]);
});

test('no gap over any month of a stretch that the page gives, wherever it stands', () => {
  const heads = ['Hobbies', 'Achievements', 'Certifications', 'Skills', 'Summary'];
  const month = fc.integer({ min: 2021 * 12, max: 2026 * 12 });
  const said = (at: number) => `${String((at % 12) + 1).padStart(2, '0')}/${Math.floor(at / 12)}`;
  fc.assert(
    fc.property(month, fc.integer({ min: 1, max: 40 }), fc.constantFrom(...heads), (from, length, head) => {
      const to = from + length;
      const { facts } = readResume(
        ['Asha Rao', ...idle, head, `Beekeeping, ${said(from)} - ${said(to)}`],
        '2026-11-20',
      );
      const first = 2023 * 12 + 3;
      const last = 2025 * 12 + 3;
      const touches = from <= last && to >= first;
      expect(facts.filter(({ kind }) => kind === 'gap')).toHaveLength(touches ? 0 : 1);
    }),
    { numRuns: runs(120) },
  );
});

test('a job whose dates nobody can read leaves the time of work unknown', () => {
  const reading = readResume(
    ['Asha Rao', 'Experience', 'Analyst, Kaveri Ltd | two monsoons', '• Cut waste by 8%'],
    '2026-11-20',
  );
  expect(reading.workMonths).toBeNull();
});
