import { remembered } from './remembered.ts';
import { stem } from './stem.ts';
import { functionWords, talkWords } from './stop-words.ts';
import { wordKeys } from './words-of.ts';

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(
    wordKeys(text)
      .filter((word) => !functionWords.has(word) && !talkWords.has(word))
      .map(stem),
  );
}

/** The words that carry content, cut to their stems: what two texts must share to be about the same thing. What an interview said is asked for turn after turn. */
export const contentStems = remembered(stemsOf, 300_000);

/** The same for several texts together. */
export function contentStemsOf(texts: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const text of texts) for (const one of contentStems(text)) all.add(one);
  return all;
}

/** Words in a row with a space at either end: a text says some words when its row holds theirs, whatever stands between them there. */
export const wordRow = (words: readonly string[]): string => ` ${words.join(' ')} `;

const differentWords = remembered((text): ReadonlySet<string> => new Set(wordKeys(text)), 200_000);

/** 0-1: the Jaccard similarity of two texts over all their words; identical texts are 1 even without words. */
export function wordOverlap(a: string, b: string): number {
  const left = differentWords(a);
  const right = differentWords(b);
  let shared = 0;
  for (const word of left) if (right.has(word)) shared += 1;
  const union = left.size + right.size - shared;
  return union === 0 ? 1 : shared / union;
}
