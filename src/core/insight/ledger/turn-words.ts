import type { Turn } from '#contract/transcript.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { mentionAt } from '#core/text/find-mentions.ts';
import { segmentText } from '#core/text/segment-text.ts';

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

/** The first sentence of a text in which a pattern is found by itself, or undefined. */
export const sentenceWith = (text: string, pattern: RegExp): string | undefined =>
  sentencesOf(text).find((one) => pattern.test(one.text))?.text;

/** The last sentence of a panel's turn that asks, or its last. */
export function questionIn({ text }: Pick<Turn, 'text'>): string {
  const sentences = sentencesOf(text);
  return (sentences.findLast((one) => one.text.endsWith('?')) ?? sentences.at(-1))?.text ?? text;
}
