import { asRead } from '#core/text/as-read.ts';
import { readFigure } from '#core/text/read-figure.ts';
import { wordKeys } from '#core/text/words-of.ts';

/** A digit of any script as one of ours; they stand in rows of ten. */
function inOurDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}

/** A text in plain letters and digits, with its signs of money and shares in words. */
const inWords = (text: string): string =>
  asRead(inOurDigits(text.normalize('NFKC')))
    .replace(/(?<=\d)\s*lpa\b/gi, ' lakh')
    .replace(/\b(can)not\b/gi, '$1 not')
    .replace(/\bper[\s-]+cent\b|\bpct\b|%/gi, ' percent ')
    .replace(/(?<![\p{L}])(?:rs\.?|inr)(?=\s*\d)/giu, ' ')
    .replace(/(?<=\d)(?=(?:percent|x|rs|k|cr)\b)/gi, ' ');

/** Pieces of a text within which one word speaks of the next. */
const clausesOf = (text: string): string[] =>
  text
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/(?<=\d)\.(?!\d)/g, ' . ')
    .split(/[;:!?()[\]"“”…—–\n]|,\s|\.\s|\.$|\s-\s|(?<=\d)-(?=\d)/u);

/** The values of the figures in a text, in digits of any script or in words. */
function valuesIn(text: string): string[] {
  return clausesOf(inWords(text)).flatMap((clause) => {
    const keys = wordKeys(clause);
    const found: string[] = [];
    for (let at = 0; at < keys.length; ) {
      const read = readFigure(keys, at);
      const said = keys[at] ?? '';
      // "One of them" and "first of all" count nothing.
      if (read && !(read.words === 1 && (said === 'one' || said === 'first'))) found.push(read.figure);
      at += read?.words ?? 1;
    }
    return found;
  });
}

/** The values of a text's figures that stand in none of the texts known, whatever they are of; "the second time" is none. */
export function unknownFigures(text: string, known: readonly string[]): string[] {
  const values = new Set(known.flatMap(valuesIn));
  return valuesIn(text).filter((value) => !values.has(value) && !value.endsWith('th'));
}
