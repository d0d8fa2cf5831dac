export type Segment = { text: string; marked: boolean };

/** Where `quote` stands in `text`, tolerating other spacing, case and quotation marks; null when it does not. */
export function placeOf(text: string, quote: string): { start: number; end: number } | null {
  const wanted = quote.trim();
  if (wanted === '') return null;
  const start = text.indexOf(wanted);
  if (start >= 0) return { start, end: start + wanted.length };
  const loose = wanted
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/['’‘]/g, "['’‘]")
        .replace(/["“”]/g, '["“”]'),
    )
    .join('\\s+');
  const match = new RegExp(loose, 'iu').exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

/** `text` cut into marked and plain pieces by the quotes that stand in it; overlapping quotes are marked as one. */
export function markQuotes(text: string, quotes: readonly string[]): Segment[] {
  const places = quotes
    .flatMap((quote) => placeOf(text, quote) ?? [])
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const segments: Segment[] = [];
  let at = 0;
  let marked: { start: number; end: number } | undefined;
  const push = (from: number, to: number, isMarked: boolean): void => {
    if (to > from) segments.push({ text: text.slice(from, to), marked: isMarked });
  };
  const flush = (): void => {
    if (!marked) return;
    push(at, marked.start, false);
    push(marked.start, marked.end, true);
    at = marked.end;
  };
  for (const place of places) {
    if (marked && place.start <= marked.end) {
      marked.end = Math.max(marked.end, place.end);
    } else {
      flush();
      marked = { ...place };
    }
  }
  flush();
  push(at, text.length, false);
  return segments;
}

/** How much of an answer is shown around a quote before it is cut to whole sentences. */
const contextChars = 260;

/** The quote within the sentences it stands in, at most about 260 characters; the quote alone when the turn does not hold it. */
export function quoteInContext(
  turnText: string | undefined,
  quote: string,
): { before: string; quote: string; after: string } {
  const place = turnText === undefined ? null : placeOf(turnText, quote);
  if (turnText === undefined || !place) return { before: '', quote, after: '' };
  let { start, end } = place;
  const room = (): number => contextChars - (end - start);
  const sentenceStart = lastSentenceStart(turnText, start);
  if (start - sentenceStart <= room()) start = sentenceStart;
  const sentenceEnd = firstSentenceEnd(turnText, end);
  if (sentenceEnd - end <= room()) end = sentenceEnd;
  return {
    before: `${start > lastSentenceStart(turnText, start) ? '… ' : ''}${turnText.slice(start, place.start)}`,
    quote: turnText.slice(place.start, place.end),
    after: turnText.slice(place.end, end),
  };
}

function lastSentenceStart(text: string, before: number): number {
  const ends = [...text.slice(0, before).matchAll(/[.!?]["”’]?\s+/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

function firstSentenceEnd(text: string, after: number): number {
  if (/[.!?]["”’]?$/.test(text.slice(0, after))) return after;
  const end = /[.!?]["”’]?(?=\s|$)/.exec(text.slice(after));
  return end ? after + end.index + end[0].length : text.length;
}
