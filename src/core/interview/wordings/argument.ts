import type { GapLines } from './gap-lines.ts';

/** Follow-ups that test the argument: why, what speaks against it, where it holds, what else (rule GAP-5). */
export const argumentLines: GapLines = {
  reason: {
    any: {
      chill: [
        'What led you there?',
        'Why does that matter to you?',
        'What is behind that?',
        'How did you come to see it so?',
        'What made it the right thing for you?',
        'What would you have missed otherwise?',
      ],
      grill: [
        'Because?',
        'That is a conclusion. What is the reason?',
        'I have not heard why yet. Why?',
        'What is that based on?',
        'Somebody else would have done the opposite. Why not you?',
        'Give me the one reason that decides it.',
      ],
    },
    opinion: {
      chill: [
        'What convinced you?',
        'When did you begin to think so?',
        'Which fact weighs most with you there?',
        'What have you seen that makes you say so?',
        'How did you come to see it so?',
      ],
      grill: [
        'Because?',
        'Why should I believe that?',
        'That is a conclusion. What is the reason?',
        'Is that what you think, or what you have read?',
        'Which fact would make you drop that?',
      ],
    },
    subject: {
      chill: [
        'Why is that so?',
        'What is behind that?',
        'How would you show that to a beginner?',
        'What does that follow from?',
        'Which step before it makes it true?',
      ],
      grill: [
        'Why is that so?',
        'What does that follow from?',
        'Prove it, as far as you can.',
        'What is the mechanism?',
        'You state it. Now derive it.',
      ],
    },
    calculation: {
      chill: [
        'How did you get there?',
        'What made you begin with that?',
        'What does that rest on?',
        'Take me through the step you are least sure of.',
        'Why that way, and not from the other end?',
      ],
      grill: [
        'Where does that come from?',
        'Show me the step before that.',
        'Is that a guess or a calculation?',
        'Why is that the right start?',
        'Say it again, only the numbers.',
      ],
    },
  },
  other_side: {
    any: {
      chill: [
        'What is the best argument on the other side?',
        'Who would disagree, and honestly so?',
        'Where do the critics have a point?',
        'Now put the opposite case for us.',
        'What would the people who lose by it say?',
        'Which part of the other view do you find hardest to answer?',
      ],
      grill: [
        'One side only. What is the other?',
        'What fact would change your mind?',
        'Argue the opposite for a minute.',
        'Who pays if you are wrong?',
        'Who is worse off if you get your way?',
        'A clever opponent sits here. What comes first?',
      ],
    },
  },
  application: {
    any: {
      chill: [
        'Where would a firm use that?',
        'Which decision does it help with?',
        'Work it through on one small case.',
        'How would a shopkeeper use it?',
        'Knowing it, what would a manager do differently?',
      ],
      grill: [
        'That is page one of the book. What is it for?',
        'Put numbers in and work it out aloud.',
        'Who earns a rupee from that?',
        'A manager ignores it. What does that cost?',
        'Name one business that lives on it.',
      ],
    },
  },
  limit: {
    subject: {
      chill: [
        'When does that stop being true?',
        'What has to be true for that?',
        'Where would you not rely on it?',
        'What does that leave out?',
        'Would it still hold a hundred times larger?',
      ],
      grill: [
        'Is that always true?',
        'Where does it fail?',
        'Push it to the extreme. What happens?',
        'You say it like a law. Name the exception.',
        'What did you assume just now?',
      ],
    },
    calculation: {
      chill: [
        'Which of your assumptions is the least certain?',
        'How far off could that be?',
        'How would you check it another way?',
        'Does that feel too large or too small?',
        'What would you look up first, if you could?',
      ],
      grill: [
        'Which assumption is the shakiest?',
        'What would a second method give?',
        'Halve your boldest assumption. What comes out?',
        'How far off could that be?',
        'One of your steps is too generous. Which?',
      ],
    },
  },
  alternative: {
    any: {
      chill: [
        'What else was open to you?',
        'What was the second choice?',
        'If that door had been shut, what then?',
        'What did others in your place choose?',
        'Which other road did you look at seriously?',
        'What nearly made you do something else?',
      ],
      grill: [
        'What did you turn down for that?',
        'What was wrong with doing nothing?',
        'That is the first idea anyone has. What was your second?',
        'Name the option you did not look at.',
        'And if that is refused to you?',
        'What would somebody braver have done?',
      ],
    },
  },
};
