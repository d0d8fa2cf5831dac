import { wordRow } from '#core/text/overlap.ts';
import { wordKeys } from '#core/text/words-of.ts';

/** Whether a text holds a phrase, in any case and form of its words. */
export function holding(text: string): (phrase: string) => boolean {
  const said = wordRow(wordKeys(text));
  return (phrase) => said.includes(wordRow(wordKeys(phrase)));
}
