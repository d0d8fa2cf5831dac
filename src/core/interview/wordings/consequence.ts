import type { GapLines } from './gap-lines.ts';

/** Follow-ups that ask what follows: when it fails, what it taught, what it cost, whom it touched, and what if (rule GAP-5). */
export const consequenceLines: GapLines = {
  failure_case: {
    any: {
      chill: [
        'Where did it nearly go wrong?',
        'Which part of it was luck?',
        'What would have told you first that it was failing?',
        'And the time it went badly?',
        'What went wrong on the way?',
        'What were you most afraid of there?',
      ],
      grill: [
        'Too smooth. What went wrong?',
        'When did it fail?',
        'How much of that was luck?',
        'Name one thing that went wrong.',
        'Who was worse off because of it?',
        'What would you rather not show us of it?',
      ],
    },
    subject: {
      chill: [
        'When does that not work?',
        'What would tell you first that it had failed?',
        'Where do people go wrong with it?',
        'Which mistake did you make with it as a student?',
        'What happens if one of the conditions is missing?',
      ],
      grill: [
        'When does it fail?',
        'What goes wrong when people use it blindly?',
        'Break it. How would you do that?',
        'Name the case where it misleads.',
        'What happens when one condition is missing?',
      ],
    },
    calculation: {
      chill: [
        'What would change your answer the most?',
        'What have you left out so far?',
        'What would you measure to be sure?',
        'In which town would it come out quite differently?',
        'Where could a small slip become a large one?',
      ],
      grill: [
        'What have you left out?',
        'What would make it twice as large?',
        'What would prove it wrong by tomorrow?',
        'Your answer is off by ten times. Where did it happen?',
        'Which of your numbers would you not bet on?',
      ],
    },
    pastime: {
      chill: [
        'Which part of it do you still get wrong?',
        'Tell us about a day when it went badly.',
        'What would your teacher still correct?',
        'When did you nearly give it up?',
        'What is the hardest part that nobody sees?',
      ],
      grill: [
        'Which mistake do you still make?',
        'What would an expert correct first?',
        'When did you last fail at it?',
        'What do the best in it do that you cannot?',
        'And on a bad day?',
      ],
    },
  },
  learning: {
    any: {
      chill: [
        'What do you do differently since then?',
        'Which habit did it change?',
        'If you did it again, what would you drop?',
        'Where has that helped you since?',
        'What would you tell someone who starts there tomorrow?',
        'What do you know now that you did not know then?',
      ],
      grill: [
        'What do you do differently now?',
        'Lessons are easy to say. Where did it show last month?',
        'Which mistake of that time do you still make?',
        'And the second time?',
        'What would you undo?',
        'So what has changed since?',
      ],
    },
    pastime: {
      chill: [
        'What has it taught you that your studies did not?',
        'Where else has that helped you?',
        'What would you tell someone who begins tomorrow?',
        'What did it change in how you work?',
        'Which habit of yours comes from it?',
      ],
      grill: [
        'What has it taught you that anybody could see?',
        'Where has it been of use, outside itself?',
        'So what has it changed?',
        'If you stopped tomorrow, what would you lose?',
        'Name one thing you do differently because of it.',
      ],
    },
  },
  cheaper_way: {
    any: {
      chill: [
        'Is there a shorter road to that?',
        'Which part of it truly needs a campus?',
        'What have you tried already, this year?',
        'What would a six-month course miss?',
        'Who around you got there without a degree?',
      ],
      grill: [
        'A short course online does that. Why two years?',
        'Leave out what you can learn alone. What remains?',
        'Two salaries gone. When do they come back?',
        'Somebody learnt all that on the job. Why not you?',
        'The library is cheaper. What does it lack?',
      ],
    },
  },
  cost: {
    any: {
      chill: [
        'What had to be given up for it?',
        'What did it cost you?',
        'What got worse because of it?',
        'Who carried the cost of it?',
        'At what price would you have stopped?',
      ],
      grill: [
        'You gave me the gain. What was the cost?',
        'Who paid?',
        'What did you stop doing for it?',
        'What did it cost, in rupees or hours?',
        'What else would that time have bought?',
      ],
    },
    opinion: {
      chill: [
        'What would that cost, and whom?',
        'Who would have to give something up for it?',
        'What gets worse if that is done?',
        'At what price would you no longer want it?',
        'Who would feel it first?',
      ],
      grill: [
        'Who pays for that?',
        'That is the gain. What is the cost?',
        'What else would that money buy?',
        'Who loses a job over it?',
        'And who gets the bill?',
      ],
    },
  },
  stakeholder: {
    any: {
      chill: [
        'Whom did you have to convince?',
        'Who lost a little by that?',
        'How would the customer tell it?',
        'Whose view did you ask last?',
        'Who found it hardest?',
      ],
      grill: [
        'Who was against it?',
        'Whom did you not ask?',
        'Everyone agrees in your story. Who did not?',
        'Who had the power to refuse?',
        'Who would tell it differently?',
      ],
    },
    opinion: {
      chill: [
        'Who gains from it, and who does not?',
        'How does it look to the person with the least say in it?',
        'Who is not heard in this?',
        'Who would be the first to complain?',
        'Whose side have we not heard yet?',
      ],
      grill: [
        'Who loses?',
        'Who has the power to stop it?',
        'Whom have you left out?',
        'Who gains, and does not say so?',
        'Tell that to the one who pays for it. What do you hear?',
      ],
    },
  },
  twist: {
    any: {
      chill: [
        'Now suppose it was your closest friend. Does it change?',
        'Suppose nobody would ever know. What then?',
        'Let us say it costs you the promotion. What now?',
        'And if you had only an hour to decide?',
        'Suppose the person begged you not to. What would you do?',
      ],
      grill: [
        'And if it costs you your job?',
        'The friend who hired you did it. What now?',
        'Your boss orders the reverse. What do you do?',
        'Where exactly is the line?',
        'Nobody will ever know. Still the same?',
      ],
    },
  },
};
