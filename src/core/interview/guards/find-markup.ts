import type { Known } from './known.ts';
import { markup, structure } from './lexicon-markup.ts';

const symbols = /(?![°™®©])[\p{Extended_Pictographic}\p{So}\p{Co}\p{Cn}](?<![\d#*])/u;
/** Words in capitals, one after the other. */
const shouted = /(?:\p{Lu}[\p{Lu}'’]+[^\p{L}\p{N}]+){3,}\p{Lu}{2,}/u;
const oddMark = /\S*[*_~^\\|]\S*/g;

/** What of a text is not plain speech: lists, code, addresses, emoji, placeholders. Signs that the sources write may be said. */
export function findMarkup(text: string, known: Known): string | null {
  const found =
    symbols.exec(text)?.[0] ?? structure.pattern.exec(text)?.[0] ?? markup.pattern.exec(text)?.[0];
  const shout = shouted.exec(text)?.[0];
  if (shout && !known.writes(shout)) return shout;
  if (found) return found.trim() || found;
  return Array.from(text.matchAll(oddMark), ([word]) => word).find((word) => !known.writes(word)) ?? null;
}
