import { describe, expect, test } from 'vitest';
import { drawPressureMap } from '#core/insight/pressure-map/draw-pressure-map.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { type Exchange, exchanges, feedbackBy, finishedInterview } from '#tests/fixtures/scored-interview.ts';
import { thingsToFix } from '#web/site/features/feedback/things-to-fix.ts';

/** The feedback of an interview in which work was answered like this. */
const feedbackOf = (...answers: readonly string[]) =>
  feedbackBy(
    createOfflineAssessor(),
    finishedInterview([
      ...exchanges.filter(([topicId]) => topicId !== 'work_experience'),
      ...answers.map(
        (said, at): Exchange => [
          'work_experience',
          at === 0 ? 'lead' : 'probe',
          at === 0 ? 'What did you do at Zenvia?' : 'And then?',
          said,
        ],
      ),
    ]),
  );

const workOf = async (...answers: readonly string[]) => {
  const feedback = await feedbackOf(...answers);
  const topic = feedback.topics.find(({ topicId }) => topicId === 'work_experience');
  if (!topic) throw new Error('work was not scored');
  return { feedback, topic };
};

const longEnough =
  'The office was far from my home and I went there by bus, and my manager gave me the keys of the store.';

describe('what is stated about a candidate is certain (rule PROSE-9)', () => {
  test.each([
    [
      'a figure in words',
      'We were twelve clerks and I kept the list of invoices for my manager at the office.',
    ],
    ['a part', 'I checked half of the invoices before my manager came to the office in the morning.'],
    ['a single figure', 'I closed 40 invoices in the office before my manager asked for them again.'],
    ['a figure without a noun', 'I did it twice because my manager was not at the office when they came.'],
  ])('no figure is missed beside %s', async (_, said) => {
    const { topic } = await workOf(said, longEnough);
    expect(topic.missing.join(' ')).not.toMatch(/figure|number/i);
  });

  test.each([
    [
      'an act in other words',
      'My job was to do the returns for three traders, and the filing was done by me alone.',
    ],
    ['an “I” among many “we”', 'We met the vendors, we asked for prices, and then I chose the one in Patna.'],
    [
      '“my” among many “we”',
      'We met the vendors and we asked for prices, and the choice was my own at the end.',
    ],
    ['one “we”', 'The returns were filed late, so we called the office and it was put right the same day.'],
  ])('no own part is missed beside %s', async (_, said) => {
    const { topic, feedback } = await workOf(
      said,
      'The returns were filed on time after that, at the same office.',
    );
    const all = [topic.text, ...topic.missing, feedback.verdict].join(' ');
    expect(all).not.toMatch(/own part|“we”|your part|decided/i);
  });

  test('what can be counted is said', async () => {
    const { topic } = await workOf(
      'We met the vendors, we asked for prices and we told the office about all of them in the end.',
      'We waited for the office, and then we met the vendors in the store again and again.',
    );
    expect(topic.missing).toEqual([
      'A figure. There is no number in your answers here.',
      'Your own part. Your answers here say “we” 5 times and never “I”.',
    ]);
  });

  test.each([
    [
      'what was only read',
      'I had only read about them in the store manual and my manager did the rest of it.',
    ],
    ['a plan', 'I would cut the delay from nine days to three if they made me the manager of the store.'],
    ['a road', 'I went from Patna to Gaya every day and my manager gave me 500 rupees for the bus.'],
    ['a denial', 'The delay never fell from nine days to three in my time, whatever the report says of it.'],
    ['hearsay', 'My manager said the delay fell from nine days to three, but it was before my time there.'],
    ['a year', 'I joined the store in 2019 and left it in 2021 because my father was not well.'],
  ])('no tick and no praise beside %s', async (_, said) => {
    const { topic, feedback } = await workOf(said, longEnough);
    expect(
      feedback.marginNotes.filter(
        ({ kind, turnId }) => kind === 'tick' && topicOfTurn(feedback, turnId) === 'work_experience',
      ),
    ).toEqual([]);
    expect(topic.text).not.toMatch(/keep|own decision|a lesson|a trade-off|work of your own/i);
  });

  test('a change with both figures is ticked, until it is taken back', async () => {
    const change = 'I stocked the spares at the sites, and the delay fell from nine days to three.';
    const kept = await workOf(change, longEnough);
    expect(kept.feedback.marginNotes).toContainEqual(
      expect.objectContaining({ kind: 'tick', text: 'a change, in figures' }),
    );
    expect(kept.topic.text).toContain('keep that line');
    const withdrawn = await workOf(change, 'That was not nine days to three, sorry. I made that figure up.');
    expect(withdrawn.topic.text).not.toContain('keep that line');
  });

  test('“I don’t know” is called that, in the topic and in the summary', async () => {
    const { topic, feedback } = await workOf("I don't know.", 'Sorry sir, I do not know that.', 'No idea.');
    expect(topic.text).toContain('You said that you didn’t know in all 3 of your answers here.');
    expect(feedback.verdict).toMatch(/ You said that you didn’t know in 3 of your \d+ answers\./);
  });

  test.each([
    'I don’t know if they noticed, but I closed 40 invoices on the first day.',
    'I don’t know much German.',
    'They know me there.',
    'No idea of mine was used.',
  ])('“%s” is not called not knowing', async (said) => {
    const { topic } = await workOf(said, longEnough);
    expect(topic.text).not.toContain('didn’t know');
  });

  test('receipts claim nothing but points and follow-ups', async () => {
    const { feedback } = await workOf(longEnough, 'I had only read about them.');
    for (const { levels, topicId } of feedback.topics)
      for (const { because } of levels)
        expect(because, topicId).toMatch(
          /^(?:\d+\.\d of \d+\.\d points(?:: you replied to (?:a follow-up|\d+ follow-ups))?|No answer to a follow-up was counted\.)$/,
        );
  });

  test('nothing advises on an introduction that was not asked for', async () => {
    const { feedback } = await workOf(longEnough, longEnough);
    expect([feedback.verdict, ...feedback.topics.map(({ nextStep }) => nextStep)].join(' ')).not.toMatch(
      /your introduction/i,
    );
  });

  test('a thing to fix quotes only what shows that something is missing', async () => {
    const { feedback } = await workOf(longEnough, longEnough);
    for (const { quote, fault } of thingsToFix(feedback))
      expect(quote === '' || /^(?:Missing: |Your resume says)/.test(fault)).toBe(true);
  });

  test('the map counts words and finds nothing else in an answer', () => {
    const { transcript } = finishedInterview();
    const map = drawPressureMap({
      transcript,
      tactics: [],
      facts: [],
      style: 'chill',
      profile: 'experienced',
    });
    for (const { because } of map.answers) expect(because).toMatch(/^\d+ words?$/);
  });
});

function topicOfTurn(
  { transcript }: { transcript: readonly { id: string; topicId: string }[] },
  turnId: string,
) {
  return transcript.find(({ id }) => id === turnId)?.topicId;
}
