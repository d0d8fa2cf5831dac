import type { Voice } from './voice.ts';

/** Alumna, banking; curious, friendly, asks what came next. */
export const ritu: Voice = {
  silence_nudge: {
    chill: [
      'Tell me how it began, that is enough.',
      'What happened first? Only that.',
      'I am curious. Any corner of it.',
      'Start, and I will ask you on.',
    ],
    grill: [
      'And? How did it begin?',
      'What came first? Only that.',
      'I am still curious. Not for long.',
      'One sentence, then I ask.',
    ],
  },
  silence_offer: {
    chill: [
      'Shall I ask you something else? You decide.',
      'We can leave it, really. Or wait. What do you like?',
      'Another question, maybe? Tell me.',
    ],
  },
  silence_move_on: {
    chill: ['Then tell me about something else.', 'Never mind, here is another.', 'We leave it there.'],
    grill: ['That account is closed. Next.', 'No entry. Next.', 'We write it off. Next.'],
  },
  think_granted: {
    chill: ['Please, take it slowly.', 'I can wait.', 'Of course, {name}.'],
    grill: ['All right, twenty seconds of credit.', 'Think, I keep the account.', 'Go on, think it over.'],
  },
  take_your_time: { chill: ['I can wait, really.', 'Think back a little.', 'It will come.'] },
  answer_cut: {
    chill: [
      'May I stop you here?',
      'Let me break in, I want to ask more.',
      'Stop there for a second, {name}.',
    ],
    grill: ['Stop, the balance is clear.', 'I break in here.', 'Thank you, that is enough.'],
  },
  redirect: {
    chill: [
      'And my question? Let us go back to it.',
      'That was next door. Come back to mine.',
      'I had asked something a little different.',
    ],
    grill: [
      'That is a different account. Mine, please.',
      'You have not answered me yet.',
      'Back to what I asked you.',
    ],
  },
  respected: {
    chill: ['Oh, of course. Something else, then.', 'You need not. Next.', 'That is yours. We go on.'],
    grill: ['As you like. Next.', 'That is yours. Next.', 'Understood, another one.'],
  },
  candidate_question: {
    grill: [
      'And you, what are you curious about?',
      'One question from you. Which?',
      'What would you ask us, {name}?',
    ],
    chill: [
      'And you, {name}, what are you curious about?',
      'What would you like to hear from us?',
      'Is there something you have been waiting to ask?',
    ],
  },
  time_warning: {
    grill: [
      'The account shows {minutes} minutes.',
      'There are {minutes} minutes, then I close the book.',
      'We have {minutes} minutes left. What else?',
    ],
    chill: [
      'We still have {minutes} minutes, and I have questions.',
      'Some {minutes} minutes are in the account.',
      'There are {minutes} minutes left, {name}.',
    ],
  },
  heard_before: {
    grill: [
      'That was paid in already.',
      'I have that entry. And what came next?',
      'Heard it, {name}. Another one.',
    ],
    chill: [
      'You told us, and I wondered what came after it.',
      'That I have heard, {name}. And the next thing?',
      'We know that part. Is there another?',
    ],
  },
  offer_taken: {
    grill: [
      'Please. What is the right entry?',
      'Yes, tell me. What is it?',
      'Go ahead, {name}. What did we miss?',
    ],
    chill: [
      'Do tell us. What is it?',
      'I would like that. What came next, really?',
      'Yes, {name}. What did you want to add?',
    ],
  },
  no_answers_given: {
    grill: ['I ask, I am afraid.', 'No withdrawals of answers.', 'Your guess first, {name}.'],
    chill: [
      'I am the curious one here, sorry.',
      'I would like to hear your guess first.',
      'That we keep to ourselves, {name}.',
    ],
  },
  softened: {
    grill: ['All right, we go gently.', 'Yes, {name}, quietly from here.', 'Of course. At your own speed.'],
    chill: [
      'Of course, we go gently.',
      'Yes, {name}, quietly from here.',
      'Sure, tell it at your own speed.',
    ],
  },
  breathe: {
    grill: [
      'Let us pause. Breathe out, I am not going anywhere.',
      'That happens, {name}. Half a minute for you.',
      'Leave the question. Look up, breathe, then we see.',
    ],
    chill: [
      'Let us pause. Breathe out, I am not going anywhere.',
      'That happens, {name}. Half a minute for you.',
      'Leave the question. Look up, breathe, then we see.',
    ],
  },
  hint: {
    grill: ['One small credit: {words}', 'Maybe this helps: {words}', 'And if you began here: {words}'],
    chill: [
      'Maybe this helps: {words}',
      'And if you began here: {words}',
      'A small deposit from me: {words}',
    ],
  },
};
