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

/** Whether every word counts. Underlining all of them would say nothing: such a passage is lined at its side. */
export function isMarkedThroughout(passage: readonly Segment[]): boolean {
  return (
    passage.some(({ marked }) => marked) &&
    passage.every(({ text, marked }) => marked || !/[\p{L}\p{N}]/u.test(text))
  );
}

/** A passage shown as evidence is at most about this long; a quote that is longer stands alone. */
const passageChars = 420;
/** Up to this length the sentences beside a quote are shown with it. */
const contextChars = 260;

/**
 * The passages of one turn that hold its quotes, as marked pieces, in the order they were said. Quotes that stand near each other share a passage;
 * each passage is cut at sentences. A quote that the turn does not hold is shown alone.
 */
export function passagesOf(turnText: string, quotes: readonly string[]): Segment[][] {
  const passages: { start: number; end: number }[] = [];
  const lost: Segment[][] = [];
  const places = quotes.flatMap((quote) => {
    const place = placeOf(turnText, quote);
    if (!place) lost.push([{ text: quote, marked: true }]);
    return place ?? [];
  });
  for (const place of places.sort((a, b) => a.start - b.start)) {
    const last = passages.at(-1);
    if (last && Math.max(last.end, place.end) - last.start <= passageChars)
      last.end = Math.max(last.end, place.end);
    else passages.push({ ...place });
  }
  const shown = passages.map((passage) => {
    const { start, end } = toSentences(turnText, passage);
    const segments = markQuotes(turnText.slice(start, end), quotes);
    return start === lastSentenceStart(turnText, start)
      ? segments
      : [{ text: '… ', marked: false }, ...segments];
  });
  return [...shown, ...lost];
}

/** The passage widened to whole sentences, and by the sentence after and before it, as far as they fit. */
function toSentences(text: string, passage: { start: number; end: number }): { start: number; end: number } {
  let { start, end } = passage;
  const widen = (from: number, to: number, limit: number): void => {
    if (to - from > limit) return;
    start = from;
    end = to;
  };
  widen(lastSentenceStart(text, start), end, passageChars);
  widen(start, firstSentenceEnd(text, end), passageChars);
  const next = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  if (next < text.length) widen(start, firstSentenceEnd(text, next + 1), contextChars);
  if (start > 0) widen(lastSentenceStart(text, start - 1), end, contextChars);
  return { start, end };
}

/** Words that are written with a point and do not end a sentence by it, and initials. */
const shortened =
  /(?:^|[\s(“"])(?:rs|inr|mr|mrs|ms|dr|prof|smt|shri|capt|col|lt|m\/s|st|approx|vs|viz|no|nos|asst|govt|sr|jr|i\.e|e\.g|\p{L})\.$/iu;
/** Whether the sentence goes on behind this point: "Rs. 25 lakh", "No. 1"; "I said no." ends one. */
function goesOn(text: string, mark: number): boolean {
  const upTo = text.slice(0, mark + 1);
  const isNo = /\bnos?\.$/i.test(upTo);
  return shortened.test(upTo) && (!isNo || /^\s*\d/.test(text.slice(mark + 1)));
}

function lastSentenceStart(text: string, before: number): number {
  const ends = [...text.slice(0, before).matchAll(/[.!?]["”’]?\s+/g)].filter(
    (end) => end.index + end[0].length <= before && !goesOn(text, end.index),
  );
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

function firstSentenceEnd(text: string, after: number): number {
  if (/[.!?]["”’]?$/.test(text.slice(0, after)) && !goesOn(text, after - 1)) return after;
  const end = [...text.slice(after).matchAll(/[.!?]["”’]?(?=\s|$)/g)].find(
    ({ index }) => !goesOn(text, after + index),
  );
  return end ? after + end.index + end[0].length : text.length;
}

/** Where each sentence of a text stands, its spacing left out. */
export function sentencesOf(text: string): { start: number; end: number }[] {
  const sentences: { start: number; end: number }[] = [];
  for (let start = text.search(/\S/); start >= 0 && start < text.length; ) {
    const end = firstSentenceEnd(text, start + 1);
    sentences.push({ start, end: start + text.slice(start, end).trimEnd().length });
    const next = text.slice(end).search(/\S/);
    start = next < 0 ? text.length : end + next;
  }
  return sentences;
}
