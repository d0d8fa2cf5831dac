import { stem } from '#core/text/stem.ts';
import { isOpposite, sameAct } from '#core/text/verb-classes.ts';
import { type Act, actsOf, bears, clauseSpans, clausesOf, sharedBy, stemsOf } from './clause-acts.ts';
import { mismeasured, onlyPlanned, strayWords, turnedRound, wrongParts } from './told-figures.ts';

const wholly = /\b(?:alone|single-?handed(?:ly)?|by myself|on my own|without (?:any )?help)\b/i;
const office =
  /\bi (?:was|am|worked as|served as) (?:an? |the |their )?([\p{L}\s]+?)(?= (?:at|in|of|for|with|from|and)\b|[.,;]|$)/giu;

/** Offices told as held elsewhere than they were said to be, or not at all. */
function claimedOffices(clause: string, said: readonly string[]): string[] {
  const held = said.filter((one) => /\bi (?:was|am|worked as|served as)\b/i.test(one)).map(stemsOf);
  return [...clause.matchAll(office)].flatMap(([words]) =>
    held.some((one) => [...stemsOf(clause)].every((word) => one.has(word))) ||
    /\b(?:not|never)\b/i.test(words)
      ? []
      : [words],
  );
}

/** What was done with others told as done alone. */
function claimedAlone(clause: string, known: readonly string[]): string[] {
  const alone = wholly.exec(clause)?.[0];
  return alone !== undefined && !known.some((one) => wholly.test(one)) ? [alone] : [];
}

/** Words that were written with a capital inside a sentence. */
const namesIn = (known: readonly string[]): ReadonlySet<string> =>
  new Set(
    known.flatMap((text) =>
      [...text.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu)].map(([name]) => stem(name.toLowerCase())),
    ),
  );

const isOfMe = (clause: string): boolean => /\b(?:me|us)\b/i.test(clause);

/** Whether a thing everybody says of anything was said of the very same things, and by somebody else or not so. */
function isSwapped(told: Act, acts: readonly Act[]): boolean {
  const same = acts.filter((one) => sameAct(one.verb, told.verb) && sharedBy(one, told) >= told.least);
  return same.length > 0 && !same.some((one) => bears(one, told));
}

/** Whether the same doer told the opposite of the same things, or denied it, and nothing that bears this out. */
function isReversed(told: Act, acts: readonly Act[]): boolean {
  if (told.supposed) return false;
  const own = acts.filter((one) => (one.by === 'other') === (told.by === 'other') && sharedBy(one, told) > 0);
  if (own.some((one) => bears(one, told))) return false;
  return own.some(
    (one) =>
      (isOpposite(one.verb, told.verb) && one.denied === told.denied) ||
      (sameAct(one.verb, told.verb) && one.denied !== told.denied),
  );
}

/** Nobody and everybody, where nobody said so of the act. */
const everybody =
  /^\W*(?:and |but |so |because )?(nothing|nobody|no one|none|everybody|everyone|everything)\b/i;
function saysOfAll(clause: string, said: readonly string[]): string[] {
  const word = everybody.exec(clause)?.[1];
  if (word === undefined) return [];
  const about = stemsOf(clause);
  const same = said.some(
    (one) =>
      /\b(?:no|not|nothing|nobody|no one|none|never|everybody|everyone|everything|all|every|n['’]t)\b/i.test(
        one,
      ) && [...stemsOf(one)].some((word) => about.has(word)),
  );
  return same ? [] : [word];
}

/** An act of the teller's that nobody told: of no verb like it, nor in a word of its kind where they tell what they did. */
function isUntold({ verb, by, clause }: Act, said: readonly string[]): boolean {
  return !said.some((one) => {
    const words = stemsOf(one);
    if (!words.has(stem(verb)) || [...clause].filter((word) => words.has(word)).length < 2) return false;
    return by === 'other' || actsOf(one).some((act) => act.by !== 'other');
  });
}

/** What plain code may take a clause for: it reads words and not what they mean, and can be wrong. */
export type SuspicionKind =
  | 'reversed'
  | 'whose'
  | 'untold'
  | 'elsewhere'
  | 'figure'
  | 'office'
  | 'alone'
  | 'everybody'
  | 'planned'
  | 'turned'
  | 'measure'
  | 'part';
/** A suspicion: the words that raise it, and the clause it is of by its place in the text. */
export type Suspicion = { kind: SuspicionKind; words: string; start: number; end: number };

/** What an act of a clause raises; null where what was said bears it out, or it says nothing of note. */
function suspectedOf(
  told: Act,
  {
    clause,
    acts,
    said,
    names,
  }: { clause: string; acts: readonly Act[]; said: readonly string[]; names: ReadonlySet<string> },
): SuspicionKind | null {
  if (isReversed(told, acts)) return 'reversed';
  if (told.slight) return !told.supposed && !told.denied && isSwapped(told, acts) ? 'whose' : null;
  const same = acts.filter((one) => sameAct(one.verb, told.verb));
  if (same.length === 0) {
    const isOwn = told.by !== 'other' || isOfMe(clause);
    return isOwn && !told.denied && !told.supposed && isUntold(told, said) ? 'untold' : null;
  }
  const borne = same.filter((one) => bears(one, told));
  if (borne.length === 0) return 'whose';
  const placed = new Set(
    [...clause.matchAll(/(?<=\bin )\p{Lu}\p{Ll}+/gu)].map(([name]) => stem(name.toLowerCase())),
  );
  return [...stemsOf(clause)].some(
    (word) => names.has(word) && placed.has(word) && borne.every((one) => !one.clause.has(word)),
  )
    ? 'elsewhere'
    : null;
}

/**
 * What a text may tell otherwise than it was said, in words that were all said: an act of somebody else's, one that was denied or only supposed, or
 * that nobody told; a figure with words that stood beside another; a change turned round (rule LADDER-6). Blanks tell nothing. Order and
 * cause it cannot weigh.
 */
export function suspicionsIn(text: string, known: readonly string[]): Suspicion[] {
  const said = known.flatMap(clausesOf);
  const acts = said.flatMap((clause, at) => actsOf(clause, said[at - 1]));
  const names = namesIn(known);
  const plain = known.join('\n').replace(/(?<=\d),(?=\d)/g, '');
  const spans = clauseSpans(text);
  const ofClauses = spans.flatMap(({ start, end, words: clause }) => {
    if (said.some((one) => one.trim() === clause.trim())) return [];
    const suspect = (kind: SuspicionKind, of: readonly string[]): Suspicion[] =>
      of.map((words) => ({ kind, words, start, end }));
    return [
      ...actsOf(clause).flatMap((told) => {
        const kind = suspectedOf(told, { clause, acts, said, names });
        return kind === null ? [] : suspect(kind, [`${told.subject} ${told.verb}`]);
      }),
      ...suspect('figure', strayWords(clause, said, names)),
      ...suspect('office', claimedOffices(clause, said)),
      ...suspect('alone', claimedAlone(clause, known)),
      ...suspect('everybody', saysOfAll(clause, said)),
      ...suspect('planned', onlyPlanned(clause, said)),
    ];
  });
  const written = text.replace(/\[[^\]]*\]/g, ' ').replace(/(?<=\d),(?=\d)/g, '');
  const ofText = (kind: SuspicionKind, of: readonly string[]): Suspicion[] =>
    of.map((words) => {
      const span = spans.find((one) => one.words.includes(words)) ?? { start: 0, end: text.length };
      return { kind, words, start: span.start, end: span.end };
    });
  return [
    ...ofClauses,
    ...ofText('turned', turnedRound(written, plain)),
    ...ofText('measure', mismeasured(text, known)),
    ...ofText('part', wrongParts(text, known)),
  ];
}
