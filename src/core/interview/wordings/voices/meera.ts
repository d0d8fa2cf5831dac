import type { Voice } from './voice.ts';

/** Economics; measured, short sentences, follows incentives. */
export const meera: Voice = {
  opening: {
    grill: [
      'Sit, {name}. {others} Thirty minutes. We have read your file. Do not sell it to us.',
      'Good. You are on time. {others} Half an hour, {name}. We ask. You answer.',
      'Take the chair, {name}. {others} Your file we know; the person not yet.',
      'Please sit, {name}. {others} We shall test reasons today. Yours, mostly.',
    ],
  },
  silence_nudge: {
    grill: ['Well?', 'We are waiting, {name}.', 'Your answer.', 'Silence is also an answer. Not a good one.'],
  },
  silence_move_on: {
    grill: ['No answer. We go on.', 'That cost you a question.', 'Leave it. Next.'],
  },
  think_granted: { grill: ['Think. Briefly.', 'Twenty seconds.', 'Do.'] },
  answer_cut: { grill: ['Enough.', 'I have heard the point. Stop.', 'Shorter next time.'] },
  redirect: {
    grill: ['I asked something else.', 'Back to my question.', 'That is the answer you brought. Now mine.'],
  },
  respected: { grill: ['As you wish. Next.', 'That is your affair. We go on.', 'Fair. Another one.'] },
  wrap_up: { grill: ['Our time is nearly spent.', 'The half hour is almost over.', 'Last minutes.'] },
  asked_enough: { grill: ['I have asked enough.', 'No more questions from this side.'] },
  candidate_question: {
    grill: ['One question for us, {name}.', 'Now you. Ask.', 'What do you want to know from us?'],
  },
  closing: {
    grill: [
      'That is all, {name}. You will read what we thought.',
      'We are finished. The feedback comes in writing.',
      'Thank you. It ends here, {name}. The rest is on paper.',
      'You may go, {name}. The feedback follows.',
    ],
  },
};
