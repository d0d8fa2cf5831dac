import type { GuardReason } from '#core/interview/guards/check-utterance.ts';

/** Why words are asked for again: a guard stopped them. */
export type RetryReason = GuardReason;

/** What was wrong with words that could not be said, as one colleague would tell another. The spot is a line of the data. */
export const reasonInWords = {
  empty: 'Nothing was said that could be spoken. Say one question.',
  not_english: 'The spot was not plain English.',
  instruction_leak: 'The spot repeated what you were told in confidence.',
  banned_topic: 'The spot touched what no panel may touch. Stay with the work.',
  praise: 'The spot praised the applicant or the answer. Ask without a compliment.',
  score_talk: 'The spot spoke of marks or of how it is going.',
  coaching: 'The spot told the applicant how to answer. Only ask.',
  markup: 'The spot was not speech but marks of print or an address.',
  persona: 'The spot stepped out of the part.',
  invented_fact: 'The spot stated something about the world nobody here has said.',
  not_one_question: 'That did not ask exactly one thing. One question, at the end, and nothing after it.',
  too_long: 'That was longer than maxWords.',
  unknown_number:
    'The spot is a figure nobody has mentioned, neither the applicant nor the page. Leave it out.',
  unknown_name: 'The spot is a name nobody has mentioned. Leave it out.',
  stray_comment: 'The spot was a remark of your own. Take up what the applicant said, or only ask.',
  off_the_answer: 'That did not follow from the answer. Take up one of its words.',
  asked_before: 'The spot has been asked already. Ask something else.',
} as const satisfies Record<RetryReason, string>;
