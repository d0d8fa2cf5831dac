import type { GapWordings } from './follow-up-wordings.ts';

/** Follow-ups that ask what it cost, whom it touched, what it taught, and what a twist would change (panel.md B4.5). */
export const consequenceWordings: GapWordings = {
  failure_case: {
    chill: {
      short: [
        '“{hook}”: when did it not work?',
        '“{hook}”: what could have gone wrong there?',
        'You said “{hook}”. Where did that nearly fail?',
        '“{hook}”. What would the unlucky version look like?',
      ],
      long: [
        '“{hook}” sounds smooth. Where did it stick?',
        '“{hook}”. Had it failed, what would you have seen first?',
        '“{hook}”: tell us about the week when it went against you.',
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
        '“{hook}”. And when it failed?',
        '“{hook}”: what broke because of that?',
        '“{hook}”: who was worse off?',
        '“{hook}”. There is a mistake in it. Where?',
      ],
      long: [
        '“{hook}”, and no failure anywhere. What are you leaving out?',
        '“{hook}”. Tomorrow it fails. What was the cause?',
        '“{hook}”. Tell me the version you would not put on paper.',
        '“{hook}”: how much of that was luck?',
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
        '“{hook}”. Since then, what do you do differently?',
        '“{hook}”: what did it teach you about yourself?',
        'You said “{hook}”. What would you have liked to know the day before?',
        '“{hook}”. Where has that helped since?',
      ],
      long: [
        '“{hook}”. What of that have you used since?',
        '“{hook}”: doing it again, what would you drop?',
        '“{hook}”: which habit of yours changed after it?',
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
        '“{hook}”. What changed in you, if anything?',
        '“{hook}”. Which mistake do you still make?',
        '“{hook}”: name one thing you now do otherwise.',
        '“{hook}”: what did that cost you to learn?',
      ],
      long: [
        '“{hook}” is a story. Where is the lesson in use today?',
        '“{hook}”. You would do it the same way again. Why?',
        '“{hook}”. Show me the lesson in something you did last month.',
        '“{hook}”: who else had to pay for that lesson?',
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
        '“{hook}”. That costs nothing where you sit. Why leave?',
        '“{hook}”, for two years. Price it.',
      ],
      long: [
        '“{hook}”. For that I would send you to a library. Why a campus?',
        '“{hook}”: your firm would pay for that. Did you ask?',
        '“{hook}”. Subtract what you can learn alone: what remains?',
        '“{hook}”. Two salaries gone for that. When do they come back?',
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
        '“{hook}”: what had to be given up for that?',
        '“{hook}”. Who did the extra work?',
        'You said “{hook}”. What got slower because of it?',
      ],
      long: [
        '“{hook}”. Nothing is free: what went into it that we cannot see?',
        '“{hook}”: on the other side, what got worse?',
        '“{hook}”. If you had to price that, what would you count first?',
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
        '“{hook}”. Price that now. Thirty seconds.',
        '“{hook}”. At what cost?',
        '“{hook}”: who paid?',
        '“{hook}”: what did you sacrifice?',
      ],
      long: [
        '“{hook}”. That is the gain. What was the bill?',
        '“{hook}”. Count the hours that took.',
        '“{hook}”: what else would that money have bought?',
        '“{hook}”. On your own figures, does that pay?',
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
        '“{hook}”. Who felt that first?',
        'You said “{hook}”. What did those against it fear?',
        '“{hook}”. How did the people below you see it?',
      ],
      long: [
        '“{hook}”. Somebody lost a little there. Who was it?',
        '“{hook}”: how would the customer tell that story?',
        '“{hook}”: whose view did you ask last?',
        '“{hook}”. Who could have stopped it in time?',
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
        '“{hook}”: who lost because of that?',
        '“{hook}”: whom did you not ask?',
        '“{hook}”. Whose trouble was that?',
      ],
      long: [
        '“{hook}”. Everyone agrees in that story. Who did not?',
        '“{hook}”. The person hurt most by it sits here. What do you say?',
        '“{hook}”: who had the power to refuse?',
        '“{hook}”. Your customer never asked for that. Who did?',
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
        '“{hook}”, and it costs you your job. Still?',
        '“{hook}”. The friend who hired you did it. Now?',
        '“{hook}”. Your boss orders the reverse. What do you do?',
        '“{hook}”: and with nobody watching?',
      ],
      long: [
        '“{hook}”. It puts forty people out of work. Do you go on?',
        '“{hook}” is what everyone says. At what price would you not?',
        'You said “{hook}”. The client walks away over it. Who answers for that?',
        '“{hook}”: so where exactly is the line?',
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
