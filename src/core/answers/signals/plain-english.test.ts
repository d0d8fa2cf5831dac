import { describe, expect, test } from 'vitest';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';

const read = (answer: string): AnswerSignals =>
  analyseAnswer({ answer, question: 'What did you do there?', facts: [], earlierAnswers: [] });
const texts = (mentions: AnswerSignals['iActions']): string[] => mentions.map(({ text }) => text);

describe('what people who learned English late tell (rule SIGNAL-9)', () => {
  test.each([
    'Father is breaking stone at the quarry, sir, outside, in Raichur side, from October to May.',
    'He breaks the stone there, in summer, at Raichur, near Lingsugur, from October to May.',
    'Sir, my father is mason, sir, daily, in the sun of May.',
    'Mother is having tailoring machine, we have two and half acre, groundnut, and three goats.',
    "Supervisor told me to write wrong weight for contractor's lorry slip.",
    'Three years back one contractor was cheating the labourers.',
    'So my aunt is now selling jaggery twelve days early.',
    'In two months fifteen pumps failed, thirteen were of one batch only.',
    'Daily I am opening the pump house at four in the morning itself.',
    'That canal water is reaching our field last, we are the tail end.',
    'I did the same with the second well and it also gave water.',
  ])('is sound: %s', (sentence) => expect(read(sentence).soundSentences).toBe(1));

  test('short sentences with no article or an opening cue count beside a full one', () => {
    const said =
      'I was running the chilli dryer of my uncle at Guntur in the night shift. Blower was smoking. We saved 40 sacks.';
    expect(read(said)).toMatchObject({ sentences: 3, soundSentences: 3 });
  });

  test.each([
    ['I am teaching nine children of our lane in the verandah.', ['teaching']],
    ['I was every evening counting the crates at Vashi.', ['counting']],
    ['I am checking the meter of every pump and writing it in one red diary.', ['checking', 'writing']],
    ['I have shown the torn belt to the mill owner in Ichalkaranji.', ['shown']],
    ['I was noting the weight and I filled 87 forms for them.', ['noting', 'filled']],
    ['I kept one diary for those people and took it to the tehsildar.', ['kept', 'took']],
  ])('acts that go on or are done by now are acts: %s', (sentence, acts) =>
    expect(texts(read(sentence).iActions)).toEqual(acts),
  );

  test.each([
    'I am planning to open a nursery with 400 plants in Belgaum.',
    'I was sitting near the window of the bus depot in Belgaum.',
    'I was noting the meter reading of a well in Belgaum.',
    'I am not teaching the nine children of our lane any more.',
    'I am giving my full effort in the work.',
    'I am handling it with a cool mind.',
    'He is teaching nine children of our lane in the verandah.',
  ])('what is planned, denied, empty or of others is none: %s', (sentence) =>
    expect(texts(read(sentence).iActions).filter((act) => act !== 'noting')).toEqual([]),
  );

  test.each([
    ['Before they lost 30 pots a week, now only four.', 'Before they lost 30 pots a week, now only four'],
    ['Earlier forty families, now eleven are buying from him.', 'Earlier forty families, now eleven are'],
    [
      'Last year in the same season the wholesaler at Unjha was paying us only 90 rupees, this year 140.',
      'this year 140',
    ],
  ])('what was and what is make a change: %s', (sentence, change) =>
    expect(texts(read(sentence).deltas)).toEqual([change]),
  );

  test.each([
    'So he is selling it in the next village.',
    'So my aunt is keeping the seed in the pot.',
    'If she comes late, the bus leaves with the milk.',
  ])('a reason is one whoever does what follows: %s', (sentence) =>
    expect(read(`I carried the cans to Mandya on my cycle. ${sentence}`).reasoning).toHaveLength(1),
  );
});

describe('where and how a story stands and ends', () => {
  const around = (cue: string): AnswerSignals =>
    read(`${cue} the canal broke near our well and we carried 40 bags of sand to the tail end.`);
  test.each(['Two months back', 'In first year', 'That time', 'Before two years', 'In those days'])(
    'is told by "%s"',
    (cue) => expect(around(cue).situation.length).toBeGreaterThan(0),
  );
  test.each(['Now he', 'Now our pump', 'Till now the well', 'At last the well'])('is ended by "%s"', (cue) =>
    expect(read(`${cue} is good for 40 acres and they are sowing onion.`).results).toHaveLength(1),
  );
  test.each(['My work is to weigh', 'My duty was to weigh'])('is a task by "%s"', (cue) =>
    expect(read(`${cue} each of the 40 sacks at Raichur.`).task).toHaveLength(1),
  );
});

describe('what anybody says in plain English (rule SIGNAL-6)', () => {
  test.each([
    'If somebody is needing help, I am coming there sometimes.',
    'We are all sitting together and everybody is liking it nicely.',
  ])('is not sound: %s', (sentence) => expect(read(sentence).soundSentences).toBe(0));
});

describe('what stays a list (rule SIGNAL-2)', () => {
  test.each([
    'Pump, sir, motor, belt, canal, diary, in Raichur and the field of it.',
    'I use segmentation, pricing, cohort analysis, retention and the elasticity of it.',
    'The customer segmentation pricing elasticity cohort retention is my margin strength.',
    'Leadership, in teamwork, strategy, ownership and the vision of my life.',
  ])('%s', (sentence) => expect(read(sentence).soundSentences).toBe(0));
});
