import type { Sentence } from '#core/text/segment-text.ts';
import { doubted, untrue } from './lexicon-retraction.ts';

/** So much has to be said against what was told: one denial may correct a figure, and doubts alone are modesty. */
const enough = 2;

/** A breath in which a speaker turns round: "Ok, no.", "Hmm.", "Let me… no." */
const turn = /^\W*(?:(?:ok|okay|well|see|sorry|actually|wait|let me|hmm+|umm*|uh+|er+|no)\W*){1,3}$/i;

/**
 * The sentences an answer takes back: all up to the last one that denies or doubts, when it does so twice, at least once plainly. One such
 * sentence corrects a single thing and takes nothing else back (rule SIGNAL-7).
 */
export function takenBackSentences(text: string, sentences: readonly Sentence[]): Set<Sentence> {
  const said = sentences.map((one) => text.slice(one.start, one.end));
  const plainly = said.map((one, at) => untrue.pattern.test(one) || (at > 0 && turn.test(one)));
  const against = said.map((one, at) => plainly[at] === true || doubted.pattern.test(one));
  const takes = plainly.includes(true) && against.filter(Boolean).length >= enough;
  return new Set(takes ? sentences.slice(0, against.lastIndexOf(true) + 1) : []);
}
