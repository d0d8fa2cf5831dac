import { describe, expect, test } from 'vitest';
import type { AnswerSignals } from './answer-signals.ts';
import { analyseAnswer } from './analyse-answer.ts';

const question = 'Which decision in your last project was yours alone?';
const read = (answer: string, asked = question): AnswerSignals =>
  analyseAnswer({ answer, question: asked, facts: [], earlierAnswers: [] });

describe('what an answer holds', () => {
  const signals = read(
    'In April 2023 our Mysuru hub had 1,400 unpaid bills and clearing one took nine days. I mapped the steps and built a Python matcher because the wait was manual. It fell from nine days to three. If I did it again I would fix the master data first, but the vendor refused.',
  );

  test.each<[keyof AnswerSignals, string]>([
    ['numbers', '1,400 unpaid bills'],
    ['deltas', 'fell from nine days to three'],
    ['names', 'Mysuru'],
    ['names', 'Python'],
    ['iActions', 'mapped'],
    ['iActions', 'built'],
    ['reasoning', 'because'],
    ['counterpoints', 'but'],
    ['reflections', 'If I did it again'],
  ])('%s holds "%s"', (key, text) => {
    expect((signals[key] as { text: string }[]).map((mention) => mention.text)).toContain(text);
  });

  test('a mention stands verbatim at its place', () => {
    const answer =
      'Bil\u200bling at the Mysuru\u00ad clinic took 40\u200b minutes  because we typed it twice.';
    const found = read(answer);
    for (const mention of [...found.numbers, ...found.names, ...found.reasoning])
      expect(answer.slice(mention.start, mention.end)).toBe(mention.text);
    expect(found.numbers).toHaveLength(1);
  });

  test('wishes, plans and denials are not deeds', () => {
    expect(
      read('I would have built a new matcher and I never wrote any code for the old one.').iActions,
    ).toEqual([]);
  });

  test('empty and silent answers hold nothing', () => {
    for (const answer of ['', '   ', '...', '\u200b\u200b']) {
      const nothing = read(answer);
      expect([nothing.words, nothing.effectiveWords, nothing.gibberish, nothing.dontKnow]).toEqual([
        0,
        0,
        false,
        false,
      ]);
    }
  });
});

describe('gibberish', () => {
  test.each([
    'asdf jkl qwe zxcv poiu mnb lkj hgf dsa',
    'hfuoeh wiuqe ncwoe pqwz mxnv',
    'good good good good good good good',
    'aaaaaaa',
    'qwertyuiop asdf',
    'sdkfj woeiru xcmvn qpwoe zmxnc alskd',
  ])('%s', (answer) => expect(read(answer).gibberish).toBe(true));

  test.each([
    'Twelve.',
    '42',
    'Yes sir',
    'RBI',
    'SQL and SAP',
    'Karthikeyan Balasubramaniam',
    'Ghanshyam Jhunjhunwala Thiruvananthapuram',
    'Iqbal, Navjot, Rizwan, Afzal, Digvijay, Shahzad and Shivkumar',
    'Vajpayee, Rajput, Jagjit, Dixit, Laxmi, Lalrinpuia, Zothanpuia',
    'Oxford, Maxwell, Kafka, McGregor, Mazda, Afghan carpets',
    'strengths, lengths, rhythm, catchphrases, knowledge',
    'Bhubaneswar Tiruchirappalli Vishakhapatnam Kozhikode',
    'Nine days to three.',
    'I ran payroll. Excel, then SAP.',
    'Sir maine hostel mess ka contract khud negotiate kiya tha',
    'No. Never. Not once. I refused, they refused, nobody signed.',
    '₹4 lakh',
  ])('%s is an answer', (answer) => expect(read(answer).gibberish).toBe(false));
});

describe('code-mix', () => {
  test.each([
    ['Sir maine team ke saath milkar ek tool banaya tha, usse billing ka time kaafi kam ho gaya.', true],
    ['मैंने टीम के साथ मिलकर एक टूल बनाया था।', true],
    ['I negotiated the mess contract myself and the cost came down by twenty thousand a month.', false],
    ['I was the main person to do it, so the team is in par with us.', false],
    ['We did jugaad, and the pump ran for three more days na.', false],
  ])('%s', (answer, mixed) => expect(read(answer).codeMixRatio > 0.2).toBe(mixed));
});

describe('intents', () => {
  type Flag = 'dontKnow' | 'methodCue' | 'asksBack' | 'wantsToStop' | 'selfCorrection';
  const flags: Flag[] = ['dontKnow', 'methodCue', 'asksBack', 'wantsToStop', 'selfCorrection'];
  test.each<[string, Flag[]]>([
    ["I don't know.", ['dontKnow']],
    ['Pata nahi sir', ['dontKnow']],
    [
      'I do not know the exact figure, but I would estimate it from the number of branches.',
      ['dontKnow', 'methodCue'],
    ],
    ['Customers who do not know the product never came back to us.', []],
    ['Sorry, could you repeat the question?', ['asksBack']],
    ['What do you mean by operations here?', ['asksBack']],
    ['Why did we do it? Because the vendor was late.', []],
    ['End the interview please', ['wantsToStop']],
    ['Can we stop here?', ['wantsToStop']],
    ['I want to quit my job and study.', []],
    ['Sorry, it was six analysts and not twelve.', ['selfCorrection']],
    ['Fifty, madam?', []],
  ])('%s', (answer, expected) => {
    const found = read(answer);
    expect(flags.filter((flag) => found[flag])).toEqual(flags.filter((flag) => expected.includes(flag)));
  });
});

test('the same input gives the same signals, and the question said back is copied', () => {
  const answer = 'I closed the second shift because the boiler leaked.';
  expect(read(answer)).toEqual(read(answer));
  expect(read(question).copiedShare).toBeGreaterThan(0.9);
  expect(read(question).effectiveWords).toBe(0);
});
