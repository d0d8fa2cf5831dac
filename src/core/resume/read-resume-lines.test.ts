import { expect, test } from 'vitest';
import { read, of, values } from '#tests/fixtures/resume-readings.ts';

test.each<[string, string, string, string | undefined]>([
  [
    'Senior Systems Engineer | Nilgiri Systems Pvt. Ltd., Chennai | Apr 2023 - Jun 2024',
    'Senior Systems Engineer',
    'Nilgiri Systems Pvt. Ltd.',
    'Chennai',
  ],
  [
    'Nilgiri Systems Pvt. Ltd., Chennai\nSenior Systems Engineer\nApr 2023 - Jun 2024',
    'Senior Systems Engineer',
    'Nilgiri Systems Pvt. Ltd.',
    'Chennai',
  ],
  [
    'Senior Systems Engineer, Nilgiri Systems Pvt. Ltd., Chennai\nApr 2023 – Jun 2024',
    'Senior Systems Engineer',
    'Nilgiri Systems Pvt. Ltd.',
    'Chennai',
  ],
  [
    'Senior Systems Engineer at Nilgiri Systems (Apr 2023 – Jun 2024)',
    'Senior Systems Engineer',
    'Nilgiri Systems',
    undefined,
  ],
  [
    'Nilgiri Systems — Senior Systems Engineer (Apr 2023 – Jun 2024)',
    'Senior Systems Engineer',
    'Nilgiri Systems',
    undefined,
  ],
  [
    'Apr 2023 – Jun 2024 | Nilgiri Systems | Senior Systems Engineer',
    'Senior Systems Engineer',
    'Nilgiri Systems',
    undefined,
  ],
  [
    'Company: Nilgiri Systems\nDesignation: Senior Systems Engineer\nDuration: Apr 2023 – Jun 2024',
    'Senior Systems Engineer',
    'Nilgiri Systems',
    undefined,
  ],
  [
    'Assistant Manager, Supply Planning | Malwa Cycle Works Ltd. | Apr 2023 - Jun 2024',
    'Assistant Manager, Supply Planning',
    'Malwa Cycle Works Ltd.',
    undefined,
  ],
  [
    'Audit Executive | Joshi & Rao, Chartered Accountants | Apr 2023 - Jun 2024',
    'Audit Executive',
    'Joshi & Rao, Chartered Accountants',
    undefined,
  ],
  [
    'Nilgiri Systems, Pithampur Senior Systems Engineer (Apr 2023 - Jun 2024)',
    'Senior Systems Engineer',
    'Nilgiri Systems',
    'Pithampur',
  ],
  ['Consultant, Blue Kite, Mumbai, Apr 2023 - Jun 2024', 'Consultant', 'Blue Kite', 'Mumbai'],
  [
    'Partner - Operations & Finance, Agarwalla Rice Mills & Agro (family business) | Apr 2023 - Jun 2024',
    'Partner, Operations & Finance',
    'Agarwalla Rice Mills & Agro (family business)',
    undefined,
  ],
  ['Manager | Sales and Marketing | Blue Kite | Apr 2023 - Jun 2024', 'Manager', 'Blue Kite', undefined],
  [
    'Finance & Accounts, Birsa Livelihood Society | Apr 2023 - Jun 2024 | Finance Officer',
    'Finance Officer',
    'Birsa Livelihood Society',
    undefined,
  ],
  [
    'Hooghly Book Depot (family business), Kolkata - Partner, Accounts and Purchase\nApr 2023 - Jun 2024',
    'Partner',
    'Hooghly Book Depot (family business)',
    'Kolkata',
  ],
  [
    'Senior Engineer, Haryana Castings Ltd., Rohtak. 15/04/2023 to 15/06/2024',
    'Senior Engineer',
    'Haryana Castings Ltd.',
    'Rohtak',
  ],
  ['Kaveri Labs, Chennai (Data Analyst) 04/2023 – 06/2024', 'Data Analyst', 'Kaveri Labs', 'Chennai'],
  ['Kaveri Labs (Data Analyst), Chennai, 04/2023 – 06/2024', 'Data Analyst', 'Kaveri Labs', 'Chennai'],
  [
    'Staff Nurse, then Shift In-charge (Surgical ICU)\nMar Ephrem Hospital, Kochi\n04/2023 – 06/2024',
    'Staff Nurse, then Shift In-charge (Surgical ICU)',
    'Mar Ephrem Hospital',
    'Kochi',
  ],
])('the job in %s', (text, role, organisation, city) => {
  const reading = read(`Asha Pillai\nWORK EXPERIENCE\n${text}\n• Wrote code for the billing of 40 shops`);
  expect(of(reading, 'employment').map(({ attributes }) => attributes)).toEqual([
    {
      role,
      organisation,
      ...(city ? { city } : {}),
      from: '2023-04',
      to: '2024-06',
      months: 15,
      fullTime: true,
    },
  ]);
});

test.each(['Operations & Finance', 'Human Resources', 'Supply Chain', 'R&D and Quality Assurance'])(
  'a department is no firm: %s',
  (department) => {
    const [job] = of(read(`Asha Pillai\nWORK\nManager, ${department}, Apr 2023 - Jun 2024`), 'employment');
    expect(job?.attributes).toMatchObject({ role: `Manager, ${department}` });
    expect(job?.attributes).not.toHaveProperty('organisation');
  },
);

test.each([
  [
    'B.Tech. Mechanical Engineering, Ghat Institute, 2020 - 76.8%\nIntermediate (ISC), Hill School, 2015 - 80%',
    ['1 year more than the course takes between Class XII (2015) and B.Tech. Mechanical Engineering (2020)'],
  ],
  ['B.Com., Ghat College, 2018 - 76.8%\nClass XII, Hill School, 2015 - 80%', []],
  ['M.B.B.S., Ghat College, 2020 - 66%\nClass XII, Hill School, 2015 - 80%', []],
])('drop years: %s', (education, gaps) => {
  expect(values(read(`Asha Pillai\nEDUCATION\n${education}`), 'gap')).toEqual(gaps);
});

test.each<[string, string, number]>([
  ['95%', '85%', 10],
  ['95%', '85.5%', 0],
  ['9.6 CGPA', '8.4 CGPA', 12],
  ['9.6 CGPA', '84%', 0],
  ['95%', '8.4 CGPA', 0],
  ['9.6/10', '3.1/4', 0],
])('from %s in the first degree to %s in the second falls by %i', (first, second, drop) => {
  const reading = read(
    `Asha Pillai\nEDUCATION\nM.Com., Ghat College, 2026 - ${second}\nB.Com., Hill College, 2024 - ${first}`,
  );
  expect(of(reading, 'grade_trend').map(({ attributes }) => attributes.drop)).toEqual(
    drop === 0 ? [] : [drop],
  );
});

test.each<[string, { percentile: number; year?: number } | undefined]>([
  ['CAT 2025: 97.82 percentile', { percentile: 97.82, year: 2025 }],
  ["CAT'25 - 98.91 %ile", { percentile: 98.91, year: 2025 }],
  ['99.1 percentile in CAT 2025', { percentile: 99.1, year: 2025 }],
  ['CAT 2024 | 96.4%ile', { percentile: 96.4, year: 2024 }],
  ['XAT 2026: 97 percentile', undefined],
  ['Category winner 97', undefined],
])('%s', (text, cat) => {
  expect(of(read(`Asha Pillai\nACHIEVEMENTS\n• ${text}`), 'cat')[0]?.attributes).toEqual(cat);
});

test.each<[string, string, string]>([
  ['Treasurer, Spandan 2024 (annual fest): managed a budget of Rs. 9.5 lakh', 'Treasurer', 'Spandan 2024'],
  ['NSS Volunteer Coordinator: organised 6 blood donation camps', 'NSS Volunteer Coordinator', 'NSS'],
  ['Captain, college kabaddi team (2018-19)', 'Captain', 'college kabaddi team'],
  ['Class Representative, 2023-24 (68 students)', 'Class Representative', ''],
  ['President of the Quiz Society – 40 members', 'President', 'Quiz Society'],
])('the office in %s', (text, role, organisation) => {
  const [office] = of(read(`Asha Pillai\nPOSITIONS OF RESPONSIBILITY\n• ${text}`), 'responsibility');
  expect(office?.attributes).toMatchObject(organisation ? { role, organisation } : { role });
});

test('projects have a short name to be called by', () => {
  const reading = read(
    'Asha Pillai\nPROJECTS\n• Final-year project: Tamil OCR for ration cards, 91.2% character accuracy\n• Design of a hand-operated maize sheller, 3D printed gear train',
  );
  expect(of(reading, 'project').map(({ attributes }) => attributes.noun)).toEqual([
    'Tamil OCR for ration cards',
    'Design of a hand-operated maize sheller',
  ]);
});
