import { describe, expect, test } from 'vitest';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';

const read = (answer: string) =>
  analyseAnswer({ answer, question: 'What is your goal?', facts: [], earlierAnswers: [] });

describe('sentences made of the words of slides carry no evidence (rule SIGNAL-10)', () => {
  test.each([
    'I will drive an agile transformation of Fortune 500 ecosystems and grow stakeholder value by 40 % within 18 months.',
    'We led a cross-functional alignment of 12 stakeholders that unlocked 3x value creation in Pune.',
    'In five years I see myself orchestrating 60 % of the innovation roadmap as a change agent at Tata.',
    'An MBA gives me the strategic lens and the capability building to maximise impact at scale by 25 per cent.',
  ])('%s', (answer) => {
    const { numbers, names, deltas, iActions, weActions, reasoning } = read(answer);
    expect([...numbers, ...names, ...deltas, ...iActions, ...weActions, ...reasoning]).toEqual([]);
  });
});

describe('what was done or is planned in plain words counts', () => {
  test.each([
    ['In five years I will run one cold store for 40 farmers in Nashik.', '40 farmers'],
    [
      'We met 12 stakeholders of the Pune ring road, mostly farmers who had lost their wells.',
      '12 stakeholders',
    ],
    ['I would sell 30 % of the crop in April and keep the rest.', '30 %'],
    ['The scorecard of our plant had 8 levers, and I removed 5 of them.', '8 levers'],
    [
      'I aligned four cross-functional teams end-to-end as stakeholder lead and brought the backlog from 220 to 60 tickets.',
      '60 tickets',
    ],
    ['I wrote a roadmap of 14 weeks for the billing tool, and we took 22.', '14 weeks'],
  ])('%s', (answer, number) =>
    expect(
      read(answer)
        .numbers.map(({ text }) => text)
        .join('; '),
    ).toContain(number.split(' ')[0]),
  );
});

test.each([
  ['I gave my hundred per cent to the team.', 0],
  ['I always give my 200 % there.', 0],
  ['Attendance was a hundred per cent in my batch that month.', 1],
  ['My loss was 100 % of the crop in 2021.', 1],
])('a share of oneself is no figure: %s', (answer, least) => {
  const { numbers } = read(answer);
  expect(least === 0 ? numbers.length === 0 : numbers.length >= least).toBe(true);
});
