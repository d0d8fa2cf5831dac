import { defineStems } from './define-stems.ts';

/** Goals: a job one can picture, the road to it, and what happens when it is closed. */
export const careerGoals = defineStems({ topicId: 'career_goals', kind: 'profile', seat: 'industry' }, [
  {
    id: 'tuesday',
    chill: [
      'Describe an ordinary Tuesday in the job you want five years from now.',
      'Five years from now, eleven in the morning: who is waiting for an answer from you?',
    ],
    grill: [
      'Not the title. What do you do on a Tuesday in that job?',
      'In the job you dream of, what is the dullest hour of the day?',
    ],
    ladder: [
      ['example', 'Whom did you watch doing that job?', 'Whom have you watched doing it for a whole day?'],
      ['cost', 'What will you dislike about it?', 'Which part of it will you hate?'],
      ['stakeholder', 'Who is waiting for your work that evening?', 'Who shouts if you are late with it?'],
      ['own_part', 'Which part of that day could you do already?', 'Which part of it could you do tomorrow?'],
      ['reason', 'Why that job, and not the one beside it?', 'Why would anyone pay for that?'],
    ],
  },
  {
    id: 'from_role_to_goal',
    profile: 'experienced',
    chill: [
      'Between {role} and where you want to be, which step looks hardest from here?',
      'What from your days as {role} will still be useful in the job you want?',
    ],
    grill: [
      'You are {role} on paper. Who in that other trade would hire you?',
      'As {role} you have learnt things your dream job does not need. What makes you credible there?',
    ],
    ladder: [
      ['own_part', 'What have you done about that step this month?', 'What did you do for it this month?'],
      [
        'alternative',
        'If that step fails, where do you stand?',
        'That step fails. What is left of the plan?',
      ],
      ['stakeholder', 'Who has made that step before you?', 'Name one person who made that step.'],
      ['cost', 'What do you leave behind on the way?', 'What do you throw away on the way?'],
    ],
  },
  {
    id: 'back_to_employer',
    profile: 'experienced',
    chill: [
      'Would {employer} want you back after the degree, in a better chair?',
      'Which job inside {employer} would you come back for?',
    ],
    grill: [
      '{employer} fills your chair in a month. What would you come back as?',
      'If {employer} offered your dream job today, without a degree, would you take it?',
    ],
    ladder: [
      ['reason', 'What would have to change there first?', 'Then what is the degree for?'],
      ['other_side', 'What would they say against it?', 'Why would they say no?'],
      ['alternative', 'Who else would want that mix of things?', 'Who else would hire you, then?'],
      [
        'own_part',
        'What would you do there in the first week?',
        'First week in that chair. What do you change?',
      ],
    ],
  },
  {
    id: 'degree_to_goal',
    profile: 'fresher',
    chill: [
      'With {degree} behind you, which door is already open without us?',
      'For which work would a firm take you with {degree} alone?',
    ],
    grill: [
      '{degree}, then an MBA. What can you do that either alone would not allow?',
      'The campus gives you a job, not a career. What comes after the first offer letter?',
    ],
    ladder: [
      ['example', 'Whom do you know on that road?', 'Name one person who went that way.'],
      [
        'alternative',
        'If that door closes, what is next best?',
        'And if nobody hires for that in your year?',
      ],
      [
        'own_part',
        'What have you tried on that road so far?',
        'What have you done towards it, apart from studying?',
      ],
      ['cost', 'What do you give up by going that way?', 'What does that road cost you?'],
    ],
  },
  {
    id: 'who_hires',
    chill: [
      'Roughly how many people are hired in a year for the job you want?',
      'Write the advertisement for the job you want. What does the second line ask for?',
    ],
    grill: [
      'Name three firms that would pay you for the work you dream of.',
      'Estimate how many people in this country hold the job you want.',
    ],
    ladder: [
      ['metric_source', 'Where did you find that out?', 'Where is that from?'],
      [
        'own_part',
        'Which of their demands do you not meet today?',
        'Which line of their demand do you fail today?',
      ],
      ['alternative', 'Where else could you do the same work?', 'None of them hires. Who is fourth?'],
      ['reason', 'Why would they take you and not the one beside you?', 'Why you?'],
    ],
  },
  {
    id: 'plan_b',
    chill: [
      'Placements come, and the sector you want does not. What do you sign?',
      'What would you be content with, if the first plan does not work out?',
    ],
    grill: [
      'The firms you want stay away in your year. What do you sign on day three?',
      'You get the job you want and are bored in a year. What then?',
    ],
    ladder: [
      ['reason', 'What makes that second and not first?', 'Why was that not plan one?'],
      [
        'limit',
        'At which point would you drop the first plan?',
        'When do you admit that the first plan is dead?',
      ],
      ['cost', 'What would you lose in those first two years?', 'What does that cost you in five years?'],
      ['stakeholder', 'Who would talk you out of signing?', 'Who would call that a waste of the degree?'],
    ],
  },
  {
    id: 'what_you_lack',
    chill: [
      'For the job you want, what are you missing that no classroom gives?',
      'What would a person already in that job test you on first?',
    ],
    grill: [
      'Why would you be bad at the job you want?',
      'Someone else wants that same job and has done it already. Why you?',
    ],
    ladder: [
      [
        'own_part',
        'How have you worked on it since the form went in?',
        'What did you do about it last month?',
      ],
      ['example', 'Where did that lack show up?', 'Where has it already cost you?'],
      ['stakeholder', 'Who has told you so?', 'Who has said so to you?'],
      [
        'alternative',
        'Whom would you put beside you to make up for it?',
        'Which job needs it less than that one?',
      ],
    ],
  },
  {
    id: 'hobby_as_trade',
    specific: false,
    seat: 'chair',
    chill: [
      'Could you earn your living from {hobby}, or would that spoil it?',
      'If {hobby} had a business around it, where would the money be?',
    ],
    grill: [
      '{hobby} is what you do unpaid. Why not make that the goal?',
      'You would do {hobby} without a salary. Would you do your dream job without one?',
    ],
    ladder: [
      ['cost', 'What would you have to give up for it?', 'Price that life. What does it cost?'],
      ['reason', 'What does the other job give that this does not?', 'So is it the money, or the title?'],
      ['example', 'Whom do you know who lives on it?', 'Name one person who lives on it.'],
      ['limit', 'At what income would you do it?', 'Name the sum at which you would.'],
    ],
  },
  {
    id: 'own_firm',
    seat: 'chair',
    chill: [
      'If you started something of your own in ten years, whose problem would it solve?',
      'What would you start tomorrow if failing cost nothing?',
    ],
    grill: [
      'Everyone in that chair wants to found something some day. Which day?',
      'Why would anyone pay for what you want to start?',
    ],
    ladder: [
      ['size', 'How many people have that problem?', 'How many people pay for that today?'],
      [
        'own_part',
        'What have you tried in that direction already?',
        'What have you sold so far, to anybody?',
      ],
      ['failure_case', 'Why has nobody solved it yet?', 'Someone tried that before you. Why did it fail?'],
      ['alternative', 'What do those people do today?', 'What do they use today, without you?'],
    ],
  },
]);
