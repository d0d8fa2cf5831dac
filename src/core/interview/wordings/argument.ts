import type { GapLines } from './gap-lines.ts';

/** Follow-ups that test the argument: why, what speaks against it, where it holds, what else (rule GAP-5). */
export const argumentLines: GapLines = {
  reason: {
    any: {
      chill: [
        'Why does that matter to you?',
        'What makes you say so?',
        'How did it come to that?',
        'What is the story behind that?',
        'Why that, of all things?',
      ],
      grill: [
        'Because?',
        'I have not heard why yet. Why?',
        'You tell me what. Now tell me why.',
        'Give me the reason in five words.',
        'Why that, and nothing else?',
      ],
    },
    opinion: {
      chill: [
        'What settled it for you?',
        'What have you seen that makes you say so?',
        'Which fact weighs most with you there?',
        'What is the strongest reason for that?',
        'How did you come to see it so?',
      ],
      grill: [
        'Because?',
        'Why should I believe that?',
        'I have your view. What is the reason?',
        'Is that what you think, or what sounds right?',
        'Which fact would make you drop that?',
      ],
    },
    subject: {
      chill: [
        'Why do you say so?',
        'What is the reasoning behind that?',
        'How would you convince a classmate of that?',
        'Which part of that would a beginner ask about?',
        'What would your professor add to that?',
      ],
      grill: [
        'Why?',
        'You state it. Now argue it.',
        'I could look that up. What is the reason for it?',
        'Suppose I deny it. What do you answer?',
        'A first-year student does not believe you. What do you say?',
      ],
    },
    calculation: {
      chill: [
        'What would you say to somebody who came to another number?',
        'Take me through the step you are least sure of.',
        'Is there another way to come at it?',
        'What made you begin where you did?',
        'Where would pen and paper help you most?',
      ],
      grill: [
        'Which step of it is a guess?',
        'Convince me in one line.',
        'Somebody gets twice as much. What do you reply?',
        'Start from the other end. What do you get?',
        'What did you take for granted?',
      ],
    },
  },
  other_side: {
    any: {
      chill: [
        'What is the best argument on the other side?',
        'Who would disagree, and honestly so?',
        'Where would somebody who disagrees have a point?',
        'Now put the opposite case for us.',
        'What would the people who lose by it say?',
        'What do you find hardest to answer in the other view?',
      ],
      grill: [
        'One side only. What is the other?',
        'What fact would change your mind?',
        'Argue the opposite for a minute.',
        'Who pays if you are wrong?',
        'Who is worse off if you get your way?',
        'A clever opponent sits here. What do they say first?',
      ],
    },
  },
  application: {
    any: {
      chill: [
        'Where outside college is that used?',
        'Which decision does it help with?',
        'Who uses that on an ordinary working day?',
        'Knowing it, what would a manager do differently?',
        'What could you do on Monday because you know it?',
      ],
      grill: [
        'That is page one of the book. What is it for?',
        'Outside the exam hall, who needs it?',
        'Who earns a rupee from that?',
        'A manager ignores it. What does that cost?',
        'Name one business that lives on it.',
      ],
    },
  },
  limit: {
    subject: {
      chill: [
        'What does that leave out?',
        'When would you be careful with it?',
        'Where would you not rely on it?',
        'Is there a case where it misleads?',
        'How far does your own knowledge of it go?',
      ],
      grill: [
        'Where does it fail?',
        'What did you assume just now?',
        'Push it to the extreme. What happens?',
        'You say it with confidence. Name the exception.',
        'Where does your own knowledge of it end?',
      ],
    },
    calculation: {
      chill: [
        'How would you check it another way?',
        'Which step would you check first?',
        'Would your way work with much larger numbers?',
        'Where might somebody else go wrong with it?',
        'How sure are you, from one to ten?',
      ],
      grill: [
        'What would a second method give?',
        'How sure are you, in per cent?',
        'Which step deserves a second look?',
        'Make all the numbers ten times larger. What changes?',
        'Would you sign that answer?',
      ],
    },
  },
  alternative: {
    any: {
      chill: [
        'What other way did you think about?',
        'What would have been your second choice?',
        'What did others in your place do?',
        'Suppose that had not been possible. What then?',
        'What would a good friend have advised you?',
      ],
      grill: [
        'What did you turn down for that?',
        'What was wrong with doing nothing?',
        'That is the first idea anyone has. What was your second?',
        'Name the option you did not look at.',
        'Suppose that is forbidden. What do you do?',
        'What would somebody braver have done?',
      ],
    },
  },
};
