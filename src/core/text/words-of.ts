import { functionWords } from './stop-words.ts';
import { stem } from './stem.ts';

/** One word or number of a text, with UTF-16 offsets into it. `key` is lower case; `stem` unites inflections; `pauseBefore` tells of a comma, colon, bracket or dash. */
export type Word = {
  readonly text: string;
  readonly key: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  readonly isNumber: boolean;
  readonly pauseBefore: boolean;
};

const part = String.raw`[\p{L}\p{M}][\p{L}\p{M}\p{N}]*`;
const wordPattern = new RegExp(
  String.raw`\p{N}[\p{N},]*(?:\.\p{N}+)?|(?<!\p{L})\p{L}{1,2}(?:\.\p{L}{1,5})+(?!\p{L})|${part}(?:['’&-][\p{L}\p{M}\p{N}]+)*`,
  'gu',
);
/** The same for a text without commas in its numbers, compounds in their parts: "trade" and "off", but all of "don't". */
const partPattern = new RegExp(String.raw`\p{N}+(?:\.\p{N}+)?|${part}(?:'[\p{L}\p{M}\p{N}]+)*`, 'gu');

const startsWithNumber = /^\p{N}/u;

/** The words of a text in order; marks are left out, "B.Com", "R&D", "don't" and "6.5" stay whole. */
export function wordsOf(text: string, offset = 0): Word[] {
  let before = 0;
  return Array.from(text.matchAll(wordPattern), (match) => {
    const isNumber = startsWithNumber.test(match[0]);
    const shown = isNumber ? match[0].replace(/(?<!,),+$/, '') : match[0];
    const key = shown.toLowerCase().replace(/’/g, "'");
    const start = offset + match.index;
    const pauseBefore = before > 0 && /[,;:()|/]|\s-\s/.test(text.slice(before, match.index));
    before = match.index + shown.length;
    const base = isNumber ? key.replaceAll(',', '') : stem(key);
    return { text: shown, key, stem: base, start, end: start + shown.length, isNumber, pauseBefore };
  });
}

/** How many words a text has. */
export function wordCount(text: string): number {
  return text.match(wordPattern)?.length ?? 0;
}

/** The words of a text to compare with those of another, however both are written: lower case, compounds in their parts, numbers without commas. */
export function wordKeys(text: string): string[] {
  const plain = /^[ -~\n]*$/.test(text) ? text : text.normalize('NFKC').replaceAll('’', "'");
  return (
    plain
      .toLowerCase()
      .replace(/(?<=\d),(?=\d)/g, '')
      .match(partPattern) ?? []
  );
}

/** Words that carry meaning: no function words, no single letters. */
export function contentWords(words: readonly Word[]): Word[] {
  return words.filter((word) => !functionWords.has(word.key) && (word.isNumber || word.key.length > 1));
}
