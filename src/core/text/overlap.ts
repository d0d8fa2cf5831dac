import { stem } from './stem.ts';
import { functionWords, talkWords } from './stop-words.ts';
import { wordKeys } from './words-of.ts';

/** The words that carry content, cut to their stems: what two texts must share to be about the same thing. */
export function contentStems(text: string): Set<string> {
  return new Set(
    wordKeys(text)
      .filter((word) => !functionWords.has(word) && !talkWords.has(word))
      .map(stem),
  );
}

/** Words in a row with a space at either end: a text says some words when its row holds theirs, whatever stands between them there. */
export const wordRow = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** 0-1: the Jaccard similarity of two texts over all their words; identical texts are 1 even without words. */
export function wordOverlap(a: string, b: string): number {
  const left = new Set(wordKeys(a));
  const right = new Set(wordKeys(b));
  const shared = [...left].filter((word) => right.has(word)).length;
  const union = left.size + right.size - shared;
  return union === 0 ? 1 : shared / union;
}
