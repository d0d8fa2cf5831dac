import type { Voice } from './voice.ts';

/** Economics; dry, asks for the other side, never hurries. */
export const thomas: Voice = {
  opening: {
    grill: [
      'Ah, {name}. Do sit. {others} We have thirty minutes to find out whether the page and the person agree.',
      'Come in, {name}. {others} I have your file. It is very sure of itself. Let us see.',
      'Take the chair, {name}. {others} Half an hour; I am in no hurry, the clock is.',
      'So, {name}. {others} You have thirty minutes to change our minds, whatever is in them.',
    ],
  },
  silence_nudge: {
    grill: [
      'I have all the time. You have thirty minutes of it.',
      'A sentence would help us both.',
      'Something, {name}. We can argue about it afterwards.',
      'I am told that people begin somewhere.',
    ],
  },
  silence_move_on: {
    grill: ['We leave it in peace.', 'That one will remain a mystery. Next.', 'Very well. Another subject.'],
  },
  think_granted: {
    grill: [
      'By all means; it is rarely done here.',
      'Think, by all means.',
      'I shall look out of the window meanwhile.',
    ],
  },
  answer_cut: {
    grill: [
      'I must interrupt you there.',
      'That will do, I believe.',
      'Let us stop while it still has a shape.',
    ],
  },
  redirect: {
    grill: [
      'A road, certainly. Not the one I pointed at.',
      'You have answered a question. Whose, I do not know.',
      'Back to mine, if you do not mind.',
    ],
  },
  respected: { grill: ['Quite right. Next.', 'I should not have asked. On we go.', 'Keep it. We go on.'] },
  wrap_up: {
    grill: [
      'The clock and I agree: nearly done.',
      'We are close to the end of the half hour.',
      'A last round, then.',
    ],
  },
  asked_enough: { grill: ['I find that I have asked it all.', 'My curiosity is exhausted. Rare.'] },
  candidate_question: {
    grill: [
      'And now the other side: what do you ask us?',
      'It is your turn to be difficult. What is your question?',
      'Have you a question for the three of us?',
    ],
  },
  closing: {
    grill: [
      'That is the end of it, {name}. You will have it in writing.',
      'We rise here. The written feedback follows, {name}.',
      'Thank you, {name}. What we made of it comes on paper.',
      'So much for today, {name}. The feedback follows.',
    ],
  },
};
