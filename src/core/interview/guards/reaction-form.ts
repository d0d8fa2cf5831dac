import { wordCount } from '#core/text/words-of.ts';

const opened = /^(?:(?:and|but),? )?(?:so|then)\b/i;
const closed = /,? then[.!]?["”’]?$/i;
const fewestWords = 4;

/** Whether a sentence rounds off what was said: "So …", "…, then." */
export const roundsOff = (sentence: string): boolean =>
  wordCount(sentence) >= fewestWords && (opened.test(sentence) || closed.test(sentence));
