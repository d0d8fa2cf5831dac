import { stem } from '#core/text/stem.ts';
import { isOpposite, sameAct } from '#core/text/verb-classes.ts';
import { type Act, actsOf, bears, clausesOf, sharedBy, stemsOf } from './clause-acts.ts';
import { mismeasured, onlyPlanned, strayWords, turnedRound, wrongParts } from './told-figures.ts';

const wholly = /\b(?:alone|single-?handed(?:ly)?|by myself|on my own|without (?:any )?help)\b/i;
const office =
  /\bi (?:was|am|worked as|served as) (?:an? |the |their )?([\p{L}\s]+?)(?= (?:at|in|of|for|with|from|and)\b|[.,;]|$)/giu;

/** An office held elsewhere than it was said, or not at all; and what was done with others told as done alone. */
function claimedAnew(clause: string, known: readonly string[], said: readonly string[]): string[] {
  const held = said.filter((one) => /\bi (?:was|am|worked as|served as)\b/i.test(one)).map(stemsOf);
  const offices = [...clause.matchAll(office)].flatMap(([words]) =>
    held.some((one) => [...stemsOf(clause)].every((word) => one.has(word))) ||
    /\b(?:not|never)\b/i.test(words)
      ? []
      : [words],
  );
  const alone = wholly.exec(clause)?.[0];
  return [...offices, ...(alone !== undefined && !known.some((one) => wholly.test(one)) ? [alone] : [])];
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

/**
 * What a text tells otherwise than it was said, in words that were all said: an act of somebody else's, one that was denied or only supposed, or
 * that nobody told; a figure with words that stood beside another; a change turned round (rule LADDER-6). Blanks tell nothing. Order and
 * cause it cannot weigh.
 */
export function misplacedIn(text: string, known: readonly string[]): string[] {
  const said = known.flatMap(clausesOf);
  const acts = said.flatMap((clause, at) => actsOf(clause, said[at - 1]));
  const names = namesIn(known);
  const plain = known.join('\n').replace(/(?<=\d),(?=\d)/g, '');
  const ofClauses = clausesOf(text).flatMap((clause) => {
    if (said.some((one) => one.trim() === clause.trim())) return [];
    const placed = new Set(
      [...clause.matchAll(/(?<=\bin )\p{Lu}\p{Ll}+/gu)].map(([name]) => stem(name.toLowerCase())),
    );
    const unborne = actsOf(clause).filter((told) => {
      if (isReversed(told, acts)) return true;
      if (told.slight) return !told.supposed && !told.denied && isSwapped(told, acts);
      const same = acts.filter((one) => sameAct(one.verb, told.verb));
      if (same.length === 0)
        return (
          (told.by !== 'other' || isOfMe(clause)) && !told.denied && !told.supposed && isUntold(told, said)
        );
      const borne = same.filter((one) => bears(one, told));
      const elsewhere = [...stemsOf(clause)].some(
        (word) => names.has(word) && placed.has(word) && borne.every((one) => !one.clause.has(word)),
      );
      return borne.length === 0 || elsewhere;
    });
    return [
      ...unborne.map(({ verb, subject }) => `${subject} ${verb}`),
      ...strayWords(clause, said, names),
      ...claimedAnew(clause, known, said),
      ...saysOfAll(clause, said),
      ...onlyPlanned(clause, said),
    ];
  });
  const written = text.replace(/\[[^\]]*\]/g, ' ').replace(/(?<=\d),(?=\d)/g, '');
  return [
    ...ofClauses,
    ...turnedRound(written, plain),
    ...mismeasured(text, known),
    ...wrongParts(text, known),
  ];
}
