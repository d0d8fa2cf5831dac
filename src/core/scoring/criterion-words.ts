import type { CriterionId } from '#contract/feedback.ts';

/** What a strong criterion looks like in the transcript, as a clause. */
export const strongWords: Record<CriterionId, readonly string[]> = {
  evidence: ['things said that are your own', 'a beginning that is your own'],
  structure: ['an answer with a line', 'an answer that is easy to follow'],
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

/** Drills by what was weakest across the interview. */
export const drills: Record<CriterionId, string> = {
  evidence:
    'Number drill: take each line of your resume and say its figure, its baseline and how it was measured.',
  structure:
    'Story drill: tell a case in four sentences: what was wrong, what you decided, what you did, what came of it.',
  reasoning:
    'Other-side drill: after each opinion you hold, say the best sentence against it before you defend it.',
  ownership:
    'Ownership drill: retell a team story with “I” for your part only, and end on what you would do differently.',
  response:
    'Follow-up drill: let a friend ask “how much?”, “why?” and “how do you know?” after every answer; each reply needs something new.',
};
