import { wordsOf } from '#core/text/words-of.ts';
import { sentencesOf } from '../turn-words.ts';
import type { Readable } from './readable.ts';
import { isAbsolute, stemsOf } from './two-answers.ts';

/** Two sentences of two answers that are of nothing in common, with the exchange of the later. */
type ControlPair = { claim: string; also: string; exchange: number };

const [fewest, most] = [8, 30];

/**
 * Two sentences that are plainly true together, to be judged among those that may not be: a reader who calls them a conflict is believed of none (rule
 * LEDGER-20); none of what is `held` against something already. The same for the same log and rows; null where an interview has no such two.
 */
export function controlPair(held: readonly string[], { exchanges, sources }: Readable): ControlPair | null {
  const sentences = exchanges.flatMap(({ number, exchange }) =>
    exchange.turns.flatMap(({ id, role, text }) => {
      if (role !== 'candidate' || sources.signals.get(id)?.ignored.length !== 0) return [];
      return sentencesOf(text).flatMap(({ text: said }) => {
        const words = wordsOf(said).length;
        const stems = stemsOf(said);
        const isPlain = words >= fewest && words <= most && stems.length > 2 && !isAbsolute(said);
        return isPlain && !held.some((text) => text.includes(said)) ? [{ number, said, stems }] : [];
      });
    }),
  );
  for (const one of sentences) {
    const other = sentences.findLast(
      ({ number, stems }) => number > one.number && !stems.some((stem) => one.stems.includes(stem)),
    );
    if (other) return { claim: one.said, also: other.said, exchange: other.number };
  }
  return null;
}
