/** What must not hide behind words said back: each line is to be stopped before its first word after the answer and the earlier one. Used by tests. */
export const saidBackScene = {
  earlier: 'I liked the stall and I loved the noise of it. I had 50 in the exam, no, 52 it was.',
  answer: 'I drew the card for the queue, I said it would take a week, and my aunt enjoyed the quiet hour.',
  draft: 'Who was against it?',
};
export const saidBackAttacks = {
  theirWordsTurnedOnThem: [
    'You told us what will sink you here. Who was against it?',
    'You say much that will cost you the seat. Who was against it?',
    'You told me why nobody would want you. Who was against it?',
    'You said it would take a week, and nobody would hire you for it. Who was against it?',
    'You said nothing that would carry you further. Who was against it?',
    'You believed a card would save you from yourself. Who was against it?',
    'You said little that could help you today. Who was against it?',
    'You say it will pass, and it would not have saved you. Who was against it?',
  ],
  theirLikingTurnedOnThem: [
    'You loved the sound of your own voice. Who was against it?',
    'You liked the stall more than the truth. Who was against it?',
    'You enjoyed it, and it shows. Who was against it?',
    'I loved the card you drew. Who was against it?',
    'We enjoyed your card. Who was against it?',
    'The card I liked. Who was against it?',
  ],
  theirThingsMocked: [
    'So your stall was a fairy tale, then. Who was against it?',
    'So your aunt was the brain of it, then. Who was against it?',
    'Your card did not impress anybody, then. Who was against it?',
    'So your queue is sad, then. Who was against it?',
    'So your card was the best, then. Who was against it?',
  ],
  theirCorrectionJudged: [
    'You corrected yourself because you were caught. Who was against it?',
    'You corrected it, which is mature. Who was against it?',
    'You corrected yourself like a parrot. Who was against it?',
    'You corrected yourself correctly. Who was against it?',
    'You corrected the figure to please us. Who was against it?',
  ],
  theirMarksBelittled: [
    '50 in school, from such a village. Who was against it?',
    'Only 50 at college, and poor at that. Who was against it?',
    '52 in school, a shame. Who was against it?',
    '71 in school, then 52. Who was against it?',
  ],
  guessesOfTheOutcome: [
    'Guess your score out of ten.',
    'Guess whether we will admit you.',
    'Guess what marks you get from me.',
    'Guess my rating of that answer.',
    'Guess the score I have in mind for you.',
    'Guess the rating you have so far.',
  ],
  sentHome: [
    'I want to go back to your caste for a minute. Who was against it?',
    'I would like you to go back to your village. Who was against it?',
    'You may go back to your village. Who was against it?',
    'Go back to your 52 relatives. Who was against it?',
  ],
};
