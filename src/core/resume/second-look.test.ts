import { expect, test } from 'vitest';
import { read, of, values } from '#tests/fixtures/resume-readings.ts';

test.each([
  ['TEACHING EXPERIENCE', 'Vidyalaya'],
  ['Clinical experience', 'Hospital'],
])('%s is a head: what stands under it is no study', (head, firm) => {
  const reading = read(
    `Asha Pillai\nEDUCATION\nMatriculation, JAC, 2010, 67%\n${head}\nTeacher, Adarsh ${firm}, Apr 2021 - Dec 2023\n- Pass rate rose from 81% to 96%`,
  );
  expect(values(reading, 'score')).toEqual(['67% in Matriculation']);
  expect(of(reading, 'employment').map(({ attributes }) => attributes.organisation)).toEqual([
    `Adarsh ${firm}`,
  ]);
});

test('percentages of points under a stage that has its mark are no marks', () => {
  const reading = read('Asha Pillai\nEDUCATION\nClass X, Hill School, 2010, 67%\n- Attendance 96%');
  expect(values(reading, 'score')).toEqual(['67% in Class X']);
});

test.each(['Place: Dumka | Date: 10/11/2026', 'Class XII, Hill School, 2016, 71%'])('no job: %s', (line) => {
  const reading = read(
    `Asha Pillai\nWORK\nClerk, Kaveri Pumps Ltd., Jul 2021 - Dec 2023\n- Wrote letters\n${line}`,
  );
  expect(of(reading, 'employment')).toHaveLength(1);
});

test('a tab behind a bullet is no cell', () => {
  const reading = read(
    'Asha Pillai\nWORK\nClerk, Kaveri Pumps Ltd., Jul 2021 - Dec 2023\n•\tHandled 40 bills',
  );
  expect(values(reading, 'metric')).toEqual(['Handled 40 bills']);
});

test('an office of the government on the line under its post is the firm', () => {
  const reading = read(
    'Asha Pillai\nWORK\nOfficer, Zoram Mission, Nov 2021 - present\n- Entered forms\nData Entry Operator\nDirectorate of Health Services — 02/2020–10/2021\n- Typed letters',
  );
  expect(of(reading, 'employment').at(-1)?.attributes).toMatchObject({
    role: 'Data Entry Operator',
    organisation: 'Directorate of Health Services',
    from: '2020-02',
  });
});

test('a department is no post where a post stands beside it', () => {
  const reading = read(
    'Asha Pillai\nWORK\nSales & Marketing - Bhavani Tractors Ltd., Gondal | Area Executive | Jun 2018 - Mar 2020',
  );
  expect(of(reading, 'employment')[0]?.attributes).toMatchObject({
    role: 'Area Executive',
    organisation: 'Bhavani Tractors Ltd.',
    city: 'Gondal',
  });
});

test('a list of activities gives an office no place and no year of another', () => {
  const reading = read('Asha Pillai\nACTIVITIES\nGarba (winner, 2019) | Cricket | Rotaract member 2016-17');
  expect(of(reading, 'responsibility').map(({ attributes }) => attributes)).toMatchObject([
    { role: 'Rotaract member', organisation: 'Rotaract', year: 2016 },
  ]);
});

test('certificates and skills of one list are told apart', () => {
  const reading = read(
    'Asha Pillai\nCERTIFICATES & SKILLS\nKobo certificate (2022), ODK, Excel, communication skills',
  );
  expect(values(reading, 'certificate')).toEqual(['Kobo certificate (2022)']);
  expect(values(reading, 'tool')).toEqual(['ODK', 'Excel']);
});

test.each([
  ['Certifications: Diploma in IFRS (ACCA), 2023', 'certificate: Diploma in IFRS (ACCA), 2023'],
  ['Interest: gospel choir – tenor', 'hobby: gospel choir'],
  ['Extra-curricular activities - kathak', 'hobby: kathak'],
  ['Co-curricular: Santali dance (state level)', 'hobby: Santali dance'],
])('no study: %s', (line, fact) => {
  const reading = read(`Asha Pillai\nEDUCATION\nB.Com, Hill College, 2020\n${line}`);
  expect(of(reading, 'education')).toHaveLength(1);
  expect(reading.facts.map(({ kind, value }) => `${kind}: ${value}`)).toContain(fact);
});

test('a college keeps no words that led to its mark', () => {
  const reading = read(
    'Asha Pillai\nEDUCATION\n* Intermediate (MPC) from Narayana Junior College with 952/1000 in 2019',
  );
  expect(of(reading, 'education')[0]?.attributes.institution).toBe('Narayana Junior College');
});

test('an honour of several years has no year', () => {
  const reading = read('Asha Pillai\nACHIEVEMENTS\nNSS volunteer award, 2020-22');
  expect(of(reading, 'achievement')[0]?.attributes.year).toBeUndefined();
});

test('a name in the cell behind its label', () => {
  expect(values(read('Name            : V. Sai Charan Reddy\nEducation\nB.A., 2020'), 'name')).toEqual([
    'V. Sai Charan Reddy',
  ]);
});

test('a practice of one’s own is work, and its months are not none', () => {
  const reading = read(
    'Asha Pillai\nPRACTICE\n2021 –  Founder, Studio Dzong (own practice), Gangtok. 7 homestays.\n2018 – 2021  Architect, Urban Matters LLP, New Delhi',
  );
  expect(reading.workMonths).not.toBe(0);
  expect(of(reading, 'employment').map(({ attributes }) => attributes.organisation)).not.toContain('2021');
});

test('a year before a post is no part of it', () => {
  const reading = read('Asha Pillai\nWORK\n2016 (6 months)  Analyst, Hill Habitat Trust, Leh');
  expect(of(reading, 'employment')[0]?.attributes.role).toBe('Analyst');
});

test('a long line that begins with its years is a job, and where somebody was sent is no part of the firm', () => {
  const reading = read(
    "Asha Pillai\nWORK\n2022-present  Chief Minister's Development Fellow, Planning Department, Government of Uttar Pradesh (posted at Shravasti district)\n- Tracked 52 indicators",
  );
  const [job, ...others] = of(reading, 'employment');
  expect(others).toEqual([]);
  expect(job?.attributes).toMatchObject({
    organisation: 'Government of Uttar Pradesh',
    from: '2022',
    to: 'present',
  });
});

test('a table drawn with spaces and strokes leaves no stroke in a cell', () => {
  const reading = read(
    'Asha Pillai\nEDUCATION\nDegree            | Institute                        | Year | Marks\nB.Tech Civil      | Doaba Institute of Technology, Jalandhar| 2022 | 7.1 CGPA',
  );
  expect(values(reading, 'education')).toEqual([
    'B.Tech Civil, Doaba Institute of Technology, Jalandhar (2022)',
  ]);
});
