import { raw } from '#core/text/lexicon.ts';
import { sentencesOf } from '#core/interview/guards/question.ts';

const number = raw`one|two|three|four|five|ten|\d+`;
/** A question that a word or two can answer: which of these, how many, yes or no, or in so many words. */
const asksShortly = new RegExp(
  [
    raw`\b(?:which(?: (?:one|of \w+))?|how (?:many|much|long|old|often|far)|whom?|whose|when|where)\b`,
    raw`^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)\b`,
    raw`\b(?:in|with) (?:${number}) words?\b|\bone word\b|\byes or no\b`,
  ].join('|'),
  'i',
);

const setsLength = new RegExp(
  raw`\b(?:in|with) (?:${number}) (?:words?|sentences?|lines?|seconds)\b|\bone (?:word|line|sentence)\b|\bshort answer\b|\bquick\b`,
  'i',
);

/** Whether a question says how short its answer is to be: whoever keeps to that has answered it. */
export const wantsBrevity = (question: string): boolean => setsLength.test(question);

/** Whether a word or two would answer the question. */
export const takesShortAnswer = (question: string): boolean =>
  asksShortly.test(sentencesOf(question).at(-1) ?? question);
