import { expect, test } from 'vitest';
import { readResume } from './read-resume.ts';

const read = (...lines: string[]) => readResume(lines, '2026-11-20').facts;
const attributesOf = (facts: ReturnType<typeof read>, kind: string) =>
  facts.filter((fact) => fact.kind === kind).map(({ attributes }) => attributes);

test.each(['them of resources', 'runbook.', 'Kafka and wrote the runbook.', 'and three other wards'])(
  'the end of a wrapped bullet is no firm: %s',
  (rest) => {
    const facts = read(
      'Maya Lingdoh',
      'Experience',
      'Docent | Don Bosco Museum | May 2023 - June 2024',
      '• Conducted tours for guests from many places, explaining exhibits and informing',
      rest,
      'Counsellor | Khasi Youth Centre | Sep 2022 – April 2023',
      '• Supervised 25 students',
    );
    expect(attributesOf(facts, 'employment').map(({ organisation }) => organisation)).toEqual([
      'Don Bosco Museum',
      'Khasi Youth Centre',
    ]);
  },
);

test('several posts under one firm are promotions and no change of job', () => {
  const facts = read(
    'Nandini Rao',
    'Experience',
    'Swarna Dairy Products Ltd, Udupi',
    'Deputy Manager, Milk Procurement | Apr 2024 – Present',
    '• Looks after 118 societies',
    'Senior Executive, Quality | Jul 2021 – Mar 2024',
    '• Trained 210 testers',
    'Executive Trainee | Jul 2019 – Jun 2021',
    '• Wrote the procedure for crates',
  );
  expect(attributesOf(facts, 'employment').map(({ role, organisation }) => [role, organisation])).toEqual([
    ['Deputy Manager, Milk Procurement', 'Swarna Dairy Products Ltd'],
    ['Senior Executive, Quality', 'Swarna Dairy Products Ltd'],
    ['Executive Trainee', 'Swarna Dairy Products Ltd'],
  ]);
  expect(attributesOf(facts, 'promotion')).toHaveLength(2);
  expect(attributesOf(facts, 'job_switch')).toEqual([]);
});

test('a firm of the LinkedIn export holds its posts and their dates', () => {
  const facts = read(
    'Zoya Mansuri',
    'Experience',
    'Sabar Cotspin',
    '2 years 5 months',
    'Assistant Merchandiser',
    'July 2025 - Present (1 year 5 months)',
    'Himatnagar, Gujarat, India',
    'Follow up of 17 buyers and their 90 styles',
    'Merchandising Trainee',
    'July 2024 - June 2025 (1 year)',
  );
  expect(attributesOf(facts, 'employment').map(({ role, organisation }) => [role, organisation])).toEqual([
    ['Assistant Merchandiser', 'Sabar Cotspin'],
    ['Merchandising Trainee', 'Sabar Cotspin'],
  ]);
});

test.each([
  ['PGDM, XLRI, 2019-21, CQPI 6.8/8', 'XLRI'],
  ['B.Com (Hons), SRCC, 2019, 88%', 'SRCC'],
  ['MBBS, KEM Hospital Mumbai, 2013-2019, First class', 'KEM Hospital Mumbai'],
  ['BBA LLB, NLU Jodhpur, 2018-23, CGPA 6.9/7', 'NLU Jodhpur'],
  ['B.Tech – IITD – 2020 – 7.1', 'IITD'],
  ['B.Com, MKBU, 2018 - 83.7%', 'MKBU'],
])('a known college is no branch: %s', (line, institution) => {
  const [study] = attributesOf(read('Tara Menezes', 'Education', line), 'education');
  expect(study).toMatchObject({ institution });
  expect(study).not.toHaveProperty('branch');
});

test('the month of graduation belongs to the degree above', () => {
  const facts = read(
    'Leo Fernandes',
    'Education',
    'Bachelor of Technology in Computer Science',
    'Zuari Institute',
    'Expected Graduation: May 2026',
  );
  expect(attributesOf(facts, 'education')).toMatchObject([{ degree: 'Bachelor of Technology', year: 2026 }]);
});

test('two stages on one line are two', () => {
  const facts = read('Jigar Thakkar', 'Education', 'Class XII, 2017: 93.4%   Class X, 2015: 10 CGPA');
  expect(attributesOf(facts, 'education').map(({ level, year }) => [level, year])).toEqual([
    ['XII', 2017],
    ['X', 2015],
  ]);
  expect(attributesOf(facts, 'gap')).toEqual([]);
});

test.each([
  [['ROHAN PRABHU, CA', 'MUMBAI | rohan.prabhu@example.in'], 'Rohan Prabhu', 'MUMBAI'],
  [['Rohan Prabhu CA', 'Mumbai'], 'Rohan Prabhu', 'Mumbai'],
  [['Dr. Meera Nair, MBBS, MD', 'Kochi, Kerala'], 'Meera Nair', 'Kochi'],
  [
    ['CURRICULUM VITAE', 'S A N J A N A', 'B H A T T A C H A R Y A', 'B.Des. Fashion', 'Kolkata'],
    'Sanjana Bhattacharya',
    'Kolkata',
  ],
  [['MURUGAN', 'murugan.k@example.in / Sivakasi, Tamil Nadu'], 'Murugan', 'Sivakasi'],
])('a name and a place: %j', (lines, name, city) => {
  const facts = read(...lines, 'Education', 'B.A., Hill College, 2020');
  expect(facts.find(({ kind }) => kind === 'name')?.value).toBe(name);
  expect(attributesOf(facts, 'place')[0]?.city).toBe(city);
});
