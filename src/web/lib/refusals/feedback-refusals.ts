import type { ErrorCode } from '#contract/errors.ts';

/** The words for refusals of the claims, and the links for mentors. */
export const feedbackRefusals = {
  correction_unusable: 'Write the figure, date or name alone: for example 48, or June 2022.',
  corrections_used_up: 'Forty claims are marked. Take one back first.',
  mentor_links_used_up: 'No more links may be open. Revoke one first.',
  mentor_guesses_used_up:
    'Too many links that do not work were opened from your network. Please try again in an hour.',
  interview_words_gone:
    'We no longer keep the resume of this interview. Without it we cannot hide your contact details, so a mentor cannot read this interview.',
  already_scored: 'This link was used to score already.',
  own_interview: 'This is your own interview.',
} as const satisfies Partial<Record<ErrorCode, string>>;
