import { oneOf, raw } from '#core/text/lexicon.ts';
import { isPointOfWord } from '#core/text/split-sentences.ts';
import type { Mention } from '#core/text/find-mentions.ts';

const mostWords = 11;
/** Up to so many words a clause is said again whole. */
const wholeClause = 9;
/** From so many words on a mention stands on its own. */
const longEnough = 4;
const clauseEnd = /[.?!;:,\n"“”()]/;
/** Words a quotation must not begin with, or not end with: it would hang in the air. */
const startsOn = oneOf(
  'and|but|or|so|because|that|which|who|of|to|in|on|at|for|with|from|by|as|then|also|basically',
  'actually|well|like|is|was|are|were|if|when|while|into|than|very|would|could|will|can|had|has',
  'have|be|been|other|hand|such|say',
);
const hangingStart = new RegExp(raw`^${startsOn}$`, 'i');
const endsOn = oneOf(
  'and|but|or|so|because|that|which|who|the|a|an|of|to|in|on|at|for|with|from|by|as|then|also|is',
  'was|are|were|my|our|their|his|her|its|this|i|we|if|when|while|into|than|very|some|would|could',
  'will|can|had|has|have|be|been|other|such|one|there',
);
const hangingEnd = new RegExp(raw`^${endsOn}$`, 'i');
const determiner = /^(?:the|a|an|my|our|their|his|her|this|these|those|its)$/i;
const subject = /^(?:i|we|they|he|she)$/i;
/** Where a long clause falls into parts. */
const joining = /^(?:and|but|or|because|since|which|that|while|when|if|although|though|where)$/i;

const numberWord = oneOf(
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety',
  'hundred|thousand|lakh|crore|half',
);
const figureFirst = new RegExp(
  raw`^(?:(?:about|nearly|roughly|some|almost|around)\s)?(?:[₹$]|rs\.?\s?)?(?:\p{N}|${numberWord}\b)`,
  'iu',
);

/** "62 batch jobs": a figure with what it counts is said again as it is; a length of time or a share needs its clause. */
const isFigure = (mention: string): boolean =>
  /^\S+\s+\S+\s+\S/.test(mention) &&
  !/\b(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|per\s?cent|percent|I|we)\b|%/i.test(mention) &&
  figureFirst.test(mention);

/** A stretch of the text that ends before the next clause mark; a mark inside a number is none. */
function clauseAround(text: string, start: number, end: number): { from: number; to: number } {
  const isEnd = (at: number): boolean =>
    clauseEnd.test(text[at] ?? '') &&
    !isPointOfWord(text, at) &&
    !(/\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? ''));
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

/** "each other" and "one another" are whole. */
const endsOnEachOther = (words: readonly Word[]): boolean =>
  /^(?:each other|one another)$/i.test(
    words
      .slice(-2)
      .map((w) => w.text)
      .join(' '),
  );

function trimmed(words: readonly Word[], keepStart: number, keepEnd: number): Word[] {
  const kept = [...words];
  while (kept[0] && kept[0].end <= keepStart && hangingStart.test(kept[0].text)) kept.shift();
  for (
    let last = kept.at(-1);
    last && last.start >= keepEnd && hangingEnd.test(last.text) && !endsOnEachOther(kept);
    last = kept.at(-1)
  )
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
  if (words.length <= wholeClause) return { from: 0, to: words.length };
  const before = words.slice(0, first).findLastIndex((w) => joining.test(w.text));
  const after = words.slice(last + 1).findIndex((w) => joining.test(w.text));
  return { from: before + 1, to: after < 0 ? words.length : last + 1 + after };
}

/** From the subject on, where one stands among the first words: "work I moved the jobs" begins at "I". */
function fromSubject(words: readonly Word[], keepStart: number): Word[] {
  const at = words.slice(0, 4).findIndex((w) => subject.test(w.text) && w.start <= keepStart);
  return words.slice(Math.max(0, at));
}

/** A long mention made whole: with its article, and to the end of the clause where that is near. */
function madeWhole(words: readonly Word[], first: number, last: number): Word[] {
  const from = determiner.test(words[first - 1]?.text ?? '') ? first - 1 : first;
  const left = words.length - 1 - last;
  const to = last + 1 + (left <= 2 ? left : 0);
  const part = partAround(words, first, last);
  const start = to - part.from <= mostWords + 2 ? part.from : from;
  return fromSubject(words.slice(start, to), words[last - 1]?.start ?? 0);
}

/** "five years I would like" is nothing without its "In". */
function withAdverb(words: readonly Word[], kept: readonly Word[]): readonly Word[] {
  const [start] = kept;
  const before = start && words[words.indexOf(start) - 1];
  const adverb =
    before !== undefined && /^(?:in|on|at|for|from|after|before|by|with|during)$/i.test(before.text);
  return adverb && kept.slice(1).some((w) => subject.test(w.text)) ? [before, ...kept] : kept;
}

/**
 * The mention with enough of its clause to make sense when the panel says it again: about eleven words at most, verbatim, not beginning or ending
 * on a word that hangs in the air.
 */
export function phraseAround(text: string, mention: Mention): Mention {
  const { from, to } = clauseAround(text, mention.start, mention.end);
  const words = wordsBetween(text, from, to);
  const first = words.findIndex((w) => w.end > mention.start);
  const last = words.findLastIndex((w) => w.start < mention.end);
  if (first < 0 || last < first) return mention;
  if (last > first && isFigure(text.slice(mention.start, mention.end))) return mention;
  if (last - first + 1 >= longEnough) {
    return spanOf(text, withAdverb(words, trimmed(madeWhole(words, first, last), text.length, 0)), mention);
  }
  const part = partAround(words, first, last);
  const spare = Math.max(0, mostWords - (last - first + 1));
  const room = { before: first - part.from, after: part.to - 1 - last };
  // The beginning of the clause is what makes it a sentence when it is said again.
  const wanted = room.before <= spare ? room.before : Math.min(room.before, 3);
  const share = Math.min(room.after, Math.max(spare - wanted, room.before <= spare ? 0 : spare >> 1));
  const after = room.after - share <= 2 ? room.after : share;
  const before = Math.min(room.before, Math.max(wanted, spare - after));
  const taken = fromSubject(words.slice(first - before, last + after + 1), mention.start);
  const kept = trimmed(taken, mention.start, mention.end);
  return spanOf(text, withAdverb(words, kept), mention);
}
