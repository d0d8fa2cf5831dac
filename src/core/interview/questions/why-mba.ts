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
        'What did you try by yourself before you thought of a degree?',
        'Before the form, what did you try on your own?',
      ],
      [
        'cost',
        'What has it cost you so far not to know it?',
        'What has the missing piece cost {current_employer} so far?',
      ],
      [
        'alternative',
        'Who at {current_employer} learnt it without any degree?',
        'Someone at {current_employer} does it without an MBA. Who?',
      ],
      [
        'cheaper_way',
        'Could a good mentor have taught you the same thing?',
        'A short course online fixes that. Why two years?',
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
        'Who at {current_employer} has most to lose when you go?',
        'Who there is counting on you next year?',
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
      ['reason', 'When did the subject stop being enough?', 'Which semester made you give it up?'],
      ['other_side', 'What is the best reason to stay with it?', 'Argue for staying. Make it good.'],
      [
        'application',
        'Which habit from {branch} will you carry into a meeting room?',
        'Where will {branch} beat the accountant beside you?',
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
      ['application', 'Where did you use it last?', 'Where has it earned you anything yet?'],
      ['reason', 'Why that certificate and not some other?', 'Who told you to take it?'],
      ['limit', 'What of it have you already forgotten?', 'How much of it would survive an exam tonight?'],
      [
        'cheaper_way',
        'Which single course here would you come for?',
        'Name one course here you cannot take elsewhere.',
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
        'What have you run, however small, that you would draw on?',
        'The largest thing you ever ran: how large was it?',
      ],
      [
        'stakeholder',
        'What do your friends who started work tell you?',
        'Your friend already earns. Which of you is further ahead?',
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
      ['cheaper_way', 'What stops you from growing into it from inside?', 'Join them and grow. Why not?'],
      ['other_side', 'What did people there say about the degree?', 'Who there got far without an MBA?'],
      [
        'limit',
        'What could so short a stay not show you?',
        'A visitor sees the good days. What did you not see?',
      ],
    ],
  },
  {
    id: 'gap_to_close',
    chill: 'Name one decision you had to leave to somebody else because you did not know enough.',
    grill: 'Give us one thing you cannot do today and will be able to do on the day you leave.',
    ladder: [
      ['stakeholder', 'Who stepped in where you could not?', 'Who does for you today what you cannot?'],
      [
        'cheaper_way',
        'What have you read or tried since, on your own?',
        'Which book on it have you finished?',
      ],
      ['cost', 'What came of it that you did not know enough?', 'What has it cost you so far to do without?'],
      [
        'metric_source',
        'How will you know that the gap is closed?',
        'How would we test you for it on the last day?',
      ],
    ],
  },
  {
    id: 'course_here',
    chill: 'Which course here would you sit in even if it carried no marks?',
    grill: 'Strike out our name and write another school. Which word in your reasons changes?',
    ladder: [
      [
        'reason',
        'What on our pages made you stop and read twice?',
        'Which page of ours did you read last night?',
      ],
      [
        'example',
        'Which person who studied here did you speak to?',
        'Whom have you asked who sat in these rooms?',
      ],
      [
        'application',
        'By your first Diwali here, what do you want to be able to do?',
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
      [
        'alternative',
        'Which part of that could you start this month anyway?',
        'Which part of the plan needs nobody’s permission?',
      ],
      ['reason', 'And what would the degree still add to it?', 'In one sentence: what does the degree add?'],
      ['example', 'Whom do you know who got there without it?', 'Name someone who got there without it.'],
      ['limit', 'How many years would you keep trying?', 'After which refusal do you change the plan?'],
    ],
  },
  {
    id: 'last_person_talked_to',
    seat: 'industry',
    chill: 'What did the person who advised you against an MBA say?',
    grill: 'Someone sensible told you not to do this. What was the argument?',
    ladder: [
      ['other_side', 'Where did they have a point?', 'Your best friend bets against it. On what ground?'],
      ['reason', 'What settled it for you?', 'What tipped it in the end?'],
      [
        'stakeholder',
        'Who was on your side from the start?',
        'Who gains from your degree, apart from the school?',
      ],
      [
        'failure_case',
        'How would you know, in ten years, that they were right?',
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
]);
