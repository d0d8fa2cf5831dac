import type { Voice } from './voice.ts';

/** Alumna, consulting; quick, probes motives, asks who decided. */
export const nandita: Voice = {
  silence_nudge: {
    chill: [
      'Just say the first thing that comes to mind.',
      'Just tell it the way you would tell a friend.',
      'Start anywhere, we can sort it out later.',
      'Give me the headline first.',
    ],
    grill: [
      'Headline first, please.',
      'Quickly, please. Your first thought.',
      'We are short of time. Please answer.',
      'Just start. One sentence.',
    ],
  },
  silence_offer: {
    chill: [
      'Want to drop this one? I can ask you another.',
      'We can swap it for another question. Up to you.',
      'I can wait, or we can move on. What would you prefer?',
    ],
  },
  silence_move_on: {
    chill: ['Okay, a new question.', 'Sure, let us skip that.', 'No problem, let us move on.'],
    grill: ['Okay, skip it.', 'Okay, next question.', 'We have to move on.'],
  },
  think_granted: {
    chill: ['Sure, think about it.', 'Take a minute.', 'Take your time with this one.'],
    grill: ['Think, but quickly.', 'Twenty seconds, then I need an answer.', 'Okay, think.'],
  },
  answer_cut: {
    chill: ['Let me jump in here.', 'Hold that thought.', 'Let me stop you for a second, {name}.'],
    grill: ['Okay, I have got the gist.', 'I have to cut in here.', 'That is too long. Let me stop you.'],
  },
  respected: {
    chill: [
      'Totally fine. Let us move on.',
      'No problem, we can skip that.',
      'Sure, you do not have to answer that.',
    ],
    grill: ['Okay, fair enough.', 'Sure, we can leave it.', 'Fine. Moving on.'],
  },
  candidate_question: {
    grill: [
      'Your turn. One question, please.',
      'Okay, what would you like to ask us?',
      'Any question for us?',
    ],
    chill: [
      'Your turn, {name}. What do you want to know?',
      'Okay, do you have any questions for us?',
      'So, any questions from your side?',
    ],
  },
  time_warning: {
    grill: [
      '{minutes} minutes left. Just the headlines, please.',
      'Time check: {minutes} minutes left.',
      'We have {minutes} minutes left, so please be quick.',
    ],
    chill: [
      'Quick time check: {minutes} minutes left.',
      'We have {minutes} minutes left, so we are fine.',
      'Just so you know, {minutes} minutes to go.',
    ],
  },
  heard_before: {
    grill: [
      'You have said that already.',
      'That is the same answer as before.',
      'I have heard that one. What else?',
    ],
    chill: [
      'You covered that earlier. What else is there?',
      'You told me that already, {name}.',
      'I think that was your earlier answer. Anything else?',
    ],
  },
  offer_taken: {
    grill: ['Okay, tell us. What is it?', 'Okay, what do you want to change?', 'Sure. What should we know?'],
    chill: [
      'Sure, go ahead. What is it?',
      'Yes, please. What did we get wrong?',
      'Of course, {name}. What would you change?',
    ],
  },
  no_answers_given: {
    grill: ['I cannot help you with that.', 'I would rather you told me.', 'Sorry, that one is for you.'],
    chill: [
      'You go first on this one.',
      'I cannot say, sorry. Give it a try.',
      'I want to hear what you think, {name}.',
    ],
  },
  softened: {
    grill: [
      'Got it. I will go easier on you.',
      'Okay, {name}. We will slow down.',
      'Sure, I will back off a bit.',
    ],
    chill: ['Sure, we will keep it easy.', 'Got it, {name}. Let us slow down.', 'Yes, of course. No rush.'],
  },
  breathe: {
    grill: [
      'Let us pause for half a minute.',
      'It happens to everyone. Take a moment.',
      'Forget the question for a second, {name}. Breathe.',
    ],
    chill: [
      'It is okay. Take half a minute and breathe.',
      'This happens to all of us. Take a moment.',
      'Take a breath, {name}. There is no hurry.',
    ],
  },
  hint: {
    grill: ['One pointer: {words}', 'Okay, one clue: {words}', 'A hint, then: {words}'],
    chill: ['A quick hint: {words}', 'This might help: {words}', 'Here is a pointer: {words}'],
  },
};
