import { actsLike } from '#core/text/verb-classes.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { stem } from '#core/text/stem.ts';
import { wordKeys } from '#core/text/words-of.ts';
import { actsOf, stemsOf } from './clause-acts.ts';
import type { KnownText } from './known-texts.ts';
import type { ToldClause } from './told-clauses.ts';

/** What a verifier finds of a clause: somebody said it, it was said otherwise, nobody said it, or there is nothing in it that could be said. */
export const findings = ['said', 'otherwise', 'nobody', 'joins'] as const;
/** Who did it, by the words quoted. */
export const doers = ['i', 'we', 'other', 'nobody'] as const;

/** A verdict on a clause: `text` is the number of the text, from 1 on, that says it in `words`. */
export type Verdict = {
  finding: (typeof findings)[number];
  text: number;
  words: string;
  by: (typeof doers)[number];
};

const rowOf = (text: string): string => ` ${wordKeys(text).join(' ')} `;
const standsIn = (words: string, text: string): boolean =>
  wordKeys(words).length > 0 && rowOf(text).includes(rowOf(words));

/** Whether two texts have a word that means something in common, or one act in other words. */
function shareWord(clause: string, words: string): boolean {
  const said = stemsOf(words);
  const figures = new Set(wordKeys(words).filter((key) => /\d/.test(key)));
  return (
    [...stemsOf(clause)].some((one) => said.has(one)) ||
    wordKeys(clause).some(
      (key) => figures.has(key) || actsLike(key).some((act) => said.has(act) || said.has(stem(act))),
    )
  );
}

/** Whether a clause tells nothing but acts of its teller's alone. */
const isOwnAct = (clause: string): boolean => {
  if (!/\bi\b/i.test(clause)) return false;
  const acts = actsOf(clause).filter(({ supposed, denied, slight }) => !supposed && !denied && !slight);
  return acts.length > 0 && acts.every(({ by }) => by === 'i');
};

/** Whether a clause states something, whoever says that it only joins: a deed of theirs, a figure, a name. */
const states = (clause: string): boolean =>
  actsOf(clause).some(({ by, slight, supposed }) => by !== 'other' && !slight && !supposed) ||
  /\p{N}|(?<=[\p{L},] )\p{Lu}\p{L}/u.test(clause);

/** The sentences of a text that these words stand in. */
const around = (words: string, text: string): string =>
  segmentText(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((one) => standsIn(words, one))
    .join(' ') || words;

/** What is wrong with verdicts that a clause was said; null where they bear it out. */
function faultOf(clause: string, said: readonly Verdict[], { before, known }: Context): string | null {
  const texts = said.map(({ text, words }) => {
    const one = known[text - 1]?.said;
    return one !== undefined && standsIn(words, one) ? around(words, one) : null;
  });
  if (texts.includes(null)) return 'not said in these words';
  // "It never reached me" has its words in the clause before.
  if (!shareWord(`${before} ${clause}`, texts.join(' '))) return 'about something else';
  return isOwnAct(clause) && said.every(({ by }) => by === 'other') ? 'done by somebody else' : null;
}

/** The clauses before, which say what "it" is, and all that is known. */
type Context = { before: string; known: readonly KnownText[] };

/** Why a clause may not stand, by a verifier's verdicts on it; null where it may (rule LADDER-6). */
export function faultInClause(
  { text, isBare }: ToldClause,
  verdicts: readonly Verdict[],
  context: Context,
): string | null {
  if (isBare) return null;
  if (verdicts.length === 0) return 'not looked at';
  if (verdicts.some(({ finding }) => finding === 'otherwise')) return 'said otherwise';
  if (verdicts.some(({ finding }) => finding === 'nobody')) return 'said by nobody';
  const said = verdicts.filter(({ finding }) => finding === 'said');
  if (said.length === 0) return states(text) ? 'said by nobody' : null;
  return faultOf(text, said, context);
}
