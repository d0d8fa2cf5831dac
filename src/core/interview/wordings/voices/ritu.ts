import type { Voice } from './voice.ts';

/** Alumna, banking; curious, friendly, asks what came next. */
export const ritu: Voice = {
  silence_nudge: {
    chill: [
      'Just tell me a little to start with.',
      'Start with whatever comes first.',
      'Any part of it is fine.',
      'Just start, and I will ask as we go.',
    ],
    grill: [
      'Where would you start?',
      'Just the first part will do.',
      'I am still waiting for an answer.',
      'One sentence, then I will ask more.',
    ],
  },
  silence_offer: {
    chill: [
      'Shall I ask you something else? You decide.',
      'We can leave it, or wait a bit. What would you like?',
      'Would you like another question instead?',
    ],
  },
  silence_move_on: {
    chill: [
      'All right, let us talk about something else.',
      'Never mind, here is another.',
      'No problem, we will leave it there.',
    ],
    grill: ['We will leave that one.', 'All right, next question.', 'Let us not spend more time on it.'],
  },
  think_granted: {
    chill: ['Please, take your time.', 'Think. I can wait.', 'Of course, {name}. Think about it.'],
    grill: ['All right, twenty seconds.', 'Take a moment, not more.', 'Think it over.'],
  },
  answer_cut: {
    chill: ['May I stop you here?', 'Let me come in, I want to ask you more.', 'Just a second, {name}.'],
    grill: ['I think I have got it, thank you.', 'I have to stop you here.', 'Thank you, that is enough.'],
  },
  respected: {
    chill: [
      'Oh, of course. Something else, then.',
      'You do not need to answer that.',
      'That is quite all right. We can go on.',
    ],
    grill: ['As you like. Next.', 'You need not answer that. Next.', 'Understood. Another question, then.'],
  },
  candidate_question: {
    grill: [
      'What would you like to find out from us?',
      'Do you have one question for us?',
      'What do you want to ask us, {name}?',
    ],
    chill: [
      'Your turn now, {name}. Is there anything you are curious about?',
      'What would you like to hear from us?',
      'Is there something you have been waiting to ask?',
    ],
  },
  time_warning: {
    grill: [
      'Only {minutes} minutes left now.',
      'We have to stop in {minutes} minutes.',
      'We have {minutes} minutes left. Let us go on.',
    ],
    chill: [
      'We still have {minutes} minutes for questions.',
      'We are left with {minutes} minutes.',
      'There are {minutes} minutes left, {name}.',
    ],
  },
  heard_before: {
    grill: [
      'You have told us that before.',
      'I remember that part. I asked something else.',
      'I have heard that, {name}. This was a new question.',
    ],
    chill: [
      'You told us about that. I was asking about something else.',
      'I remember that one, {name}. Let me ask you again.',
      'We know that part now. What else can you tell us?',
    ],
  },
  offer_taken: {
    grill: [
      'Please. What is the correct version?',
      'Yes, tell me. What is it?',
      'Go ahead, {name}. What did we miss?',
    ],
    chill: [
      'Do tell us. What is it?',
      'Sure, there is time. What do you want to say?',
      'Yes, {name}. What did you want to add?',
    ],
  },
  no_answers_given: {
    grill: ['I am afraid I cannot say.', 'We cannot give you the answer.', 'Your guess first, {name}.'],
    chill: [
      'Sorry, I cannot tell you that.',
      'I would like to hear your guess first.',
      'We cannot share that now, {name}.',
    ],
  },
  softened: {
    grill: [
      'All right, we will go gently.',
      'Yes, {name}, we can slow down.',
      'Of course. Go at your own pace.',
    ],
    chill: [
      'Of course, no pressure at all.',
      'Sure, {name}, we will go slowly.',
      'Please take it at your own pace.',
    ],
  },
  breathe: {
    grill: [
      'Let us pause. There is no hurry.',
      'It happens, {name}. Take half a minute.',
      'Set the question aside. Take a breath first.',
    ],
    chill: [
      'Let us pause a little. Take a deep breath.',
      'That is all right, {name}. Take half a minute.',
      'Do not worry about the question. Just breathe for a moment.',
    ],
  },
  hint: {
    grill: ['One small hint: {words}', 'Maybe this will help: {words}', 'Take this as a hint: {words}'],
    chill: ['See if this helps: {words}', 'A hint for you: {words}', 'Here is a small hint: {words}'],
  },
};
