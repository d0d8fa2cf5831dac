import type { GapLines } from './gap-lines.ts';

/** Follow-ups that ask what is meant: the answer itself, a case, a plain word (rule GAP-5). */
export const meaningLines: GapLines = {
  evasion: {
    any: {
      chill: [
        'What would the direct answer be, in one line?',
        'Let us make it smaller. Where would you begin?',
        'Take only a part of my question. Which part can you answer?',
        'And if you had to give us one sentence?',
        'I may have asked too much at once. Begin with any part of it.',
      ],
      grill: [
        'That is not what I asked. What is the answer?',
        'You walked around it. What do you say?',
        'Answer what was asked, in one sentence.',
        'My question is still on the table. What do you say to it?',
        'I have no answer yet. What do I write down?',
      ],
    },
  },
  example: {
    any: {
      chill: [
        'What would be one example?',
        'Can you put a face or a place to that?',
        'Which one moment makes you say so?',
        'Whom are you thinking of when you say that?',
        'Who near you would say the same?',
      ],
      grill: [
        'For example?',
        'Give me one case.',
        'I still have no example. What is yours?',
        'A name, a place or a date: which can you give me?',
        'So far that could be anybody. What makes it yours?',
      ],
    },
    opinion: {
      chill: [
        'Where have you seen that with your own eyes?',
        'Whom do you know who has felt it?',
        'Which case made you think so?',
        'What would be one example of it?',
        'Take one family or one shop. How does it look from there?',
      ],
      grill: [
        'For example?',
        'Give me one case.',
        'Name one person who would agree.',
        'That is a headline. Where is the case?',
        'In which place could you show me that?',
      ],
    },
    subject: {
      chill: [
        'What would be an everyday example?',
        'Which case would you show a first-year student?',
        'Which example did your teacher use?',
        'Where have you met it outside a book?',
        'What would be an example from your own city?',
      ],
      grill: [
        'For example?',
        'Give me the simplest case.',
        'Give me a case from an ordinary street.',
        'Show it on something in this room.',
        'I can read definitions. What does it look like?',
      ],
    },
    pastime: {
      chill: [
        'Tell us about your last hour of it.',
        'Which time do you remember best?',
        'Whom have you met through it?',
        'What does an ordinary evening of it look like?',
        'What happened the last time?',
      ],
      grill: [
        'When did you last spend an hour on it?',
        'Name somebody you know who does it better.',
        'One day of it, with the date. Which?',
        'What would I see in the first five minutes?',
        'Tell me about one evening of it.',
      ],
    },
  },
  vague_word: {
    any: {
      chill: [
        'How would you tell that to a neighbour?',
        'What do you mean by that, in plain words?',
        'Which of those words matters most here?',
        'What would be the simplest way to say it?',
        'Start with one plain fact. Which?',
        'If you had one short sentence, what would it be?',
      ],
      grill: [
        'In plain words?',
        'Say it again in short words.',
        'Anyone could say that. What do you say?',
        'Take out every word you can do without. What is left?',
        'I could print that on a poster. What do you mean?',
        'That is fog to me. What do you mean?',
      ],
    },
  },
};
