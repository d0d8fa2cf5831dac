import { defineStems } from './define-stems.ts';

/** Goals: a job one can picture, the road to it, and what happens when it is closed. */
export const careerGoals = defineStems({ topicId: 'career_goals', kind: 'profile', seat: 'industry' }, [
  {
    id: 'tuesday',
    chill: 'Describe an ordinary Tuesday in the job you want five years from now.',
    grill: 'Not the title. What do you do on a Tuesday in that job?',
    ladder: [
      ['example', 'Whom did you watch doing that job?', 'Whom have you watched doing it for a whole day?'],
      ['stakeholder', 'Who suffers on the day you do it badly?', 'Who loses money when you are wrong?'],
      ['cost', 'What will you dislike about it?', 'What does that job take away from you?'],
      ['failure_case', 'What would make that day go wrong?', 'And on the day everything goes wrong?'],
    ],
  },
  {
    id: 'from_role_to_goal',
    profile: 'experienced',
    chill: 'Between {role} and where you want to be, which step looks hardest from here?',
    grill: 'You are {role} on paper. Who in that other trade would hire you?',
    ladder: [
      [
        'own_part',
        'What have you done towards it this month?',
        'Show me one thing you did for it this month.',
      ],
      [
        'example',
        'Who has gone from {role} to that job before you?',
        'Name one person who went from {role} to there.',
      ],
      [
        'limit',
        'What from your days as {role} will you have to unlearn?',
        'What does your time as {role} spoil you for?',
      ],
      [
        'alternative',
        'If the direct road is closed, what would you take on the way?',
        'Nobody there hires you. What is left of the plan?',
      ],
    ],
  },
  {
    id: 'back_to_employer',
    profile: 'experienced',
    chill: 'Would {employer} want you back after the degree, in a better chair?',
    grill: '{employer} fills your chair in a month. What would you come back as?',
    ladder: [
      [
        'reason',
        'What would have to change there first?',
        'What could you do there then that you cannot today?',
      ],
      ['stakeholder', 'Who at {employer} would speak for you?', 'Who at {employer} would keep you out?'],
      ['cost', 'What would you lose by going back?', 'Going back is easy. What would it cost you?'],
      [
        'twist',
        'And if the person you train now sits there by then?',
        'Your junior sits there by then. What now?',
      ],
    ],
  },
  {
    id: 'degree_to_goal',
    profile: 'fresher',
    chill: 'With {degree} behind you, which door is already open without us?',
    grill: '{degree}, then an MBA. What can you do that either alone would not allow?',
    ladder: [
      ['reason', 'Why is that not enough for you?', 'Why should that need us?'],
      ['example', 'Which senior of yours went that way?', 'Name one person who went that way.'],
      [
        'limit',
        'How far up does {degree} alone carry you?',
        'Who stops you if you come with {degree} alone?',
      ],
      [
        'alternative',
        'If nobody hired for it this year, what comes next?',
        'And if nobody hires for it in your year?',
      ],
    ],
  },
  {
    id: 'who_hires',
    chill: 'Roughly how many people are hired in a year for the job you want?',
    grill: 'Name three firms that would pay you for the work you dream of.',
    ladder: [
      ['metric_source', 'Whom did you ask about it?', 'When did you last look at such a vacancy?'],
      [
        'own_part',
        'Which of their demands do you not meet today?',
        'For which demand of theirs do you fall short?',
      ],
      ['stakeholder', 'Who is ahead of you in that queue?', 'Why should they not take someone cheaper?'],
      [
        'twist',
        'What if software took half of those jobs?',
        'Half of those jobs go to software. Is yours among them?',
      ],
    ],
  },
  {
    id: 'plan_b',
    chill: 'Placements come, and the sector you want does not. What do you sign?',
    grill: 'The firms you want stay away in your year. What do you sign on day three?',
    ladder: [
      ['reason', 'What makes that second and not first?', 'Why was that not plan one?'],
      ['stakeholder', 'Whose advice would you ask before you sign?', 'Who will say that you gave up?'],
      ['cost', 'What would you miss in it?', 'What does it cost you to come back from there?'],
      [
        'limit',
        'At which point would you drop the first plan?',
        'When do you admit that the first plan is dead?',
      ],
    ],
  },
  {
    id: 'what_you_lack',
    chill: 'For the job you want, what are you missing that no classroom gives?',
    grill: 'Why would you be bad at the job you want?',
    ladder: [
      ['metric_source', 'Who pointed that out to you?', 'Who believes it, apart from you?'],
      ['example', 'When did you last notice it?', 'When did somebody last beat you to something?'],
      [
        'own_part',
        'How have you worked on it since the form went in?',
        'One thing you did last month to be hired there. What was it?',
      ],
      ['twist', 'What if it cannot be learnt?', 'And if that gap never closes?'],
    ],
  },
  {
    id: 'hobby_as_trade',
    specific: false,
    seat: 'chair',
    chill: 'Could you earn your living from {hobby}, or would that spoil it?',
    grill: '{hobby} is what you do unpaid. Why not make that the goal?',
    ladder: [
      [
        'reason',
        'What does an office give you that {hobby} never will?',
        'So is it the money, or the title?',
      ],
      ['example', 'Whom do you know who lives on it?', 'Name one person who lives on {hobby}.'],
      ['cost', 'What would you have to give up for it?', 'Price one year of that life.'],
      ['limit', 'After which year would the joy go out of it?', 'When does {hobby} turn into a chore?'],
    ],
  },
  {
    id: 'own_firm',
    seat: 'chair',
    chill: 'If you started something of your own in ten years, whose problem would it solve?',
    grill: 'Everyone in that chair wants to found something some day. Which day?',
    ladder: [
      ['size', 'How many people would want it?', 'How many strangers would pay you for it?'],
      [
        'own_part',
        'What have you tried in that direction already?',
        'What have you sold so far, to anybody?',
      ],
      ['stakeholder', 'Whom would you ask to start it with you?', 'Who lends you the first ten lakh?'],
      ['failure_case', 'What would close it within a year?', 'Most such firms die young. What kills yours?'],
    ],
  },
]);
