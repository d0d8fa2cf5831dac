import type { Claim } from '#core/claims/claim.ts';
import { quantitiesOf } from '#core/answers/signals/quantities.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { contentWords, wordsOf } from '#core/text/words-of.ts';

/** Stems of what a text is about. */
export const stemsOf = (text: string): Set<string> =>
  new Set(contentWords(wordsOf(cleanText(text).text)).map(({ stem }) => stem));

/** Whether a text says the claim again: its figure with that measure, or its very words. */
export function restates(text: string, claim: Pick<Claim, 'quantity' | 'sources'>): boolean {
  const { quantity } = claim;
  const clean = cleanText(text).text;
  const row = ` ${clean.toLowerCase()} `;
  if (claim.sources.some((source) => hasWords(row, source.text))) return true;
  if (!quantity) return false;
  return segmentText(clean).some((sentence) =>
    quantitiesOf(clean, sentence).some(
      (one) =>
        one.measure === quantity.measure &&
        one.value === quantity.value &&
        (one.measure !== 'count' || one.nouns.some((noun) => quantity.nouns.includes(noun))),
    ),
  );
}

/** Whether a text says the number of a claim without its measure: "Your resume says 2.3." */
export function saysBare(text: string, { quantity, sources }: Pick<Claim, 'quantity' | 'sources'>): boolean {
  if (!quantity || quantity.measure === 'year') return false;
  const clean = cleanText(text).text;
  const own = new Set(sources.flatMap((source) => source.text.match(/\d[\d,.]*\d|\d/g) ?? []));
  return segmentText(clean).some((sentence) =>
    quantitiesOf(clean, sentence, { bare: true }).some(
      ({ measure, start, end }) => measure === 'bare' && own.has(clean.slice(start, end)),
    ),
  );
}

/** Whether these words stand in a lower-case text, not as a part of longer ones. */
function hasWords(row: string, words: string): boolean {
  const sought = cleanText(words).text.toLowerCase();
  const at = row.indexOf(sought);
  if (sought === '' || at < 0) return false;
  const [before, after] = [row[at - 1] ?? ' ', row.slice(at + sought.length)];
  return !/[\p{L}\p{N}]/u.test(before) && !/^(?:[\p{L}\p{N}]|[.,]\d)/u.test(after);
}
