import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentWords, wordCount, wordKeys, wordsOf } from './words-of.ts';

const pieces = [
  'B.Com',
  'R&D',
  "don't",
  'don’t',
  '6.5',
  '1,20,000,',
  'trade-off',
  '24x7',
  ' ',
  '. ',
  ', ',
  '—',
  '₹',
  '%',
  'é',
  'कि',
  'I',
  '.',
  '-',
  "'",
  '7.4/10',
];
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 5 })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

describe('the words of a text', () => {
  it.each([
    ['I did B.Com at Pune.', ['I', 'did', 'B.Com', 'at', 'Pune']],
    ['R&D cost 1,20,000, or 6.5 %', ['R&D', 'cost', '1,20,000', 'or', '6.5']],
    ["It wasn't a trade-off — we don’t.", ['It', "wasn't", 'a', 'trade-off', 'we', 'don’t']],
    ['7.42/10 and ₹4', ['7.42', '10', 'and', '4']],
    ['on-call at 24x7', ['on-call', 'at', '24', 'x7']],
    ['मैंने कहा।', ['मैंने', 'कहा']],
    ['… — ?!', []],
  ])('%s', (text, words) => expect(wordsOf(text).map((word) => word.text)).toEqual(words));

  it('knows what a word is compared by, and what stands before it', () => {
    expect(wordsOf('Managed, the Team’s 4,000 jobs', 10)).toEqual([
      {
        text: 'Managed',
        key: 'managed',
        stem: 'manag',
        start: 10,
        end: 17,
        isNumber: false,
        pauseBefore: false,
      },
      { text: 'the', key: 'the', stem: 'the', start: 19, end: 22, isNumber: false, pauseBefore: true },
      {
        text: 'Team’s',
        key: "team's",
        stem: 'team',
        start: 23,
        end: 29,
        isNumber: false,
        pauseBefore: false,
      },
      { text: '4,000', key: '4,000', stem: '4000', start: 30, end: 35, isNumber: true, pauseBefore: false },
      { text: 'jobs', key: 'jobs', stem: 'job', start: 36, end: 40, isNumber: false, pauseBefore: false },
    ]);
  });

  it('stand in it in order, and every letter and digit is in one of them', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let at = 0;
        let between = '';
        for (const word of wordsOf(text)) {
          expect(word.start).toBeGreaterThanOrEqual(at);
          expect(text.slice(word.start, word.end)).toBe(word.text);
          between += text.slice(at, word.start);
          at = word.end;
        }
        expect(between + text.slice(at)).not.toMatch(/[\p{L}\p{M}\p{N}]/u);
      }),
    );
  });

  it('are as many as are counted', () => {
    fc.assert(fc.property(anyText, (text) => wordCount(text) === wordsOf(text).length));
  });
});

describe('two writings of the same words compare as one', () => {
  it.each([
    ['The trade-off', 'the trade off'],
    ['R&D in B.Com', 'r d in b com'],
    ['1,20,000', '120000'],
    ['4,000, then', '4000 then'],
    ['I don’t', "i don't"],
    ['ｆｕｌｌ width', 'full width'],
    ['six.', 'six'],
  ])('%s and %s', (one, other) => expect(wordKeys(one)).toEqual(wordKeys(other)));

  it.each([
    ['6.5', '65'],
    ['don’t', 'dont'],
    ['re-sign', 'resign'],
  ])('but %s is not %s', (one, other) => expect(wordKeys(one)).not.toEqual(wordKeys(other)));

  it('holds no empty one', () => {
    fc.assert(fc.property(anyText, (text) => !wordKeys(text).includes('')));
  });
});

it('content words are those that carry meaning', () => {
  const words = wordsOf('We don’t think that the 4 jobs of x were mine, however');
  expect(contentWords(words).map((word) => word.key)).toEqual(['think', '4', 'jobs']);
});
