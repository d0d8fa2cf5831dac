import type { ErrorCode } from '#contract/errors.ts';

/** The words for refusals of the claims, and the links for mentors. */
export const feedbackRefusals = {
  correction_unusable: 'Write the figure, date or name alone: for example 48, or June 2022.',
  corrections_used_up: 'Forty claims are marked. Take one back first.',
  mentor_links_used_up: 'No more links may be open. Revoke one first.',
  interview_words_gone:
    'Only the feedback of this interview is kept. Its resume is gone, by which your name and contact would be hidden.',
  already_scored: 'This link was used to score already.',
  own_interview: 'This is your own interview.',
} as const satisfies Partial<Record<ErrorCode, string>>;
