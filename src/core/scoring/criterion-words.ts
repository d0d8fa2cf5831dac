import type { CriterionId } from '#contract/feedback.ts';

/** What a strong criterion looks like in the transcript, as a clause. */
export const strongWords: Record<CriterionId, readonly string[]> = {
  evidence: ['things said that are your own', 'a beginning that is your own'],
  structure: ['an answer with one thread through it', 'an answer that is easy to follow'],
  reasoning: ['thought behind the claims', 'a line of argument'],
  ownership: ['something of yourself', 'your own view, plainly told'],
  response: ['you had more to say when asked further', 'you went on when asked again'],
};

/** What a weak criterion costs, as a clause; the last is true of any answer. */
export const weakWords: Record<CriterionId, readonly string[]> = {
  evidence: [
    'no figure sets it apart',
    'there is no name in it that a panel could look up',
    'more of it should be open to checking',
  ],
  structure: [
    'the story stops before its result',
    'the line from start to end is hard to follow',
    'its order asks for patience',
  ],
  reasoning: [
    'it claims without giving reasons',
    'the other side is missing',
    'its reasoning could go one step further',
  ],
  ownership: [
    'your own part stays in the dark',
    'it does not say what you decided or learnt',
    'your own part could stand out more',
  ],
  response: [
    'it gave way at the follow-up',
    'the answers to the follow-ups stayed thin',
    'the answers after the first held less',
  ],
};
