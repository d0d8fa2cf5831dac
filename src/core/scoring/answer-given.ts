import { wordRow } from '#core/text/overlap.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { wordKeys } from '#core/text/words-of.ts';

const figure =
  /\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\b/i;

/** Whether a text holds a phrase, in any case and form of its words. */
export function holding(text: string): (phrase: string) => boolean {
  const said = wordRow(wordKeys(text));
  return (phrase) => said.includes(wordRow(wordKeys(phrase)));
}

/** The words of a phrase in a sentence with two on each side; null where the sentence does not hold it. */
function around(sentence: string, phrase: string): string | null {
  const words = wordKeys(sentence);
  const wanted = wordKeys(phrase);
  const at = words.findIndex((_, from) => wanted.every((word, n) => words[from + n] === word));
  return at < 0 ? null : words.slice(Math.max(0, at - 2), at + wanted.length + 2).join(' ');
}

/**
 * Whether a candidate gave one of a puzzle's accepted answers (rule PROSE-6). One that also stands among the question's own numbers is given
 * only where they end with it in words of their own: whoever repeats what they were told has solved nothing.
 */
export function givesAnswer(text: string, accepts: readonly string[], question: string): boolean {
  const told = holding(question);
  const said = holding(text);
  const sentences = segmentText(text).map(({ start, end }) => text.slice(start, end));
  const last = sentences.findLast((sentence) => figure.test(sentence)) ?? '';
  const concludes = (answer: string): boolean => {
    const words = around(last, answer);
    return words !== null && !(words.includes(' ') && told(words));
  };
  return accepts.some((answer) => said(answer) && (!told(answer) || concludes(answer)));
}
