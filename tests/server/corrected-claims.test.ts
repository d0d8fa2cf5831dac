import { describe, expect, it } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { type Exchange, exchanges, feedbackBy, finishedInterview } from '#tests/fixtures/scored-interview.ts';

/** A claim, how it is taken back later, and the words that are then no best line. */
const corrected: readonly (readonly [string, string, string])[] = [
  [
    'I led a team of 9 field technicians and cut the repair time from 6 hours to 4.',
    'Sorry, it was a team of 6, not 9. The other three joined later.',
    'team of 9',
  ],
  [
    'I led a team of 9 field technicians and cut the repair time from 6 hours to 4.',
    'I said nine earlier; six is right.',
    'team of 9',
  ],
  [
    'We sold 65 proposals in the first year because I called each owner myself.',
    'I misspoke, the number is 48 proposals.',
    '65 proposals',
  ],
  [
    'I saved the depot 20 percent of its fuel by merging two routes.',
    'Let me correct myself, the saving was 12 percent.',
    '20 percent',
  ],
  [
    'I worked for eight months on the boiler at Hosur and wrote its checklist.',
    'It was four months, not eight.',
    'eight months',
  ],
  [
    'I designed the dashboard that 300 dealers open every morning.',
    'To be honest, my colleague designed the dashboard and I tested it.',
    'designed the dashboard that',
  ],
  [
    'I led a team of 9 field technicians and cut the repair time from 6 hours to 4.',
    'If I am exact there were six technicians, nine is with the drivers.',
    'team of 9',
  ],
  [
    'I saved the depot 20 percent of its fuel by merging two routes.',
    'Actually 12 percent, I had the wrong month in my head.',
    '20 percent',
  ],
  [
    'In 2019 I started the library with 4,000 books from the old school.',
    'I was wrong about the books, 400 came from the old school.',
    '4,000 books',
  ],
  [
    'I negotiated the price with the mill and we paid 52 rupees a metre.',
    "The negotiating was my uncle's, I must say, I only took the notes.",
    'negotiated the price',
  ],
  [
    'Our stall earned 18,000 rupees in a day, and I kept the accounts.',
    "Sorry ma'am, 8,000 rupees, not 18,000.",
    '18,000 rupees in a day',
  ],
];
/** What takes nothing back of these. */
const kept: readonly (readonly [string, string])[] = [
  [
    'I led a team of 9 field technicians and cut the repair time from 6 hours to 4.',
    'The auditor counted 6 technicians, not 9, in the other depot, so I called him.',
  ],
  [
    'I saved the depot 20 percent of its fuel by merging two routes.',
    'My manager said the saving was 12 percent in his own region.',
  ],
  [
    'I designed the dashboard that 300 dealers open every morning.',
    'My colleague wrote the manual and trained the dealers in two weeks.',
  ],
];

const opening = 'At the plant I began as a trainee in March 2021, because my father knew nobody there.';
const other: Exchange[] = exchanges.filter(([topicId]) => topicId !== 'work_experience');
const later =
  'I checked the register of each depot for four weeks, because the fleet had been counted by hand before.';

async function feedbackOn(claim: string, reply: string): Promise<Feedback> {
  const given: Exchange[] = [
    ['work_experience', 'lead', 'What did you do there?', `${opening} ${claim}`],
    ['work_experience', 'probe', 'And how did you check it?', later],
    ['work_experience', 'probe', 'Is there something you want to add to that?', reply],
    ...other,
  ];
  return feedbackBy(createOfflineAssessor(), finishedInterview(given));
}
const praised = ({ verdict, topics, marginNotes }: Feedback): string =>
  [verdict, ...topics.flatMap(({ quotes, text }) => [...quotes.map(({ quote }) => quote), text])].join('\n') +
  marginNotes.filter(({ turnId, kind }) => turnId === 'T02' && kind === 'tick').length;

describe('what the candidate took back later (rule QUOTE-5)', () => {
  it.each(corrected)('%s … %s', async (claim, reply, words) => {
    const before = await feedbackOn(claim, 'No, I have nothing to add to it.');
    expect(praised(before)).toContain(words);
    const after = await feedbackOn(claim, reply);
    expect(praised(after)).not.toContain(words);
  });

  it('leaves a topic without a quote rather than with that one', async () => {
    const [claim = '', reply = ''] = corrected[2] ?? [];
    const given: Exchange[] = [
      ['work_experience', 'lead', 'What did you do there?', claim],
      ['work_experience', 'probe', 'And?', reply],
      ...other,
    ];
    const feedback = await feedbackBy(createOfflineAssessor(), finishedInterview(given));
    const work = feedback.topics.find(({ topicId }) => topicId === 'work_experience');
    expect(work?.score).toBeGreaterThan(0);
    expect(work?.quotes.map(({ quote }) => quote)).not.toContain(claim);
  });

  it.each(kept)('stays where nothing was taken back: %s … %s', async (claim, reply) => {
    expect(praised(await feedbackOn(claim, reply))).toContain(claim);
  });
});
