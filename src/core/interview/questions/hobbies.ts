import { defineStems } from './define-stems.ts';

/** Hobbies: the last time, the depth, what experts dispute. */
export const hobbies = defineStems({ topicId: 'hobbies', kind: 'profile', seat: 'chair' }, [
  {
    id: 'last_time',
    chill: '{hobby}, the last time: what went wrong?',
    grill: '{hobby}. When exactly was the last time?',
    ladder: [
      ['reason', 'Could you have known that beforehand?', 'How long did you stay with it?'],
      ['example', 'Who was there with you?', 'And the time before that?'],
      ['learning', 'And what will you do the next time?', 'What do you still do badly at it?'],
      ['limit', 'When does it stop being fun?', 'What keeps you from it for weeks?'],
    ],
  },
  {
    id: 'depth_stated',
    chill: '{hobby}, and you write “{hobby_depth}”. What stands between you and the next level?',
    grill: '{hobby}, “{hobby_depth}”. Why not further?',
    ladder: [
      ['own_part', 'How do you practise, in an ordinary week?', 'How many hours was it last week?'],
      ['example', 'Who is the best you have met at it?', 'What does somebody better do that you do not?'],
      ['cost', 'What would you give up to get there?', 'What would you give up for the next level?'],
      ['limit', 'Is it talent or time that you run short of?', 'Talent or time: which runs out first?'],
    ],
  },
  {
    id: 'experts_disagree',
    chill: 'In {hobby}, what do two good people disagree about?',
    grill: 'Name what experts in {hobby} fight over. Take a side.',
    ladder: [
      ['own_part', 'Have you tried it both ways?', 'When did you last try it yourself?'],
      ['example', 'Who does it the way you admire?', 'Name one person who does it your way.'],
      [
        'other_side',
        'Where do you stand, and since when?',
        'Now the side you did not take: why are they right?',
      ],
      ['application', 'What would you tell a beginner?', 'And what do you tell a beginner?'],
    ],
  },
  {
    id: 'teach_us',
    chill: 'Teach us one thing about {hobby} that we could try tonight.',
    grill: 'Two minutes on {hobby}, for someone who thinks it is a waste. Convince me.',
    ladder: [
      ['explain_hook', 'What do beginners get wrong in that?', 'What does a beginner get wrong first?'],
      ['reason', 'Who taught it to you?', 'Who convinced you?'],
      ['example', 'When did you last do it yourself?', 'When did it last give you a bad hour?'],
      ['limit', 'How long until one is any good at it?', 'And what about it is a waste, honestly?'],
    ],
  },
  {
    id: 'cost_of_hobby',
    chill: 'What have you given up so far for {hobby}?',
    grill: 'Count the hours that {hobby} got last month.',
    ladder: [
      ['stakeholder', 'Who at home would like you to do less of it?', 'And who would say it was more?'],
      ['reason', 'What do you get for it in return?', 'What came out of those hours?'],
      ['twist', 'What would you never give up for it?', 'An exam comes up. Which hour goes first?'],
      ['limit', 'At which point would you stop?', 'And last week?'],
    ],
  },
  {
    id: 'hobby_number',
    chill: 'If you had to measure progress in {hobby}, what would you count?',
    grill: 'How good are you at {hobby}, in one number?',
    ladder: [
      ['learning', 'What brought the biggest jump?', 'And a year ago?'],
      ['metric_source', 'Who else could see the difference?', 'Who says so, besides you?'],
      ['failure_case', 'When did you last slip back?', 'What would raise it by ten?'],
      ['limit', 'What in it cannot be counted at all?', 'What does the number not show?'],
    ],
  },
  {
    id: 'hobby_business',
    chill: 'Where does the money in {hobby} come from, for those who live on it?',
    grill: 'Who gets rich from {hobby}, if not those who love it?',
    ladder: [
      ['size', 'How large might that market be?', 'How large is that business in India, roughly?'],
      ['stakeholder', 'Who in that trade gets the least?', 'Who in that trade earns the least?'],
      ['application', 'What would you sell in it?', 'Your first product in that trade: what is it?'],
      ['failure_case', 'Why do so few live on it for long?', 'Why do most people lose money on it?'],
    ],
  },
  {
    id: 'hobby_loss',
    chill: 'What was your worst day of {hobby}?',
    grill: 'Your worst failure at {hobby}: what was it?',
    ladder: [
      [
        'reason',
        'What would somebody better have done that day?',
        'What would somebody better have seen coming?',
      ],
      ['stakeholder', 'Whom did you tell that evening?', 'Whom did you tell, and whom not?'],
      ['learning', 'What did you do the next morning?', 'What did you change the week after?'],
      ['twist', 'Was anything good about that day?', 'Same day again. Does it end the same way?'],
    ],
  },
  {
    id: 'two_compared',
    chill: '{hobby} and {other_hobby}: which of them needs more patience?',
    grill: '{hobby} or {other_hobby}. One has to go. Which?',
    ladder: [
      [
        'reason',
        'What does the one give you that the other does not?',
        'Which of the two would your family keep?',
      ],
      [
        'example',
        'When did you last run out of patience with one of them?',
        'When did you last do the other one?',
      ],
      ['cost', 'Which of them costs you more in a month?', 'Which of them have you spent more on?'],
      ['stakeholder', 'Which of the two do you share with somebody?', 'Who would be sorry to see it go?'],
    ],
  },
  {
    id: 'outside_work',
    specific: false,
    chill: 'What do you do for an hour when nobody asks anything of you?',
    grill: 'Take away the phone and the work. What is left of your Sunday?',
    ladder: [
      ['real_instance', 'When did you last get such an hour?', 'When was the last such Sunday?'],
      [
        'explain_hook',
        'What does an outsider not understand about it?',
        'What of it would you never give up?',
      ],
      ['stakeholder', 'With whom do you share it?', 'Who is with you on such a day?'],
      ['reason', 'How did that begin?', 'Since when is it like that?'],
    ],
  },
  {
    id: 'book_or_film',
    specific: false,
    chill: 'Which book or film changed a decision of yours?',
    grill: 'Exams apart, what did you last read to the end?',
    ladder: [
      ['reason', 'How did you come to it?', 'Who told you to read it?'],
      ['other_side', 'What would you tell the author?', 'Where was the author wrong?'],
      ['application', 'What stays with you from it?', 'What stays with you from it?'],
      ['stakeholder', 'To whom have you given it since?', 'Who should never read it?'],
    ],
  },
]);
