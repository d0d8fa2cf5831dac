import { digitLetters } from '#core/text/digit-letters.ts';

/** What nobody sees: zero-width and direction marks, soft hyphens, fillers, tags, controls; line ends and tabs are kept. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

/** Marks that turn the order of letters round, and tags: what is read is not what is written. */
export const hasTricks = (text: string): boolean =>
  /[\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u.test(text);

/** A text without what nobody sees. */
export function visible(text: string): string {
  return text.replace(unseen, (mark) => (/[\t\n\v\f\r]/.test(mark) ? mark : ''));
}

/** A text as it may be said: composed letters, nothing invisible, single spaces. */
export function sayable(text: string): string {
  return visible(text).normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Letters of other alphabets, and Latin ones without a plain form, by what they are taken for. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαɑᴀ'],
    ['b', 'ЬВʙ'],
    ['c', 'сϲᴄ'],
    ['d', 'ԁđᴅ'],
    ['e', 'еєεᴇ'],
    ['g', 'ɡɢ'],
    ['h', 'һНнʜħ'],
    ['i', 'іıιɪ'],
    ['j', 'јᴊ'],
    ['k', 'кκᴋ'],
    ['l', 'ӏłʟ'],
    ['m', 'мМᴍ'],
    ['n', 'ոηɴ'],
    ['o', 'оοσᴏø'],
    ['p', 'рρᴘ'],
    ['r', 'гʀ'],
    ['s', 'ѕꜱ'],
    ['t', 'тτᴛ'],
    ['u', 'υսᴜ'],
    ['v', 'νѵᴠ'],
    ['w', 'ԝωᴡ'],
    ['x', 'хχ'],
    ['y', 'уγʏ'],
    ['z', 'ᴢ'],
  ].flatMap(([plain = '', like = '']) => Array.from(like, (letter) => [letter, plain])),
);
const lettersMeant: Readonly<Record<string, string>> = { ...digitLetters, '!': 'i' };

/** A text as its reader takes it: compatibility forms, marks on letters, invisible characters and look-alike letters read as the plain letters they stand for. */
export function asRead(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return visible(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, (letter) => lookalikes[letter] ?? lookalikes[letter.toLowerCase()] ?? letter);
}

/** A text with the tricks of spelling undone: letters set apart, digits for letters, marks inside words, letters drawn out. */
export function unmasked(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}'’])(?:\p{L}[ .\-_*]+){3,}\p{L}(?![\p{L}\p{N}])/gu, (run) => {
      const joined = run.replace(/[^\p{L}]/gu, '');
      return `${joined} ${joined.slice(1)}`;
    })
    .replace(/(?<=\p{L})[.\-_*~|+]+(?=\p{L})/gu, '')
    .replace(/\S+/gu, (word) =>
      /\p{L}[013457@$!]+\p{L}|^[013457@$]\p{Ll}{3,}|\p{Ll}{3,}[013457@$]$/u.test(word)
        ? word.replace(/[013457@$!](?=\S)|[013457@$]/g, (mark) => lettersMeant[mark] ?? mark)
        : word,
    )
    .replace(/(\p{L})\1{2,}/gu, '$1');
}
