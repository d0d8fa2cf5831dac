import { expect, test } from 'vitest';
import { claimFact, metricFact, teamFact } from './metric-facts.ts';

const line = (text: string) => ({ text, line: 1 });

test.each<[string, string, string | undefined]>([
  [
    '• Led a 4-member team; cut nightly run time from 6.5 hours to 2.1 hours',
    'from 6.5 hours to 2.1 hours',
    'nightly run time',
  ],
  [
    'Reduced unplanned downtime of 14 machines from 46 to 29 hours per month',
    'from 46 to 29 hours per month',
    'unplanned downtime',
  ],
  [
    'Automated 140 tests, reducing release testing from 5 days to 2 days',
    'from 5 days to 2 days',
    'release testing',
  ],
  ['Turnover grew from Rs 31 crore to Rs 47 crore', 'from Rs 31 crore to Rs 47 crore', 'Turnover'],
  ['Grew the savings book from Rs 12 Cr to Rs 31 Cr', 'from Rs 12 Cr to Rs 31 Cr', 'savings book'],
  ['Developed a cache reducing latency by 73% against the baseline', '73%', 'latency'],
  ['Saved Rs. 11.6 lakh per year by changing coolant filtration', 'Rs. 11.6 lakh per year', undefined],
  ['flagged 27 GST input mismatches worth Rs. 4.2 lakh', 'Rs. 4.2 lakh', 'GST input mismatches'],
  ['Recovered ₹1.7 crore of overdue freight', '₹1.7 crore', 'overdue freight'],
  ['Managed a budget of INR 9,50,000', 'INR 9,50,000', 'budget'],
  ['Tamil OCR with 91.2% character accuracy', '91.2%', 'character accuracy'],
  ['Found that 61% of loans were for school fees', '61%', 'loans'],
  ['Achieved 2.8x speedup over the old kernels', '2.8x', 'speedup'],
  ['Portal for an insurer with 1.2 million users', '1.2 million', 'users'],
  ['Surveyed 120 vegetable vendors in Nashik', '120', 'vegetable vendors'],
  ['Filed returns for 85 clients every month', '85', 'clients'],
  ['Helped a team of 4 test a gripper on 60 parts', '60', 'parts'],
  ['Serving 2M+ monthly requests', '2M+', 'monthly requests'],
  ['Trained 640 young officers and NCOs; rewrote the syllabus', '640', 'young officers and NCOs'],
  ['Built a dashboard over 1.2 lakh users', '1.2 lakh', 'users'],
  ['completion 63% to 70%', '63% to 70%', 'completion'],
  ['Wrote the grant proposal that brought Rs 62 lakh', 'Rs 62 lakh', 'grant proposal'],
])('%s', (text, number, noun) => {
  const fact = metricFact(line(text), undefined);
  expect(fact?.attributes).toEqual(noun === undefined ? { number } : { number, noun });
});

test.each([
  'Worked in 2021 on claims',
  'Won the Q3 award',
  'Passed CFA Level 1 in Aug 2023',
  'Class 12 topper',
  'Prepared the stock register',
])('no figure in %s', (text) => {
  expect(metricFact(line(text), undefined)).toBeUndefined();
});

test('the quoted clause is the part that holds the figure', () => {
  const fact = metricFact(
    line('• Led a 4-member team; cut nightly run time from 6.5 hours to 2.1 hours.'),
    undefined,
  );
  expect(fact?.value).toBe('cut nightly run time from 6.5 hours to 2.1 hours');
});

test.each<[string, number | undefined, string?]>([
  ['Led a 4-member team migrating jobs', 4, '4-member team'],
  ['with a team of 12', 12, 'team of 12'],
  ['Supervised 22 contract workmen', 22, '22 contract workmen'],
  ['Commanded 118 men; built 23 km of track', 118, '118 men'],
  ['Supervised a line of 26 operators', 26, '26 operators'],
  ['Led the day shift and its 12 nurses', undefined],
  ['Trained 640 young officers and NCOs', undefined],
  ['Mentored 3 interns', undefined],
  ['Supervising 3 engineers and 28 technicians', undefined],
  ['Assisted a team of 5 during the audit', undefined],
  ['Helped the audit team of 5', undefined],
  ['Managed payroll for 450 employees', undefined],
  ['Managed disbursals to 1,100 women members', undefined],
  ['Grew the club to 300 members', undefined],
  ['Scaled the team from 3 to 28', 28, 'team from 3 to 28'],
  ['led 850 volunteers', 850, '850 volunteers'],
  ['Mock budget for a village of 4,200 people', undefined],
  ['Led the migration of 62 batch jobs', undefined],
])('the team in %s', (text, size, noun) => {
  const attributes = teamFact(line(text), undefined)?.attributes;
  expect(attributes).toEqual(size === undefined ? undefined : { size, noun });
});

test.each([
  ['Spearheaded branch transformation', 'Spearheaded'],
  ['Results-driven analyst with a record', 'Results-driven'],
  ['Spearheaded a change that cut cost by 12%', undefined],
  ['Wrote the stock register', undefined],
])('the claim in %s', (text, noun) => {
  expect(claimFact(line(text), undefined)?.attributes.noun).toBe(noun);
});
