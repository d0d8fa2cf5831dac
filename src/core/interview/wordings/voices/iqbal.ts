import type { Voice } from './voice.ts';

/** Alumnus, consumer goods; practical, asks what it cost, plain words. */
export const iqbal: Voice = {
  silence_nudge: {
    chill: [
      'Just say it in plain words.',
      'Tell me the simple version first.',
      'Start with the main thing.',
      'A short answer is fine. I can ask more.',
    ],
    grill: [
      'Say it in simple words.',
      'Tell me in one line.',
      'Give me the main point.',
      'Half an answer is also fine.',
    ],
  },
  silence_offer: {
    chill: [
      'Do you want a different question?',
      'Another question, or a bit more time? Tell me.',
      'If you want to skip it, just tell me.',
    ],
  },
  silence_move_on: {
    chill: ['No problem, we will go on.', 'Right, something else.', 'Next one, then.'],
    grill: ['Right, next question.', 'Leave that one. Next.', 'We will go to the next one.'],
  },
  think_granted: {
    chill: ['Think about it a little.', 'No rush at all.', 'Think it over, then tell me.'],
    grill: [
      'Think, but the clock is running.',
      'All right, take twenty seconds.',
      'Twenty seconds to think.',
    ],
  },
  answer_cut: {
    chill: ['Let me just come in.', 'Let me stop you and ask something.', 'One minute, {name}.'],
    grill: ['Hold on, please.', 'You have made your point.', 'Let me cut in.'],
  },
  respected: {
    chill: ['That is your decision. Next question.', 'Of course, leave it.', 'Fine by me. Next.'],
    grill: ['Up to you. Next.', 'Okay, leave that.', 'Fine. Something else.'],
  },
  candidate_question: {
    grill: [
      'Now you ask. What do you want to know?',
      'What is your question for us?',
      'Anything you want to ask? One question.',
    ],
    chill: [
      'Your turn to ask. What would you like to know?',
      'Anything you want to know from us, {name}?',
      'What would you like to ask us? Anything at all.',
    ],
  },
  time_warning: {
    grill: [
      'We have {minutes} minutes. Short answers, please.',
      'We stop in {minutes} minutes.',
      'Just {minutes} minutes more.',
    ],
    chill: [
      'Around {minutes} minutes left, so no rush.',
      'We have {minutes} minutes, that is enough.',
      'Another {minutes} minutes to go.',
    ],
  },
  heard_before: {
    grill: [
      'You said that before. What else?',
      'Same as before. Tell me something new.',
      'I have heard this one. Answer the question, please.',
    ],
    chill: [
      'You told us about that. This is a different question.',
      'I remember that one, {name}. Let me ask again.',
      'That is from earlier. Tell me something else.',
    ],
  },
  offer_taken: {
    grill: ['Okay, what is it?', 'Go on, we have time.', 'All right. What do you want to say?'],
    chill: [
      'Yes, tell us. What did you want to say?',
      'Please, {name}. What do you want to add?',
      'There is time. What did you want to change?',
    ],
  },
  no_answers_given: {
    grill: ['I will not answer that for you.', 'You tell us first.', 'I am asking you.'],
    chill: ['Sorry, I cannot give you that.', 'You go first, {name}.', 'Give it a try first.'],
  },
  softened: {
    grill: ['Okay, we will go easy.', 'Fine, no more pushing.', 'All right, {name}, we will go slow.'],
    chill: [
      'Of course. We will keep it simple.',
      'No problem, {name}, we will go slower.',
      'Sure, there is no hurry now.',
    ],
  },
  breathe: {
    grill: [
      'Just stop for a bit. Take a breath.',
      'These things happen, {name}. Take half a minute.',
      'Do not think about it now. Take a deep breath.',
    ],
    chill: [
      'Relax for half a minute. Take a breath.',
      'Do not worry, {name}. Take half a minute.',
      'Forget the question for now. Just breathe.',
    ],
  },
  hint: {
    grill: ['I can offer you one hint: {words}', 'Take this hint: {words}', 'One hint, no more: {words}'],
    chill: [
      'A small hint from my side: {words}',
      'This should help: {words}',
      'A hint, if you like: {words}',
    ],
  },
};
