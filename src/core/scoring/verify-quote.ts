import { visible } from '#core/text/as-read.ts';
import type { EvidenceQuote, ScoredAnswer } from './assessment.ts';

/** Words of a text for comparing word for word: NFKC, lower case, marks to spaces, digit groups joined, decimals kept. Unlike elsewhere ₹ and % are part of a number, which a quote may not change. */
function comparable(text: string): string[] {
  return (
    visible(text.normalize('NFKC'))
      .toLowerCase()
      .replace(/(\d),(?=\d)/g, '$1')
      .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
      .replace(/[^\p{L}\p{M}\p{N}.%₹]+/gu, ' ')
      .match(/\S+/g) ?? []
  );
}

const hasDigit = (word: string): boolean => /\p{N}/u.test(word);

/** Edits that turn `quote` into the stretch of `turn` starting at `from`; Infinity as soon as a number would have to change. */
function editsAt(quote: readonly string[], turn: readonly string[], from: number, allowed: number): number {
  const width = Math.min(turn.length - from, quote.length + allowed);
  let row = Array.from({ length: width + 1 }, (_, at) =>
    turn.slice(from, from + at).some(hasDigit) ? Infinity : at,
  );
  for (const word of quote) {
    const next = [(row[0] ?? 0) + (hasDigit(word) ? Infinity : 1)];
    for (let at = 1; at <= width; at += 1) {
      const other = turn[from + at - 1] ?? '';
      const same = word === other;
      const digits = hasDigit(word) || hasDigit(other);
      const replaced = (row[at - 1] ?? 0) + (same ? 0 : digits ? Infinity : 1);
      next.push(
        Math.min(
          replaced,
          (row[at] ?? 0) + (hasDigit(word) ? Infinity : 1),
          (next[at - 1] ?? 0) + (hasDigit(other) ? Infinity : 1),
        ),
      );
    }
    row = next;
  }
  return Math.min(...row);
}

/** Where the words stand in the turn at or after `from`; -1 when they do not. */
function findWords(quote: readonly string[], turn: readonly string[], from: number, spoken: boolean): number {
  const allowed = spoken ? Math.floor(quote.length / 12) : 0;
  for (let at = from; at < turn.length; at += 1) {
    const exact = quote.every((word, index) => turn[at + index] === word);
    if (exact || (allowed > 0 && editsAt(quote, turn, at, allowed) <= allowed)) return at;
  }
  return -1;
}

/** The stretches of an answer that count: everything between the sentences that try to steer. */
function countedStretches(answer: ScoredAnswer): string[] {
  const stretches: string[] = [];
  let from = 0;
  for (const ignored of [...answer.signals.ignored].sort((a, b) => a.start - b.start)) {
    stretches.push(answer.text.slice(from, ignored.start));
    from = ignored.end;
  }
  return [...stretches, answer.text.slice(from)];
}

const shortest = 6;
const longest = 40;
const shortestPart = 4;

/**
 * Whether the quote stands in that candidate turn of this topic: 6-40 words (or the whole turn when it is shorter), every number the same;
 * an ellipsis parts it into stretches of four words or more, in order; only dictated turns may differ by one word in twelve (rule QUOTE-1).
 */
export function isVerified(evidence: EvidenceQuote, answers: readonly ScoredAnswer[]): boolean {
  const answer = answers.find((one) => one.turnId === evidence.turnId);
  if (!answer) return false;
  const parts = evidence.quote
    .split(/\.{3,}|…/)
    .map(comparable)
    .filter((part) => part.length > 0);
  const words = parts.reduce((sum, part) => sum + part.length, 0);
  const whole = comparable(answer.text);
  if (words > longest || words === 0) return false;
  if (words < shortest && (parts.length > 1 || whole.length !== words)) return false;
  if (parts.length > 1 && parts.some((part) => part.length < shortestPart)) return false;
  return partsStand(parts, countedStretches(answer).map(comparable), answer.spoken);
}

/** Whether the parts follow one another, each inside one stretch. */
function partsStand(parts: readonly string[][], stretches: readonly string[][], spoken: boolean): boolean {
  let [stretch, from] = [0, 0];
  return parts.every((part) => {
    for (; stretch < stretches.length; stretch += 1, from = 0) {
      const at = findWords(part, stretches[stretch] ?? [], from, spoken);
      if (at < 0) continue;
      from = at + part.length;
      return true;
    }
    return false;
  });
}

/** The quote as its turn has it, with its own marks and capitals; as it came where dictation or an ellipsis stands between. */
export function verbatim(evidence: EvidenceQuote, answers: readonly ScoredAnswer[]): string {
  const text = answers.find((one) => one.turnId === evidence.turnId)?.text ?? '';
  const words = evidence.quote.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const stands = new RegExp(words.join(String.raw`[^\p{L}\p{M}\p{N}]+`), 'iu').exec(text);
  return words.length > 0 && stands ? stands[0] : evidence.quote;
}
