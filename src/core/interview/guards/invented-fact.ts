import { wordKeys } from '#core/text/words-of.ts';
import type { Known } from './known.ts';
import { assertion } from './lexicon-assertion.ts';

/** The first claim about the world in a text that no source makes. */
export function inventedFact(voice: string, known: Known): string | null {
  const found = assertion.pattern.exec(voice)?.[0];
  return found && !known.says(wordKeys(found)) ? found : null;
}
