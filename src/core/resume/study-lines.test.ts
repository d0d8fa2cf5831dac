import { expect, test } from 'vitest';
import { of, read, values } from '#tests/fixtures/resume-readings.ts';

const studiesOf = (text: string) =>
  of(read(`Asha Pillai\nEDUCATION\n${text}`), 'education').map(
    ({ attributes: { level = '', institution = '', year = '' } }) => [level, institution, year].join(' | '),
  );

test.each<[string, string, string[]]>([
  [
    'the year of a line below',
    'X    M.P. Vidyalaya    2020    81%\nCAT 2025: 88.6 percentile',
    ['X | M.P. Vidyalaya | 2020'],
  ],
  [
    'the university in brackets below its college',
    'B.A. (Eco.)   Govt. Degree College\n   (Vikram University)   2025   68.4 %',
    ['UG | Govt. Degree College (Vikram University) | 2025'],
  ],
  [
    'a stage that is called a school',
    'High School (UP Board), Hill College, 2015, 84%',
    ['X | Hill College | 2015'],
  ],
  ['a stage behind its year', '2014: Secondary (RBSE), Hill College - 79%', ['X | Hill College | 2014']],
  ['a stage with a word of schools', 'Matric, JAC, 2011, 79%', ['X |  | 2011']],
  [
    'a span in brackets',
    'B.Tech, Valley Institute (2018 – 2022), CGPA 8.3',
    ['UG | Valley Institute | 2022'],
  ],
  [
    'the HSC of Odisha',
    '+2 Science, Ispat College, 2016, 77%\nHSC, Carmel School, 2014, 86%',
    ['XII | Ispat College | 2016', 'X | Carmel School | 2014'],
  ],
])('%s', (_, text, studies) => {
  expect(studiesOf(text)).toEqual(studies);
});

test.each([
  ['"Redesign of drains in Ward 11, Raichur"', 'Redesign of drains in Ward 11, Raichur'],
  ['Undergraduate project: survey of 240 households', 'survey of 240 households'],
])('the name of the project %s', (line, noun) => {
  expect(
    of(read(`Asha Pillai\nPROJECTS\n${line}`), 'project').map(({ attributes }) => attributes.noun),
  ).toEqual([noun]);
});

test.each([
  ['NSS volunteer 2022-2024, unit leader in 2023-24', 'NSS'],
  ['Library volunteer, 2 years', undefined],
])('what is no organisation of an office: %s', (line, organisation) => {
  const [office] = of(read(`Asha Pillai\nPOSITIONS OF RESPONSIBILITY\n- ${line}`), 'responsibility');
  expect(office?.attributes.organisation).toBe(organisation);
});

test('of two names above the first head the one that the e-mail address bears out', () => {
  expect(
    values(read('Contact\nasha.pillai@example.com\nTop Skills\nAsha Pillai\nExperience'), 'name'),
  ).toEqual(['Asha Pillai']);
});
