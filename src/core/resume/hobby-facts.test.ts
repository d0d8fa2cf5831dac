import { expect, test } from 'vitest';
import { hobbyFacts } from './hobby-facts.ts';
import { arrangeRuns } from './page-layout.ts';
import { readResume } from './read-resume.ts';

const hobbiesUnder = (head: string, ...lines: string[]) =>
  readResume(['Asha Rao', 'Education', 'B.A., Hill College, 2020', head, ...lines], '2026-11-20')
    .facts.filter(({ kind }) => kind === 'hobby')
    .map(({ value }) => value);

test.each([
  'CA Intermediate not cleared',
  'Cleared CA Foundation in first attempt',
  'CAT 2025',
  'CMAT 2026: 96.4 percentile',
  'Third prize',
  'Second prize, district level elocution 2019',
  'MAHARASHTRA',
  'NAGPUR, MAHARASHTRA, INDIA | OCTOBER 2018',
  'RÉSUMÉ',
  'PAGE 2',
  'NOVEMBER 3, 2025 | ASHA RAO · RÉSUMÉ | 2',
  'Contributor in Nagpur PyCon 2018',
  'Member of the photography club',
  'Football tournament',
  'Dance competition, 2019',
  'Supply chain, machine learning',
])('no hobby: %s', (line) => {
  for (const head of ['Hobbies & Achievements', 'Extracurricular Activities', 'Interests'])
    expect(hobbiesUnder(head, line), head).toEqual([]);
});

test.each([
  [
    'Rangoli, reading P. L. Deshpande, badminton (doubles)',
    ['Rangoli', 'reading P. L. Deshpande', 'badminton'],
  ],
  ['Alpona painting, old Bengali radio plays', ['Alpona painting', 'old Bengali radio plays']],
  ['Church choir; kitchen gardening', ['Church choir', 'kitchen gardening']],
  ['Long drives on the old Enfield', ['Long drives on the old Enfield']],
  ['Trekking, supply chain, Kho-Kho', ['Trekking', 'Kho-Kho']],
])('hobbies: %s', (line, hobbies) => {
  expect(hobbiesUnder('Hobbies', line)).toEqual(hobbies);
});

test.each([
  ['Carnatic violin (Grade 3)', 'Carnatic violin', 'Grade 3'],
  ['Carnatic violin – Grade 3', 'Carnatic violin', 'Grade 3'],
  ['Chess: rated 1540', 'Chess', 'rated 1540'],
  ['kolam drawing; district under-17 kho-kho 2018', 'kolam drawing', undefined],
  ['kolam drawing, district under-17 kho-kho 2018', 'kolam drawing', undefined],
])('the depth in %s', (text, value, depth) => {
  const found = hobbyFacts([{ text, line: 1 }]);
  expect(found.map((hobby) => [hobby.value, hobby.attributes.depth])).toEqual([[value, depth]]);
});

test('a line that repeats at the same place of the next page is furniture', () => {
  const run = (page: number, y: number, text: string) => ({
    page,
    x: 50,
    y,
    width: 5 * text.length,
    size: 10,
    bold: false,
    text,
  });
  const { lines } = arrangeRuns([
    run(1, 40, 'Asha Rao'),
    run(1, 100, 'Hobbies'),
    run(1, 780, 'Asha Rao, resume of March, sheet 1'),
    run(2, 100, 'Chess'),
    run(2, 780, 'Asha Rao, resume of March, sheet 2'),
  ]);
  expect(lines.filter((line) => line.includes('sheet'))).toHaveLength(1);
});
