import type { CleanText } from './clean-text.ts';
import type { Sentence } from './segment-text.ts';

/** A stretch of a text, verbatim, with its place in it (UTF-16 offsets). */
export type Mention = { text: string; start: number; end: number };

/** A stretch of the clean text as the candidate's own words. */
export function mentionAt(clean: CleanText, start: number, end: number): Mention {
  const from = clean.sourceIndex(start);
  const to = end > start ? clean.sourceIndex(end - 1) + sourceLength(clean, end - 1) : from;
  return { text: clean.source.slice(from, to), start: from, end: to };
}

/** How many source characters stand behind the character at this index: those up to the next clean one, without unseen ones. */
function sourceLength(clean: CleanText, index: number): number {
  const from = clean.sourceIndex(index);
  const cluster = clean.source.slice(from).match(/^\P{M}\p{M}*|^\p{M}+/su);
  return cluster ? cluster[0].length : 1;
}

/** Every match of a global pattern inside the given sentences. */
export function matchesIn(clean: CleanText, sentences: readonly Sentence[], pattern: RegExp): Mention[] {
  return sentences.flatMap((sentence) =>
    Array.from(clean.text.slice(sentence.start, sentence.end).matchAll(pattern), (match) =>
      mentionAt(clean, sentence.start + match.index, sentence.start + match.index + match[0].length),
    ),
  );
}
