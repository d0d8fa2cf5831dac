import type { GapWordings } from './follow-up-wordings.ts';

/** Follow-ups that ask what it cost, whom it touched, what it taught, and what a twist would change (panel.md B4.5). */
export const consequenceWordings: GapWordings = {
  failure_case: {
    chill: {
      short: [
        '“{hook}”: when did it not work?',
        'What could have gone wrong with “{hook}”?',
        'Where did “{hook}” nearly fail?',
        '“{hook}”. What would the unlucky version look like?',
      ],
      long: [
        '“{hook}” sounds smooth. Where did it stick?',
        'If “{hook}” had failed, what would you have seen first?',
        'Tell us about the week when “{hook}” went against you.',
        'Which part of “{hook}” was luck?',
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
        '“{hook}”. And when it failed?',
        'What broke because of “{hook}”?',
        '“{hook}”: who was worse off?',
        'Where is the mistake in “{hook}”?',
      ],
      long: [
        'No failure anywhere in “{hook}”. What are you leaving out?',
        '“{hook}” fails tomorrow. What is the cause?',
        'Tell me the version of “{hook}” you would not put on paper.',
        'How much of “{hook}” was luck?',
      ],
      plain: [
        'And when it failed?',
        'Too smooth. What went wrong?',
        'Who was worse off because of it?',
        'How much of that was luck?',
      ],
    },
  },
  learning: {
    chill: {
      short: [
        'After “{hook}”, what do you do differently?',
        '“{hook}”: what did it teach you about yourself?',
        'What would you tell your younger self before “{hook}”?',
        '“{hook}”. Where has that helped since?',
      ],
      long: [
        'Out of “{hook}”, what have you used since?',
        'If you did “{hook}” again, what would you drop?',
        '“{hook}”: which habit of yours changed after it?',
        'What did “{hook}” show you that you did not want to see?',
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
        '“{hook}”. What changed in you, if anything?',
        'After “{hook}”, which mistake do you still make?',
        '“{hook}”: name one thing you now do otherwise.',
        'What did “{hook}” cost you to learn?',
      ],
      long: [
        '“{hook}” is a story. Where is the lesson in use today?',
        'You would do “{hook}” again the same way. Why?',
        'Show me the lesson of “{hook}” in something you did last month.',
        'Who else had to pay for what “{hook}” taught you?',
      ],
      plain: [
        'Where is that lesson in use today?',
        'Which mistake do you still make?',
        'Name one thing you now do otherwise.',
        'Lessons are easy to say. Where did it show last month?',
      ],
    },
  },
  cheaper_way: {
    chill: {
      short: [
        '“{hook}”: could you get that without two years and the fees?',
        'Is there a shorter road to “{hook}”?',
        'What would a six-month course miss about “{hook}”?',
        '“{hook}”. What stops you from doing it where you are?',
      ],
      long: [
        'Your employer might teach you “{hook}”. What would be missing?',
        'If “{hook}” is the aim, what have you tried this year already?',
        'A mentor and some books for “{hook}”: where would they fall short?',
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
        '“{hook}” is on YouTube. Why pay for it?',
        'An online course gives you “{hook}”. What else do you want?',
        '“{hook}” costs nothing where you sit. Why leave?',
        'Two years for “{hook}”. Price it.',
      ],
      long: [
        'For “{hook}” I would send you to a library. Why a campus?',
        '“{hook}”: your firm would pay for that. Did you ask?',
        'Subtract what you can learn alone. What remains of “{hook}”?',
        'Two salaries gone for “{hook}”. When does it come back?',
      ],
      plain: [
        'A short course online does that. Why two years?',
        'Your firm would teach you that. Did you ask?',
        'Subtract what you can learn alone. What remains?',
        'Two salaries gone. When do they come back?',
      ],
    },
  },
  cost: {
    chill: {
      short: [
        '“{hook}”: what did it cost?',
        'What had to be given up for “{hook}”?',
        '“{hook}”. Who did the extra work?',
        'What got slower because of “{hook}”?',
      ],
      long: [
        'Nothing is free. What went into “{hook}” that we cannot see?',
        'On the other side of “{hook}”, what got worse?',
        'If you had to price “{hook}”, what would you count first?',
        '“{hook}”: at which price would you not have done it?',
      ],
      plain: [
        'What did that cost?',
        'What had to be given up for it?',
        'On the other side, what got worse?',
        'At which price would you have stopped?',
      ],
    },
    grill: {
      short: [
        'Price “{hook}” now. Thirty seconds.',
        '“{hook}”. At what cost?',
        'Who paid for “{hook}”?',
        '“{hook}”: what did you sacrifice?',
      ],
      long: [
        'You gave me the gain of “{hook}”. What was the bill?',
        'Count the hours in “{hook}”. Was it worth them?',
        '“{hook}”: what else would that money have bought?',
        'On your own figures, does “{hook}” pay?',
      ],
      plain: [
        'Price it now. Thirty seconds.',
        'You gave me the gain. What was the bill?',
        'What else would that money have bought?',
        'Who paid?',
      ],
    },
  },
  stakeholder: {
    chill: {
      short: [
        '“{hook}”: who had to be won over?',
        'Who felt “{hook}” first?',
        'What did those against “{hook}” fear?',
        '“{hook}”. How did the people below you see it?',
      ],
      long: [
        'In “{hook}” somebody lost a little. Who was it?',
        'How would the customer tell the story of “{hook}”?',
        '“{hook}”: whose view did you ask last?',
        'Before “{hook}” went through, who could have stopped it?',
      ],
      plain: [
        'Who had to be won over?',
        'Who lost a little by that?',
        'How would the customer tell it?',
        'Whose view did you ask last?',
      ],
    },
    grill: {
      short: [
        '“{hook}”. Who was against it?',
        'Who lost because of “{hook}”?',
        '“{hook}”: whom did you not ask?',
        'Whose trouble was “{hook}”?',
      ],
      long: [
        'Everyone agrees in your story of “{hook}”. Who did not?',
        'The person hurt most by “{hook}” sits here. What do you say?',
        '“{hook}”: who had the power to refuse?',
        'Your customer never asked for “{hook}”. Who did?',
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
        'Keep “{hook}”, but your boss asks you to wait a month. What now?',
        '“{hook}”: and if nobody would ever know?',
        'Suppose “{hook}” costs you the promotion. What then?',
      ],
      long: [
        'Let us change one thing: the customer is hurt by “{hook}”. What now?',
        '“{hook}”, and the evidence turns out half wrong. What do you do?',
        'Suppose you had said “{hook}” and the team still refused. What next?',
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
        '“{hook}”, and it costs you your job. Still?',
        '“{hook}”. The friend who hired you did it. Now?',
        'Your boss orders the reverse of “{hook}”. What do you do?',
        '“{hook}”: and with nobody watching?',
      ],
      long: [
        'Easy so far. “{hook}” puts forty people out of work. Do you go on?',
        '“{hook}” is what everyone says. At what price would you not?',
        'You said “{hook}”. The client walks away over it. Who answers for that?',
        'Where exactly is the line, if “{hook}” is on the right side of it?',
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
