import { expect, test } from 'vitest';
import { readResume } from './read-resume.ts';

const read = (...lines: string[]) => readResume(lines, '2026-01-15').facts;
const values = (facts: ReturnType<typeof read>, kind: string) =>
  facts.filter((fact) => fact.kind === kind).map((fact) => fact.value);

const breakLines = [
  'Sana Mirza',
  'Education',
  'B.Sc. Physics, Gomti Science College | 2018 – 2021',
  'Employment',
  'Academic Associate, Saral Learning Pvt Ltd | March 2024 – Present',
  '• Teach physics to 3 batches',
  'Freelance Content Reviewer | Oct 2023 – Feb 2024',
  '• Checked 210 chapters',
  'Career break (August 2021 – September 2023)',
  'Prepared full time for the Civil Services Examination.',
];
const oneBreak = read(...breakLines);
const withoutBreak = read(...breakLines.slice(0, -2));

test('a career break is neither an employer nor a move from one', () => {
  expect(values(oneBreak, 'employment')).toEqual([
    'Academic Associate, Saral Learning Pvt Ltd (Mar 2024 to present)',
    'Freelance Content Reviewer (Oct 2023 to Feb 2024)',
  ]);
  expect(values(oneBreak, 'job_switch')).toEqual([]);
});

test('work on one’s own account fills its months and belongs to no firm', () => {
  expect(values(withoutBreak, 'gap')).toEqual(['between B.Sc. Physics (2021) and the first job (Oct 2023)']);
});

test.each([
  ['MBBS', 2015, 2021, 'House Officer, Narmada Hospital | Jul 2021 – Jun 2022'],
  ['B.P.T.', 2016, 2021, 'Physiotherapist, Sahyadri Joint Clinic | Aug 2021 – Jun 2022'],
])('the years of a house job are no gap: %s', (degree, school, graduated, job) => {
  const facts = read(
    'Nikhil Rane',
    'Education',
    `${degree}, Narmada Medical College, ${graduated}`,
    `Class XII, Vidya Niketan School, ${school}`,
    'Experience',
    'Resident, Narmada Hospital | Jul 2022 – Present',
    job,
  );
  expect(values(facts, 'gap')).toEqual([]);
});

test.each([
  ['Senior Physiotherapist, Sahyadri Joint Clinic', 'Senior Physiotherapist', 'Sahyadri Joint Clinic'],
  ['Content Reviewer, Saral Learning', 'Content Reviewer', 'Saral Learning'],
])('%s is a post and a firm', (line, role, organisation) => {
  const facts = read('Nikhil Rane', 'Experience', `${line} | Jul 2022 – Present`, '• Ran a ward');
  expect(facts.find(({ kind }) => kind === 'employment')?.attributes).toMatchObject({ role, organisation });
});

test('the marks of some subjects, or of others, are not the candidate’s', () => {
  const facts = read(
    'Sana Mirza',
    'Education',
    'B.Sc. Physics, Gomti Science College, 2021, 71.4% (batch average 64%)',
    'Class XII, CBSE, Gomti Public School, 2018, 89.6% (PCM 92%)',
  );
  expect(values(facts, 'score')).toEqual(['71.4% in B.Sc. Physics', '89.6% in Class XII']);
});

test('a stage named “High School” is no school', () => {
  const facts = read('Sana Mirza', 'Education', 'High School, U.P. Board, 2014 | 83.17%');
  expect(facts.find(({ kind }) => kind === 'education')?.attributes).not.toHaveProperty('institution');
});

test('the column of schools is read before the column of boards and universities', () => {
  const facts = read(
    'Sana Mirza',
    'Education',
    'Degree | Board / University | Institute | % / CGPA | Year',
    'B.Com. | University of Delhi | Yamuna College | 8.03/10 | 2020',
    'Class XII | CBSE | Bal Vikas Public School | 95.6% | 2017',
  );
  expect(
    facts.filter(({ kind }) => kind === 'education').map(({ attributes }) => attributes.institution),
  ).toEqual(['Yamuna College', 'Bal Vikas Public School']);
});

test('where and when a pastime was shown is no pastime of its own', () => {
  const facts = read('Sana Mirza', 'Hobbies', 'Half marathon, Chennai 2024 (2 hr 04 min), Kathak');
  expect(values(facts, 'hobby')).toEqual(['Half marathon', 'Kathak']);
});

test.each([
  [['Ishaan', 'Deshpande', 'ishaan.deshpande@example.com'], 'Ishaan Deshpande'],
  [['GAURAV   TANWAR', 'Mob: 98960-11223, gaurav.tanwar@example.com'], 'Gaurav Tanwar'],
  [['VIVEK | vivek.raman@example.com', 'RAMAN | Mysuru, Karnataka'], 'Vivek Raman'],
  [['Capt. Arjun Singh Rathore (Retd.)', 'arjun.rathore@example.in'], 'Arjun Singh Rathore'],
])('a name on two lines or in two cells, or with a rank, is the name: %j', (lines, name) => {
  expect(values(read(...lines, 'Education', 'B.A., 2020'), 'name')).toEqual([name]);
});

test.each([
  ['HSSLC, Synod Higher Secondary School, 2017, 74.0%', 'XII'],
  ['HSLC, Home Missions School, 2015, 79.8%', 'X'],
  ['Class X, Bharathi Matric Hr. Sec. School, 2015, 79.8%', 'X'],
])('%s is one stage', (line, level) => {
  const studies = read('Lal Ralte', 'Education', line).filter(({ kind }) => kind === 'education');
  expect(studies.map(({ attributes }) => attributes.level)).toEqual([level]);
});

test('a place in a team is no pastime', () => {
  const facts = read(
    'Lal Ralte',
    'Extra Curricular Activities',
    '• Goalkeeper, district football team, 2016',
  );
  expect(values(facts, 'hobby')).toEqual([]);
});

test('the firm on the line under the post belongs to it, with its points', () => {
  const facts = read(
    'Lal Ralte',
    'Experience',
    'Business Analyst | Apr 2023 – Present',
    'Vidarbha Cotton Pvt. Ltd., Nagpur',
    '• Cut the time to settle a claim from 21 days to 8',
  );
  expect(values(facts, 'employment')).toEqual([
    'Business Analyst, Vidarbha Cotton Pvt. Ltd. (Apr 2023 to present)',
  ]);
});

test.each<[string, string[], number | null]>([
  ['dates over the post', ['Work', 'June 2021 to present', 'Teacher, Lata Hr. Sec. School, Madurai'], 56],
  ['a post since a day', ['Present position', 'Engineer, Works Department, Guna', 'Since 11.11.2021'], 51],
  ['years with an apostrophe', ['Where I worked', "Chef, Tapti Hotel Ltd Jul '20 - Jun '21"], 12],
  ['a post under the first lines', ['Nurse, Pamba Hospital, Jul 2020 - Present'], null],
  ['a post under another head', ['Declaration', 'Clerk, Kaveri Pumps Ltd., Jul 2020 - Present'], null],
  ['years of experience that the page claims', ['Summary', 'Pilot with six years of experience'], null],
  ['a sentence on a post', ['Summary', 'I have been a Staff Nurse at Pamba Hospital since July 2019.'], null],
  ['what a student claims', ['Summary', 'A student with 3 years of experience in fests'], 0],
  ['a tutor by the hour', ['', 'Part-time work', 'Tutor, home tuitions, Jul 2021 - Present'], 0],
  ['two columns of months', ['Work', 'Designer | Kaveri Ltd | Jul 2020 | Dec 2021'], 18],
  ['years that are bare', ['Professional life', 'Nurse, Pamba Hospital, 2019 - 2022'], null],
  ['an office', ['Declaration', 'Captain, chess club, Jul 2020 - Present'], 0],
  ['no work', ['Education', 'B.A., Hill College, 2025'], 0],
])('months of work: %s', (_, lines, months) => {
  const reading = readResume(['Asha Rao', 'asha.rao@example.com', ...lines], '2026-01-15');
  expect(reading.workMonths).toBe(months);
});

test.each<string[]>([
  ['- Lead a pod of 3 testers since Jan 2024; run the triage'],
  ['- Member of the safety committee since Jan 2023'],
  ['- Lead for the move to a new platform, Mar 2023 - Aug 2025'],
  ['- Posted in the fever ward (Nov 2022 to Jan 2023) and', 'Special Care Unit (Feb 2023 onwards)'],
])('no post of its own: %s', (...lines) => {
  const facts = read('Asha Rao', 'Experience', 'Analyst, Kaveri Pumps Ltd., Jul 2021 - Present', ...lines);
  expect(values(facts, 'employment')).toEqual(['Analyst, Kaveri Pumps Ltd. (Jul 2021 to present)']);
  expect(values(facts, 'promotion')).toEqual([]);
});

test.each([
  ['Studio Tapti -- Architect | 07.2022 - present', 'Architect, Studio Tapti (Jul 2022 to present)'],
  [
    'Consultant (promoted in 24 months) | Tapti Advisory | 2023.06 - Present',
    'Consultant, Tapti Advisory (Jun 2023 to present)',
  ],
  [
    'Lead Analyst, Pricing | Tapti Foods Ltd. | Apr 2024 - present',
    'Lead Analyst, Pricing, Tapti Foods Ltd. (Apr 2024 to present)',
  ],
])('a job as it stands in %s', (line, job) => {
  expect(values(read('Asha Rao', 'Experience', line, '- Cut waste by 4%'), 'employment')).toEqual([job]);
});

test.each([
  [
    'since the last',
    ['KPMG, Analyst, 2019 - 2022'],
    ['since KPMG (until 2022)'],
    ['Analyst, KPMG (2019 to 2022)'],
  ],
  [
    'between two',
    ['KPMG, Analyst, 2015 - 2017', 'EY, Analyst, Mar 2020 - Present'],
    ['between KPMG (until 2017) and EY (from Mar 2020)'],
    ['Analyst, KPMG (2015 to 2017)', 'Analyst, EY (Mar 2020 to present)'],
  ],
  [
    'that may be none',
    ['KPMG, Analyst, 2015 - 2017', 'EY, Analyst, 2018 - Present'],
    [],
    ['Analyst, KPMG (2015 to 2017)', 'Analyst, EY (2018 to present)'],
  ],
  [
    'with its months',
    ['KPMG, Analyst, Jul 2019 - Jun 2022'],
    ['42 months since KPMG (until Jun 2022)'],
    ['Analyst, KPMG (Jul 2019 to Jun 2022)'],
  ],
])('a job whose months are not given has none anywhere: a gap %s', (_, lines, gaps, jobs) => {
  const facts = read('Asha Rao', 'Work experience', ...lines);
  expect(values(facts, 'gap')).toEqual(gaps);
  expect(values(facts, 'employment')).toEqual(jobs);
  const given = lines.join(' ');
  if (/[A-Z][a-z]{2} \d{4}/.test(given)) return;
  for (const { kind, value, attributes } of facts.filter(({ kind }) => kind !== 'name')) {
    expect(attributes.months, `${kind} ${value}`).toBeUndefined();
    for (const date of [attributes.from, attributes.to])
      if (date !== '2026-01') expect(date ?? '').toMatch(/^(?:\d{4}|present|)$/);
  }
});
