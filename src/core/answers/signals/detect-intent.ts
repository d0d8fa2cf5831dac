import { wordCount } from '#core/text/words-of.ts';
import { methodCues } from './lexicon-argument.ts';
import { askingBack, correcting, secret, stopping, unknown } from './lexicon-intent.ts';

/** What the candidate wants from the panel rather than tells it (rule SAFE-7). */
type Intent = {
  dontKnow: boolean;
  methodCue: boolean;
  asksBack: boolean;
  selfCorrection: boolean;
  wantsToStop: boolean;
  confidential: boolean;
};

/** An "I don't know" counts when it opens the answer or is most of it; a limit admitted inside a long answer is honesty, not a non-answer. */
function admitsNotKnowing(text: string, words: number): boolean {
  const opening = text.split(/\s+/).slice(0, 14).join(' ');
  return unknown.pattern.test(opening) || (words <= 25 && unknown.pattern.test(text));
}

/** Reads intents off the text; `sentences` are those that do not steer. */
export function intentOf(text: string, sentences: readonly string[]): Intent {
  const words = wordCount(text);
  const dontKnow = admitsNotKnowing(text, words);
  const last = sentences.at(-1) ?? '';
  const plainQuestion =
    words <= 30 &&
    /\?\s*$/.test(last.trim()) &&
    /\b(?:you|your|should i|shall i|is it|panel|sir|ma'?am)\b/i.test(last);
  return {
    dontKnow,
    methodCue: dontKnow && text.search(methodCues) >= 0,
    asksBack: (words <= 60 && askingBack.pattern.test(text)) || plainQuestion,
    selfCorrection: correcting.pattern.test(text),
    wantsToStop: words <= 60 && stopping.pattern.test(text),
    confidential: secret.pattern.test(text),
  };
}
