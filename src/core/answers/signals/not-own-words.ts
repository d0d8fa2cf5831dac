import { oneOf, raw } from '#core/text/lexicon.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import { wordKeys } from '#core/text/words-of.ts';

/** A stretch of the clean text. */
export type Span = { start: number; end: number };

/** What stands in quotation marks and is long enough to tell something, and what somebody is said to have said of the speaker. */
const quoted =
  /"[^"\n]{15,600}"|(?<=[\s:,(])'(?=\p{L})[^'\n]{0,300}(?:(?<=\p{L})'(?=\p{L})[^'\n]{0,300}){0,8}(?<=[\p{L}\p{N}.!?,%])'(?=[\s.,;!?)]|$)/gu;
const people = oneOf(
  'manager|boss|senior|seniors|professor|teacher|friend|friends|client|customer|guide|mentor|colleagues?|director|team ?lead|hr',
);
const somebody = raw`(?:he|she|they|(?:my|our|the) ${people})`;
const saying = oneOf('said|says|told (?:me|us|everyone|everybody|them)|wrote|mentioned|claimed|believes?');
const hearsay = new RegExp(
  raw`\b${somebody}\s+(?:(?:always|often|once|also|even|later)\s+)?${saying}\s+(?:that\s+)?(?=(?:i|my)\b)[^.!?\n]*`,
  'giu',
);

const words = (text: string): number => wordKeys(text).length;
const leastWords = 4;

/** A question for the very words: "What do you say?", "How would you tell him?" */
const asksForWords =
  /\b(?:what|how) (?:do|would|will|did|should) you (?:say|tell|reply|answer|write|ask|put|begin|respond)\b/iu;
/** The candidate as the one who says what follows: "I would tell him:", "I'd say,". */
const iSay =
  /\b(?:i|we)(?:['’](?:d|ll))?(?:\s+\p{L}+){0,3}\s+(?:say|tell|ask|write|reply|answer|put it)\b[^.!?"]*$/iu;
/** Somebody else as the one who says it. */
const theySay = new RegExp(raw`\b${somebody}\b[^.!?"]*$`, 'iu');

/** Whether words in quotation marks are what the candidate would say: they are asked for, or led in so, and nobody else is named as their speaker. */
function isOwnSpeech(text: string, start: number, question: string): boolean {
  const before = text.slice(Math.max(0, start - 160), start);
  return iSay.test(before) || (asksForWords.test(question) && !theySay.test(before));
}

/** The stretches that are somebody else's words, quoted or reported: nothing in them is the candidate's evidence (rule SIGNAL-7). */
export function othersWords(text: string, question: string): Span[] {
  return [quoted, hearsay].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      said: match[0],
    }))
      .filter(({ said }) => words(said) >= leastWords)
      .filter(({ start }) => pattern !== quoted || !isOwnSpeech(text, start, question))
      .map(({ start, end }) => ({ start, end })),
  );
}

const measured = oneOf('package|salary|ctc|score|marks?|percentage|growth|rate|batch|pay|income|age');
const whole = oneOf('class|batch|branch|industry|national|market|state');
const averages = new RegExp(
  raw`\b(?:average|median|industry|national|overall) ${measured}\b|\b${whole} (?:average|mean|median|topper)\b`,
  'i',
);
const firstPerson = /\b(?:i|my|me|we|our|us|i'm|i've|i'd)\b/i;

/** Whether a sentence gives a figure of everybody, not of the speaker: "the average package there is 18 lakh". */
export const tellsOfAll = (text: string, sentence: Sentence): boolean => {
  const said = text.slice(sentence.start, sentence.end);
  return averages.test(said) && !firstPerson.test(said);
};

const shingleLength = 4;
/** A sentence of which so much was said before is not said anew. */
const repeatedShare = 0.6;

/** Every four words in a row. */
export function shinglesOf(text: string): string[] {
  const keys = wordKeys(text);
  return keys.slice(shingleLength - 1).map((_, at) => keys.slice(at, at + shingleLength).join(' '));
}

/** Whether most of a sentence was said before, word for word (rule SIGNAL-8). */
export function saidBefore(text: string, sentence: Sentence, before: ReadonlySet<string>): boolean {
  const shingles = shinglesOf(text.slice(sentence.start, sentence.end));
  return (
    shingles.length > 0 && shingles.filter((one) => before.has(one)).length >= repeatedShare * shingles.length
  );
}
