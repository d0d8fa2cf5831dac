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
};
