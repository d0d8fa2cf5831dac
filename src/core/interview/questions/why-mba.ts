import { defineStems } from './define-stems.ts';

/** Why an MBA, why now, why here; mostly in disguise. */
export const whyMba = defineStems({ topicId: 'why_mba', kind: 'profile', seat: 'chair' }, [
  {
    id: 'failed_last_year',
    profile: 'experienced',
    chill: 'What did you fail to get done at {current_employer} last year that an MBA would have changed?',
    grill: 'What can you not do at {current_employer} that two years of lectures will let you do?',
    ladder: [
      [
        'own_part',
        'What did you try before you thought of a degree?',
        'What have you tried on your own so far?',
      ],
      [
        'cost',
        'What did it cost {current_employer} that it was not done?',
        'And what has that cost you so far?',
      ],
      [
        'alternative',
        'Who at {current_employer} learnt it without any degree?',
        'Who there can do it today, and with what degree?',
      ],
      [
        'cheaper_way',
        'Could a good mentor have taught you the same thing?',
        'Which part of it would a short course fix?',
      ],
    ],
  },
  {
    id: 'stay_where_you_are',
    profile: 'experienced',
    chill: 'Say {current_employer} offers you a larger team next month. What makes you still come here?',
    grill: '{current_role}: it pays, and you know the work. Stay.',
    ladder: [
      [
        'cheaper_way',
        'Which part of that could you get without leaving?',
        'Change jobs, then. What has the degree to do with it?',
      ],
      [
        'stakeholder',
        'Who at {current_employer} would miss you most?',
        'What will your manager say to the letter?',
      ],
      [
        'cost',
        'What do you give up that you will miss?',
        'Two years of salary and the fees. When do they come back?',
      ],
      ['twist', 'Which offer would make you tear up the form?', 'Name the offer that keeps you there.'],
    ],
  },
  {
    id: 'engineer_why_not_masters',
    chill: 'You spent years on {branch}. Why not one more degree in it instead of this one?',
    grill: 'The country trained you in {branch}, and you want to make slides. Defend that.',
    ladder: [
      ['example', 'What in {branch} did you like best?', 'When did you last open a book on {branch}?'],
      [
        'other_side',
        'What is the best reason to stay with it?',
        'Now make the other case: one more degree in {branch}.',
      ],
      [
        'application',
        'Which habit from {branch} will you carry into a meeting room?',
        'In which meeting is {branch} worth more than a commerce degree?',
      ],
      [
        'cost',
        'What of {branch} will you miss in an office?',
        'All that {branch}: how much of it do you write off?',
      ],
    ],
  },
  {
    id: 'certificate_instead',
    chill: 'You already have “{certificate}”. What did it leave open that only an MBA can close?',
    grill: '“{certificate}” was one plan, an MBA is another. Which one have you given up on?',
    ladder: [
      ['application', 'Would you still take that certificate today?', 'Has it earned you anything yet?'],
      ['reason', 'What made you take it at the time?', 'Who told you to take it?'],
      ['limit', 'Which part of it have you never needed?', 'How much of it would survive an exam tonight?'],
      [
        'cheaper_way',
        'Which single course here would you come for?',
        'Is there no cheaper paper that does the same?',
      ],
    ],
  },
  {
    id: 'fresher_why_now',
    profile: 'fresher',
    chill: 'Most of what we teach makes sense after a bad manager. You have had none: why now?',
    grill: 'You have managed nobody and nothing. What will you do with a degree in managing?',
    ladder: [
      [
        'own_part',
        'What is the largest thing you ever ran?',
        'How many people have ever waited for your decision?',
      ],
      [
        'stakeholder',
        'What do your friends who started work tell you?',
        'Your batchmates earn already. Who is further ahead?',
      ],
      [
        'other_side',
        'What is the best argument for waiting?',
        'Make the case for waiting. Make it properly.',
      ],
      [
        'failure_case',
        'In which class here would you be lost at first?',
        'In which class here will you sit silent?',
      ],
    ],
  },
  {
    id: 'internship_showed',
    profile: 'fresher',
    chill: 'What did you see at {internship} that made you want this degree?',
    grill: 'Some time at {internship}, and you know you want to manage. How?',
    ladder: [
      [
        'real_instance',
        'Which hour there do you still think about?',
        'How many hours there did you watch anyone manage?',
      ],
      ['cheaper_way', 'Could you not learn that on the job, with them?', 'Join them and grow. Why not?'],
      ['other_side', 'What did people there say about an MBA?', 'Who there got far without an MBA?'],
      ['limit', 'What could so short a stay not show you?', 'What did they not let you see?'],
    ],
  },
  {
    id: 'gap_to_close',
    chill: 'Name one decision you had to leave to somebody else because you did not know enough.',
    grill: 'Give us one thing you cannot do today and will be able to do on the day you leave.',
    ladder: [
      ['other_side', 'What did you think of the way they decided?', 'Who does that for you today?'],
      [
        'cheaper_way',
        'What have you read or tried since, on your own?',
        'Have you tried to learn it without us?',
      ],
      ['cost', 'How often does that happen to you?', 'What has it cost you up to now?'],
      [
        'metric_source',
        'Would you dare to decide it today?',
        'How would we test you for it on the last day?',
      ],
    ],
  },
  {
    id: 'course_here',
    chill: 'Which course here would you sit in even if it carried no marks?',
    grill: 'Strike out our name and write another school. Which word in your reasons changes?',
    ladder: [
      ['reason', 'How did you come across it?', 'What did you last read about us?'],
      [
        'example',
        'Have you spoken to anybody who studied here?',
        'Whom have you asked who sat in these rooms?',
      ],
      [
        'application',
        'What would you do with it a year later?',
        'After two years here, what do we get back from you?',
      ],
      ['limit', 'What do we do badly, from what you hear?', 'What is wrong with us?'],
    ],
  },
  {
    id: 'all_say_no',
    chill: 'Let us say no school takes you this year. What does your next April look like?',
    grill: 'Every school refuses you. What have you lost, exactly?',
    ladder: [
      ['alternative', 'Would you apply a second time?', 'Would you apply a second time, or was that it?'],
      ['reason', 'What would the degree still add to that?', 'In one sentence: what does the degree add?'],
      [
        'example',
        'Do you know somebody who did well without an MBA?',
        'Name someone you admire who has no MBA.',
      ],
      ['limit', 'How many years would you keep trying?', 'How many refusals until you believe them?'],
    ],
  },
  {
    id: 'last_person_talked_to',
    seat: 'industry',
    chill: 'What did the person who advised you against an MBA say?',
    grill: 'Someone sensible told you not to do this. What was the argument?',
    ladder: [
      [
        'other_side',
        'What is the strongest point against it, in your own view?',
        'What is the strongest point against it?',
      ],
      ['reason', 'And what made you apply all the same?', 'And still you are here. Why?'],
      ['stakeholder', 'Who at home was for it from the start?', 'Who pays if it goes wrong?'],
      [
        'failure_case',
        'How would you know, in ten years, that it was the wrong choice?',
        'Two years on, what tells you it was a mistake?',
      ],
    ],
  },
  {
    id: 'why_not_earlier',
    profile: 'experienced',
    seat: 'industry',
    chill: 'You could have applied a year ago, or a year from now. What makes this the year?',
    grill: 'Why this year: is {current_employer} about to slow down, or are you?',
    ladder: [
      ['real_instance', 'In which week did you make up your mind?', 'What happened in the week you decided?'],
      [
        'stakeholder',
        'Who at {current_employer} knows that you are here?',
        'Does your manager know where you are today?',
      ],
      [
        'cost',
        'What would one more year there have given you?',
        'What do you lose by leaving a year too early?',
      ],
      [
        'twist',
        'If a fine project landed on your desk in January, would you wait?',
        'They promote you tomorrow. Do you still come this year?',
      ],
    ],
  },
  {
    id: 'school_choice',
    chill: 'You name {school} among your schools. What would you find there that no other school has?',
    grill: 'Why {school}, once ranking, name and placements are struck out?',
    ladder: [
      ['reason', 'How did it come on to your list?', 'Who put it on your list, you or a ranking?'],
      [
        'example',
        'Have you spoken to anybody from {school}?',
        'Whom have you asked who studied at {school}?',
      ],
      [
        'application',
        'How would you use that in your first year at work?',
        'What does that change on your first day at work?',
      ],
      ['limit', 'What will {school} not be able to give you?', 'And what does {school} do badly?'],
    ],
  },
  {
    id: 'school_doubt',
    chill: 'From all that you have read and heard, what about {school} worries you?',
    grill: 'Argue against {school} for half a minute, as a friend of yours would.',
    ladder: [
      ['metric_source', 'Where did you come across that?', 'Who says so, apart from you?'],
      [
        'own_part',
        'What would you do about it if you got in?',
        'You get in. What do you do about it yourself?',
      ],
      ['alternative', 'Which school does that better?', 'Then why not the school that does it better?'],
      ['cost', 'What would make it worth it all the same?', 'What is the price of being wrong about it?'],
    ],
  },
  {
    id: 'school_two_letters',
    chill: '{school} says yes, and so does one other school you like. How do you choose?',
    grill: '{school} turns you down and the next one takes you. What exactly did you lose?',
    ladder: [
      ['reason', 'Which of your reasons weighs most there?', 'Which reason is left when the name is gone?'],
      ['stakeholder', 'Whose advice would you ask?', 'Who at home would be disappointed?'],
      ['twist', 'And if the other one is nearer home?', 'And if the other one costs half as much?'],
      ['limit', 'What could change your mind later?', 'After how many weeks have you forgotten the first?'],
    ],
  },
  {
    id: 'school_gets',
    chill: 'Suppose {school} takes you. What would the students beside you learn from you?',
    grill: 'A seat at {school} given to you is taken from somebody. What do they get for it?',
    ladder: [
      [
        'real_instance',
        'When did somebody last learn that from you?',
        'Name one who has learnt it from you.',
      ],
      ['own_part', 'How would you go about it there?', 'What would you do there, in your first month?'],
      ['other_side', 'And what would you need to learn from them?', 'And where would you hold them up?'],
      ['failure_case', 'What if nobody there is interested?', 'What if ten others bring the same?'],
    ],
  },
]);
