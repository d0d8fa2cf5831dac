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

/** The sentence of a text that holds this stretch, or those it reaches across. */
export function sentencesAt(text: string, { start, end }: Span): string {
  const reached = sentencesOf(text).filter((one) => one.start < end && start < one.end);
  const [first, last] = [reached[0], reached.at(-1)];
  return first && last ? text.slice(first.start, last.end) : text.slice(start, end);
}
