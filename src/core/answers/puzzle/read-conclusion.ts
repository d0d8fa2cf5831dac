import { wordRow } from '#core/text/overlap.ts';
import { functionWords } from '#core/text/stop-words.ts';
import { tagWords } from '#core/text/tag-words.ts';
import { wordKeys } from '#core/text/words-of.ts';
import {
  asking,
  choosing,
  cues,
  denyingAfter,
  denyingBefore,
  guessing,
  labels,
  light,
  measures,
  nodding,
  others,
  reached,
  saying,
  supposing,
  termBefore,
  unsure,
  withdrawing,
} from './figure-words.ts';
import { type Clause, clausesOf, figureIn, type Item } from './read-items.ts';

/** A puzzle's answer: its accepted spellings, the words for what its figure counts, and those for what is asked. */
type PuzzleAnswer = {
  accepts: readonly string[];
  counts?: readonly string[];
  asks?: readonly string[];
};

/**
 * What a reply to a puzzle comes to: its answer, another one, or what cannot be told; `nothing` when the answer is not in it. `takesBack`
 * when it says of the answer that it is not so.
 */
export type Conclusion = { reached: 'answer' | 'other' | 'untold' | 'nothing'; takesBack: boolean };

type Words = { counts: ReadonlySet<string>; asks: ReadonlySet<string> };
type Figure = {
  value: number;
  clause: number;
  /** Put forward as the answer; open when that cannot be told; else it is of something else. */
  standing: 'put' | 'open' | 'beside';
  denied: boolean;
  guessed: boolean;
  chosen: boolean;
  /** Nothing but light words stands with it. */
  bare: boolean;
};

const keyOf = (item: Item | undefined): string =>
  item === undefined ? '' : item.kind === 'figure' ? String(item.value) : item.key;
const keysOf = (items: readonly Item[]): string[] => items.map(keyOf);

const isLight = (word: string, { counts, asks }: Words): boolean =>
  word.length === 1 || light.has(word) || functionWords.has(word) || counts.has(word) || asks.has(word);

/** Whether one of these words denies, and does not only say that one is not sure. */
function denies(words: readonly string[], denying: ReadonlySet<string>): boolean {
  return words.some(
    (word, at) => denying.has(word) && !words.slice(at + 1, at + 4).some((next) => unsure.has(next)),
  );
}

/** Whether a figure counts something else: the noun after it is none of the answer's. */
function countsOther(after: readonly string[], words: Words): boolean {
  const [next] = after;
  if (next === undefined || isLight(next, words) || guessing.has(next)) return false;
  const tag = tagWords(`There are 24 ${after.slice(0, 3).join(' ')}.`)[3]?.tag ?? 'X';
  return tag === 'NOUN' || tag === 'PROPN' || tag === 'ADJ';
}

/** Whether a word before a figure makes it a label: "locker ten", "case 24". */
function isLabelled(before: readonly string[], words: Words): boolean {
  const [previous = '', earlier = ''] = before.toReversed();
  if (previous === 'of')
    return !(reached.has(earlier) || words.asks.has(earlier) || words.counts.has(earlier));
  if (/^(?:at|to|with|by)$/.test(previous)) return !reached.has(earlier);
  if (labels.has(previous)) return true;
  if (previous === '' || isLight(previous, words) || cues.has(previous) || measures.has(previous))
    return false;
  const tag = tagWords(before.join(' ')).at(-1)?.tag ?? 'X';
  return tag === 'NOUN' || tag === 'PROPN';
}

/** Whether a figure is put as a case, as what was held once, or as what somebody else says. */
function isSupposed(before: readonly string[]): boolean {
  const near = before.slice(-4);
  const at = before.findLastIndex((word) => saying.has(word));
  const lets = before.findIndex(
    (word, index) => word === 'say' && /^(?:let's|lets|us|)$/.test(before[index - 1] ?? ''),
  );
  return (
    lets >= 0 ||
    near.some((word) => supposing.has(word)) ||
    (at >= 0 && before.slice(Math.max(0, at - 3), at).some((word) => others.has(word)))
  );
}

/** Whether a figure is of a speed, a time or another measure that was not asked for. */
function isOtherMeasure(
  before: readonly string[],
  after: readonly string[],
  { counts, asks }: Words,
): boolean {
  const rate =
    /^(?:per|an|each|every|a)$/.test(after[1] ?? '') && /^(?:hours?|minutes?|h)$/.test(after[2] ?? '');
  if (rate && !asks.has('speed')) return true;
  const measure = before.findLast((word) => measures.has(word));
  return measure !== undefined && !asks.has(measure) && !counts.has(after[0] ?? '');
}

function isPut(before: readonly string[], after: readonly string[], words: Words): boolean {
  const unit = after.slice(0, 3).findIndex((word) => words.counts.has(word));
  const isRate = words.counts.has('kmph') && !/^km[p]?h$/.test(after[unit] ?? '');
  const hasUnit =
    unit >= 0 &&
    after.slice(0, unit).every((word) => isLight(word, words)) &&
    (!isRate || /^(?:per|an|each|every)$/.test(after[unit + 1] ?? ''));
  const cue = before.findLastIndex((word) => cues.has(word) || words.asks.has(word));
  const from = before.slice(cue + 1);
  const plainly = from.every((word) => isLight(word, words));
  return plainly && (hasUnit || cue >= 0 || isBare(before, after, words));
}

const isBare = (before: readonly string[], after: readonly string[], words: Words): boolean =>
  [...before, ...after].every((word) => isLight(word, words)) &&
  !/\b(?:i|we|he|she) (?:was|am|were|have|had)\b/.test(before.join(' '));

function isAsked(clauses: readonly Clause[], at: number): boolean {
  const { sentence, asks, items } = clauses[at] as Clause;
  const [first, second] = items;
  if (asking.has(keyOf(first)) && /^(?:it|that|this|the|they|there)$/.test(keyOf(second))) return true;
  const last = clauses.findLast((one) => one.sentence === sentence)?.items.at(-1);
  const opening = clauses.find((one) => one.sentence === sentence)?.items[0];
  return asks && !(nodding.has(keyOf(last)) && !asking.has(keyOf(opening)));
}

function figuresOf(clauses: readonly Clause[], words: Words): Figure[] {
  return clauses.flatMap(({ items, afterComma, sentence }, clause) =>
    items.flatMap((item, at): Figure[] => {
      if (item.kind !== 'figure') return [];
      const earlier = items.slice(0, at).findLastIndex((one) => one.kind === 'figure');
      const later = items.findIndex((one, index) => index > at && one.kind === 'figure');
      const before = keysOf(items.slice(earlier + 1, at));
      const after = keysOf(items.slice(at + 1, later < 0 ? undefined : later));
      const all = keysOf(items);
      const bare = isBare(before, after, words);
      const previous = clauses[clause - 1];
      const hung =
        bare && at === 0 && afterComma && previous?.sentence === sentence
          ? !previous.items.some(({ kind }) => kind === 'figure') &&
            denies(keysOf(previous.items), denyingBefore)
          : false;
      const deniedAfter =
        denies(after, denyingAfter) && !(later >= 0 && denyingAfter.has(after.at(-1) ?? ''));
      const denied = denies(before, denyingBefore) || deniedAfter || hung;
      const beside =
        denied ||
        isLabelled(before, words) ||
        (termBefore.has(after[0] ?? '') && !words.counts.has(after[0] ?? '')) ||
        (after[0] === 'in' && after[1] === 'each') ||
        countsOther(after, words) ||
        isSupposed(before) ||
        isOtherMeasure(before, after, words);
      const put = !isAsked(clauses, clause) && isPut(before, after, words);
      return [
        {
          value: item.value,
          clause,
          standing: beside ? 'beside' : put ? 'put' : 'open',
          denied,
          guessed: all.some((word) => guessing.has(word)),
          chosen: all.some((word) => choosing.has(word)),
          bare,
        },
      ];
    }),
  );
}

/** The values that are named as one of several: joined by "or", or three and more in a row. */
function listed(clauses: readonly Clause[], figures: readonly Figure[], words: Words): Set<Figure> {
  const rows = clauses.flatMap(({ items, afterComma, sentence }, clause) =>
    items.map((item) => ({ item, clause, sentence, afterComma })),
  );
  const places = rows.flatMap(({ item }, at) => (item.kind === 'figure' ? [at] : []));
  const joins = places.slice(1).map((to, index) => {
    const from = places[index] ?? 0;
    const between = rows.slice(from + 1, to).map(({ item }) => keyOf(item));
    const near = rows[from]?.sentence === rows[to]?.sentence;
    const lightly = between.every(
      (word) =>
        /^(?:or|and|maybe|perhaps|either|even|be|may|is|it|then)$/.test(word) || words.counts.has(word),
    );
    const differs = figures[index]?.value !== figures[index + 1]?.value;
    const open = !figures[index]?.denied;
    if (!lightly || !differs || !open) return 'none';
    return between.includes('or') ? 'or' : near && between.every((word) => word !== 'is') ? 'row' : 'none';
  });
  const found = new Set<Figure>();
  joins.forEach((join, at) => {
    const [a, b] = [figures[at], figures[at + 1]];
    const third = joins[at + 1] !== undefined && joins[at + 1] !== 'none' ? figures[at + 2] : undefined;
    const isSum = third !== undefined && a && b && a.value + b.value === third.value;
    if (!a || !b || (join !== 'or' && (join !== 'row' || !third || isSum))) return;
    for (const one of [a, b, third]) if (one) found.add(one);
  });
  return found;
}

/** Whether the answer is one of several guesses of which none was chosen. */
function isGuess(figure: Figure, put: readonly Figure[]): boolean {
  const several = (pick: (one: Figure) => boolean, least: number): boolean =>
    new Set(put.filter(pick).map(({ value }) => value)).size >= least;
  if (figure.chosen) return false;
  return (
    (figure.guessed && several((one) => one.guessed, 2)) || (figure.bare && several((one) => one.bare, 3))
  );
}

/** An answer in words, not a figure: said, and not denied where it is said. */
function readPhrase(text: string, accepts: readonly string[]): Conclusion {
  const holders = clausesOf(text).filter(({ items }) =>
    accepts.some((one) => wordRow(keysOf(items)).includes(wordRow(wordKeys(one)))),
  );
  const last = holders.at(-1);
  if (!last) return { reached: 'nothing', takesBack: false };
  const denied = denies(keysOf(last.items), denyingBefore);
  return { reached: denied ? 'other' : last.asks ? 'untold' : 'answer', takesBack: denied };
}

/** Whether a reply opens with its answer and nothing else, as "Twenty-four, sir.", or ends on it alone as the last figure of all, and takes neither back. */
function opensOrEndsWith(
  clauses: readonly Clause[],
  figures: readonly Figure[],
  isAnswer: (figure: Figure) => boolean,
): boolean {
  const [first, last] = [figures[0], figures.at(-1)];
  const words = clauses.map(({ items }) => keysOf(items).join(' '));
  const says = (figure: Figure | undefined): boolean =>
    figure !== undefined &&
    isAnswer(figure) &&
    figure.bare &&
    !figure.denied &&
    !figure.guessed &&
    !isAsked(clauses, figure.clause) &&
    figures.filter(({ clause }) => clause === figure.clause).length === 1 &&
    !words.slice(figure.clause + 1).some((said) => withdrawing.test(said));
  return (says(first) && first?.clause === 0) || says(last);
}

/** Whether the answer stands anywhere in a reply, for whatever it is said: who has it needs no hint (rule PROBE-5). */
export function namesAnswer(text: string, { accepts }: PuzzleAnswer): boolean {
  const value = figureIn(accepts[0] ?? '');
  if (value === null) return readPhrase(text, accepts).reached !== 'nothing';
  return clausesOf(text).some(({ items }) =>
    items.some((item) => item.kind === 'figure' && item.value === value),
  );
}

/**
 * What a reply to a puzzle comes to (rule PROSE-6): the last figure that is put forward as the answer, with its unit or none, not denied, not
 * one of several guesses, not of something else, and not taken back afterwards.
 */
export function readConclusion(text: string, { accepts, counts = [], asks = [] }: PuzzleAnswer): Conclusion {
  const value = figureIn(accepts[0] ?? '');
  if (value === null) return readPhrase(text, accepts);
  const words: Words = { counts: new Set(counts), asks: new Set(asks) };
  const clauses = clausesOf(text);
  const figures = figuresOf(clauses, words);
  const several = listed(clauses, figures, words);
  const put = figures.filter((one) => one.standing === 'put');
  const last = put.findLast((one) => !several.has(one));
  const isAnswer = (one: Figure): boolean => one.value === value;
  const rest = clauses.slice((last?.clause ?? 0) + 1).map(({ items }) => keysOf(items).join(' '));
  const withdrawn = last !== undefined && rest.some((words) => withdrawing.test(words));
  const takesBack =
    figures.some((one) => isAnswer(one) && one.denied) || (withdrawn && isAnswer(last)) || false;
  if (last && isAnswer(last) && !isGuess(last, put) && !withdrawn)
    return { reached: 'answer', takesBack: false };
  if (!takesBack && opensOrEndsWith(clauses, figures, (one) => isAnswer(one) && !several.has(one)))
    return { reached: 'answer', takesBack: false };
  if (last && !isAnswer(last)) return { reached: 'other', takesBack };
  const open = figures.some((one) => isAnswer(one) && one.standing !== 'beside');
  return { reached: open ? 'untold' : 'nothing', takesBack };
}
