import type { ResumeFact } from '#contract/resume.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { emptyWords } from '#core/text/stop-words.ts';
import { contentWords, type Word, wordCount, wordsOf } from '#core/text/words-of.ts';

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

/** Of an answer of so many words, a larger share of different words than this stands in the resume: it is read out (rule CAP-12). A short answer needs the larger share. */
const readOut = [
  { words: 60, share: 0.55 },
  { words: 20, share: 0.7 },
] as const;

/** Whether all answers tell what the resume says; one that tells something else is enough, and one more never makes it so. */
export function readsResumeOut(answers: readonly string[], facts: readonly ResumeFact[]): boolean {
  const known = new Set(
    facts
      .flatMap(({ value, attributes }) => [value, ...Object.values(attributes).map(String)])
      .flatMap(stemsIn),
  );
  const [first = ''] = answers;
  const isRead = (answer: string, share: number): boolean => {
    const said = new Set(stemsIn(answer));
    return [...said].filter((stem) => known.has(stem)).length > share * said.size;
  };
  return readOut.some(
    ({ words, share }) => wordCount(first) >= words && answers.every((answer) => isRead(answer, share)),
  );
}
