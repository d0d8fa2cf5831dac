import { defineStems } from './define-stems.ts';

/** Goals: a job one can picture, the road to it, and what happens when it is closed. */
export const careerGoals = defineStems({ topicId: 'career_goals', kind: 'profile', seat: 'industry' }, [
  {
    id: 'tuesday',
    chill: 'Describe an ordinary Tuesday in the job you want five years from now.',
    grill: 'Not the title. What do you do on a Tuesday in that job?',
    ladder: [
      [
        'example',
        'Have you ever watched somebody do that job for a day?',
        'Whom have you watched doing it for a whole day?',
      ],
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
        'One thing you did for it this month. What was it?',
      ],
      ['example', 'Do you know anybody who made that move?', 'Name one person who made that move.'],
      [
        'limit',
        'What from your days as {role} will you have to unlearn?',
        'Which habit of yours as {role} would annoy them?',
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
      ['reason', 'What would you want to change there first?', 'What would be the first thing you change?'],
      ['stakeholder', 'Who at {employer} would speak for you?', 'Who at {employer} would be against it?'],
      ['alternative', 'And would you want to go back?', 'Would you go back for the salary of today?'],
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
      ['reason', 'Why not walk through that door?', 'Name one job that asks for both.'],
      ['example', 'Which of your seniors went that way?', 'Who does that already, with both degrees?'],
      [
        'limit',
        'Where does the road end, with {degree} alone?',
        'Who stops you if you come with {degree} alone?',
      ],
      ['alternative', 'What did most of your class choose?', 'And if nobody hires for it in your year?'],
    ],
  },
  {
    id: 'who_hires',
    chill: 'Roughly how many people are hired in a year for the job you want?',
    grill: 'Name three firms that would pay you for the work you dream of.',
    ladder: [
      [
        'metric_source',
        'Where would you look that number up?',
        'When did you last read one of their vacancies?',
      ],
      [
        'own_part',
        'What do they ask for that you do not have yet?',
        'What do they ask for that you cannot show today?',
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
      [
        'reason',
        'What is it about the first plan that this does not give you?',
        'Why was that not plan one?',
      ],
      ['stakeholder', 'Whose advice would you ask before you sign?', 'Who will say that you gave up?'],
      ['cost', 'How long would you stay in it?', 'How many years do you give it?'],
      [
        'limit',
        'And would you try again for the first plan?',
        'When do you admit that the first plan is dead?',
      ],
    ],
  },
  {
    id: 'what_you_lack',
    chill: 'For the job you want, what are you missing that no classroom gives?',
    grill: 'Why would you be bad at the job you want?',
    ladder: [
      ['metric_source', 'Who pointed that out to you?', 'Who else has told you so?'],
      ['example', 'When did you last notice it?', 'When did that last cost you something?'],
      ['own_part', 'What are you doing about it these months?', 'What have you done about it this year?'],
      ['twist', 'What if it cannot be learnt?', 'And if you never get rid of it?'],
    ],
  },
  {
    id: 'hobby_as_trade',
    specific: false,
    seat: 'chair',
    chill: 'Could you earn your living from {hobby}, or would that spoil it?',
    grill: '{hobby} is what you do unpaid. Why not make that the goal?',
    ladder: [
      ['reason', 'What does an office give you that {hobby} never will?', 'Is it only the money?'],
      ['example', 'Do you know anybody who lives on it?', 'Name one person who lives on {hobby}.'],
      ['cost', 'What would one year of that life cost?', 'Price one year of that life.'],
      ['limit', 'After which year would the joy go out of it?', 'When does {hobby} turn into a chore?'],
    ],
  },
  {
    id: 'own_firm',
    seat: 'chair',
    chill: 'If you started something of your own in ten years, whose problem would it solve?',
    grill: 'Everyone in that chair wants to found something some day. Which day?',
    ladder: [
      [
        'size',
        'How many people have that problem, would you say?',
        'Of ten new firms, how many live for five years?',
      ],
      ['own_part', 'What would you have to learn first?', 'Have you ever sold anything to a stranger?'],
      [
        'stakeholder',
        'Whom would you ask to start it with you?',
        'Your best friend asks for ten lakh to found a firm. What do you say?',
      ],
      ['failure_case', 'What would close it within a year?', 'What kills most firms in their first year?'],
    ],
  },
  {
    id: 'purpose_first_step',
    seat: 'chair',
    chill: 'In your statement stands: {purpose}. What would be the first step towards that?',
    grill: 'Your statement says: {purpose}. What have you done for it up to today?',
    ladder: [
      ['reason', 'What made that matter to you?', 'Why you, of all people?'],
      ['example', 'Who has done something like it already?', 'Name somebody who has managed it.'],
      ['cost', 'What would you give up for it?', 'Who pays for it?'],
      ['failure_case', 'What could stop it half-way?', 'What will it most likely fail on?'],
    ],
  },
  {
    id: 'purpose_origin',
    seat: 'chair',
    chill: 'You write: {purpose}. When did you first think so?',
    grill: '{purpose}, you write. Where on your record does that show?',
    ladder: [
      ['real_instance', 'What happened on that day?', 'Name the day on which it showed.'],
      ['own_part', 'What did you do about it then?', 'And what did you do yourself?'],
      ['other_side', 'Who advised you against it?', 'What would a sceptic write beside that line?'],
      ['twist', 'And if that road were closed next year?', 'And if somebody does it before you?'],
    ],
  },
  {
    id: 'statement_plans_since',
    seat: 'chair',
    chill: 'What has changed in your plans since you wrote {statement}?',
    grill: 'How much of {statement} would you still sign today?',
    ladder: [
      ['reason', 'What changed it?', 'What made you doubt the rest?'],
      ['real_instance', 'When did you notice?', 'When did you last read it through?'],
      ['stakeholder', 'Who read it before you sent it?', 'How much of it did somebody else write?'],
      ['limit', 'Which part is most likely to change again?', 'Which line will not hold for two years?'],
    ],
  },
  {
    id: 'statement_hardest',
    seat: 'chair',
    chill: 'Which sentence of {statement} was the hardest to write?',
    grill: 'Hundreds of statements say the same. Which line of {statement} could only be yours?',
    ladder: [
      ['reason', 'What made it so hard?', 'Why could nobody else have written it?'],
      ['example', 'What did you write there at first?', 'What proof of it stands on your page?'],
      ['other_side', 'What would a stranger misread in it?', 'What would your manager or teacher say to it?'],
      ['alternative', 'How would you put it today?', 'Say the same without the large words.'],
    ],
  },
  {
    id: 'statement_left_out',
    seat: 'chair',
    chill: 'What did you want to say in {statement} and then leave out?',
    grill: 'What about your plans does {statement} keep quiet about?',
    ladder: [
      ['reason', 'Why did you leave it out?', 'Why was it better left out?'],
      ['stakeholder', 'Who would have liked to read it?', 'Who told you to leave it out?'],
      ['twist', 'Would you put it in today?', 'Suppose we had read it there. What then?'],
      ['cost', 'Did the text lose anything by it?', 'What did leaving it out save you?'],
    ],
  },
  {
    id: 'statement_one_line',
    seat: 'chair',
    chill: 'If only one paragraph of {statement} could stay, which would you keep?',
    grill: 'We cut {statement} down to one sentence. Which one stays?',
    ladder: [
      ['reason', 'Why that one?', 'Why not the one about your goals?'],
      ['real_instance', 'Which day of yours stands behind it?', 'Which day of your life backs that up?'],
      ['limit', 'What does it leave open?', 'What does that sentence not prove?'],
      ['failure_case', 'When would it stop being true?', 'What would make that sentence a lie?'],
    ],
  },
]);
