import { asRead } from '#core/text/as-read.ts';
import { readFigure } from '#core/text/read-figure.ts';
import { stem } from '#core/text/stem.ts';
import { functionWords } from '#core/text/stop-words.ts';
import { actsLike, verbOf } from '#core/text/verb-classes.ts';
import { wordKeys } from '#core/text/words-of.ts';
import { formsOf, isAskedUnit, isClaimingWord, isPlainWord } from './lexicon-plain-words.ts';

/** Something in a text that nobody said: a figure, a name, an amount or office in words, or a word that could be any of these. */
type Invention = { text: string; why: 'figure' | 'name' | 'claim' | 'word' };

/** A figure of a text: its value, whether it is a share of a hundred, and the stems near it, which say of what it is. */
type Figure = { value: string; share: boolean; near: ReadonlySet<string> };

/** What is known: the words, which of them were written with a capital, and the figures with what stands beside them. */
export type KnownFacts = {
  stems: ReadonlySet<string>;
  names: ReadonlySet<string>;
  figures: readonly Figure[];
  signs: string;
  /** The verbs of what was said. */
  acts: ReadonlySet<string>;
};

/** So many words before and after a figure say what it is of. */
const reach = 8;

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

/** A figure in a row of words, how many of them it takes, and the words right after it. */
type Read = { at: number; words: number; value: string };

function figuresOf(keys: readonly string[]): Read[] {
  const found: Read[] = [];
  for (let at = 0; at < keys.length; ) {
    const read = readFigure(keys, at);
    const said = keys[at] ?? '';
    // "One of them" and "first of all" count nothing.
    const counts = read && !(read.words === 1 && (said === 'one' || said === 'first'));
    if (read && counts) found.push({ at, words: read.words, value: read.figure });
    at += read?.words ?? 1;
  }
  return found;
}

const isShare = (keys: readonly string[], after: number): boolean =>
  /^percent(?:age|ile)?$/.test(keys[after] ?? '') || keys[after] === 'percentile';

/** What is known from these texts; they stand apart, so that no words of one go on in the next. */
export function knownFacts(texts: readonly string[]): KnownFacts {
  const plain = texts.map(inWords);
  const figures = plain.flatMap((text) =>
    clausesOf(text).flatMap((clause) => {
      const keys = wordKeys(clause);
      return figuresOf(keys).map(
        ({ at, words, value }): Figure => ({
          value,
          share: isShare(keys, at + words),
          near: new Set(keys.slice(Math.max(0, at - reach), at + words + reach).map(stem)),
        }),
      );
    }),
  );
  const written = plain.flatMap((text) => text.match(/\p{Lu}[\p{L}\p{N}]*/gu) ?? []);
  return {
    stems: new Set(plain.flatMap(wordKeys).map(stem)),
    names: new Set(written.map((word) => word.toLowerCase())),
    figures,
    acts: new Set(plain.flatMap(wordKeys).map(verbOf)),
    signs: texts.join('\n'),
  };
}

/** What a figure is said to be of: the words that follow it, up to one that only joins. */
function unitAfter(keys: readonly string[], from: number): string[] {
  const unit: string[] = [];
  for (const key of keys.slice(from, from + 2)) {
    if (functionWords.has(key) || /^(?:percent|percentile|\d.*)$/.test(key)) break;
    unit.push(key);
  }
  return unit;
}

function inventedFigures(clause: string, known: KnownFacts): Invention[] {
  const keys = wordKeys(clause);
  return figuresOf(keys)
    .filter(({ at, words, value }) => {
      const share = isShare(keys, at + words);
      const unit = unitAfter(keys, at + words).filter((key) => !isPlainWord(key) || isClaimingWord(key));
      const claims = unit.filter(isClaimingWord);
      const same = known.figures.filter((one) => one.value === value && one.share === share);
      return !same.some(
        ({ near }) =>
          claims.every((key) => near.has(stem(key))) &&
          (unit.length === claims.length || unit.some((key) => !isClaimingWord(key) && near.has(stem(key)))),
      );
    })
    .map(({ at, words }) => ({ text: keys.slice(at, at + words + 1).join(' '), why: 'figure' }));
}

const inDigits = /^\d+(?:\.\d+)?$/;

/** What a word in the making of a sentence is, when nobody said it; null for one that is known or says nothing. */
function inventedWord(word: string, opens: boolean, inBlank: boolean, known: KnownFacts): Invention | null {
  const parts = wordKeys(word.replace(/['’]s$/u, '')).filter((part) => !inDigits.test(part));
  const capital = /^\p{Lu}/u.test(word) && !/^I(?:['’]\p{L}+)?$/u.test(word);
  const strange = parts.find((part) => {
    if (known.stems.has(stem(part)) || (inBlank && isAskedUnit(part))) return false;
    if (!isClaimingWord(part) && formsOf(part).some((form) => known.stems.has(form))) return false;
    if (
      !isClaimingWord(part) &&
      actsLike(part).some((act) => known.stems.has(stem(act)) || known.acts.has(act))
    )
      return false;
    return !isPlainWord(part) && readFigure([part], 0) === null;
  });
  if (strange !== undefined)
    return { text: word, why: capital && !opens ? 'name' : isClaimingWord(strange) ? 'claim' : 'word' };
  const named = capital && !opens && parts.some((part) => !known.names.has(part) && part !== 'i');
  return named ? { text: word, why: 'name' } : null;
}

const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’&.-][\p{L}\p{M}\p{N}]+)*/gu;
/** "Most of them", "nearly all": a count, whatever the words. */
const counted = /\b(?:(?:most|all|none|each) of(?: \p{L}+){1,2}|nearly all|almost all)\b/giu;

/**
 * Everything in a text that is not known: each figure, in digits of any script or in words, with what it is said to be of; each name; amounts,
 * ranks, offices, honours and times in words; and every word that neither was said nor stands in anybody's answer (rule LADDER-2). Empty
 * means that nothing was invented. What words in a known order do not say, such as a "not" left out, it cannot see.
 */
export function inventedIn(text: string, known: KnownFacts): Invention[] {
  const odd = (text.match(/[\p{No}\p{Nl}\p{So}\p{Co}]/gu) ?? []).filter(
    (sign) => !known.signs.includes(sign),
  );
  const plain = inWords(text);
  const strangeLetters = plain.match(/(?![ -~\s])[\p{L}\p{N}]+/gu) ?? [];
  const found: Invention[] = [...odd, ...strangeLetters].map((sign) => ({ text: sign, why: 'word' }));
  for (const clause of clausesOf(plain)) found.push(...inventedFigures(clause, known));
  let inBlank = false;
  let at = 0;
  for (const match of plain.matchAll(words)) {
    const between = plain.slice(at, match.index);
    const opens = at === 0 || /[.!?\n"“([:]/.test(between);
    inBlank = /[[\]]/.test(between) ? between.lastIndexOf('[') > between.lastIndexOf(']') : inBlank;
    at = match.index + match[0].length;
    const strange = inventedWord(match[0], opens, inBlank, known);
    if (strange) found.push(strange);
  }
  for (const [count] of plain.matchAll(counted))
    if (!wordsInARow(known, count)) found.push({ text: count, why: 'claim' });
  return found;
}

/** The values of a text's figures that are not among those known, whatever they are of; "the second time" is none. */
export function unknownFigures(text: string, known: KnownFacts): string[] {
  const values = new Set(known.figures.map(({ value }) => value));
  return clausesOf(inWords(text))
    .flatMap((clause) => figuresOf(wordKeys(clause)))
    .flatMap(({ value }) => (values.has(value) || value.endsWith('th') ? [] : [value]));
}

/** Whether these words were said in a row. */
const wordsInARow = ({ signs }: KnownFacts, said: string): boolean =>
  ` ${wordKeys(signs).join(' ')} `.includes(` ${wordKeys(said).join(' ')} `);
