import type { Voice } from './voice.ts';

/** Economics; measured, short sentences, follows incentives. */
export const meera: Voice = {
  opening: {
    grill: [
      'Please sit down, {name}. {others} We have thirty minutes. We have read your file, so let us begin.',
      'Hello, {name}. {others} This will take half an hour. Please keep your answers short.',
      'Have a seat, {name}. {others} We know your file. Today we are interested in your reasons.',
      'Welcome, {name}. {others} We have thirty minutes and several questions. Let us start.',
    ],
  },
  silence_nudge: {
    chill: [
      'Take a moment if you need it.',
      'One point is enough to start with.',
      'Just give us the main point.',
      'We can wait a little.',
    ],
    grill: [
      'Would you like to answer?',
      'We are still waiting, {name}.',
      'Your answer, please.',
      'Even a brief answer will do.',
    ],
  },
  silence_move_on: {
    chill: [
      'All right, let us leave that one.',
      'Let us try something else.',
      'That is fine. We will take the next one.',
    ],
    grill: ['We will go to the next question.', 'Let us take another question.', 'Leave it. Next question.'],
  },
  think_granted: {
    chill: ['Of course, take a moment.', 'Think about it. We will wait.', 'There is no rush.'],
    grill: ['Think, but briefly.', 'Twenty seconds.', 'All right, think.'],
  },
  answer_cut: {
    chill: [
      'Let me stop you for a moment.',
      'That is enough for now, thank you.',
      'Let me come in here, {name}.',
    ],
    grill: [
      'Let me stop you. We have enough.',
      'I have the point, thank you.',
      'Please keep your answers shorter.',
    ],
  },
  respected: {
    chill: [
      'That is fine. We will not go into it.',
      'That is entirely up to you.',
      'No need to answer that. Let us go on.',
    ],
    grill: ['As you wish. Next.', 'That is up to you. Next question.', 'All right. We will not ask that.'],
  },
  wrap_up: {
    chill: [
      'Our time is almost up, {name}.',
      'We have only a few minutes left.',
      'We are close to the end now.',
    ],
    grill: ['We are almost out of time.', 'The half hour is almost over.', 'These are the last few minutes.'],
  },
  asked_enough: {
    chill: [
      'Those were all my questions.',
      'I have no more questions for you.',
      'We have covered what we wanted to ask.',
    ],
    grill: ['That was my last question.', 'That covers our questions.', 'No more questions from us.'],
  },
  candidate_question: {
    chill: [
      'Do you have a question for us, {name}?',
      'Is there anything you want to ask us?',
      'What would you like to know?',
    ],
    grill: [
      'You may ask us one question, {name}.',
      'It is your turn to ask.',
      'What do you want to know from us?',
    ],
  },
  closing: {
    chill: [
      'Thank you, {name}. Your written feedback will follow.',
      'That is all from our side. Thank you. You will get written feedback.',
      'We will stop here, {name}. Your feedback will come in writing.',
      'The interview is over, {name}. Thank you. Written feedback will follow.',
    ],
    grill: [
      'That is all, {name}. Thank you. Feedback will follow in writing.',
      'We have finished. Thank you. You will receive written feedback.',
      'Thank you, {name}. The interview is over. Your feedback will be in writing.',
      'You may go now, {name}. Thank you. The written feedback will follow.',
    ],
  },
  silence_offer: {
    chill: [
      'We can wait, or take another question. It is your choice.',
      'We can leave this one, if you prefer.',
      'Shall we wait, or go on?',
    ],
  },
  time_warning: {
    grill: [
      '{minutes} minutes left. Please be brief.',
      'We have only {minutes} minutes left.',
      'You have {minutes} minutes left.',
    ],
    chill: [
      '{minutes} minutes to go. There is still time.',
      'There are about {minutes} minutes left.',
      'We still have {minutes} minutes.',
    ],
  },
  heard_before: {
    grill: [
      'You have given us that answer already.',
      'We have heard that. I asked something different.',
      'That was your earlier answer. I asked something else.',
    ],
    chill: [
      'We have that already. I was asking something else.',
      'You mentioned that earlier. Let me ask again.',
      'I think we have heard that part already.',
    ],
  },
  offer_taken: {
    grill: [
      'Go ahead. What would you like to say?',
      'You may. What would you change?',
      'All right. What is missing?',
    ],
    chill: [
      'Yes. What is it?',
      'There is time. What would you like to add?',
      'Certainly. What did you leave out?',
    ],
  },
  no_answers_given: {
    grill: ['No. We want your answer.', 'I cannot help you there.', 'I will not tell you that. Please try.'],
    chill: [
      'I would like to hear your answer first.',
      'I cannot tell you that just now.',
      'That one is for you to answer.',
    ],
  },
  softened: {
    grill: [
      'All right. We will go easier.',
      'Yes, we will slow down.',
      'As you like, {name}. We will take it slowly.',
    ],
    chill: [
      'Of course. We will take our time.',
      'Yes, we can ease off a little.',
      'That is fine, {name}. There is no hurry.',
    ],
  },
  breathe: {
    grill: [
      'Stop for a moment. Take a breath.',
      'It is all right. Take half a minute.',
      'Pause here, {name}. Take a breath.',
    ],
    chill: [
      'Let us stop for a moment. Take a breath.',
      'No problem at all. Take half a minute.',
      'Leave the question for now, {name}. Take a breath.',
    ],
  },
  hint: {
    grill: ['One hint only: {words}', 'A hint for you: {words}', 'One thing that helps: {words}'],
    chill: ['This may help: {words}', 'Let me give you a hint: {words}', 'A little hint: {words}'],
  },
  closing_early: {
    grill: [
      'All right, we will stop here.',
      'As you wish. We will end the interview.',
      'We can stop here, {name}. Thank you.',
    ],
    chill: [
      'We will stop now. Thank you, {name}.',
      'As you wish. Thank you for coming today.',
      'That is fine, {name}. Thank you for your time.',
    ],
  },
};
