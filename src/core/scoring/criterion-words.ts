import type { CriterionId } from '#contract/feedback.ts';

/** What a strong criterion looks like in the transcript, as a clause. */
export const strongWords: Record<CriterionId, readonly string[]> = {
  evidence: ['facts and figures of your own', 'things that can be checked'],
  structure: ['a line from start to result', 'an answer that is easy to follow'],
  reasoning: ['reasons, and the other side weighed', 'a trade-off seen and said'],
  ownership: ['a decision of your own', 'your own part, plainly told'],
  response: ['you stayed standing through the follow-ups', 'each follow-up brought something new'],
};

/** What a weak criterion costs, as a clause. */
export const weakWords: Record<CriterionId, readonly string[]> = {
  evidence: ['there is little a panel could check', 'many applicants could have said it'],
  structure: ['the story stops before its result', 'the line from start to end is hard to follow'],
  reasoning: ['it claims more than it reasons', 'the other side is missing'],
  ownership: ['your own part stays in the dark', 'it does not say what you decided or learnt'],
  response: ['it gave way at the follow-up', 'the follow-ups got the same words again'],
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
