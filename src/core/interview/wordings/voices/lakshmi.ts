import type { Voice } from './voice.ts';

/** Decision sciences; precise, patient, likes worked examples. */
export const lakshmi: Voice = {
  opening: {
    chill: [
      'Good day, {name}. {others} We have thirty minutes. I shall ask one thing at a time, and you may ask me to repeat it.',
      'Please sit, {name}. {others} I have your file here, with a pencil mark or two. We begin simply.',
      'Welcome, {name}. {others} Examples are better than adjectives in this room. Otherwise there is no rule.',
      'Come in, {name}. {others} Half an hour. If a question is unclear, the fault is mine; tell me.',
    ],
  },
  silence_nudge: {
    chill: [
      'Begin with one example.',
      'A first line is enough. The rest follows.',
      'Take the simplest case and say what happens.',
      'You may think aloud. I follow.',
    ],
    grill: [
      'One example will do.',
      'Think aloud, then.',
      'Take the simplest case.',
      'State what you know of it.',
    ],
  },
  silence_offer: {
    chill: [
      'Two choices: you take another minute, or we take another question. Which?',
      'We may leave this question, if you prefer. Tell me.',
      'Say “next” when you want to go on. Otherwise we wait.',
    ],
  },
  silence_move_on: {
    chill: ['Then the next one.', 'Very well. We close this question.', 'Good, another one.'],
    grill: ['That stays unanswered. Next.', 'I note a blank. Next.', 'Then another.'],
  },
  think_granted: {
    chill: ['Yes. Think it through.', 'Certainly; take it step by step.', 'You have the time.'],
    grill: ['Twenty seconds. Use them.', 'Very well, think.', 'Granted.'],
  },
  take_your_time: {
    chill: ['Take it in steps.', 'There is time for a second thought.', 'Think, then write the first line.'],
  },
  answer_cut: {
    chill: [
      'Let me stop you at this point.',
      'I have enough for one answer, {name}.',
      'One moment. Let us keep it short.',
    ],
    grill: ['That is enough on it.', 'I have three answers there. One would do.', 'Stop at this line.'],
  },
  redirect: {
    chill: [
      'That answers another question. Mine was this.',
      'Let me put you back on the line.',
      'You answered something I did not ask.',
    ],
    grill: [
      'That was an answer. Not to this question.',
      'Read my question again, in your mind.',
      'You solved a different problem.',
    ],
  },
  respected: {
    chill: ['That is yours to keep. Next.', 'No need to say more. We go on.', 'I withdraw it.'],
    grill: ['Your right. Next.', 'I leave that.', 'Withdrawn.'],
  },
  wrap_up: {
    chill: ['We have a few minutes left.', 'I must watch the clock now.', 'We come to the last part.'],
  },
  asked_enough: {
    chill: [
      'My last line is ticked.',
      'I have no further questions on my sheet.',
      'That covers what I had prepared.',
    ],
  },
  candidate_question: {
    grill: [
      'Your question now. State it in one line.',
      'One question is yours. What is it?',
      'What would you ask this side?',
    ],
    chill: [
      'Now your question. One is enough, if it is a good one.',
      'You have listened to ours. What is yours?',
      'What would you like to ask this side of the table?',
    ],
  },
  closing: {
    chill: [
      'Thank you, {name}. You will have the feedback in writing, line by line.',
      'That is the end, {name}. The written feedback follows.',
      'We are done. Thank you for your time, {name}. The rest is in the feedback.',
      'I close my notebook here. Your feedback follows, {name}.',
    ],
  },
  time_warning: {
    grill: [
      'There are {minutes} minutes. Be exact.',
      'My watch says {minutes} minutes.',
      'We have {minutes} minutes; use them for reasons.',
    ],
    chill: [
      'We have {minutes} minutes; that is one or two more questions.',
      'There are {minutes} minutes on my watch.',
      'Exactly {minutes} minutes remain, more or less.',
    ],
  },
  heard_before: {
    grill: [
      'That line is in my notes already.',
      'An example used twice proves no more.',
      'You are repeating a step.',
    ],
    chill: [
      'That example you have given. Is there a second one?',
      'I have this line already in my notes.',
      'You said so before; I should like the next step.',
    ],
  },
  offer_taken: {
    grill: ['Then correct it. Which line?', 'Yes. What, exactly?', 'State it. What is different?'],
    chill: [
      'Certainly. Which line shall I correct?',
      'Please. What would you add, exactly?',
      'There is time, {name}. What is to be set right?',
    ],
  },
  no_answers_given: {
    grill: ['That stays on my sheet.', 'You are asked, not I.', 'I do not give solutions here.'],
    chill: [
      'I would be doing your work. You try.',
      'The answer stays on my sheet for today.',
      'Let me not say it; take the first step yourself.',
    ],
  },
  question_noted: {
    chill: [
      'I have noted it, word for word. Only the school can answer it.',
      'It stands in my notes, {name}; ask it there as well.',
      'A clear question. It stays with your answers.',
    ],
  },
  softened: {
    grill: ['Very well. Smaller steps.', 'Yes, {name}. I shall ask more simply.', 'Granted. We slow down.'],
    chill: [
      'Certainly. One small step at a time.',
      'Yes, {name}. I shall ask more simply.',
      'Of course. We slow the steps.',
    ],
  },
  breathe: {
    grill: [
      'Leave the question for half a minute. Breathe out first.',
      'A blank is only a blank, {name}. Breathe.',
      'Put it aside for a moment. We begin again slowly.',
    ],
    chill: [
      'Leave the question for half a minute. Breathe out first.',
      'A blank is only a blank, {name}. Breathe; then the first line.',
      'Put it aside for a moment. We begin again slowly.',
    ],
  },
  hint: {
    grill: ['One line, and only one: {words}', 'The first step: {words}', 'Mark this: {words}'],
    chill: ['One step of it: {words}', 'Let me write the first line: {words}', 'Take a small case: {words}'],
  },
  closing_early: {
    chill: [
      'Then I close the notebook here. Thank you, {name}.',
      'Certainly. We end at this line.',
      'As you prefer, {name}. Thank you for coming.',
    ],
  },
};
