import { defineStems } from './define-stems.ts';

/** Hobbies: the last time, the depth, what experts dispute. */
export const hobbies = defineStems({ topicId: 'hobbies', kind: 'profile', seat: 'chair' }, [
  {
    id: 'last_time',
    chill: ['{hobby}, the last time: what went wrong?', 'Tell us about your last hour of {hobby}.'],
    grill: [
      '{hobby}. When exactly was the last time?',
      '{hobby}, most recently: name the date and the place.',
    ],
    ladder: [
      ['example', 'Who was there with you?', 'Who saw it?'],
      ['explain_hook', 'What does a beginner not see in it?', 'What does a beginner not see?'],
      ['learning', 'What did you do differently the time after?', 'And the time after?'],
      ['cost', 'What did you leave undone for it that week?', 'What was not done because of it?'],
    ],
  },
  {
    id: 'depth_stated',
    chill: [
      '{hobby}, and you write “{hobby_depth}”. What stands between you and the next level?',
      'You put “{hobby_depth}” beside {hobby}. What could you not do a year before that?',
    ],
    grill: ['{hobby}, “{hobby_depth}”. Why not further?', '“{hobby_depth}” in {hobby}. Good against whom?'],
    ladder: [
      ['limit', 'Is it talent or time that is missing?', 'Talent or time: which ran out?'],
      ['learning', 'What did you change in how you practise?', 'How do you practise, exactly?'],
      ['stakeholder', 'Who pushes you further?', 'Who beats you at it?'],
      ['example', 'Which moment made you want more of it?', 'Show me the moment that got you there.'],
    ],
  },
  {
    id: 'experts_disagree',
    chill: [
      'In {hobby}, what do two good people disagree about?',
      'Which habit in {hobby} did someone have to talk you out of?',
    ],
    grill: [
      'Name what experts in {hobby} fight over. Take a side.',
      'In {hobby}, what is the common wisdom that you think is wrong?',
    ],
    ladder: [
      ['other_side', 'What do those on the other side see?', 'Now the other side: why are they right?'],
      ['example', 'Who does it the way you admire?', 'Name someone who does it your way.'],
      ['reason', 'What settled it for you?', 'Why are you on that side?'],
      ['learning', 'Did you ever change sides?', 'When did you last change sides?'],
    ],
  },
  {
    id: 'teach_us',
    chill: [
      'Teach us one thing about {hobby} that we could try tonight.',
      'If one of us took up {hobby} on Sunday, what would we do wrong first?',
    ],
    grill: [
      'Two minutes on {hobby}, for someone who thinks it is a waste. Convince me.',
      'Teach me something about {hobby} that is not on the first page of a search.',
    ],
    ladder: [
      ['explain_hook', 'Why does it have to be done that way?', 'Why that way and not simpler?'],
      ['limit', 'How long did it take you to get that?', 'How long before that works for a slow learner?'],
      ['failure_case', 'What will we get wrong at the first try?', 'What will I do wrong?'],
      ['stakeholder', 'Who taught it to you?', 'Whom have you taught it?'],
    ],
  },
  {
    id: 'cost_of_hobby',
    chill: [
      'What have you given up so far for {hobby}?',
      'In a month without {hobby}, what do you miss first?',
    ],
    grill: [
      'Count the hours that {hobby} got last month.',
      'CAT, your work or classes, and {hobby}: which of the three was neglected this year?',
    ],
    ladder: [
      ['real_instance', 'When did that hurt the most?', 'Which week was that?'],
      ['reason', 'Why go on with it, then?', 'Why keep it, then?'],
      ['stakeholder', 'Who else pays for it with you?', 'Who at home pays for it?'],
      ['learning', 'What has it given back?', 'What did you get for it?'],
    ],
  },
  {
    id: 'hobby_number',
    chill: [
      'If you had to measure progress in {hobby}, what would you count?',
      'How do you notice that you have become better at {hobby}?',
    ],
    grill: [
      'How good are you at {hobby}, in one number?',
      '{hobby}: prove that you are better than a year ago.',
    ],
    ladder: [
      ['metric_source', 'Who would confirm that?', 'Who measured?'],
      ['limit', 'What does that number miss?', 'What does that number hide?'],
      ['example', 'Which day moved that number most?', 'When did it last go up?'],
      ['failure_case', 'When did the number fall?', 'When did it fall?'],
    ],
  },
  {
    id: 'hobby_business',
    chill: [
      'Where does the money in {hobby} come from, for those who live on it?',
      'What does {hobby} cost in a year, if one does it well?',
    ],
    grill: [
      'Who gets rich from {hobby}, if not those who love it?',
      '{hobby} as a business: who would pay for it?',
    ],
    ladder: [
      ['size', 'How large might that market be?', 'Size that market now.'],
      ['failure_case', 'Why do most of them fail?', 'Why do most of them fail?'],
      ['stakeholder', 'Who in it is paid too little?', 'Who is cheated?'],
      [
        'own_part',
        'What would you sell, if you had to live on it?',
        'Live on it for a year. What do you sell?',
      ],
    ],
  },
  {
    id: 'hobby_loss',
    chill: ['What was your worst day of {hobby}?', 'When did {hobby} last make you angry with yourself?'],
    grill: ['Your worst failure at {hobby}: what was it?', 'When did {hobby} last beat you?'],
    ladder: [
      ['reason', 'What had you overlooked?', 'Your mistake or bad luck?'],
      ['learning', 'What did you do the next morning?', 'What did you do about it?'],
      ['stakeholder', 'Who saw it?', 'Who was there?'],
      ['failure_case', 'Has it happened again?', 'Has it happened since?'],
    ],
  },
  {
    id: 'two_compared',
    chill: [
      '{hobby} and {other_hobby}: which of them needs more patience?',
      'What has {hobby} done for your {other_hobby}?',
    ],
    grill: [
      '{hobby} or {other_hobby}. One has to go. Which?',
      '{hobby}, {other_hobby}. In which would I find you average?',
    ],
    ladder: [
      ['reason', 'What makes you sure?', 'Why that one?'],
      ['example', 'Which moment showed you that?', 'When did you notice?'],
      ['cost', 'What would you lose with the other?', 'What do you lose with the other one?'],
      [
        'stakeholder',
        'Which of them would your family keep for you?',
        'Which would your friends keep for you?',
      ],
    ],
  },
  {
    id: 'outside_work',
    specific: false,
    chill: [
      'What do you do for an hour when nobody asks anything of you?',
      'What could you talk about for an hour without preparing?',
    ],
    grill: [
      'Take away the phone and the work. What is left of your Sunday?',
      'What do you do badly but go on doing?',
    ],
    ladder: [
      ['real_instance', 'When was the last time?', 'When was the last time?'],
      ['explain_hook', 'What does an outsider not understand about it?', 'What is hard about it?'],
      ['reason', 'What does that hour do for you?', 'What is it good for?'],
      ['cost', 'What do you leave undone for it?', 'What waits meanwhile?'],
    ],
  },
  {
    id: 'book_or_film',
    specific: false,
    chill: [
      'Which book or film changed a decision of yours?',
      'What did you last read to the end though nobody made you?',
    ],
    grill: [
      'Exams apart, what did you last read to the end?',
      'Name a book you disagreed with. What was wrong in it?',
    ],
    ladder: [
      ['explain_hook', 'What is its argument, in one sentence?', 'Its argument in one sentence. What is it?'],
      ['other_side', 'Where does the author go wrong?', 'Where is the author wrong?'],
      ['example', 'Which page or scene is still with you?', 'One scene. Which?'],
      ['reason', 'Why did it reach you just then?', 'Why that one?'],
    ],
  },
]);
