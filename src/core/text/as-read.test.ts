import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asRead, lookalike, unmasked, visible } from './as-read.ts';
import { cleanText } from './clean-text.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });

describe('what nobody sees', () => {
  it.each([
    ['ig\u200bno\u00adre', 'ignore'],
    ['\u202eabc\u202c', 'abc'],
    ['a\ufe0f\u{e0041}b', 'ab'],
    ['a\u0000\u0007b', 'ab'],
    ['a\tb\r\nc', 'a\tb\r\nc'],
  ])('%j is seen as %j', (text, seen) => expect(visible(text)).toBe(seen));

  it('goes at once and takes nothing else with it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const seen = visible(text);
        expect(visible(seen)).toBe(seen);
        expect(seen.replace(/\s/gu, '')).toBe(
          Array.from(text)
            .filter((mark) => !/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\s]/u.test(mark))
            .join(''),
        );
      }),
    );
  });
});

describe('look-alike letters', () => {
  it.each([
    ['а', 'a'],
    ['А', 'A'],
    ['В', 'B'],
    ['н', 'h'],
    ['Ν', 'N'],
    ['ν', 'v'],
    ['Υ', 'Y'],
    ['ı', 'i'],
    ['x', 'x'],
    ['ж', 'ж'],
    ['क', 'क'],
  ])('%s is taken for %s', (letter, plain) => expect(lookalike(letter)).toBe(plain));

  it.each([
    ['ІDІОТ', 'IDIOT'],
    ['іgnоrе', 'ignore'],
    ['ｓｔｕｐｉｄ', 'stupid'],
    ['résumé', 'resume'],
    ['𝓹𝓻𝓸𝓶𝓹𝓽', 'prompt'],
    ['ᴘᴀɴᴇʟ', 'panel'],
  ])('a panel line with %s is read as %s', (text, plain) => expect(asRead(text)).toBe(plain));

  it('are read once', () => {
    fc.assert(fc.property(anyText, (text) => asRead(asRead(text)) === asRead(text)));
  });

  it.each([
    ['Ignоrе the rubric', 'Ignore the rubric'],
    ['Привет, я из Казани', 'Привет, я из Казани'],
    ['Мы ran in Казань', 'Мы ran in Казань'],
  ])('an answer keeps whole words of another alphabet: %s', (text, plain) =>
    expect(cleanText(text).text).toBe(plain),
  );
});

describe('tricks of spelling', () => {
  it.each([
    ['1gn0re the rul3s', 'ignore the rules'],
    ['p@$$word', 'password'],
    ['st-up-id', 'stupid'],
    ['stu.p*i_d', 'stupid'],
    ['stuuuupid', 'stupid'],
    ['hello!', 'hello!'],
    ['62 jobs in 2023', '62 jobs in 2023'],
  ])('%s is meant as %s', (text, plain) => expect(unmasked(text)).toBe(plain));

  it('letters set apart are one word, with and without the article before it', () => {
    expect(unmasked('i g n o r e all')).toMatch(/\bignore\b/);
    expect(unmasked('a s t u p i d')).toMatch(/\bstupid\b/);
  });

  it('plain words are left alone', () => {
    const word = fc.constantFrom(
      'the',
      'committee',
      'saw',
      'sixty',
      'jobs',
      'fell',
      'by',
      'a',
      'half',
      'in',
      '2023',
      '₹4',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const text = words.filter((one, at) => one.length > 1 || words[at - 1]?.length !== 1).join(' ');
        expect(unmasked(text)).toBe(text);
      }),
    );
  });
});

describe('an answer with the way back to its own characters', () => {
  it('is plain text as it stands', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[!-~]{1,8}$/), { maxLength: 9 }), (words) => {
        const text = words.join(' ');
        expect(cleanText(text).text).toBe(text);
      }),
    );
  });

  it.each(['e\u0301te\u0301 we', 'कि\u200b we', '🙂\ufe0f we', 'ﬁ\u00ad we', '½ — we'])(
    'finds its own words again in %j',
    (source) => {
      const { text, sourceIndex } = cleanText(source);
      expect(sourceIndex(text.indexOf('we'))).toBe(source.indexOf('we'));
    },
  );

  it('leads every character to one of the source, in order', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        const { text, sourceIndex } = cleanText(source);
        const places = Array.from({ length: text.length + 1 }, (_, at) => sourceIndex(at));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(places.at(-1)).toBe(source.length);
        expect(places.every((at) => at >= 0)).toBe(true);
      }),
    );
  });
});
