import type { GapLines } from './gap-lines.ts';

/** Follow-ups that ask what follows: when it fails, what it taught, what it cost, whom it touched, and what if (rule GAP-5). */
export const consequenceLines: GapLines = {
  failure_case: {
    any: {
      chill: [
        'What were you most afraid of there?',
        'What could have made it worse?',
        'What did you see too late?',
        'What would go wrong if somebody new did it?',
        'Which part of it would you not like to go through again?',
      ],
      grill: [
        'What did you overlook?',
        'What have you not told us about it?',
        'Who was worse off because of it?',
        'What would you rather not show us of it?',
        'Which part would not survive an audit?',
      ],
    },
    subject: {
      chill: [
        'When does that not work?',
        'What is the commonest mistake with it in an exam?',
        'Where do people go wrong with it?',
        'Which mistake did you make with it as a student?',
        'What happens if one of the conditions is missing?',
      ],
      grill: [
        'When does it fail?',
        'What goes wrong when people use it blindly?',
        'What do students always get wrong about it?',
        'Name the case where it misleads.',
        'What happens when one condition is missing?',
      ],
    },
    calculation: {
      chill: [
        'What would change your answer the most?',
        'What have you left out so far?',
        'What would make you doubt it?',
        'Where could a small slip become a large one?',
        'What would you change in my question to make it harder?',
      ],
      grill: [
        'What have you left out?',
        'What would make it twice as large?',
        'What would prove it wrong?',
        'Would you bet a month of pay on it?',
        'What did you make easier than it is?',
      ],
    },
    pastime: {
      chill: [
        'Which part of it do you get wrong to this day?',
        'What do you avoid in it because it is too hard?',
        'What would a good teacher correct in you?',
        'Have you ever been close to giving it up?',
        'What is the hardest part that nobody sees?',
      ],
      grill: [
        'Which mistake do you still make?',
        'Which fault would an expert see first?',
        'What can you still not do?',
        'What do the best in it do that you cannot?',
        'Who started after you and is better now?',
      ],
    },
  },
  learning: {
    any: {
      chill: [
        'What has it taught you?',
        'What has it taught you about other people?',
        'What would you do differently, if it were up to you?',
        'What do you look at more carefully because of it?',
        'What would you tell somebody who starts in your place tomorrow?',
      ],
      grill: [
        'What do you do differently because of it?',
        'What would you change first, if you could?',
        'Which mistake will you not make again?',
        'What has it changed in you that others can see?',
        'What would you warn a newcomer about?',
      ],
    },
    pastime: {
      chill: [
        'What has it taught you that your studies did not?',
        'Where has it helped you at work or in class?',
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
    motive: {
      chill: [
        'What do you know about yourself now that you did not two years ago?',
        'What would you tell a friend who has the same question?',
        'Which of your plans have you dropped on the way?',
        'What has the last year taught you?',
        'What did the last exam teach you about how you work?',
      ],
      grill: [
        'One thing you learnt last year: which?',
        'Which plan of yours did you drop?',
        'What did you believe about this degree a year ago?',
        'What would you tell a friend in your place?',
        'What do you know now that your page does not show?',
      ],
    },
  },
  cheaper_way: {
    any: {
      chill: [
        'Is there a shorter road to what you want?',
        'Which part of your plan truly needs a campus?',
        'What have you tried on your own so far?',
        'What would a six-month course miss?',
        'Whom do you know who managed without this degree?',
      ],
      grill: [
        'A short course is cheaper. Why two years?',
        'Leave out what you can learn alone. What remains?',
        'Two years of fees. When have you earned them back?',
        'Many learn to manage on the job. Why not you?',
        'The library is cheaper. What does it lack?',
      ],
    },
  },
  cost: {
    any: {
      chill: [
        'What does it cost, and whom?',
        'Who pays for it, in the end?',
        'What gets worse because of it?',
        'Who has to live with it?',
        'Who feels it first?',
      ],
      grill: [
        'And what does it cost?',
        'Who pays for that?',
        'What gets harder because of it?',
        'What does it cost, in rupees or hours?',
        'And who gets the bill?',
        'Who pays without being asked?',
      ],
    },
  },
  stakeholder: {
    any: {
      chill: [
        'How would your manager see it?',
        'How would a customer see it?',
        'Who feels it most?',
        'Who would tell it differently?',
        'Who would rather have it otherwise?',
      ],
      grill: [
        'Who does not like it?',
        'Who could change it?',
        'Who loses by it?',
        'Who would contradict you?',
        'Whose view is missing?',
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
        'Who suffers from it and says nothing?',
      ],
    },
  },
  twist: {
    any: {
      chill: [
        'Suppose a friend of yours were on the other side. What changes?',
        'Let us say it costs you the promotion. What now?',
        'Suppose your whole team were watching. What then?',
        'Suppose it happens again next month. What then?',
        'And if your boss saw it quite differently?',
      ],
      grill: [
        'And if it costs you your job?',
        'Tomorrow it stands in the newspaper. Do you change anything?',
        'Your boss orders the reverse. What do you do?',
        'Where exactly is the line?',
        'Next month it happens again. What do you do?',
      ],
    },
  },
};
