import type { Voice } from './voice.ts';

/** Decision sciences; precise, patient, likes worked examples. */
export const lakshmi: Voice = {
  opening: {
    chill: [
      'Welcome, {name}, please sit. {others} We have thirty minutes. I will ask one thing at a time, and you can ask me to repeat it.',
      'Please have a seat, {name}. {others} I have gone through your file. We will start with something simple.',
      'Hello, {name}. {others} We have half an hour. I may ask you for an example now and then.',
      'Come in, {name}. {others} This will take half an hour. If a question is not clear, please tell me.',
    ],
  },
  silence_nudge: {
    chill: [
      'You can begin with an example.',
      'One sentence is enough to start with.',
      'Start with the simplest part of it.',
      'You can think aloud.',
    ],
    grill: [
      'One example will do.',
      'Think aloud if you like.',
      'Take the simplest part first.',
      'Tell us what you do know.',
    ],
  },
  silence_offer: {
    chill: [
      'Would you like another minute, or another question?',
      'We can leave this question if you prefer.',
      'If you want the next question, please say so.',
    ],
  },
  silence_move_on: {
    chill: [
      'Let us take the next one, then.',
      'Fine, we will leave this question.',
      'All right, here is another one.',
    ],
    grill: [
      'We will leave that one. Next.',
      'I will move to the next question.',
      'Let us try another question.',
    ],
  },
  think_granted: {
    chill: ['Think it through.', 'Take it step by step.', 'There is enough time to think.'],
    grill: ['You can have twenty seconds.', 'Take twenty seconds, no more.', 'Think first, then answer.'],
  },
  answer_cut: {
    chill: ['Let me stop you at this point.', 'I think I have your answer, {name}.', 'One moment, please.'],
    grill: ['That is enough on this.', 'I have your answer.', 'Let me interrupt you.'],
  },
  respected: {
    chill: [
      'You do not have to say. Next question.',
      'No need to say more. Let us go on.',
      'I withdraw the question.',
    ],
    grill: ['You can leave that. Next.', 'All right, I will not ask that.', 'I take the question back.'],
  },
  wrap_up: {
    chill: [
      'We have a few minutes left.',
      'I have to watch the time now.',
      'We are coming to the last part.',
    ],
  },
  asked_enough: {
    chill: [
      'That was everything on my list.',
      'I have no further questions for you.',
      'That covers what I had prepared.',
    ],
  },
  candidate_question: {
    grill: [
      'Do you want to ask us something?',
      'You may ask one question. What is it?',
      'Is there one thing you want to ask?',
    ],
    chill: [
      'Now you can ask us something. What is your question?',
      'You have answered our questions. Do you have any for us?',
      'Is there a question you would like to ask us?',
    ],
  },
  closing: {
    chill: [
      'Thank you, {name}. That completes the interview. You will get written feedback.',
      'That is the end of the interview, {name}. Your feedback follows in writing.',
      'We are done. Thank you for your time, {name}. The feedback will come in writing.',
      'We will close here, {name}. Thank you for coming. You will receive the feedback in writing.',
    ],
  },
  time_warning: {
    grill: [
      'We have {minutes} minutes. Please be precise.',
      'You have {minutes} minutes more.',
      'We will stop in {minutes} minutes.',
    ],
    chill: [
      'We have {minutes} minutes, so one or two more questions.',
      'By my watch we have {minutes} minutes left.',
      'You have roughly {minutes} minutes left.',
    ],
  },
  heard_before: {
    grill: [
      'I have that in my notes already.',
      'That is what you said earlier.',
      'I have that answer. Please take this question now.',
    ],
    chill: [
      'You have given that answer already. Is there another?',
      'I have noted that. Let us come to this question.',
      'You said so earlier. This question is about something else.',
    ],
  },
  offer_taken: {
    grill: ['Yes. Which answer do you mean?', 'Please. What exactly?', 'All right. What needs correcting?'],
    chill: [
      'Certainly. Which answer is it about?',
      'Please do. What exactly would you add?',
      'There is time, {name}. What would you like to change?',
    ],
  },
  no_answers_given: {
    grill: ['I cannot give you the answer.', 'The question is for you.', 'That is for you to work out.'],
    chill: [
      'Please try it yourself first.',
      'I am not able to give you the answer today.',
      'I will leave that to you. Take the first step.',
    ],
  },
  softened: {
    grill: [
      'All right, we will go step by step.',
      'Yes, {name}. We can take it slowly.',
      'Fine. We will slow down.',
    ],
    chill: [
      'Certainly. One step at a time.',
      'Of course, {name}. We can go more slowly.',
      'That is fine. Take more time with each question.',
    ],
  },
  breathe: {
    grill: [
      'Leave the question for half a minute. Breathe slowly.',
      'You have time, {name}. Take a breath first.',
      'Put it aside for a moment. We will start again.',
    ],
    chill: [
      'Please stop for half a minute. There is no hurry.',
      'This happens, {name}. Take a few slow breaths.',
      'Let us wait a little. Then we will start again slowly.',
    ],
  },
  hint: {
    grill: ['I can give you one hint: {words}', 'A single hint: {words}', 'Here is one hint: {words}'],
    chill: [
      'Here is a hint for you: {words}',
      'Let me give you a small hint: {words}',
      'This may help a little: {words}',
    ],
  },
  closing_early: {
    chill: [
      'Then we will close here. Thank you, {name}.',
      'Certainly. We can end the interview here.',
      'As you prefer, {name}. Thank you for coming.',
    ],
  },
};
