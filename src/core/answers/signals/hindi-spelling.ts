import { phrases } from '#core/text/phrase-pattern.ts';
import { hindiWords } from './code-mix.ts';

/** What differs when two people write the same Hindi word in Latin letters: long vowels, doubled and breathed consonants, a nasal at the end. */
const respelt: readonly (readonly [RegExp, string])[] = [
  [/z/g, 'j'],
  [/v/g, 'w'],
  [/ph/g, 'f'],
  [/([cs])hh/g, '$1h'],
  [/oh(?=[aou])/g, 'ah'],
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+|ou/g, 'u'],
  [/([^aeiou])\1/g, '$1'],
  [/(?<=[aeiou])h$/, ''],
  [/(?<=[iue])n$/, ''],
  [/ot$/, 'ut'],
];
const fold = (word: string): string =>
  respelt.reduce((left, [pattern, plain]) => left.replace(pattern, plain), word);

const known: ReadonlySet<string> = new Set(Array.from(hindiWords, fold));
/** English words that would be folded into one another by way of a Hindi one. */
const english: ReadonlySet<string> = new Set(phrases('keen, kin, thin, thee, teen, tin'));

/** One spelling for all the ways a Hindi word is written in Latin letters ("nahin", "nahi", "nahee"); any other word as it is. In lower case. */
export function hindiSpelling(word: string): string {
  const folded = fold(word);
  return known.has(folded) && !english.has(word) ? folded : word;
}
