import { cleanText } from '#core/text/clean-text.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { emptyWords } from '#core/text/stop-words.ts';
import { contentWords, type Word, wordsOf } from '#core/text/words-of.ts';

/** An answer of so many words, of which fewer than this share are told for the first time, turns one thought over (rule SIGNAL-8). */
const least = { words: 60, fresh: 0.13 };

const stemsOf = (words: readonly Word[]): string[] =>
  contentWords(words)
    .filter(({ key }) => !emptyWords.has(key))
    .map(({ stem }) => stem);

const stemsIn = (text: string): string[] => stemsOf(wordsOf(cleanText(text).text));

/** Whether an answer says in other words what its question or the answers before it said. The same sentence twice is read once. */
export function saysNothingNew(answer: string, question: string, before: readonly string[]): boolean {
  const sentences = new Map(
    segmentText(cleanText(answer).text).map(({ words }) => [words.map(({ key }) => key).join(' '), words]),
  );
  const words = [...sentences.values()].flat();
  if (words.length < least.words) return false;
  const known = new Set([question, ...before].flatMap(stemsIn));
  const fresh = new Set(stemsOf(words).filter((stem) => !known.has(stem)));
  return fresh.size < least.fresh * words.length;
}
