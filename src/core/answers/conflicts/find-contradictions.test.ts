import { describe, expect, it, test } from 'vitest';
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
  confidence: 0.9,
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
    ['At Zenvia I led a team of 12 analysts for two years.', 'F02'],
    ['We cut invoice errors by 60% in that year.', 'F04'],
    ['The batch window came down from 9 hours to 2 hours.', 'F03'],
    ['I graduated in 2019 from Pune.', 'F05'],
    ['I joined Zenvia in 2019.', 'F01'],
    ['I worked at Zenvia for five years.', 'F01'],
    ['My CGPA was 9.4 at the end.', 'F06'],
    ['I have never used Python.', 'F07'],
    ['I scored 99.9 percentile in CAT.', 'F08'],
    ['I was the president of Rotaract Club of Pune.', 'F09'],
    ['I scored 95 percent in class 12.', 'F10'],
    ['I have five years of work experience.', 'F01'],
    ['I have no work experience.', 'F01'],
  ])('%s', (answer, factId) => {
    expect(found(answer).map((one) => one.against.factId)).toEqual([factId]);
  });

  test.each([
    [
      'We reduced the vendor complaints by 40 percent.',
      'Vendor complaints were reduced by 15 percent after that.',
    ],
    ['I have never led a team in my life.', 'At college I led a team for the fest.'],
  ])('with an earlier answer: %s', (answer, before) => {
    expect(found(answer, earlier(before)).map((one) => one.against.turnId)).toEqual(['T04']);
  });
});

it('with what was corrected before, once it is said again', () => {
  const told = [
    { turnId: 'T02', text: 'The yard repair took eleven days.' },
    { turnId: 'T04', text: 'Sorry, the yard repair took nine days, not eleven.' },
  ];
  expect(found('The yard repair took nine days.', told)).toEqual([]);
  expect(found('The yard repair took eleven days.', told).map((one) => one.against.turnId)).toEqual(['T04']);
});

test.each([
  '',
  'Tell us about your work.',
  'You led a team at Zenvia. How many analysts, six?',
  'Which team was yours?',
])('whatever was asked: %s', (question) => {
  const answers = ['My team was 12 people.', 'We were 12 people there.', 'I graduated in 2019 from Pune.'];
  const read = (asked: string) =>
    answers.map(
      (answer) => analyseAnswer({ answer, question: asked, facts, earlierAnswers: [] }).contradictions,
    );
  expect(read(question)).toEqual(read('What did you do?'));
});

describe('no conflict', () => {
  test.each([
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
