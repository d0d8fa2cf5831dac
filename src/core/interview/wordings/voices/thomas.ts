import type { Voice } from './voice.ts';

/** Economics; dry, asks for the other side, never hurries. */
export const thomas: Voice = {
  opening: {
    grill: [
      'Do sit down, {name}. {others} We have half an hour, and I have a few questions on your file.',
      'Come in, {name}. {others} I have read your file, and I may argue with some of it.',
      'Take a seat, {name}. {others} We have half an hour. I am in no hurry, but please keep to the point.',
      'Welcome, {name}. {others} We have thirty minutes. Expect us to disagree with you now and then.',
    ],
  },
  silence_nudge: {
    chill: [
      'There is no hurry at all.',
      'A rough first sentence will do.',
      'You can start with the other side, if that is easier.',
      'I can wait. Take as long as you like.',
    ],
    grill: [
      'We do need an answer.',
      'One sentence will do.',
      'Say something, {name}. We can argue about it later.',
      'Perhaps begin with the other side.',
    ],
  },
  silence_move_on: {
    chill: ['Then let us leave it.', 'Quite all right. We shall go on.', 'Never mind. Let us go on.'],
    grill: ['Let us leave it there.', 'We had better move on.', 'Very well. Let us take another subject.'],
  },
  think_granted: {
    chill: ['Think about it. There is time.', 'Take all the time you need.', 'Take a minute, {name}.'],
    grill: ['Think, but not too long.', 'Think about it first.', 'Certainly. Twenty seconds.'],
  },
  answer_cut: {
    chill: [
      'May I stop you there?',
      'I have to stop you, only because of the time.',
      'Let us stop at that point, {name}.',
    ],
    grill: ['I must interrupt you there.', 'That will do, thank you.', 'I think we have the point.'],
  },
  respected: {
    chill: [
      'Of course, you need not tell us.',
      'Certainly. I withdraw the question.',
      'We can leave that out.',
    ],
    grill: [
      'Quite all right. Next.',
      'Very well, I withdraw the question.',
      'You need not answer. Let us go on.',
    ],
  },
  wrap_up: {
    chill: [
      'We have used most of our half hour.',
      'I see that we are close to the end.',
      'There is only a little time left.',
    ],
    grill: [
      'We must finish shortly.',
      'We are close to the end of the half hour.',
      'Just one or two more things.',
    ],
  },
  asked_enough: {
    chill: [
      'I have asked my questions, thank you.',
      'We have nothing more to ask.',
      'I think I have asked everything, {name}.',
    ],
    grill: [
      'There is nothing more we need to ask.',
      'I believe that is all we had to ask.',
      'That completes my questions.',
    ],
  },
  candidate_question: {
    chill: [
      'Is there anything you would like to ask us?',
      'Now it is your turn. What is your question?',
      'And from your side, {name}, what would you like to ask?',
    ],
    grill: [
      'We have asked a good deal. What would you like to ask?',
      'It is your turn to question us. What would you ask?',
      'Do you have a question for the panel?',
    ],
  },
  closing: {
    chill: [
      'Thank you for coming, {name}. You will have our feedback in writing.',
      'We shall stop here, {name}. Thank you. The written feedback follows.',
      'That is the end of the interview. Thank you. Your feedback will reach you in writing.',
      'We have finished, {name}. Thank you. You will get our feedback in writing.',
    ],
    grill: [
      'The interview ends here, {name}. You will have the feedback in writing.',
      'We shall end here. Thank you, {name}. The feedback follows in writing.',
      'Thank you, {name}. You will receive our written feedback.',
      'That is all for today, {name}. Your feedback will follow in writing.',
    ],
  },
  silence_offer: {
    chill: [
      'We can wait, or go on. Either is fine.',
      'Shall I ask another, or do you want to try this one?',
      'If you prefer, I can ask something else.',
    ],
  },
  time_warning: {
    grill: [
      'I see we have {minutes} minutes left.',
      'That leaves us {minutes} minutes.',
      'We must finish in {minutes} minutes.',
    ],
    chill: [
      'We have {minutes} minutes left. No need to hurry.',
      'We have {minutes} minutes left, which is plenty.',
      'We can go on for another {minutes} minutes.',
    ],
  },
  heard_before: {
    grill: [
      'I recognise that answer. You gave it earlier.',
      'You said that earlier. My question was different.',
      'You have said so. But I asked something new.',
    ],
    chill: [
      'I believe you told us that before.',
      'You told us so earlier. My question was about something else.',
      'We have that answer already, {name}.',
    ],
  },
  offer_taken: {
    grill: [
      'By all means. What is it?',
      'There is time for that. What would you say instead?',
      'I am listening. What would you correct?',
    ],
    chill: [
      'By all means, there is time. What is it?',
      'I would like to hear it. What would you add?',
      'Please do, {name}. What did we miss?',
    ],
  },
  no_answers_given: {
    grill: ['I would rather not say.', 'I shall not answer that for you.', 'That is for you to answer.'],
    chill: [
      'I am afraid I cannot tell you.',
      'I will keep that to myself, {name}.',
      'Let us hear what you make of it.',
    ],
  },
  softened: {
    grill: [
      'Very well, I shall argue less.',
      'Certainly, {name}. We shall slow down.',
      'All right. We shall take it more gently.',
    ],
    chill: [
      'Of course. I shall argue less.',
      'Very well, {name}. There is no hurry.',
      'All right, I shall not press you.',
    ],
  },
  breathe: {
    grill: [
      'Let us take half a minute.',
      'It happens to everybody. Breathe out slowly.',
      'There is no harm in a short pause.',
    ],
    chill: [
      'Let us stop for half a minute. There is no hurry.',
      'We all have such moments. Breathe slowly.',
      'A short pause will do no harm. Take a breath.',
    ],
  },
  hint: {
    grill: [
      'A hint, just this once: {words}',
      'Let me give one hint: {words}',
      'I can say this much: {words}',
    ],
    chill: [
      'If I may help a little: {words}',
      'A hint, if I may: {words}',
      'Here is something that helps: {words}',
    ],
  },
  closing_early: {
    grill: [
      'As you wish, {name}. We shall end here.',
      'Then we shall stop. Thank you.',
      'Certainly. That is the end of the interview.',
    ],
    chill: [
      'As you wish, {name}. Thank you for coming.',
      'Then we shall end here. That is quite all right.',
      'Certainly. We can stop for today.',
    ],
  },
};
