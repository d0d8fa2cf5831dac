import type { Voice } from './voice.ts';

/** Operations; warm, unhurried, starts from what one likes. */
export const kale: Voice = {
  opening: {
    chill: [
      'Come in, {name}, and sit comfortably. {others} We have half an hour, so there is no hurry. I have read your file.',
      'Good to see you, {name}. {others} We have thirty minutes. Take your time before you answer.',
      'Welcome, {name}. {others} We have your file with us. Let us just talk for half an hour.',
      'Hello, {name}, please get comfortable. {others} We will take one question at a time.',
    ],
  },
  silence_nudge: {
    chill: [
      'Take your time. You can begin anywhere.',
      'Start with the part you like best.',
      'We have time. What comes to mind first?',
      'It need not be perfect. Just begin.',
    ],
  },
  silence_offer: {
    chill: [
      'If you like, I can ask you something else.',
      'If you would rather skip this, tell me and we will go on.',
      'Shall we leave it? Or would you like more time?',
    ],
  },
  silence_move_on: {
    chill: [
      'That is fine, let us go on.',
      'No harm done. Let us take another question.',
      'All right, we will try a different one.',
    ],
  },
  think_granted: {
    chill: ['Take your time.', 'There is no hurry.', 'Think it over first.'],
  },
  answer_cut: {
    chill: [
      'Let me stop you here for a moment.',
      'Sorry to interrupt you here.',
      'Let us pause there, {name}.',
    ],
  },
  respected: {
    chill: [
      'You need not tell us that. Let us go on.',
      'That is quite all right. We will not go into it.',
      'Of course, we can leave that out.',
    ],
  },
  wrap_up: {
    chill: [
      'Our half hour is nearly over.',
      'It is almost time to finish.',
      'We have just a few minutes now.',
    ],
  },
  asked_enough: {
    chill: [
      'I have come to the end of my questions.',
      'That was all I had to ask.',
      'I have no more questions, and we still have time.',
    ],
  },
  candidate_question: {
    chill: [
      'Now it is your turn. What would you like to ask us?',
      'Before you go, is there anything you would like to know?',
      'Do you have any questions for us?',
    ],
  },
  closing: {
    chill: [
      'That is all, {name}. Thank you for talking to us. You will get your feedback in writing.',
      'We will stop here, {name}. Thank you. Your written feedback will follow.',
      'Thank you for your time, {name}. The interview is over. Your feedback will come in writing.',
      'That brings us to the end, {name}. Thank you for coming. The written feedback follows.',
    ],
  },
  time_warning: {
    chill: [
      'We still have {minutes} minutes, so no need to rush.',
      'About {minutes} minutes more, and then we will stop.',
      'There is still time, about {minutes} minutes.',
    ],
  },
  heard_before: {
    chill: [
      'You told us about that earlier. Let us hear something new.',
      'I remember that answer. This question is a different one.',
      'We have already talked about that, {name}.',
    ],
  },
  offer_taken: {
    chill: [
      'Please go ahead. What would you like to say?',
      'Of course, {name}. What would you like to add or correct?',
      'Yes, we have time. Tell us.',
    ],
  },
  no_answers_given: {
    chill: [
      'I cannot answer that one for you.',
      'I would rather hear your answer, {name}.',
      'Let us see how far you get on your own.',
    ],
  },
  softened: {
    chill: [
      'Of course. We will go a little slower.',
      'Certainly, {name}. Take all the time you need.',
      'All right, we will take it easy now.',
    ],
  },
  breathe: {
    chill: [
      'Put your pen down for a moment and breathe. We have time.',
      'It happens to all of us, {name}. Take half a minute.',
      'Leave the question for a moment. Take a slow breath.',
    ],
  },
  hint: {
    chill: ['Here is a little help: {words}', 'Perhaps this helps: {words}', 'A hint, perhaps: {words}'],
  },
  closing_early: {
    chill: [
      'We will stop here, then. Thank you for coming, {name}.',
      'Quite all right, {name}. We can stop here.',
      'As you wish. Thank you for talking to us.',
    ],
  },
};
