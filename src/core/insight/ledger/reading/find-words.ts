import { type QuoteWord, quoteWords } from '#core/scoring/quote-words.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import { mentionAt } from '#core/text/find-mentions.ts';
import { remembered } from '#core/text/remembered.ts';

/** Fewer words than these say nothing by themselves, unless they are all of an answer. */
const fewest = 3;
const most = 60;

const wordsOf = remembered(quoteWords, 100_000);

/**
 * Where words stand in a turn, verbatim but for case, marks and fillers (rule QUOTE-4); null where they do not, are too few to say anything, or
 * stand in what tries to steer.
 */
export function findWords(quote: string, text: string, ignored: readonly Mention[]): Mention | null {
  const wanted = quoteWords(quote.replace(/\[[RSQ]\d+\]/g, ' ')).words;
  const { words, clean } = wordsOf(text);
  if (wanted.length === 0 || wanted.length > most) return null;
  if (wanted.length < fewest && wanted.length < words.length) return null;
  for (let at = 0; at + wanted.length <= words.length; at += 1) {
    if (!wanted.every(({ key }, index) => words[at + index]?.key === key)) continue;
    const [first, last] = [words[at], words[at + wanted.length - 1]] as [QuoteWord, QuoteWord];
    const found = mentionAt(clean, first.start, last.end);
    if (!ignored.some(({ start, end }) => start < found.end && found.start < end)) return found;
  }
  return null;
}
