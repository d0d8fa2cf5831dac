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
    chill: [
      'Take the time it needs.',
      'One reason is enough.',
      'Begin with who gained.',
      'We can wait a little.',
    ],
    grill: ['Well?', 'We are waiting, {name}.', 'Your answer.', 'Silence is also an answer. Not a good one.'],
  },
  silence_move_on: {
    chill: ['Then we leave it.', 'Good. Another one.', 'It can rest there.'],
    grill: ['No answer. We go on.', 'That cost you a question.', 'Leave it. Next.'],
  },
  think_granted: {
    chill: ['Of course. Think.', 'Time is cheap here.', 'Please. We wait.'],
    grill: ['Think. Briefly.', 'Twenty seconds.', 'Do.'],
  },
  answer_cut: {
    chill: ['I stop you there.', 'Enough for now.', 'Let me come in, {name}.'],
    grill: ['Enough.', 'I have heard the point. Stop.', 'Shorter next time.'],
  },
  redirect: {
    chill: ['I had asked another thing.', 'Come back to the question.', 'Not quite my question.'],
    grill: ['I asked something else.', 'Back to my question.', 'That is the answer you brought. Now mine.'],
  },
  respected: {
    chill: ['Keep it. We go on.', 'That is yours. Next.', 'No need. Another one.'],
    grill: ['As you wish. Next.', 'That is your affair. We go on.', 'Fair. Another one.'],
  },
  wrap_up: {
    chill: ['Our time is nearly spent, {name}.', 'Only minutes are left.', 'We come to the end.'],
    grill: ['Our time is nearly spent.', 'The half hour is almost over.', 'Last minutes.'],
  },
  asked_enough: {
    chill: ['I have what I came for.', 'No more from me.', 'We have asked our share.'],
    grill: ['That was my last question.', 'I have asked enough.', 'No more questions from this side.'],
  },
  candidate_question: {
    chill: ['And your question, {name}?', 'Now you ask.', 'What would you like to know?'],
    grill: ['One question for us, {name}.', 'Now you. Ask.', 'What do you want to know from us?'],
  },
  closing: {
    chill: [
      'Thank you, {name}. The feedback follows.',
      'That is all. You will read the rest.',
      'We close here, {name}. The feedback comes in writing.',
      'It is over, {name}. Thank you for your answers.',
    ],
    grill: [
      'That is all, {name}. You will read what we thought.',
      'We are finished. The feedback comes in writing.',
      'Thank you. It ends here, {name}. The rest is on paper.',
      'You may go, {name}. The feedback follows.',
    ],
  },
  silence_offer: {
    chill: [
      'Stay, or take another. Your choice.',
      'This one can be left. Shall we?',
      'Tell me which: wait, or go on.',
    ],
  },
  take_your_time: { chill: ['No haste.', 'Think first. Speak after.', 'There is time.'] },
  time_warning: {
    grill: [
      '{minutes} minutes. Spend them well.',
      '{minutes} minutes remain.',
      'You own {minutes} minutes more.',
    ],
    chill: [
      '{minutes} minutes. Enough, if we choose.',
      'About {minutes} minutes are left.',
      'We have {minutes} minutes still.',
    ],
  },
  heard_before: {
    grill: ['You paid with that one already.', 'Heard. Something new.', 'The same coin twice.'],
    chill: ['That we had. I asked for more.', 'You gave us that one.', 'We own that answer already.'],
  },
  offer_taken: {
    grill: ['Then say it. What is it?', 'You may. What changes?', 'Go on. What was wrong?'],
    chill: ['Yes. What is it?', 'There is time. What would you add?', 'Please. What was missing?'],
  },
  no_answers_given: {
    grill: ['No. I ask.', 'Not for sale.', 'That you will not get here.'],
    chill: ['Answers are yours to give here.', 'That stays with us.', 'I ask, I do not tell.'],
  },
  question_noted: {
    grill: ['Noted. Not ours to answer.', 'On record, {name}.', 'Ask the school that.'],
    chill: [
      'Noted. The school must answer it.',
      'I have it down, {name}.',
      'A fair question. Ask it there too.',
    ],
  },
  softened: {
    grill: ['Very well. Gently.', 'Yes. We ease off.', 'As you like, {name}.'],
    chill: ['Of course. Slowly, then.', 'Yes. We ease off.', 'As you like, {name}.'],
  },
  breathe: {
    grill: [
      'Stop a moment. Breathe out.',
      'Nothing is lost. Take half a minute.',
      'Put it down, {name}. Breathe.',
    ],
    chill: [
      'Stop a moment. Breathe out.',
      'Nothing is lost. Take half a minute.',
      'Put it down, {name}. Breathe.',
    ],
  },
  hint: {
    grill: ['One help, no more: {words}', 'Look here: {words}', 'I give you this: {words}'],
    chill: ['A small help: {words}', 'Look here: {words}', 'Try this: {words}'],
  },
  closing_early: {
    grill: ['We stop, then.', 'As you wish. It ends here.', 'That is your right, {name}.'],
    chill: [
      'We stop, then. Thank you, {name}.',
      'As you wish. It ends here.',
      'That is your right, {name}. Thank you.',
    ],
  },
};
