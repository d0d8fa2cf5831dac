import type { Voice } from './voice.ts';

/** Statistics and operations; numbers first, blunt about claims, few words. */
export const bhalla: Voice = {
  silence_nudge: {
    chill: [
      'Take your time. It need not be exact.',
      'An approximate answer is fine.',
      'Start with one fact.',
      'Give me one point first. The rest can follow.',
    ],
    grill: [
      'We need an answer.',
      'Even one line is enough.',
      'Start with any one fact you know.',
      'Whatever you have, let us hear it.',
    ],
  },
  silence_move_on: {
    chill: ['Fine. Next question.', 'Not a problem. Next one.', 'We can skip it.'],
    grill: ['No answer there. Next question.', 'We will skip that one.', 'Leave that. Next question.'],
  },
  think_granted: {
    chill: ['Think about it.', 'Take a moment.', 'Sure, take your time.'],
    grill: ['Twenty seconds, starting now.', 'You have twenty seconds to think.', 'Think, then answer.'],
  },
  answer_cut: {
    chill: ['Stop there, please.', 'I have to stop you.', 'One second, {name}.'],
    grill: ['Stop, please.', 'I have got the point.', 'That is enough detail.'],
  },
  respected: {
    chill: ['That is fine. Next question.', 'You need not answer that.', 'No problem. We will skip that.'],
    grill: ['Fine. Next.', 'You need not answer. Next.', 'Skip it.'],
  },
  silence_offer: {
    chill: [
      'Do you want more time, or the next question?',
      'Shall we skip this one?',
      'Should I go to the next one?',
    ],
  },
  candidate_question: {
    grill: [
      'You can ask us one question.',
      'Any question for us? Keep it short.',
      'Your question, please. Just one.',
    ],
    chill: [
      'You can ask us something now.',
      'Any questions for us?',
      'Is there anything you want to ask, {name}?',
    ],
  },
  time_warning: {
    grill: [
      'Time left: {minutes} minutes.',
      'We have {minutes} minutes. Be brief.',
      'Only {minutes} minutes now.',
    ],
    chill: [
      'We have {minutes} minutes left.',
      'About {minutes} minutes more.',
      'You still have {minutes} minutes.',
    ],
  },
  heard_before: {
    grill: [
      'I have heard that already.',
      'That is the same answer.',
      'I have that already. Answer this one.',
    ],
    chill: [
      'I have noted that already. This one is different.',
      'We have heard that one. Something new, please.',
      'That was your earlier answer. I will repeat the question.',
    ],
  },
  offer_taken: {
    grill: ['Go ahead. What do you want to change?', 'Yes, quickly. What is it?', 'Tell me. What is it?'],
    chill: ['Sure, tell us.', 'Yes, you can. Which answer?', 'Please. What was left out?'],
  },
  no_answers_given: {
    grill: ['No. You try.', 'I cannot tell you that.', 'You have to answer that.'],
    chill: [
      'I cannot tell you. Please try.',
      'You work it out. I will listen.',
      'Let me see how you would do it.',
    ],
  },
  softened: {
    grill: ['All right. We will go slower.', 'Fine. We will take it easier.', 'Sure. We will go easier now.'],
    chill: ['Sure. No pressure from here.', 'Fine. Take more time.', 'Okay, {name}, no hurry now.'],
  },
  breathe: {
    grill: [
      'Take thirty seconds. Just breathe.',
      'Stop for a moment. Take a few breaths.',
      'No problem. Take half a minute.',
    ],
    chill: [
      'Take half a minute. Breathe slowly.',
      'That is all right. Stop and take a breath.',
      'This is quite normal. Take thirty seconds.',
    ],
  },
  hint: {
    grill: ['A hint: {words}', 'Just one hint: {words}', 'One hint from me: {words}'],
    chill: ['Here is a hint: {words}', 'Maybe this helps: {words}', 'Let me offer a hint: {words}'],
  },
};
