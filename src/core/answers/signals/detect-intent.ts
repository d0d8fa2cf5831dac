import { wordCount } from '#core/text/words-of.ts';
import { methodCues } from './lexicon-argument.ts';
import { askingBack, correcting, stopping, unknown } from './lexicon-intent.ts';

/** What the candidate wants from the panel rather than tells it (rule SAFE-7). */
type Intent = {
  dontKnow: boolean;
  methodCue: boolean;
  asksBack: boolean;
  selfCorrection: boolean;
  wantsToStop: boolean;
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
  };
}

const notKnowing =
  /\b(?:i (?:really |honestly |actually |frankly )?(?:do not|don['’]?t) (?:really )?know|(?:i have )?no idea|dont know|don['’]t know)\b/giu;
/** What may stand beside "I don't know" in an answer that says nothing else. */
const besides = new Set(
  `sorry sir madam maam ma'am honestly actually really frankly well um uh hmm so that this it the answer about either too also i am i'm afraid to
  be honest right now at the moment of exactly for sure again yes no ok okay and`.split(/\s+/),
);

/** Whether an answer says nothing but that its question cannot be answered. */
export function saysOnlyUnknown(text: string): boolean {
  const left = text.toLowerCase().replace(notKnowing, ' ');
  if (left === text.toLowerCase()) return false;
  return (left.match(/[\p{L}\p{N}'’]+/gu) ?? []).every((word) => besides.has(word.replaceAll('’', "'")));
}
