import { defineStems } from './define-stems.ts';

/** Why an MBA, why now, why here; mostly in disguise. */
export const whyMba = defineStems({ topicId: 'why_mba', kind: 'profile', seat: 'chair' }, [
  {
    id: 'failed_last_year',
    profile: 'experienced',
    chill: [
      'What did you fail to get done at {current_employer} last year that an MBA would have changed?',
      'On which day at {current_employer} did you first wish you had studied management?',
    ],
    grill: [
      'What can you not do at {current_employer} that two years of lectures will let you do?',
      '{current_employer} pays you to learn. Why pay somebody else?',
    ],
    ladder: [
      [
        'cheaper_way',
        'Could a good mentor have fixed the same thing?',
        'A short course online fixes that. Why two years?',
      ],
      [
        'alternative',
        'If every school says no this year, what will you do about it?',
        'All schools refuse you. What happens to that plan on Monday?',
      ],
      ['stakeholder', 'Who else could have done it there?', 'Somebody there can do it. Who?'],
      [
        'application',
        'Which course would have helped you in that very week?',
        'Name the lecture that would have changed it.',
      ],
    ],
  },
  {
    id: 'stay_where_you_are',
    profile: 'experienced',
    chill: [
      'Say {current_employer} offers you a larger team next month. What makes you still come here?',
      'Suppose your manager at {current_employer} heard this conversation. Which reason would surprise them?',
    ],
    grill: [
      '{current_role}: it pays, and you know the work. Stay.',
      '{current_employer} has only now got some use out of you. Why walk away?',
    ],
    ladder: [
      [
        'cheaper_way',
        'Which part of that could you get without leaving?',
        'Change jobs, then. What has the degree to do with it?',
      ],
      [
        'cost',
        'What do you give up that you will miss?',
        'Two salaries and the fees. When do they come back?',
      ],
      [
        'reason',
        'What would you still not be able to do there in five years?',
        'What is so bad about where you are?',
      ],
      ['stakeholder', 'Who there would be sorry to lose you?', 'Who there has asked you to stay?'],
    ],
  },
  {
    id: 'engineer_why_not_masters',
    chill: [
      'You spent years on {branch}. Why not one more degree in it instead of this one?',
      'Your {branch} professors would want you for a master’s. What would you tell them?',
    ],
    grill: [
      'The country trained you in {branch}, and you want to make slides. Defend that.',
      '{branch} loses you. What does management gain?',
    ],
    ladder: [
      ['reason', 'When did the subject stop being enough?', 'Which semester made you give it up?'],
      ['other_side', 'What is the best reason to stay with it?', 'Argue for staying. Make it good.'],
      ['cost', 'What will you miss about it?', 'Which part of it will you throw away?'],
      [
        'example',
        'Whom do you know who made that turn and is glad?',
        'Name one person for whom that turn paid.',
      ],
    ],
  },
  {
    id: 'certificate_instead',
    chill: [
      'You already have “{certificate}”. What did it leave open that only an MBA can close?',
      'After “{certificate}”, two more of that kind would cost a tenth of an MBA. What would they miss?',
    ],
    grill: [
      '“{certificate}” was one plan, an MBA is another. Which one have you given up on?',
      '“{certificate}” first, now an MBA. Which line on the page comes next?',
    ],
    ladder: [
      ['application', 'Where did you use it last?', 'Where has it earned you anything yet?'],
      [
        'cheaper_way',
        'Which single course here would you come for?',
        'Name one course here you cannot take elsewhere.',
      ],
      [
        'other_side',
        'What would someone say who stopped at that certificate?',
        'Others stopped there and did well. What do they know?',
      ],
      [
        'learning',
        'What did you find out about yourself while you studied for it?',
        'What did it show you that you cannot do?',
      ],
    ],
  },
  {
    id: 'fresher_why_now',
    profile: 'fresher',
    chill: [
      'Most of what we teach makes sense after a bad manager. You have had none: why now?',
      'Imagine you work for two years and then come. What would you understand better?',
      'In a room of people with four years of work, what will you bring to the table?',
    ],
    grill: [
      'You have managed nobody and nothing. What will you do with a degree in managing?',
      'Go and work for two years first. What is wrong with that advice?',
    ],
    ladder: [
      [
        'own_part',
        'What have you run, however small, that you would draw on?',
        'The largest thing you ever ran: how large was it?',
      ],
      [
        'other_side',
        'What is the best argument for waiting?',
        'State the case for waiting better than I did.',
      ],
      [
        'alternative',
        'What would you do with the two years otherwise?',
        'Two years of work instead. What would you lose?',
      ],
      ['stakeholder', 'Who advised you to wait?', 'Who told you to work first?'],
    ],
  },
  {
    id: 'internship_showed',
    profile: 'fresher',
    chill: [
      'What did you see at {internship} that made you want this degree?',
      'At {internship}, whose job did you look at and want in ten years?',
    ],
    grill: [
      'Some time at {internship}, and you know you want to manage. How?',
      'What did {internship} teach you that speaks against an MBA?',
    ],
    ladder: [
      ['real_instance', 'Which day was that?', 'Name the day.'],
      ['cheaper_way', 'What stops you from growing into it from inside?', 'Join them and grow. Why not?'],
      ['stakeholder', 'Whose job there did you want?', 'Whose chair there did you want?'],
      [
        'failure_case',
        'What did you see there that spoke against it?',
        'What did you see there that should have put you off?',
      ],
    ],
  },
  {
    id: 'gap_to_close',
    chill: [
      'Name one decision you had to leave to somebody else because you did not know enough.',
      'Where in the last year did you feel the limit of what you know?',
    ],
    grill: [
      'Give us one thing you cannot do today and will be able to do on the day you leave.',
      'Without the words network, brand and exposure: why an MBA?',
    ],
    ladder: [
      ['real_instance', 'Who took the decision in the end?', 'Who decided instead of you?'],
      [
        'cheaper_way',
        'What have you read or tried since, on your own?',
        'Since then, what have you done about it by yourself?',
      ],
      ['cost', 'What did it cost that you could not decide it?', 'What did your not knowing cost them?'],
      ['example', 'Where did the same lack show a second time?', 'Where else has it shown?'],
    ],
  },
  {
    id: 'course_here',
    chill: [
      'Which course here would you sit in even if it carried no marks?',
      'Two years here: which part of it will you use least?',
    ],
    grill: [
      'Strike out our name and write another school. Which word in your reasons changes?',
      'You have applied to many schools. What have you told them that you will not tell us?',
    ],
    ladder: [
      [
        'reason',
        'What would you want to be able to do after it?',
        'What will you do with it in your first job?',
      ],
      [
        'example',
        'Which person who studied here did you speak to?',
        'Whom have you asked who sat in that room?',
      ],
      [
        'alternative',
        'And if that course is dropped next year?',
        'That course is dropped. Do you still come?',
      ],
      ['own_part', 'What have you read towards it already?', 'What have you read on it so far?'],
    ],
  },
  {
    id: 'all_say_no',
    chill: [
      'Let us say no school takes you this year. What does your next April look like?',
      'If this degree did not exist, how would you get to the same place?',
    ],
    grill: [
      'Every school refuses you. What have you lost, exactly?',
      'If the plan needs an MBA to work, how good is the plan?',
    ],
    ladder: [
      ['alternative', 'Which part of that could you start this month anyway?', 'So why not start that now?'],
      ['reason', 'Then what does the degree add?', 'Then the degree is a luxury. What does it add?'],
      ['cost', 'What would hurt most about it?', 'What would it really cost you?'],
      ['stakeholder', 'Whom would you tell first?', 'Who would say “I told you so”?'],
    ],
  },
  {
    id: 'last_person_talked_to',
    seat: 'industry',
    chill: [
      'What did the person who advised you against an MBA say?',
      'Of the people you asked about this degree, whose view made you doubt it?',
    ],
    grill: [
      'Someone sensible told you not to do this. What was the argument?',
      'I did this degree, and half of it I never used. Which half will you use?',
    ],
    ladder: [
      ['other_side', 'Where did they have a point?', 'Where were they right?'],
      ['reason', 'What settled it for you?', 'What made you ignore them?'],
      ['cost', 'What would you have saved by listening?', 'What would you have saved by listening to that?'],
      ['stakeholder', 'Who at home is on that side too?', 'Who else thinks so?'],
    ],
  },
  {
    id: 'why_not_earlier',
    profile: 'experienced',
    seat: 'industry',
    chill: [
      'You could have applied a year ago, or a year from now. What makes this the year?',
      'What changed at {current_employer} that made you fill in the form this season?',
    ],
    grill: [
      'Why this year: is {current_employer} about to slow down, or are you?',
      'Had the last appraisal at {current_employer} gone better, would you be sitting here?',
    ],
    ladder: [
      ['real_instance', 'Which week did you decide?', 'What happened in the week you decided?'],
      [
        'cost',
        'What would one more year there have given you?',
        'What do you lose by leaving a year too early?',
      ],
      [
        'reason',
        'What do you have this year that you lacked a year ago?',
        'What is in place this year that was not?',
      ],
      ['other_side', 'What is the best argument for one year more?', 'Argue for next year instead.'],
    ],
  },
]);
