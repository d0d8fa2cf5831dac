import type { Turn } from '#contract/transcript.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { mentionAt } from '#core/text/find-mentions.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { contentWords, wordsOf } from '#core/text/words-of.ts';

/** A stretch of a turn's own words: UTF-16 offsets into its text. */
type Span = { start: number; end: number };

/** The sentences of a text as they stand there, verbatim, without the spaces round them. */
export function sentencesOf(text: string): (Span & { text: string })[] {
  const clean = cleanText(text);
  return segmentText(clean.text).flatMap(({ start, end }) => {
    const said = clean.text.slice(start, end);
    const from = start + said.length - said.trimStart().length;
    const to = start + said.trimEnd().length;
    return to > from ? [mentionAt(clean, from, to)] : [];
  });
}

/** The sentence of a text that holds most of this stretch; the stretch alone where none does. */
export function sentenceAt(text: string, span: Span): string {
  const holds = sentencesOf(text).find((one) => one.start <= span.start && span.start < one.end);
  return holds && holds.end >= span.end ? holds.text : text.slice(span.start, span.end);
}

/** The sentence of a text that holds this stretch, or those it reaches across. */
export function sentencesAt(text: string, { start, end }: Span): string {
  const reached = sentencesOf(text).filter((one) => one.start < end && start < one.end);
  const [first, last] = [reached[0], reached.at(-1)];
  return first && last ? text.slice(first.start, last.end) : text.slice(start, end);
}

/** The first sentence of a text in which a pattern is found by itself, or undefined. */
export const sentenceWith = (text: string, pattern: RegExp): string | undefined =>
  sentencesOf(text).find((one) => pattern.test(one.text))?.text;

/** The last sentence of a panel's turn that asks, or its last. */
export function questionIn({ text }: Pick<Turn, 'text'>): string {
  const sentences = sentencesOf(text);
  return (sentences.findLast((one) => one.text.endsWith('?')) ?? sentences.at(-1))?.text ?? text;
}

/** So much of a turn is shown of it. */
const excerptChars = 320;

/**
 * A turn as far as it is shown: all of a short one; of a long one whole sentences, from its beginning or, where that would not reach it, from the
 * first that speaks of this.
 */
export function excerptOf(text: string, about: ReadonlyMap<string, string>): string {
  const sentences = sentencesOf(text);
  if (text.trim().length <= excerptChars || sentences.length === 0) return text.trim();
  const speaks = sentences.find((one) => contentWords(wordsOf(one.text)).some(({ stem }) => about.has(stem)));
  const start = speaks && speaks.end > excerptChars ? speaks.start : (sentences[0]?.start ?? 0);
  const within = sentences.filter((one) => one.start >= start);
  const end = within.findLast((one) => one.end - start <= excerptChars)?.end ?? within[0]?.end ?? text.length;
  return text.slice(start, end);
}
