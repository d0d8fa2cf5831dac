import type { GuardReason } from '#core/interview/guards/check-utterance.ts';

/** Why words are asked for again: a guard stopped them, or the hook of a question off the plan was not the applicant's. */
export type RetryReason = GuardReason | 'false_hook';

/** What was wrong with words that could not be said, as one colleague would tell another; `{it}` is the spot. */
const reasons: Record<RetryReason, string> = {
  empty: 'Nothing was said that could be spoken. Say one question.',
  not_english: 'That was not plain English: “{it}”.',
  instruction_leak: 'That repeated what you were told in confidence: “{it}”.',
  banned_topic: 'That touched what no panel may touch: “{it}”. Stay with the work.',
  praise: 'That praised the applicant or the answer: “{it}”. Ask without a compliment.',
  score_talk: 'That spoke of marks or of how it is going: “{it}”.',
  coaching: 'That told the applicant how to answer: “{it}”. Only ask.',
  markup: 'That was not speech but marks of print or an address: “{it}”.',
  persona: 'That stepped out of the part: “{it}”.',
  invented_fact: 'That stated something about the world nobody here has said: “{it}”.',
  not_one_question: 'That did not ask exactly one thing. One question, at the end, and nothing after it.',
  too_long: 'That was too long: {it}.',
  unknown_number: 'Nobody has mentioned {it}, neither the applicant nor the page. Leave the figure out.',
  unknown_name: 'Nobody has mentioned “{it}”. Leave the name out.',
  stray_comment: 'That was a remark of your own: “{it}”. Take up what the applicant said, or only ask.',
  reaction: 'The panel has just reacted, or this reaction was too long: “{it}”. Go straight to the question.',
  off_the_answer: 'That did not follow from the answer. Take up one of its words.',
  asked_before: 'That has been asked already: “{it}”. Ask something else.',
  false_hook: 'The applicant did not say those words in that turn. Stay with the plan.',
};

const longestSpot = 120;

/** The reason a model is told when it is asked once more. */
export const reasonInWords = (reason: RetryReason, spot: string): string =>
  reasons[reason].replace('{it}', () =>
    spot.length > longestSpot ? `${spot.slice(0, longestSpot)}…` : spot,
  );
