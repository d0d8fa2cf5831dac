import { asRead, unmasked } from '#core/text/as-read.ts';
import { wordRow } from '#core/text/overlap.ts';
import { remembered } from '#core/text/remembered.ts';
import { wordKeys } from '#core/text/words-of.ts';

const rowOf = (text: string): string => wordRow(wordKeys(text));

/** A text as a row of words in each way it can be read; remembered, since a school's list is the same in all its sittings. */
const rowsOf = remembered((text: string): readonly string[] => {
  const read = asRead(text);
  return [...new Set([text, read, unmasked(read)].map(rowOf))];
}, 100_000);

/** Whether a phrase has words that a text can be searched for. */
export const isSearchable = (phrase: string): boolean => rowOf(phrase).trim() !== '';

/**
 * The first of a school's banned phrases that stands in a text, as whole words in any letter case and however it is spelled; null when none
 * does (rule SCHOOL-33).
 */
export function findBannedPhrase(text: string, banned: readonly string[] = []): string | null {
  if (banned.length === 0) return null;
  const rows = rowsOf(text);
  return (
    banned.find((phrase) => isSearchable(phrase) && rows.some((row) => row.includes(rowOf(phrase)))) ?? null
  );
}
