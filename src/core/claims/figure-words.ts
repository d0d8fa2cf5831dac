import type { Quantity } from '#core/answers/signals/quantities.ts';
import { scales, wordValues } from '#core/answers/signals/read-number.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { tagWords } from '#core/text/tag-words.ts';

/** Words of a sentence in Hindi, adverbs and verbs behind a figure are not what it is of. */
const notOfIt = new RegExp(
  raw`\s+(?:\p{L}{2,}(?:ly|ed)|${oneOf(
    'kiya|kiye|ki|se|ka|ke|ko|diye|diya|di|mein|tha|the|thi|hai|hain|aur|liye|liya|gaye|gaya|mila|mile|mili|collect|wale|wala',
    'came|went|took|said|got|did|ran',
  )})$`,
  'iu',
);
/** A word that goes on with what was counted: "1,400 milk collection slips". */
const goesOn = /^ (\p{Ll}{3,}s)(?=[\s.,;:!?]|$)/u;
const isPlural = /(?<!s)s$/;
const verbs = /^(?:was|has|does|is|this|its|says|makes|takes|gives|comes|goes)$/;

/** What a share is of, and no figure of its own: "out of every hundred". */
const asBase = /\b(?:every|per)\s+$/i;
/** A time of the day: "a 5 pm show". */
const clock = /^\s*[ap]\.?m\b\.?/i;

/** A length of time that says what kind of a thing it is: "10 minute delivery". */
const attribute = /\b(?:minute|hour|day|week|month|year)$/i;
const singly = /^(?:one|1|a|an)\b/i;
const kindOf = /^ \p{Ll}{3,}(?=[\s.,;:!?]|$)/u;

const months = oneOf(
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
);
const beforeYear = new RegExp(raw`(?:\b(?:\d{1,2}(?:st|nd|rd|th)? )?${months}\.? |\bFY ?)$`, 'i');
const month = new RegExp(raw`\b${months}\b`, 'i');
/** The month in the words of a date, in three letters; none in those of a year alone. */
export const monthIn = (date: string): string => month.exec(date)?.[0].slice(0, 3).toLowerCase() ?? '';

/** "70 to 80 children", "between eight and twenty four looms", "31 of the 46 children". */
const before = {
  to: /^\s*(?:to|-|–|or)\s*$/i,
  and: /^\s*and\s*$/i,
  of: /^\s*(?:out )?of (?:the |those |these |my |our )?(?:last |past |first )?$/i,
} as const;

/** Where the words of a figure begin as a reader has them: with the month of a year, the lower end of a range, the part of a whole; an offset into the text. */
export function figureStart(text: string, { start, measure }: Quantity, last: Quantity | undefined): number {
  const leadUp = text.slice(0, start);
  if (measure === 'year') return start - (beforeYear.exec(leadUp)?.[0].length ?? 0);
  if (last?.measure !== 'bare' || last.end > start) return start;
  const gap = text.slice(last.end, start).replace(/(?:₹|rs\.?)\s*$/i, '');
  const isChange = /\bfrom\s+(?:about |around |nearly |just )?$/i.test(text.slice(0, last.start));
  if ((before.to.test(gap) && !isChange) || before.of.test(gap)) return last.start;
  const between = before.and.test(gap) ? /\bbetween\s+$/i.exec(text.slice(0, last.start)) : null;
  return between ? between.index : start;
}

const sum = /^(?:lakhs?|lacs?|crores?|cr)$/;

type Word = { key: string; tag: string; start: number; end: number };

/** The words of a sentence from an offset on, each with its part of speech. */
function wordsFrom(text: string, sentence: { start: number; end: number }, from: number): Word[] {
  const said = text.slice(sentence.start, sentence.end).toLowerCase().replace(/’/g, "'");
  let at = 0;
  return tagWords(text.slice(sentence.start, sentence.end)).flatMap(({ key, tag }) => {
    const found = said.indexOf(key, at);
    if (found < 0) return [];
    at = found + key.length;
    return sentence.start + found >= from
      ? [{ key, tag, start: sentence.start + found, end: sentence.start + at }]
      : [];
  });
}

const isNumber = (word: Word | undefined): boolean =>
  word !== undefined &&
  (word.tag === 'NUM' ||
    /^\d/.test(word.key) ||
    wordValues[word.key] !== undefined ||
    scales[word.key] !== undefined);
const isAct = ({ tag }: Word): boolean => tag === 'VERB' || tag === 'AUX';

/**
 * Where the words of a counted figure end at the latest: before the verb that what was counted does, the next number, and at the hour of a time of
 * day. Null where nothing was counted: "no one under forty grows paddy", "out of every hundred".
 */
export function countedEnd(
  text: string,
  sentence: { start: number; end: number },
  { start, end, measure }: Quantity,
): number | null {
  if (measure !== 'count') return Infinity;
  if (asBase.test(text.slice(0, start))) return null;
  const words = wordsFrom(text, sentence, start).filter((one) => one.start < end);
  const first = words.findIndex(
    (one, at) => !isNumber(one) && !(one.key === 'and' && isNumber(words[at + 1])),
  );
  const [number, noun] = [words[first - 1], words[first]];
  if (!number || !noun) return Infinity;
  const hour = clock.exec(text.slice(number.end))?.[0].length;
  if (hour !== undefined) return number.end + hour;
  if (isAct(noun)) return sum.test(number.key) ? number.end : null;
  const stop = words.findIndex(
    (one, at) =>
      at > first &&
      (wordValues[one.key] !== undefined || (isAct(one) && isPlural.test(words[at - 1]?.key ?? ''))),
  );
  return words[stop - 1]?.end ?? Infinity;
}

/** Where the words of a figure end as a reader has them: to the noun that was counted, and no further; an offset into the text. */
export function figureEnd(text: string, { start, end, measure }: Quantity): number {
  let words = text.slice(start, end);
  for (let cut = words.replace(notOfIt, ''); cut !== words; cut = words.replace(notOfIt, '')) words = cut;
  const at = start + words.length;
  if (measure === 'year') return at + (/^-\d\d\b/.exec(text.slice(at))?.[0].length ?? 0);
  if (measure === 'time' && attribute.test(words) && !singly.test(words))
    return at + (kindOf.exec(text.slice(at))?.[0].length ?? 0);
  if (measure !== 'count' || at < end || isPlural.test(words) || !/\s\p{L}+$/u.test(words)) return at;
  const next = goesOn.exec(text.slice(at))?.[1];
  return next === undefined || verbs.test(next) ? at : at + 1 + next.length;
}
