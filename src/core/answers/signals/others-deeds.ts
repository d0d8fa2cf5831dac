import type { CleanText } from '#core/text/clean-text.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import { findActions } from './find-actions.ts';
import type { Span } from './not-own-words.ts';

const speaker = /\b(?:i|we|i'm|i've|i'd|i'll|we're|we've|we'd|we'll)\b/i;
/** From this share of an answer's words on, it is told by others or of them. */
const mostlyOthers = 0.45;

const wordsIn = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);

/**
 * The sentences that tell what others did, in an answer that quotes somebody's own deeds and is mostly about others: none of it is the
 * candidate's. When nothing that the candidate did is left either, all of them (rule SIGNAL-7).
 */
export function othersDeeds(
  clean: CleanText,
  sentences: readonly Sentence[],
  quoted: readonly Span[],
): readonly Sentence[] {
  const speaks = quoted.some((one) => speaker.test(clean.text.slice(one.start, one.end)));
  if (!speaks) return [];
  const own = sentences.map((sentence) => ({
    ...sentence,
    words: sentence.words.filter(
      (word) => !quoted.some((one) => word.start >= one.start && word.end <= one.end),
    ),
  }));
  const others = own.filter((one) => !one.words.some((word) => speaker.test(word.key)));
  const taken = wordsIn(sentences) - wordsIn(own) + wordsIn(others);
  if (taken < mostlyOthers * wordsIn(sentences)) return [];
  const mine = own.filter((one) => !others.includes(one));
  return findActions(clean, mine, () => false).i.length === 0 ? sentences : others;
}
