import type { GapWordings } from './follow-up.ts';

/** Follow-ups that ask what it cost, whom it touched, what it taught, and what a twist would change (rule GAP-5). */
export const consequenceWordings: GapWordings = {
  failure_case: {
    chill: {
      short: [
        '“{hook}”: when did it not work?',
        '“{hook}”: what could have gone wrong there?',
        'You said “{hook}”. Where did that nearly fail?',
        '“{hook}”. With worse luck, how would it have gone?',
      ],
      long: [
        '“{hook}”. That sounds smooth. Where did you get stuck?',
        '“{hook}”. Had it failed, what would you have seen first?',
        '“{hook}”. Tell us about the day it went against you.',
        '“{hook}”. Which part of that was luck?',
      ],
      plain: [
        'When did that not work?',
        'Where did it nearly fail?',
        'Which part of it was luck?',
        'What would you have seen first if it had failed?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. And when did it fail?',
        '“{hook}”. What went wrong because of that?',
        '“{hook}”. Who was worse off for it?',
        '“{hook}”. What did you get wrong there?',
      ],
      long: [
        '“{hook}”. I hear no failure. What are you leaving out?',
        '“{hook}”. Suppose it fails tomorrow. What is the cause?',
        '“{hook}”. Tell me the version you would not put on paper.',
        '“{hook}”: how much of that was luck?',
      ],
      plain: [
        'And when did it fail?',
        'Too smooth. What went wrong?',
        'Who was worse off because of it?',
        'How much of that was luck?',
      ],
    },
  },
  learning: {
    chill: {
      short: [
        '“{hook}”. What do you do differently since then?',
        '“{hook}”: what did it teach you about yourself?',
        'You said “{hook}”. What would you have liked to know the day before?',
        '“{hook}”. Where has that helped since?',
      ],
      long: [
        '“{hook}”. What of that have you used since?',
        '“{hook}”. If you did it again, what would you change?',
        '“{hook}”. Did any habit of yours change after that?',
        '“{hook}”. What did it show you that you did not want to see?',
      ],
      plain: [
        'What do you do differently since then?',
        'Which habit of yours did that change?',
        'If you did it again, what would you drop?',
        'Where has that helped you since?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. What did that change in you?',
        '“{hook}”. Which mistake do you still make?',
        '“{hook}”. Name one thing you do differently now.',
        '“{hook}”. What did you learn the hard way there?',
      ],
      long: [
        '“{hook}”. What did you take from that, apart from the story?',
        '“{hook}”. Would you do it the same way again?',
        '“{hook}”. Show me the lesson in something you did last month.',
        '“{hook}”. Who else paid for that lesson?',
      ],
      plain: [
        'Where is that lesson in use today?',
        'Which mistake do you still make?',
        'Name one thing you do differently now.',
        'Lessons are easy to say. Where did it show last month?',
      ],
    },
  },
  cheaper_way: {
    chill: {
      short: [
        '“{hook}”: could you get that without two years and the fees?',
        '“{hook}”. Is there a shorter road to that?',
        'You said “{hook}”. What would a six-month course miss?',
        '“{hook}”. What stops you from doing it where you are?',
      ],
      long: [
        '“{hook}”. Your employer might teach you that. What would be missing?',
        '“{hook}”, you say. What have you tried for it this year already?',
        '“{hook}”. With a mentor and some books, where would you fall short?',
        '“{hook}”: which part of it truly needs a campus?',
      ],
      plain: [
        'Is there a shorter road to that?',
        'Which part of it truly needs a campus?',
        'What have you tried already, this year?',
        'What would a six-month course miss?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. One can learn that on YouTube. Why pay?',
        '“{hook}”. An online course gives you that. What else do you want?',
        '“{hook}”. You can learn that in your present job. Why leave?',
        '“{hook}”. Is that worth two years and the fees?',
      ],
      long: [
        '“{hook}”. For that I would send you to a library. Why a campus?',
        '“{hook}”: your firm would pay for that. Did you ask?',
        '“{hook}”. Leave out what you can learn alone. What remains?',
        '“{hook}”. Two salaries gone for that. When do they come back?',
      ],
      plain: [
        'A short course online does that. Why two years?',
        'Your firm would teach you that. Did you ask?',
        'Leave out what you can learn alone. What remains?',
        'Two salaries gone. When do they come back?',
      ],
    },
  },
  cost: {
    chill: {
      short: [
        '“{hook}”: what did it cost?',
        '“{hook}”: what had to be given up for that?',
        '“{hook}”. Who had to do the extra work?',
        'You said “{hook}”. What suffered because of it?',
      ],
      long: [
        '“{hook}”. What went into that which we cannot see?',
        '“{hook}”: on the other side, what got worse?',
        '“{hook}”. If you had to price that, what would you count first?',
        '“{hook}”. At what cost would you have stopped?',
      ],
      plain: [
        'What did that cost?',
        'What had to be given up for it?',
        'On the other side, what got worse?',
        'At what cost would you have stopped?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. What did that cost, in rupees or hours?',
        '“{hook}”. At what cost?',
        '“{hook}”. Who paid for that?',
        '“{hook}”. What did you have to give up?',
      ],
      long: [
        '“{hook}”. That is the gain. What was the cost?',
        '“{hook}”. How many hours did that take, of whose time?',
        '“{hook}”. What else could you have done with that money or time?',
        '“{hook}”. Was that worth what it cost?',
      ],
      plain: [
        'What did it cost, in rupees or hours?',
        'You gave me the gain. What was the cost?',
        'What else would that money have bought?',
        'Who paid?',
      ],
    },
  },
  stakeholder: {
    chill: {
      short: [
        '“{hook}”. Whom did you have to convince?',
        '“{hook}”. Who felt that first?',
        'You said “{hook}”. What did those against it fear?',
        '“{hook}”. How did the people doing the work see it?',
      ],
      long: [
        '“{hook}”. Who was least happy about that?',
        '“{hook}”: how would the customer tell that story?',
        '“{hook}”: whose view did you ask last?',
        '“{hook}”. Who could have stopped it in time?',
      ],
      plain: [
        'Whom did you have to convince?',
        'Who lost a little by that?',
        'How would the customer tell it?',
        'Whose view did you ask last?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. Who was against it?',
        '“{hook}”. Who did not like that?',
        '“{hook}”. Whom should you have asked first?',
        '“{hook}”. Who had to live with that?',
      ],
      long: [
        '“{hook}”. Everyone seems to agree there. Who did not?',
        '“{hook}”. What do you say to the person it hurt most?',
        '“{hook}”: who had the power to refuse?',
        '“{hook}”. Who had asked for that?',
      ],
      plain: [
        'Who was against it?',
        'Whom did you not ask?',
        'Everyone agrees in your story. Who did not?',
        'Who had the power to refuse?',
      ],
    },
  },
  twist: {
    chill: {
      short: [
        '“{hook}”. Now suppose it was your closest friend. Does it change?',
        'You said “{hook}”. Your boss asks you to wait a month. What now?',
        '“{hook}”: and if nobody would ever know?',
        '“{hook}”. Suppose that costs you the promotion. What then?',
      ],
      long: [
        '“{hook}”. Let us say the customer is hurt by it. What now?',
        '“{hook}”, and the evidence turns out half wrong. What do you do?',
        'You say “{hook}”, and the team still refuses. What next?',
        'If the same case came back next year, would you still say “{hook}”?',
      ],
      plain: [
        'Now suppose it was your closest friend. Does it change?',
        'Suppose nobody would ever know. What then?',
        'Let us say it costs you the promotion. What now?',
        'If the evidence turned out half wrong, what would you do?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. And if it costs you your job?',
        '“{hook}”. Now it is the friend who hired you. What do you do?',
        '“{hook}”. Your boss orders the reverse. What do you do?',
        '“{hook}”. Would you do the same with nobody watching?',
      ],
      long: [
        '“{hook}”. Forty people lose their work over it. Do you go on?',
        '“{hook}”. Everyone says that. When would you not do it?',
        'You said “{hook}”. The client walks away over it. Who answers for that?',
        '“{hook}”. So where exactly is your line?',
      ],
      plain: [
        'And if it costs you your job?',
        'The friend who hired you did it. What now?',
        'Your boss orders the reverse. What do you do?',
        'Where exactly is the line?',
      ],
    },
  },
};
