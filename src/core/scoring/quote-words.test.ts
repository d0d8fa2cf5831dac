import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Turn } from '#contract/transcript.ts';
import { processorMs } from '#tests/fixtures/processor-time.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { exchanges } from '#tests/fixtures/scored-interview.ts';
import { spelled as inWords } from '#tests/fixtures/spelled-number.ts';
import { gatherTopic } from './gather-topic.ts';
import { quoteWords } from './quote-words.ts';
import { verbatim } from './verify-quote.ts';

const keys = (text: string): string[] => quoteWords(text).words.map((word) => word.key);

describe('the same words, however they are written (rule QUOTE-4)', () => {
  it.each([
    ['forty-two bills', '42 bills', 'Forty two, bills'],
    ['1,20,000 units', '1.2 lakh units', '120000 units', '120,000 units', 'one point two lakh units'],
    ['₹500', 'Rs. 500', 'Rs 500', 'INR 500', '500 rupees', 'five hundred rupees', 'Rupees 500'],
    ['₹1.2 lakh', 'Rs 1,20,000', 'rs. 1.2 lac', '120000 rupees', '1.2 lakhs rupees'],
    ['2 cr', 'two crore', '2,00,00,000', '20 million'],
    ['40%', '40 per cent', 'forty percent', '40 %'],
    ['$5 million', '5,000,000 dollars', 'five million dollars'],
    ['in 2023', 'in twenty twenty three', 'in two thousand and twenty-three'],
    ['the 3rd of 21st', 'the third of twenty-first'],
    ['minus five degrees', '-5 degrees'],
    ['2.5 years', 'two and a half years'],
    ["I didn't go", 'I didn’t go', 'i didnt go', 'I did not go'],
    ["I can't", 'I cannot', 'I can not', 'I cant'],
    ["It's ours", 'its ours', 'It is ours'],
    ["I'm sure we'll", 'im sure we will', 'I am sure we’ll'],
    ["my mother's shop", 'my mothers shop', 'my mother’s shop'],
    ['M.B.A. at 9 a.m.', 'MBA at 9 am'],
    ['the follow-up', 'the follow up', 'THE FOLLOW, UP!'],
    ['nahin kiya', 'nahi kiya', 'nahee kiya', 'Nahin, kiya'],
    ['haan kaam hai', 'han kam hain', 'Haan, kaam hai'],
    ['bahut zyada paise', 'bohot jyada paise', 'bahot zyada paise'],
    ['forty-two', 'forty, um, two', '42'],
    ['um, we left', 'we, like, left', 'We basically left, sir', 'you know we left', 'we left'],
  ])('%s', (...same) => {
    for (const other of same) expect(keys(other)).toEqual(keys(same[0]));
  });

  it.each([
    ['42 bills', '24 bills'],
    ['1.2 lakh', '1.2 crore'],
    ['1.2 lakh', '12 lakh'],
    ['₹500', '500'],
    ['₹500', '$500'],
    ['40%', '40'],
    ['-5 degrees', '5 degrees'],
    ['third', '3'],
    ['forty two', 'forty, then two'],
    ['I did go', "I didn't go"],
    ['we were late', "we weren't late"],
    ['steel', 'still'],
    ['full', 'fool'],
    ['feel', 'fill'],
    ['been', 'bin'],
    ['kiya', 'kya'],
    ['teen', 'tin'],
    ['keen', 'kin'],
    ['likely', 'like'],
  ])('but %s is not %s', (one, other) => expect(keys(one)).not.toEqual(keys(other)));
});

/** What candidates say; in braces one thing in all the ways it may be written, the last of them perhaps not at all. */
const told = [
  `In {twenty twenty three|2023|two thousand twenty three} our hub had {1,400|one thousand four hundred|1400} unpaid bills and, {you know,|}
  I {didn't|did not|didn’t|didnt} wait for the {follow-up|follow up} because {forty-two|42|forty two} of them were {um,|} late by
  {six and a half|6.5|six point five} days.`,
  `{Sir,|} {it's|it is|its} a small shop that sold goods worth {₹1.2 lakh|Rs. 1,20,000|120000 rupees|one lakh twenty thousand rupees} in a month,
  {basically,|} and my {father's|fathers|father’s} share fell by {9.5%|9.5 per cent|nine point five percent} when the {second|2nd} store opened.`,
  `{Haan|haan|Han} {sir|Sir|} {nahin|nahi|nahee} {like,|} woh {kaam|kam} {bahut|bohot|bahot} mushkil tha lekin {paanch|panch} log saath aaye
  aur humne {5 lakhs|five lakh|5 lac|5,00,000} ki machine {accha|acha|achha} daam par kharidi.`,
  `We {can't|cannot|can not} sell {50k|50,000|fifty thousand} units at {Rs 20|₹20|20 rupees} each {actually,|} because the mill
  {won't|will not|wont} give us {2.5 crore|two and a half crore|25 million|2,50,00,000} of credit before the {third|3rd} week of March, {I mean,|}
  and {nobody|Nobody} asked {M.B.A.|MBA} people.`,
] as const;

type Piece = { ways: string[]; isFiller: boolean };
const piecesOf = (text: string): Piece[] =>
  Array.from(text.matchAll(/\{([^}]*)\}[.,]?|[^\s{}]+/g), ([whole, listed]) => {
    const ways = listed === undefined ? [whole] : listed.split('|');
    return { ways: ways.filter(Boolean), isFiller: ways.includes('') };
  });

const answers = (text: string, source: Turn['source']) => {
  const times = { topicId: 'work_experience', startedAtMs: 0, endedAtMs: 0 } as const;
  const transcript: Turn[] = [
    { id: 'T01', role: 'panel', move: 'lead', text: 'What happened there?', ...times },
    { id: 'T02', role: 'candidate', text, ...(source ? { source } : {}), ...times },
  ];
  return gatherTopic({ transcript, topicId: 'work_experience', profile: 'experienced', facts: [] }).answers;
};

/** An answer in one writing, and a run of its pieces that begins and ends with a word that counts. */
const spoken = fc
  .record({
    pieces: fc.constantFrom(...told).map(piecesOf),
    from: fc.nat(40),
    length: fc.integer({ min: 8, max: 24 }),
    written: fc.infiniteStream(fc.nat(99)),
    rewritten: fc.infiniteStream(fc.nat(99)),
    source: fc.constantFrom<Turn['source'][]>('typed', 'spoken'),
  })
  .map(({ pieces, from, length, written, rewritten, source }) => {
    const pick = (ways: readonly string[], by: Iterator<number>): string =>
      ways[(by.next().value ?? 0) % ways.length] ?? '';
    let text = '';
    const placed = pieces.map((piece) => {
      const start = text === '' ? 0 : text.length + 1;
      const way = pick(piece.ways, written);
      text = text === '' ? way : `${text} ${way}`;
      return { ...piece, start, end: text.length };
    });
    const first = from % Math.max(1, placed.length - length);
    const run = placed.slice(first, first + length);
    while (run[0]?.isFiller) run.shift();
    while (run.at(-1)?.isFiller) run.pop();
    const said = text.slice(run[0]?.start, run.at(-1)?.end).replace(/[.,]+$/, '');
    const quoted = run.flatMap((piece) => {
      const dropped = piece.isFiller && (rewritten.next().value ?? 0) % 2 === 0;
      return dropped ? [] : [pick(piece.ways, rewritten).replace(/[.,]+$/, '')];
    });
    return { text, said, quoted, source };
  });

describe('a quote in other writing', () => {
  it('stands, and is kept as the candidate said it', () => {
    fc.assert(
      fc.property(spoken, fc.constantFrom(' ', '  ', ', '), fc.boolean(), (one, gap, shout) => {
        const quote = one.quoted.join(gap);
        const found = verbatim(
          { turnId: 'T02', quote: shout ? quote.toUpperCase() : quote },
          answers(one.text, one.source),
        );
        expect(found).not.toBeNull();
        expect(one.text).toContain(found);
        expect(found).toBe(one.said.replace(/^.*?(?=[\p{L}\p{N}₹])/u, ''));
      }),
      { numRuns: runs(400) },
    );
  });

  it('does not stand with a figure, a negation or, typed, a word changed', () => {
    const changed = fc.constantFrom('never', '7', 'seventeen', '%', 'Oslo', 'nahi');
    fc.assert(
      fc.property(spoken, fc.nat(99), changed, fc.boolean(), (one, at, word, inPlace) => {
        const place = 1 + (at % (one.quoted.length - 2));
        const isFixed = word !== 'Oslo' || (inPlace && /[\d%₹]/u.test(one.quoted[place] ?? ''));
        const isOther = !inPlace || keys(word).join() !== keys(one.quoted[place] ?? '').join();
        // A dictated quote may lack a word in twelve: at its very ends the changed one is left out, and what is kept is what was said.
        const lacking = one.source === 'spoken' ? Math.ceil(keys(one.quoted.join(' ')).length / 12) : 0;
        const isInside = place >= lacking && place < one.quoted.length - lacking;
        fc.pre((one.source === 'typed' || (isFixed && (word !== 'Oslo' || isInside))) && isOther);
        const quote = one.quoted.toSpliced(place, inPlace ? 1 : 0, word).join(' ');
        expect(verbatim({ turnId: 'T02', quote }, answers(one.text, one.source))).toBeNull();
      }),
      { numRuns: runs(400) },
    );
  });

  it('does not stand without a word that is no filler, where it was typed', () => {
    fc.assert(
      fc.property(spoken, fc.nat(99), (one, at) => {
        fc.pre(one.source === 'typed');
        const place = 1 + (at % (one.quoted.length - 2));
        const left = one.quoted[place] ?? '';
        fc.pre(keys(left).length > 0);
        const quote = one.quoted.toSpliced(place, 1).join(' ');
        expect(verbatim({ turnId: 'T02', quote }, answers(one.text, one.source))).toBeNull();
      }),
      { numRuns: runs(300) },
    );
  });
});

const rewrites: readonly ((text: string, at: number) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.replace(/[.,;:](?!\d)/g, ''),
  (text) => text.replace(/\d{1,3}(?:,\d{3})+|\d+/g, (digits) => inWords(Number(digits.replaceAll(',', '')))),
  (text) => text.replaceAll('%', ' per cent').replaceAll(' rupees', ' Rs'),
  (text) => text.replaceAll("'", '’'),
  (text) => text.replace(/ /g, '  '),
  (text, at) =>
    text
      .split(' ')
      .toSpliced(1 + (at % 6), 0, 'basically,')
      .join(' '),
];

it('any stretch of any answer stands after any of these rewritings, and is kept as it was said', () => {
  const long = exchanges.map(([, , , said]) => said).filter((said) => said.split(' ').length > 20);
  fc.assert(
    fc.property(
      fc.constantFrom(...long),
      fc.nat(60),
      fc.integer({ min: 8, max: 20 }),
      fc.array(fc.tuple(fc.constantFrom(...rewrites), fc.nat(9)), { minLength: 1, maxLength: 4 }),
      (text, from, length, ways) => {
        const words = text.split(' ');
        const first = from % (words.length - length);
        const run = words.slice(first, first + length);
        const parts = [words.slice(0, first), run, words.slice(first + length)];
        // A cut through a figure would change it, or bring its unit along.
        const isCut = [run[0], words[first + length]].some((word) =>
          /^(?:rupees|percent)\b/.test(word ?? ''),
        );
        fc.pre(!isCut && parts.flatMap((part) => keys(part.join(' '))).join() === keys(text).join());
        const said = run.join(' ').replace(/[.,]+$/, '');
        const quote = ways.reduce((left, [rewrite, at]) => rewrite(left, at), said);
        expect(verbatim({ turnId: 'T02', quote }, answers(text, 'typed'))).toBe(said);
      },
    ),
    { numRuns: runs(400) },
  );
});

it('is looked for in time that grows with the answer alone', () => {
  const sentence =
    'In April 2023 our hub had forty-two unpaid bills, you know, and I did not wait for any of them. ';
  const many = 'we we we we we we we we we we we we we we '.repeat(500) + sentence.repeat(100);
  const given = answers(many, 'spoken');
  const took = processorMs(() => {
    for (let at = 0; at < 5; at += 1)
      expect(verbatim({ turnId: 'T02', quote: `${'we '.repeat(14)}wandered off ${at}` }, given)).toBeNull();
  }, 4_000);
  expect(took).toBeLessThan(4_000);
});
