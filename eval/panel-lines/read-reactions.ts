import { ownVoice } from '#core/interview/guards/manner.ts';
import { supposes } from '#core/interview/guards/lexicon-comment.ts';
import { imperative, sentencesOf } from '#core/interview/guards/question.ts';
import { roundsOff } from '#core/interview/guards/reaction-form.ts';
import { contentStems } from '#core/text/overlap.ts';
import { wordCount } from '#core/text/words-of.ts';

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

/** How a line reacts: not at all, as a person would, or more than that (a second time, at length, too soon); `near` is what is being talked about. */
export function reactionOf(
  text: string,
  near: readonly string[],
  reactedLately: boolean,
): 'none' | 'one' | 'too_much' {
  const [first, second] = sentencesOf(text).filter((sentence) => reacts(sentence, near));
  if (first === undefined) return 'none';
  return reactedLately || second !== undefined || wordCount(first) > mostWords ? 'too_much' : 'one';
}
