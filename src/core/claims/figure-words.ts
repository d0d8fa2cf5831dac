import type { Quantity } from '#core/answers/signals/quantities.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';

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

/** Where the words of a figure end as a reader has them: to the noun that was counted, and no further; an offset into the text. */
export function figureEnd(text: string, { start, end, measure }: Quantity): number {
  let words = text.slice(start, end);
  for (let cut = words.replace(notOfIt, ''); cut !== words; cut = words.replace(notOfIt, '')) words = cut;
  const at = start + words.length;
  if (measure !== 'count' || at < end || isPlural.test(words) || !/\s\p{L}+$/u.test(words)) return at;
  const next = goesOn.exec(text.slice(at))?.[1];
  return next === undefined || verbs.test(next) ? at : at + 1 + next.length;
}
