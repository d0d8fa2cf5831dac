import { remembered } from './remembered.ts';

/** What nobody sees: zero-width and direction marks, soft hyphens, fillers, variation selectors, tags, controls. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

/** A text without what nobody sees; line ends and tabs are kept. */
export function visible(text: string): string {
  return text.replace(unseen, (mark) => (/[\t\n\v\f\r]/.test(mark) ? mark : ''));
}

/** Letters of other alphabets, and Latin ones without a plain form, by what they are taken for; a capital stands here only where it looks unlike its small letter. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαɑᴀ'],
    ['b', 'ЬВʙΒ'],
    ['c', 'сϲᴄ'],
    ['d', 'ԁđᴅ'],
    ['e', 'еєεᴇ'],
    ['g', 'ɡɢ'],
    ['h', 'һНнʜħΗ'],
    ['i', 'іıιɪ'],
    ['j', 'јᴊ'],
    ['k', 'кκᴋ'],
    ['l', 'ӏłʟ'],
    ['m', 'мМᴍΜ'],
    ['n', 'ոηɴΝ'],
    ['o', 'оοσᴏø'],
    ['p', 'рρᴘ'],
    ['r', 'гʀ'],
    ['s', 'ѕꜱ'],
    ['t', 'тτᴛ'],
    ['u', 'υսᴜ'],
    ['v', 'νѵᴠ'],
    ['w', 'ԝωᴡ'],
    ['x', 'хχ'],
    ['y', 'уγʏΥ'],
    ['z', 'ᴢΖ'],
  ].flatMap(([plain = '', like = '']) => Array.from(like, (letter) => [letter, plain])),
);

/** The plain Latin letter this one is taken for, capital for capital; the letter itself when it looks like none. */
export function lookalike(letter: string): string {
  const small = letter.toLowerCase();
  const plain = lookalikes[letter] ?? lookalikes[small];
  if (plain === undefined) return letter;
  return letter === small ? plain : plain.toUpperCase();
}

/**
 * A text as its reader takes it: compatibility forms, marks on letters, invisible characters and look-alike letters read as the plain letters
 * they stand for. For texts in English: in other alphabets nothing readable is left.
 */
export function asRead(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return visible(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, lookalike);
}

/** Digits and signs that stand for letters inside words ("1gn0re", "p@$$"), by the letter they are read as. */
const lettersMeant: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function unmask(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}'’])(?:\p{L}[ .\-_*]+){3,}\p{L}(?![\p{L}\p{N}])/gu, (run) => {
      const joined = run.replace(/[^\p{L}]/gu, '');
      return `${joined} ${joined.slice(1)}`;
    })
    .replace(/(?<=\p{L})[.\-_*~|+]+(?=\p{L})/gu, '')
    .replace(/\S+/gu, (word) =>
      /\p{L}[013457@$!]+\p{L}|^[013457@$]\p{Ll}{3,}|\p{Ll}{3}[013457@$]$/u.test(word)
        ? word.replace(/[013457@$!](?=\S)|[013457@$]/g, (mark) => lettersMeant[mark] ?? mark)
        : word,
    )
    .replace(/(\p{L})\1{2,}/gu, '$1');
}

/** What a panel says is read by two guards, sentence after sentence. */
const plain = remembered((text) => ({ text: unmask(text) }), 20_000);

/** A text with the tricks of spelling undone: letters set apart, digits for letters, marks inside words, letters drawn out. */
export const unmasked = (text: string): string => plain(text).text;
