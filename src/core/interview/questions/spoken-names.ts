import { isKnownFirm } from '#core/resume/known-firms.ts';
import { wordCount } from '#core/text/words-of.ts';
import { capitalised, trimmed } from './shorten-phrase.ts';

/** "Pvt. Ltd." and its like, which nobody says aloud. */
export const companyForm =
  /,?\s+(?:pvt\.?|private|ltd\.?|limited|llp|inc\.?|co\.(?=$|\s*(?:ltd|limited)))(?:\s+(?:ltd\.?|limited))?(?=$|[\s,.])\.?/gi;
const honorific =
  /^(?:mr|mrs|ms|dr|ca|cs|cma|adv|er|prof|lt|lieutenant|capt|captain|shri|sri|smt|md|mohd|mohammed|mohammad|muhammad|syed)$/i;

/** Without words in capitals of so many letters: "DATA ENGINEER" is said "Data Engineer", "SAIL" stays. */
export const unshouted = (text: string, fewestLetters: number): string =>
  text.replace(/\p{Lu}{4,}/gu, (word) =>
    word.length < fewestLetters ? word : capitalised(word.toLowerCase()),
  );

/** Whether letters can be a word: "ARC", never "IBM". */
const pronounceable =
  /^(?!.*(?:AA|II|UU))(?:[BCDFGKPST][LRH]|S[CKMNPTW]|[B-DF-HJ-NP-TV-Z])?[AEIOUY]{1,2}(?:[B-DF-HJ-NP-TV-Z]{1,2}[AEIOUY]{1,2})*(?:[B-DF-HJ-NP-TV-Z]|[LNR][CDKMNPT]|[CS]T|SS|LL|CK|NG|MP|FT|SK|[CST]H)?$/;

/** A name all in capitals as names are written; what may be an abbreviation stays. */
export function unshoutedName(name: string): string {
  // Beside small letters, capitals are meant: "IRICEN Pune".
  if (/\p{Ll}/u.test(name)) return unshouted(name, 8);
  const said = unshouted(name, 6);
  if (said === name) return said;
  return said.replace(/\b[A-Z]{3,5}\b/g, (word) =>
    pronounceable.test(word) && !isKnownFirm(word) ? capitalised(word.toLowerCase()) : word,
  );
}

/** The name to call a person by: the first that is neither an initial nor a form of address. */
export function firstName(name: string): string | null {
  const words = name.split(/[\s.]+/).filter((word) => /^\p{L}[\p{L}\p{M}'’-]{1,24}$/u.test(word));
  const called = words.find((word) => !honorific.test(word)) ?? words[0];
  return called ? capitalised(called.toLowerCase()) : null;
}

const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bTech\.?$/, 'Technology'],
  [/\bEngg\b\.?/g, 'Engineering'],
  [/\bUniv\.(?=\s|$)/g, 'University'],
  [/\bGovt\.?(?=\s)/g, 'Government'],
  [/\bInstt?\.(?=\s|$)/g, 'Institute'],
  [/\bM(?:gm|g)t\.(?=\s|$)/g, 'Management'],
  [/\bSci\.(?=\s|$)/g, 'Science'],
];

/** A name whose shortened words are spelled out. */
export const spelledOut = (name: string): string =>
  spellings.reduce((text, [short, long]) => text.replace(short, long), name);

/** A name of at most six words; a part of a longer one is no name. */
export function wholeName(name: string): string | null {
  const whole = trimmed(name);
  return whole && wordCount(whole) <= 6 ? whole : null;
}
