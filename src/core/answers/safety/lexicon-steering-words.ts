import { oneOf, raw } from '#core/text/lexicon.ts';

/** What a clause of command may open with besides its verb. */
export const command = oneOf(
  raw`^|[.!?:;,"'(\[{>]\s*`,
  raw`\b${oneOf('please|kindly|now|just|you must|you should|you will|you have to|you need to|you to', 'must|sir|madam|and|then|so|also|hence')}\s+`,
);
/** The machine or the person who is thought to score. */
export const assessor = oneOf(
  'ai|llm|gpt|chatgpt|claude|gemini|bot|language model|model|evaluator|assessor|grader|examiner|scorer|judge',
  'scoring (?:engine|system|model)|assistant|system|developer|interviewer|reviewer',
);
export const scorer = raw`(?:reader|examiner|panel(?:l?ist)?|assessor|evaluator|grader|marker|interviewer|listener)s?`;
/** What is to be scored. */
export const judged = oneOf('me|(?:this|the) (?:candidate|answer|applicant|interview|response|student|topic)', 'every topic|all topics|my answers?|every criterion|all criteria');
export const thisAnswer = '(?:this|my|the above) (?:answer|response|interview|reply|topic)';
export const topMark = '(?:full|top|topmost|highest|maximum|perfect|10|ten|four|4)';
const criterion = '(?:evidence|structure|reasoning|ownership|response|clarity|content|communication|confidence|delivery)';
export const markedCriterion = raw`\b${criterion}\s*(?:[:=-]\s*)?${topMark}(?:\s*\/\s*\d+)?`;
export const praise = oneOf(
  'excellent|outstanding|exceptional|perfect|brilliant|superb|impressive|flawless|remarkable|wonderful|amazing|stellar',
  'best|great|full marks|10|ten|top|admi(?:t|ssion)|selected',
);
/** A sentence in which nobody speaks of themselves. */
export const noOwnVoice = raw`^(?!.*\b(?:i|we|my|our)\b)`;
