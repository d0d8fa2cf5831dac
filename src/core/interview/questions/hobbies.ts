import { defineStems } from './define-stems.ts';

/** Hobbies: the last time, the depth, what experts dispute. */
export const hobbies = defineStems({ topicId: 'hobbies', kind: 'profile', seat: 'chair' }, [
  {
    id: 'last_time',
    chill: '{hobby}, the last time: what went wrong?',
    grill: '{hobby}. When exactly was the last time?',
    ladder: [
      ['example', 'Who was there with you?', 'And the time before that?'],
      [
        'explain_hook',
        'What would a beginner not have seen in it?',
        'What did you do that a beginner cannot?',
      ],
      ['cost', 'What had to wait for it that day?', 'What did you leave lying for it?'],
      [
        'learning',
        'What will you try differently next time?',
        'What did you do better than a month earlier?',
      ],
    ],
  },
  {
    id: 'depth_stated',
    chill: '{hobby}, and you write “{hobby_depth}”. What stands between you and the next level?',
    grill: '{hobby}, “{hobby_depth}”. Why not further?',
    ladder: [
      ['learning', 'What did you change in how you practise?', 'How do you practise, exactly?'],
      ['example', 'Who is the best you have met at it?', 'What does somebody better do that you do not?'],
      ['cost', 'What would the next step cost you in hours?', 'Price the next level, in hours a week.'],
      ['limit', 'Is it talent or time that you run short of?', 'Talent or time: which runs out first?'],
    ],
  },
  {
    id: 'experts_disagree',
    chill: 'In {hobby}, what do two good people disagree about?',
    grill: 'Name what experts in {hobby} fight over. Take a side.',
    ladder: [
      ['reason', 'What convinced you?', 'When did you try it the other way?'],
      ['example', 'Who does it the way you admire?', 'Name someone who does it your way.'],
      ['other_side', 'Who would still tell you the opposite?', 'Now the other side: why are they right?'],
      ['limit', 'For whom is the opposite better?', 'For a beginner, does your side still hold?'],
    ],
  },
  {
    id: 'teach_us',
    chill: 'Teach us one thing about {hobby} that we could try tonight.',
    grill: 'Two minutes on {hobby}, for someone who thinks it is a waste. Convince me.',
    ladder: [
      ['explain_hook', 'Why is it done that way?', 'Why that way and not simpler?'],
      [
        'limit',
        'How long did it take you to get that far?',
        'How many weeks before a slow learner enjoys it?',
      ],
      ['failure_case', 'Where would we give up?', 'Where do most people give up?'],
      [
        'alternative',
        'And for somebody with only ten minutes a week?',
        'I have ten minutes a week. What is the use?',
      ],
    ],
  },
  {
    id: 'cost_of_hobby',
    chill: 'What have you given up so far for {hobby}?',
    grill: 'Count the hours that {hobby} got last month.',
    ladder: [
      [
        'real_instance',
        'Which evening did you last choose it over something else?',
        'Which week was the worst for it?',
      ],
      ['reason', 'What brings you back to it?', 'Why keep it, then?'],
      ['result', 'What have you got back for it?', 'And what has come of it?'],
      ['limit', 'How many hours a week would be too many?', 'What would make you drop it?'],
    ],
  },
  {
    id: 'hobby_number',
    chill: 'If you had to measure progress in {hobby}, what would you count?',
    grill: 'How good are you at {hobby}, in one number?',
    ladder: [
      ['learning', 'What brought the biggest jump?', 'What did you change to get there?'],
      ['metric_source', 'Who notices it besides you?', 'Who measured, besides you?'],
      ['failure_case', 'When did you last slip back?', 'When did you last get worse?'],
      ['limit', 'What in it cannot be counted at all?', 'What in it have you not improved?'],
    ],
  },
  {
    id: 'hobby_business',
    chill: 'Where does the money in {hobby} come from, for those who live on it?',
    grill: 'Who gets rich from {hobby}, if not those who love it?',
    ladder: [
      ['size', 'How large might that market be?', 'Size that market now.'],
      ['stakeholder', 'Who in the chain gets the least?', 'Who does the work and gets nothing?'],
      ['application', 'What would you sell in it?', 'Your first product in that trade: what is it?'],
      ['failure_case', 'Why do so few live on it for long?', 'Why does nearly everyone lose money on it?'],
    ],
  },
  {
    id: 'hobby_loss',
    chill: 'What was your worst day of {hobby}?',
    grill: 'Your worst failure at {hobby}: what was it?',
    ladder: [
      ['reason', 'What had you overlooked?', 'Your mistake or bad luck?'],
      ['stakeholder', 'Who saw it happen?', 'Whom did you blame?'],
      ['learning', 'What did you do the next morning?', 'What did you change the week after?'],
      ['twist', 'What was good about that day, all the same?', 'Same day again. Does it end the same way?'],
    ],
  },
  {
    id: 'two_compared',
    chill: '{hobby} and {other_hobby}: which of them needs more patience?',
    grill: '{hobby} or {other_hobby}. One has to go. Which?',
    ladder: [
      ['reason', 'What do you look for in one that the other lacks?', 'Money, time or talent: what decided?'],
      ['example', 'Which day showed you the difference?', 'When did you last choose between them?'],
      ['cost', 'Which of them costs you more in a month?', 'Which of them have you spent more on?'],
      [
        'alternative',
        'If you had time for a third, which would it be?',
        'One of them gets all your hours. What changes?',
      ],
    ],
  },
  {
    id: 'outside_work',
    specific: false,
    chill: 'What do you do for an hour when nobody asks anything of you?',
    grill: 'Take away the phone and the work. What is left of your Sunday?',
    ladder: [
      ['real_instance', 'When did you last get such an hour?', 'When was the last time?'],
      ['explain_hook', 'What does an outsider not understand about it?', 'What is hard about it?'],
      ['stakeholder', 'With whom do you share it?', 'Who thinks you waste your time on it?'],
      ['reason', 'How did it begin?', 'Why that and not sleep?'],
    ],
  },
  {
    id: 'book_or_film',
    specific: false,
    chill: 'Which book or film changed a decision of yours?',
    grill: 'Exams apart, what did you last read to the end?',
    ladder: [
      [
        'explain_hook',
        'What is it really about, in one sentence?',
        'One sentence: what does it want from us?',
      ],
      ['example', 'Which scene or page do you remember?', 'Which page would you tear out?'],
      ['other_side', 'Where does the author go wrong?', 'What would the author say to you?'],
      [
        'application',
        'What do you do differently since then?',
        'What had it changed by the following Monday?',
      ],
    ],
  },
]);
