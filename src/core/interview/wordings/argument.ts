import type { GapLines } from './gap-lines.ts';

/** Follow-ups that test the argument: why, what speaks against it, where it holds, what else (rule GAP-5). */
export const argumentLines: GapLines = {
  reason: {
    any: {
      chill: [
        'What is the story behind that?',
        'How did it come to that?',
        'What is the main reason for it?',
        'Who or what brought it about?',
        'What would others say is the reason?',
      ],
      grill: [
        'And why is that so?',
        'One reason for it, no more. Which?',
        'Give me the reason in five words.',
        'You tell me what. Now tell me why.',
        'And the reason behind it?',
      ],
    },
    opinion: {
      chill: [
        'What have you seen that makes you say so?',
        'Which fact weighs most with you there?',
        'What is the strongest reason for that?',
        'How did you come to see it so?',
        'Who or what made you think so?',
      ],
      grill: [
        'Why should I believe that?',
        'What is that based on?',
        'Give me one hard fact for it.',
        'Which fact would make you change that?',
        'I have heard it before. What is your own reason?',
      ],
    },
    subject: {
      chill: [
        'What would your professor add to that?',
        'Which part of that would a beginner ask about?',
        'How would you convince a classmate of that?',
        'How would you explain it to somebody from another branch?',
        'What is the one thing people miss about it?',
      ],
      grill: [
        'Where would an examiner attack that?',
        'What must one know before it?',
        'I could look that up. What can you add?',
        'A classmate doubts it. What do you reply?',
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
        'Show me the one step that matters.',
        'What did you take for granted?',
      ],
    },
    motive: {
      chill: [
        'What is the main reason for that?',
        'Since when have you thought so?',
        'Why does that matter to you?',
        'What in your past explains it?',
        'Who or what put that into your head?',
      ],
      grill: [
        'And why is that?',
        'One good reason. Which?',
        'Why should that convince us?',
        'What would you tell a doubter?',
        'That is the what. And the why?',
      ],
    },
  },
  other_side: {
    any: {
      chill: [
        'Who would disagree, and honestly so?',
        'Where would somebody who disagrees have a point?',
        'How would an outsider see it?',
        'What would a cautious person say to that?',
        'What do you find hardest to answer in the other view?',
      ],
      grill: [
        'What fact would change your mind?',
        'Argue the opposite for a minute.',
        'Who pays if you are wrong?',
        'Who would shake their head at that?',
        'A clever opponent sits here. What do they say first?',
      ],
    },
  },
  application: {
    any: {
      chill: [
        'Which decision does it help with?',
        'Who uses that on an ordinary working day?',
        'What goes wrong for somebody who does not know it?',
        'Which mistake does it save somebody?',
        'Where did you last meet it outside a book?',
      ],
      grill: [
        'What is it good for, outside the book?',
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
        'Where does it stop being useful?',
        'What did you leave out just now?',
        'What is the hardest question on it?',
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
        'What would the cautious choice have been?',
        'That is the first idea anyone has. What was your second?',
        'Name the option you did not look at.',
        'Suppose that is forbidden. What do you do?',
        'What would somebody braver have done?',
      ],
    },
  },
};
