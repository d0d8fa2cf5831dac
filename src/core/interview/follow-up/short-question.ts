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

/** Whether a word or two would answer the question. */
export const takesShortAnswer = (question: string): boolean =>
  asksShortly.test(sentencesOf(question).at(-1) ?? question);
