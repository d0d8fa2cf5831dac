import { describe, expect, test } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import type { EarlierAnswer } from '#core/answers/answer-signals.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';

const fact = (
  id: string,
  kind: ResumeFact['kind'],
  value: string,
  attributes: ResumeFact['attributes'] = {},
  ofFactId?: string,
): ResumeFact => ({
  id,
  kind,
  value,
  line: 1,
  attributes,
  ...(ofFactId ? { ofFactId } : {}),
});

const facts = [
  fact('F01', 'employment', 'Senior Analyst, Zenvia Logistics, Jul 2021 - May 2024', {
    role: 'Senior Analyst',
    organisation: 'Zenvia Logistics',
    from: '2021-07',
    to: '2024-05',
    months: 35,
    fullTime: true,
  }),
  fact('F02', 'team', 'Led a team of 6 analysts', { size: 6, noun: 'analysts' }, 'F01'),
  fact(
    'F03',
    'metric',
    'Cut batch window from 6.5 hours to 2.1 hours',
    { number: '6.5 hours to 2.1 hours', noun: 'batch window' },
    'F01',
  ),
  fact('F04', 'metric', 'Reduced invoice errors by 35%', { number: '35%', noun: 'invoice errors' }, 'F01'),
  fact('F05', 'education', 'B.Com, Pune University, 2021', { level: 'UG', degree: 'B.Com', year: 2021 }),
  fact('F06', 'score', 'CGPA 8.74/10', { level: 'UG', score: '8.74/10' }),
  fact('F07', 'tool', 'Python'),
  fact('F08', 'cat', 'CAT 2025 98.62 percentile', { percentile: 98.62 }),
  fact('F09', 'responsibility', 'Treasurer, Rotaract Club of Pune', {
    role: 'Treasurer',
    organisation: 'Rotaract Club of Pune',
  }),
  fact('F10', 'score', 'Class XII 92.4%', { level: 'XII', percent: 92.4, score: '92.4%' }),
];

const found = (answer: string, earlierAnswers: EarlierAnswer[] = []) =>
  analyseAnswer({
    answer,
    question: 'Tell us about your work at Zenvia. What did the team do?',
    facts,
    earlierAnswers,
  }).contradictions;
const earlier = (text: string): EarlierAnswer[] => [{ turnId: 'T04', text }];

describe('real conflicts', () => {
  test.each([
    ['I led a team of 12 analysts.', 'F02'],
    ['Sir, I have fourteen analysts reporting to me directly and by noon I fight with procurement.', 'F02'],
    ['I supervise eleven analysts, and each is older than me.', 'F02'],
    ['I joined Zenvia in 2019.', 'F01'],
    ['I left Zenvia in March 2022.', 'F01'],
    ['I cut the batch window from 9 hours to 2.1 hours.', 'F03'],
  ])('%s', (answer, factId) => {
    expect(found(answer).map((one) => one.against.factId)).toEqual([factId]);
  });
});

test.each([
  '',
  'Tell us about your work.',
  'You led a team at Zenvia. How many analysts, six?',
  'Which team was yours?',
])('whatever was asked: %s', (question) => {
  const answers = ['I led 12 analysts.', 'I joined Zenvia in 2019.'];
  const read = (asked: string) =>
    answers.map(
      (answer) => analyseAnswer({ answer, question: asked, facts, earlierAnswers: [] }).contradictions,
    );
  expect(read(question)).toEqual(read('What did you do?'));
});

describe('no conflict', () => {
  test.each([
    'What stopped me was that two hundred analysts were shouting from the boundary.',
    'I cut the batch window from 9 hours to 4 hours.',
    'They cut the batch window from 9 hours to 2.1 hours.',
    'I cut the billing window from 9 hours to 2.1 hours.',
    'At first I cut the batch window from 9 hours to 2.1 hours.',
    'I cut the batch window from 9 hours to 2.1 hours on the second plant.',
    'I cut the batch window from about 6 hours to 2.1 hours.',
    'In the first batch it was chaos. I led twelve analysts.',
    'My boss says that twenty analysts cannot see what you six can see.',
    'I led twelve analysts in the second year.',
    'I trained twelve analysts.',
    'I would lead twelve analysts if they gave them.',
    'I joined Zenvia in 2019 as an intern.',
    'My brother joined Zenvia in 2019.',
    'I joined Zenvia again in 2023.',
    'I scored 99.9 percentile in CAT last year.',
    'I have never used Python.',
    'We cut invoice errors by 60% in that year.',
    'I was the president of Rotaract Club of Pune.',
    'I led a team of 4 volunteers in college for the blood donation camp.',
    'At Zenvia I led about 6 or 7 analysts.',
    'The window came down to 2.1 hours, which saved 4 engineer hours a night.',
    'Customer complaints fell by 20%, while invoice errors fell by about a third.',
    'Nearly three years at Zenvia taught me this.',
    'I worked at Zenvia for almost 3 years.',
    'In the first month we reduced invoice errors by 10%.',
    'I have never used Python for forecasting before that project.',
    'My CGPA was about 8.7.',
    'My CGPA in third semester was 6.9.',
    'I was treasurer of the Rotaract Club of Pune and worked with the president.',
    'In CAT I got 98.6 percentile.',
    'I got 97 percentile in the quant section of CAT.',
    'There were 40 people on the floor and 6 analysts reported to me.',
    'I passed out in 2021 and joined Zenvia in July 2021.',
    'The runtime dropped to 3 hours after I split the jobs, then to 2.1.',
    'Sorry, it was 60%, let me correct that: invoice errors fell by 35%.',
    'I spent 12 months on the billing desk at Zenvia.',
    'We had 35 vendors in 2022 and 60% of them sent paper bills.',
    'At Zenvia I led four analysts and two engineers, who sat in Pune.',
    'My resume is wrong there: I worked at Zenvia for five years.',
    'My resume says 35%, but invoice errors fell by 60%.',
  ])('%s', (answer) => expect(found(answer)).toEqual([]));

  test.each([
    ['We had 35 vendors and 12 of them were late.', 'We had 140 vendors across India.'],
    ['I managed a budget of 2 lakh rupees.', 'The whole fest budget was 8 lakh rupees.'],
    [
      'Sorry, I misspoke, complaints were reduced by 40 percent.',
      'Vendor complaints were reduced by 15 percent.',
    ],
    ['The shop sells 190 pens a month.', 'Sales fell from 300 pens to 190 pens a month.'],
    ['The hub has 22 workmen.', 'The plant has 400 workmen.'],
    ['The archive had nine readers in all.', 'The archive had seven readers and two supervisors.'],
    ['The archive had seven readers and two supervisors.', 'The archive had nine readers in all.'],
    ['The yard had one hundred and twenty drivers.', 'The yard had 120 drivers.'],
    ['The yard repair took nine days.', 'The yard repair took eleven days. Sorry, nine days, not eleven.'],
  ])('with an earlier answer: %s', (answer, before) => expect(found(answer, earlier(before))).toEqual([]));
});
