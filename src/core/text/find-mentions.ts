import type { CleanText } from './clean-text.ts';
import { isPhrasal } from './phrase-pattern.ts';
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

/** A stretch of a text that a pattern matched. */
type Span = { readonly start: number; readonly end: number };

/** What each pattern found in the text it was last asked about: an answer is asked about several times, whole and sentence by sentence. */
const lastFound = new WeakMap<RegExp, { text: string; spans: readonly Span[] }>();

function search(text: string, pattern: RegExp): Span[] {
  const spans: Span[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const end = match.index + match[0].length;
    spans.push({ start: match.index, end });
    if (end === match.index) pattern.lastIndex += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return spans;
}

/** Every match of a global pattern in a text. */
export function spansOf(text: string, pattern: RegExp): readonly Span[] {
  const last = lastFound.get(pattern);
  if (last?.text === text) return last.spans;
  const spans = search(text, pattern);
  lastFound.set(pattern, { text, spans });
  return spans;
}

/** Whether no word goes on across this place; where it is not plain at once, one might. */
const isBorder = (text: string, at: number): boolean =>
  at === 0 || at === text.length || (!mayJoin(text.charCodeAt(at - 1)) && !mayJoin(text.charCodeAt(at)));
const mayJoin = (code: number): boolean => code > 127 || /[A-Za-z0-9]/.test(String.fromCharCode(code));

/**
 * The matches inside one sentence. Phrases are whole words: those of the whole text that lie inside are those of the sentence alone, when no word
 * and no phrase reaches across its borders.
 */
function spansWithin(text: string, { start, end }: Sentence, pattern: RegExp): readonly Span[] {
  if (isPhrasal(pattern) && isBorder(text, start) && isBorder(text, end)) {
    const near = spansOf(text, pattern).filter((span) => span.end > start && span.start < end);
    if (near.every((span) => span.start >= start && span.end <= end)) return near;
  }
  return search(text.slice(start, end), pattern).map((span) => ({
    start: start + span.start,
    end: start + span.end,
  }));
}

/** Every match of a global pattern inside the given sentences. */
export function matchesIn(clean: CleanText, sentences: readonly Sentence[], pattern: RegExp): Mention[] {
  return sentences.flatMap((sentence) =>
    spansWithin(clean.text, sentence, pattern).map(({ start, end }) => mentionAt(clean, start, end)),
  );
}

/** Whether a global pattern matches inside a sentence. */
export const isIn = (clean: CleanText, sentence: Sentence, pattern: RegExp): boolean =>
  spansWithin(clean.text, sentence, pattern).length > 0;
