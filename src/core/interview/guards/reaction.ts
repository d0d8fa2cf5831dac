import { contentStems } from '#core/text/overlap.ts';
import { wordCount } from '#core/text/words-of.ts';
import { supposes } from './lexicon-comment.ts';
import { roundsOff } from './reaction-form.ts';
import { ownVoice } from './manner.ts';
import { imperative, sentencesOf } from './question.ts';

/** How many of the panel's last questions one reaction is enough for, its own turn among them (rule GUARD-4). */
export const turnsPerReaction = 4;
const mostWords = 12;
const fewestWords = 4;

/** Whether a sentence reacts: it rounds off what was said ("…, then."), or goes back to what neither the last answer nor the question is about. */
function reacts(sentence: string, near: readonly string[]): boolean {
  if (sentence.includes('?') || wordCount(sentence) < fewestWords) return false;
  if (/^I\b/.test(sentence) || imperative.test(sentence) || supposes.pattern.test(sentence)) return false;
  if (roundsOff(sentence)) return true;
  if (!/\p{Lu}/u.test(sentence.slice(1))) return false;
  const content = [...contentStems(ownVoice(sentence))];
  if (content.length < 2) return false;
  const known = near.map(contentStems);
  return !content.some((stem) => known.some((stems) => stems.has(stem)));
}

/** The reactions in what the panel says; `near` are the texts it is talking about now: answer, facts, planned question. */
export function reactionsIn(text: string, near: readonly string[]): string[] {
  return sentencesOf(text).filter((sentence) => reacts(sentence, near));
}

/** The reaction of a text that may not stand: a second one, a long one, or one too soon after the last; null when all is well. */
export function reactionTooMany(reactions: readonly string[], due: boolean): string | null {
  const [first, second] = reactions;
  if (first === undefined) return null;
  if (!due || wordCount(first) > mostWords) return first;
  return second ?? null;
}
