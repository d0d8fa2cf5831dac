import type { GapLines } from './gap-lines.ts';

/** Follow-ups that ask what is meant: the answer itself, a case, a plain word (rule GAP-5). */
export const meaningLines: GapLines = {
  evasion: {
    any: {
      chill: [
        'What would the direct answer be, in one line?',
        'Let me narrow it: which single case comes to mind?',
        'Take only the first half of my question. What would you say?',
        'And if you had to give us one sentence?',
        'I may have asked too much at once. Begin with any part of it.',
      ],
      grill: [
        'That is not what I asked. What is the answer?',
        'You walked around it. What do you really think?',
        'Answer what was asked, in one sentence.',
        'My question is still on the table. What do you say to it?',
        'I heard many words. Which of them was the answer?',
      ],
    },
  },
  example: {
    any: {
      chill: [
        'What would be one example?',
        'Where did you see that yourself?',
        'Which case made you think so?',
        'Tell us about one such time.',
        'Can you put a face or a place to that?',
        'Take us to one afternoon when it was so.',
      ],
      grill: [
        'For example?',
        'Where, exactly?',
        'Give me one case.',
        'I still have no example. What is yours?',
        'A name, a place or a date: which can you give me?',
        'So far that could be anybody. When was it you?',
      ],
    },
    opinion: {
      chill: [
        'Where have you seen that with your own eyes?',
        'Whom do you know that it has touched?',
        'Which case made you think so?',
        'What would be one example of it?',
        'Take one family or one shop. How does it look from there?',
      ],
      grill: [
        'For example?',
        'Give me one case.',
        'Where does it work as you say?',
        'That is a headline. Where is the case?',
        'In which place could you show me that?',
      ],
    },
    subject: {
      chill: [
        'What would be an everyday example?',
        'Which case would you show a first-year student?',
        'Take the smallest example you know. How does it go?',
        'Where have you met it outside a book?',
        'Draw it in words. What do we see?',
      ],
      grill: [
        'For example?',
        'Give me the simplest case.',
        'Give me a case with numbers in it.',
        'Show it on something in this room.',
        'I can read definitions. What does it look like?',
      ],
    },
  },
  vague_word: {
    any: {
      chill: [
        'What does that look like on an ordinary day?',
        'How would you say that without the big words?',
        'What would I see if I stood next to you?',
        'How would you tell that to a neighbour?',
        'Which of those words matters most here?',
        'Let us make it smaller. What is the first thing you mean?',
      ],
      grill: [
        'Big words. What is behind them?',
        'Say it again without a single abstract noun.',
        'Anyone could say that. What is yours in it?',
        'In plain words?',
        'Take out the adjectives. What is left?',
        'I could print that on a poster. What do you mean?',
      ],
    },
  },
};
