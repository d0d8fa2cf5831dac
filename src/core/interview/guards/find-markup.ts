import type { Known } from './known.ts';
import { addresses, addressLike, structure } from './lexicon-markup.ts';

const symbols = /(?![°™®©])[\p{Extended_Pictographic}\p{So}\p{Co}\p{Cn}](?<![\d#*])/u;
/** Words in capitals, one after the other. */
const shouted = /(?<!\p{Lu})(?:\p{Lu}[\p{Lu}'’]+[^\p{L}\p{N}]+){3,}\p{Lu}{2,}/u;
const oddMark = /(?<!\S)\S*[*_~^\\|]\S*/g;

/** What of a text is not plain speech: lists, code, addresses, emoji, placeholders. Signs that the sources write may be said. */
export function findMarkup(text: string, known: Known): string | null {
  const found = symbols.exec(text)?.[0] ?? structure.pattern.exec(text)?.[0];
  const shout = shouted.exec(text)?.[0];
  if (shout && !known.writes(shout)) return shout;
  if (found) return found.trim() || found;
  return Array.from(text.matchAll(oddMark), ([word]) => word).find((word) => !known.writes(word)) ?? null;
}

const everyName = new RegExp(addressLike.pattern, 'giu');
const longestSending = 24;
/** Sends somebody somewhere: a name that follows is an address, whoever wrote it. */
const sending =
  /\b(?:go to|look at|visit|open|click(?: on)?|browse|see|log in (?:at|to|on)|sign up (?:at|on)|register (?:at|on)|claim (?:it )?(?:at|on)|link)\s*:?\s*$/i;

/** An address or a telephone number in a text, in a quotation too. A firm that is called like one is named only where the sources name it (rule GUARD-3). */
export function findAddress(text: string, known: Known): string | null {
  const plain = addresses.pattern.exec(text)?.[0];
  if (plain) return plain;
  // Every such name has letters right behind a point.
  if (!/\.\p{L}/u.test(text)) return null;
  const like = Array.from(text.matchAll(everyName)).find(
    ({ 0: name, index }) =>
      !known.writes(name) || sending.test(text.slice(Math.max(0, index - longestSending), index)),
  );
  return like?.[0] ?? null;
}
