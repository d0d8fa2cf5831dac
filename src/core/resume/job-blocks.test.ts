import { expect, test } from 'vitest';
import { of, read, values } from '#tests/fixtures/resume-readings.ts';

const jobsOf = (text: string) =>
  of(read(`Asha Pillai\n\n${text}`), 'employment').map(
    ({ attributes: { role = '', organisation = '', from = '' } }) => [role, organisation, from].join(' | '),
  );

test.each<[string, string, string[]]>([
  [
    'a numbered employer above its posts',
    `WORK HISTORY
1) St. Agnes Hospital, Kochi (300 beds, private)
   Ward In-Charge, Medical Ward 4B    June 2023 till date
     - In charge of 32 beds
   Staff Nurse, Medical ICU    June 2018 to May 2023
     - Best Nurse award`,
    [
      'Ward In-Charge, Medical Ward 4B | St. Agnes Hospital | 2023-06',
      'Staff Nurse, Medical ICU | St. Agnes Hospital | 2018-06',
    ],
  ],
  [
    'a bulleted employer above a post without a bullet',
    `EXPERIENCE
• Satluj Knitwear Exports Ltd., Ludhiana
  Merchandiser (March 2024 - Present)
  • Reduced sampling time from 21 days to 12
• Ravi Hosiery Works, Ludhiana
  Assistant Merchandiser (July 2020 - December 2021)`,
    [
      'Merchandiser | Satluj Knitwear Exports Ltd. | 2024-03',
      'Assistant Merchandiser | Ravi Hosiery Works | 2020-07',
    ],
  ],
  [
    'an employer with dates of its own above its posts',
    `EXPERIENCE
Eastern Plains Bank Limited        Kolkata & Malda
Jun 2020 - Present
    Deputy Manager, Agri Credit (Jan 2024 - Present)
    - Brought bad loans down from 7.8% to 5.1%
    Officer Trainee (Jun 2020 - Dec 2023)`,
    [
      'Deputy Manager, Agri Credit | Eastern Plains Bank Limited | 2024-01',
      'Officer Trainee | Eastern Plains Bank Limited | 2020-06',
    ],
  ],
  [
    'indented lines of work without bullets',
    `EXPERIENCE
Data Analyst, Narmada Diagnostics (chain of 38 pathology labs), Lucknow
Aug 2024 to present
  Report dashboards for 38 labs
  Weekly note to Operations Head

June 2023 to July 2024
Full-time preparation for UPSC Civil Services Examination (not cleared).`,
    ['Data Analyst | Narmada Diagnostics | 2024-08'],
  ],
  [
    'dates that belong to the line below them',
    `EXPERIENCE
Data Analyst, Narmada Diagnostics, Lucknow
Aug 2024 to present
- Report dashboards for 38 labs
Junior Analyst, Chambal Services Ltd

June 2023 to July 2024
Prepared full time for the Civil Services Examination.`,
    ['Data Analyst | Narmada Diagnostics | 2024-08', 'Junior Analyst | Chambal Services Ltd | '],
  ],
  [
    'dates of a page with an empty line after each line',
    `EXPERIENCE

Data Analyst

Narmada Diagnostics, Lucknow

Aug 2024 to present

- Report dashboards for 38 labs

Junior Analyst

Chambal Services Ltd, Kota

Jun 2023 to Jul 2024`,
    ['Data Analyst | Narmada Diagnostics | 2024-08', 'Junior Analyst | Chambal Services Ltd | 2023-06'],
  ],
  [
    'a job whose first line of work tells of preparing',
    `EXPERIENCE
Quality Officer | Narmada Diagnostics | Aug 2024 to present
- Prepared for the NABL audit of 4 labs`,
    ['Quality Officer | Narmada Diagnostics | 2024-08'],
  ],
  [
    'labelled months under a head of two meanings',
    `CAREER SUMMARY
Organisation: Amara Solar Parks Ltd
Role: Project Engineer
From: January 2023    To: Present
- 60 MW commissioned`,
    ['Project Engineer | Amara Solar Parks Ltd | 2023-01'],
  ],
  [
    'a branch with its bank in one name',
    `EXPERIENCE
Clerk, State Bank of Malwa Garoth Branch, Aug 2024 – Present`,
    ['Clerk | State Bank of Malwa Garoth Branch | 2024-08'],
  ],
  [
    'with a firm as a post',
    `EXPERIENCE
Since Mar'23 with Damodar Steel Mills Ltd., Durgapur as Assistant Manager (Quality)
Key Result Areas:
- Handling 3 labs`,
    ['Assistant Manager (Quality) | Damodar Steel Mills Ltd. | 2023-03'],
  ],
  [
    'labelled jobs in a list of letters',
    `EXPERIENCE
a) Designation : Plantation Manager
   Organisation : Periyar Spice Company
   Period : June 2022 to till date
b) Designation : Field Officer
   Organisation : Highrange Planters Society
   Period : May 2019 to May 2022`,
    [
      'Plantation Manager | Periyar Spice Company | 2022-06',
      'Field Officer | Highrange Planters Society | 2019-05',
    ],
  ],
  [
    'the head of a department',
    `EXPERIENCE
Head - Warehousing, Canara Cold Chain Pvt Ltd, Mangaluru    Aug 2024 – Present`,
    ['Head, Warehousing | Canara Cold Chain Pvt Ltd | 2024-08'],
  ],
  [
    'a head whose bracket closes on the next line',
    `INTERNSHIPS
Legal Intern, Khata Services (credit ledger start-up,
Bengaluru) - May to July 2025`,
    ['Legal Intern | Khata Services | 2025-05'],
  ],
  [
    'a post after a career break',
    `EXPERIENCE
Teacher at Hill Valley School, Ranchi
April 2022 - Present
Career break (Mar 2021 - Mar 2022): care of my daughter
Primary Teacher at Little Sal School, Khunti
June 2018 to February 2021`,
    ['Teacher | Hill Valley School | 2022-04', 'Primary Teacher | Little Sal School | 2018-06'],
  ],
  [
    'clients of a consultant, and no post in the summary',
    `CAREER SUMMARY
SAP consultant, 6 years, retail
EXPERIENCE
Meridian Consulting LLP
Senior Consultant
April 2023 to date
Client: Peshwa Paints (Apr 2023 to Aug 2024)
- Cut the order cycle from 6 days to 2
Associate Consultant
July 2021 to March 2023`,
    [
      'Senior Consultant | Meridian Consulting LLP | 2023-04',
      'Associate Consultant | Meridian Consulting LLP | 2021-07',
    ],
  ],
  [
    'a post in Markdown with slanted dates',
    `## Experience
### Software Engineer — Pinewood Payments Pvt Ltd
*August 2022 – June 2024*
- **Built** the refunds dashboard`,
    ['Software Engineer | Pinewood Payments Pvt Ltd | 2022-08'],
  ],
  [
    'bulleted months under a head of unknown words',
    `asha@example.com

Teaching
- July 2023 – June 2025: Teacher, Akshar Fellowship Trust. Class 3 teacher, Primary School No. 9, Pune`,
    ['Teacher | Akshar Fellowship Trust | 2023-07'],
  ],
  [
    'a second outlet that is closed',
    `EXPERIENCE
Partner, Noor Tiles Company, Vadodara
06/2019 to till date
Second outlet - Noor Studio, Anand
10/2021 to 03/2023 (CLOSED)`,
    ['Partner | Noor Tiles Company | 2019-06', ' | Noor Studio | 2021-10'],
  ],
  [
    'two columns of plain text',
    `EXPERIENCE                              EDUCATION
Product Analyst                         B.Tech, Electronics
Cartwheel Mobility Pvt Ltd, Delhi       Rao Institute of Technology
Mar 2023 - Present                      2018 - 2022
Business Analyst                        Class XII (CBSE)
Lighthouse Surveys LLP, Delhi           Aravali Public School
Jul 2022 - Feb 2023                     2018`,
    [
      'Product Analyst | Cartwheel Mobility Pvt Ltd | 2023-03',
      'Business Analyst | Lighthouse Surveys LLP | 2022-07',
    ],
  ],
  [
    'part-time work beside internships',
    `INTERNSHIPS AND PART-TIME WORK
Finance Intern    Coromandel Exports    May 2025 – Jul 2025`,
    ['Finance Intern | Coromandel Exports | 2025-05'],
  ],
])('%s', (_, text, jobs) => {
  expect(jobsOf(text)).toEqual(jobs);
});

test.each([
  ['a ward', 'Staff Nurse, Medical Ward 4B, Jun 2018 - May 2023'],
  ['a town behind a department', 'Manager, Accounts, Sitapur, Jun 2018 - May 2023'],
  [
    'the firm above, for a tutor',
    'Clerk, Kaveri Pumps Ltd., Jul 2021 - Dec 2023\n- Cut rework by 12%\nPart-time Tutor\n2016 - 2018',
  ],
])('no employer is %s', (_, text) => {
  expect(of(read(`Asha Pillai\nEXPERIENCE\n${text}`), 'employment').at(-1)?.attributes).not.toHaveProperty(
    'organisation',
  );
});

test('somebody by name is no post', () => {
  expect(jobsOf('INTERNSHIPS\nAdvocate P. Bhowal, Alipore - Dec 2023, 4 weeks')).toEqual([
    ' | Advocate P. Bhowal, Alipore | 2023-12',
  ]);
});

test.each([
  ['Weekly note to Operations Head', []],
  ['Assistant to Managing Director', []],
  ['Staff Nurse, then Shift In-charge', ['from Staff Nurse to Shift In-charge at Kaveri Hospital']],
])('only two posts are a promotion: %s', (role, promotions) => {
  const reading = read(`Asha Pillai\nEXPERIENCE\n${role} | Kaveri Hospital | Jun 2018 - May 2023`);
  expect(values(reading, 'promotion')).toEqual(promotions);
});

test('a part-time post in brackets is no full-time work', () => {
  const reading = read(
    'Asha Pillai\nEXPERIENCE\nFaculty (part-time), Prerna Classes Pvt Ltd\nNov 2023 to present',
  );
  expect(of(reading, 'employment')[0]?.attributes.fullTime).toBe(false);
});
