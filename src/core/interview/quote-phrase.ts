import type { Mention } from '#core/answers/answer-signals.ts';

const mostWords = 9;
/** From so many words on a mention stands on its own. */
const longEnough = 4;
const clauseEnd = /[.?!;:,\n"“”()]/;
/** Words a quotation must not begin or end with: it would hang in the air. */
const hanging =
  /^(?:and|but|or|because|that|which|who|the|a|an|of|to|in|on|at|for|with|from|by|as|then|also|basically|actually|so|well|like|is|was|are|were|my|our|their|his|her|its|this|it|if|when|while|into|than|very|some|myself|would|could|will|can|had|has|have|be|been|other|hand|such)$/i;
/** Where a long clause falls into parts. */
const joining = /^(?:and|but|or|because|since|which|that|while|when|if|although|though|where)$/i;

/** A stretch of the text that ends before the next clause mark; a mark inside a number is none. */
function clauseAround(text: string, start: number, end: number): { from: number; to: number } {
  const isEnd = (at: number): boolean =>
    clauseEnd.test(text[at] ?? '') && !(/\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? ''));
  let from = start;
  while (from > 0 && !isEnd(from - 1)) from -= 1;
  let to = end;
  while (to < text.length && !isEnd(to)) to += 1;
  return { from, to };
}

type Word = { text: string; start: number; end: number };

function wordsBetween(text: string, from: number, to: number): Word[] {
  return Array.from(text.slice(from, to).matchAll(/\S+/g), (match) => ({
    text: match[0],
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
}

function trimmed(words: readonly Word[], keepStart: number, keepEnd: number): Word[] {
  const kept = [...words];
  while (kept[0] && kept[0].end <= keepStart && hanging.test(kept[0].text)) kept.shift();
  for (let last = kept.at(-1); last && last.start >= keepEnd && hanging.test(last.text); last = kept.at(-1))
    kept.pop();
  return kept;
}

function spanOf(text: string, words: readonly Word[], otherwise: Mention): Mention {
  const start = words[0]?.start ?? otherwise.start;
  const end = words.at(-1)?.end ?? otherwise.end;
  return { text: text.slice(start, end), start, end };
}

/** The part of a long clause between joining words that holds words `first` to `last`. */
function partAround(words: readonly Word[], first: number, last: number): { from: number; to: number } {
  if (words.length <= mostWords) return { from: 0, to: words.length };
  const before = words.slice(0, first).findLastIndex((w) => joining.test(w.text));
  const after = words.slice(last + 1).findIndex((w) => joining.test(w.text));
  return { from: before + 1, to: after < 0 ? words.length : last + 1 + after };
}

/**
 * The mention with enough of its clause to make sense when the panel says it again: at most nine words, verbatim, not beginning or ending
 * on a word that hangs in the air. A mention that is long enough stays as it is.
 */
export function phraseAround(text: string, mention: Mention): Mention {
  const own = wordsBetween(text, mention.start, mention.end);
  if (own.length === 0) return mention;
  if (own.length >= longEnough) return spanOf(text, trimmed(own, mention.end, mention.start), mention);
  const { from, to } = clauseAround(text, mention.start, mention.end);
  const words = wordsBetween(text, from, to);
  const first = words.findIndex((w) => w.end > mention.start);
  const last = words.findLastIndex((w) => w.start < mention.end);
  if (first < 0 || last < first) return mention;
  const part = partAround(words, first, last);
  const spare = Math.max(0, mostWords - (last - first + 1));
  const room = { before: first - part.from, after: part.to - 1 - last };
  const after = Math.min(room.after, Math.max(spare - Math.min(room.before, 3), spare >> 1));
  const before = Math.min(room.before, spare - after);
  const kept = trimmed(words.slice(first - before, last + after + 1), mention.start, mention.end);
  return spanOf(text, kept, mention);
}

/** The opening of an answer as a quotation: its first clause, or the first two when one is a single word; null when there are no words. */
export function openingPhrase(text: string): Mention | null {
  const at = text.search(/[\p{L}\p{N}]/u);
  if (at < 0) return null;
  const { to } = clauseAround(text, at, at + 1);
  const words = wordsBetween(text, at, to).slice(0, mostWords);
  const kept = trimmed(words, at, at + 1);
  const end = kept.at(-1)?.end;
  return end === undefined ? null : { text: text.slice(at, end), start: at, end };
}
