import { mentionAt } from '#core/text/find-mentions.ts';
import type { CleanText } from '#core/text/clean-text.ts';
import type { EvidenceQuote, ScoredAnswer } from './assessment.ts';
import { isFixed, type QuoteWord, quoteWords } from './quote-words.ts';

const fewest = 6;
const most = 40;
const fewestOfPart = 4;
/** Fewer keys than this say too little, in however many words a figure was spoken. */
const fewestKeys = 4;
/** Longer quotes are not looked for, so that looking takes no more steps than the turn has words, times this. */
const mostKeys = 80;
/** Of so many words a dictated turn may differ by one. */
const wordsPerEdit = 12;

/** What counts of an answer: everything between the sentences that try to steer. */
type Stretch = { words: readonly QuoteWord[]; clean: CleanText };

const stretchesOf = new WeakMap<ScoredAnswer, readonly Stretch[]>();

/** Read once: many quotes are looked for in one answer. */
function countedStretches(answer: ScoredAnswer): readonly Stretch[] {
  const known = stretchesOf.get(answer);
  if (known) return known;
  const stretches: string[] = [];
  let from = 0;
  for (const ignored of [...answer.signals.ignored].sort((a, b) => a.start - b.start)) {
    stretches.push(answer.text.slice(from, ignored.start));
    from = ignored.end;
  }
  const read = [...stretches, answer.text.slice(from)].map(quoteWords);
  stretchesOf.set(answer, read);
  return read;
}

/** Where words stand in a stretch, from the first to before the second. */
type Place = { from: number; to: number };

function findExactly(quote: readonly QuoteWord[], words: readonly QuoteWord[], from: number): Place | null {
  for (let at = from; at + quote.length <= words.length; at += 1)
    if (quote.every((word, index) => words[at + index]?.key === word.key))
      return { from: at, to: at + quote.length };
  return null;
}

/** Where the words stand with the fewest edits, `allowed` at most; figures, units and negations stand as they are. */
function findNearly(
  quote: readonly QuoteWord[],
  words: readonly QuoteWord[],
  from: number,
  allowed: number,
): Place | null {
  const costOf = (word: QuoteWord): number => (isFixed(word) ? Infinity : 1);
  // For every beginning of the quote: how many edits end it here at the least, and where it then began.
  let ways = quote.reduce(
    (all, word) => [...all, { edits: (all.at(-1)?.edits ?? 0) + costOf(word), from }],
    [{ edits: 0, from }],
  );
  let [best, place]: [number, Place | null] = [allowed + 1, null];
  for (let at = from; at < words.length && best > 0; at += 1) {
    const word = words[at];
    if (!word) break;
    const next = [{ edits: 0, from: at + 1 }];
    for (const [index, wanted] of quote.entries()) {
      const [before, above, left] = [ways[index], ways[index + 1], next[index]];
      if (!before || !above || !left) break;
      const edit = wanted.key === word.key ? 0 : Math.max(costOf(wanted), costOf(word));
      const changed = { edits: before.edits + edit, from: before.from };
      const added = { edits: above.edits + costOf(word), from: above.from };
      const leftOut = { edits: left.edits + costOf(wanted), from: left.from };
      next.push([changed, added, leftOut].reduce((a, b) => (b.edits < a.edits ? b : a)));
    }
    ways = next;
    const last = next.at(-1);
    if (last && last.edits < best) [best, place] = [last.edits, { from: last.from, to: at + 1 }];
  }
  return place;
}

function find(
  quote: readonly QuoteWord[],
  words: readonly QuoteWord[],
  from: number,
  spoken: boolean,
): Place | null {
  const allowed = spoken ? Math.floor(quote.length / wordsPerEdit) : 0;
  return findExactly(quote, words, from) ?? (allowed > 0 ? findNearly(quote, words, from, allowed) : null);
}

/** A part of a quote as the turn has it, and in how many words it was said. */
type Found = { text: string; spoken: number };

/** The parts one after the other, each inside one stretch; null when one of them does not stand. */
function findParts(
  parts: readonly (readonly QuoteWord[])[],
  stretches: readonly Stretch[],
  spoken: boolean,
): Found[] | null {
  const found: Found[] = [];
  let [stretch, from] = [0, 0];
  for (const part of parts) {
    let place: Place | null = null;
    for (; stretch < stretches.length; stretch += 1, from = 0) {
      const { words, clean } = stretches[stretch] ?? { words: [], clean: null };
      place = find(part, words, from, spoken);
      const stands = place && words.slice(place.from, place.to);
      const [first, last] = [stands?.[0], stands?.at(-1)];
      if (!place || !clean || !stands || !first || !last) continue;
      from = place.to;
      found.push({
        text: mentionAt(clean, first.start, last.end).text,
        spoken: stands.reduce((sum, word) => sum + word.spoken, 0),
      });
      break;
    }
    if (!place) return null;
  }
  return found;
}

/**
 * The quote as that candidate turn of this topic has it, with its own marks, capitals, figures and fillers; null when it does not stand there.
 * It stands with 6-40 words of the turn, or the whole of it when that is shorter; an ellipsis parts it into stretches of four words or more, in
 * order; only dictated turns may differ by one word in twelve (rules QUOTE-1, QUOTE-4).
 */
export function verbatim(evidence: EvidenceQuote, answers: readonly ScoredAnswer[]): string | null {
  const answer = answers.find((one) => one.turnId === evidence.turnId);
  if (!answer) return null;
  const parts = evidence.quote
    .split(/\.{3,}|…/)
    .map((part) => quoteWords(part).words)
    .filter((part) => part.length > 0);
  const keys = parts.reduce((sum, part) => sum + part.length, 0);
  if (keys === 0 || keys > mostKeys) return null;
  const found = findParts(parts, countedStretches(answer), answer.spoken);
  if (!found) return null;
  const words = found.reduce((sum, part) => sum + part.spoken, 0);
  const isWhole = (): boolean => parts.length === 1 && quoteWords(answer.text).words.length === keys;
  if (words > most || ((words < fewest || keys < fewestKeys) && !isWhole())) return null;
  if (parts.length > 1 && found.some((part) => part.spoken < fewestOfPart)) return null;
  return found.map((part) => part.text).join(' … ');
}

/** Whether the quote stands in that candidate turn of this topic (rule QUOTE-1). */
export function isVerified(evidence: EvidenceQuote, answers: readonly ScoredAnswer[]): boolean {
  return verbatim(evidence, answers) !== null;
}
