import { defineStems } from './define-stems.ts';

/** Work: the trade, the employer's business, and the candidate's own decisions in it. */
export const workDecisions = defineStems(
  { topicId: 'work_experience', kind: 'profile', seat: 'industry', profile: 'experienced' },
  [
    {
      id: 'employer_money',
      chill: [
        'Follow one rupee that reaches {employer}: who paid it, for what?',
        'Which customer could {employer} not afford to lose?',
      ],
      grill: [
        'In two sentences: how does {employer} make money?',
        'Which part of {employer} earns the profit, and which only keeps busy?',
      ],
      ladder: [
        [
          'application',
          'Where in that chain did your own work sit?',
          'Which part of that rupee did you earn?',
        ],
        ['limit', 'What would hurt that model first?', 'What kills that model?'],
        ['stakeholder', 'Who in that chain gets the least?', 'Who in that chain is squeezed?'],
        ['failure_case', 'In which year did that go wrong?', 'On what did it last lose money?'],
      ],
    },
    {
      id: 'employer_rival',
      chill: [
        'What does the nearest rival of {employer} do better?',
        'If a customer leaves {employer}, where does that customer go?',
      ],
      grill: [
        'Name the rival that {employer} is afraid of. What do they know?',
        'You run the rival of {employer} from tomorrow. What do you attack first?',
      ],
      ladder: [
        [
          'reason',
          'What do they know there that {employer} does not?',
          'Why has {employer} not done the same?',
        ],
        ['own_part', 'What did you ever do about it?', 'Whom inside did you say that to?'],
        ['alternative', 'What would you copy from them first?', 'You may copy one thing. Which?'],
        ['stakeholder', 'Which customer has already gone over?', 'Who left you for them?'],
      ],
    },
    {
      id: 'decision_alone',
      chill: [
        'Which decision at {employer} was yours alone?',
        'At {employer}, what did you decide without asking anyone?',
      ],
      grill: [
        'In all your time at {employer}, what did you decide that could have gone wrong?',
        'What did you do at {employer} against the advice you were given?',
      ],
      ladder: [
        ['alternative', 'What was the option you rejected?', 'Which option did you kill?'],
        ['stakeholder', 'Who was unhappy with it?', 'Who still holds it against you?'],
        ['failure_case', 'What could have gone wrong?', 'What would you have said if it had failed?'],
        ['reason', 'What did you know that made you sure?', 'What made you so sure?'],
      ],
    },
    {
      id: 'role_by_machine',
      chill: [
        'Of your work as {role}, which hour of the day could a machine take over?',
        'What does a good {role} notice that a merely busy one does not?',
      ],
      grill: [
        '{role}. Which half of that job needs a person?',
        'If {employer} removed the post of {role} tomorrow, who would notice first?',
      ],
      ladder: [
        [
          'example',
          'Give us one case from your last month there.',
          'One case from your last month there. Which?',
        ],
        ['cost', 'What would be lost with it?', 'What does the firm lose, in rupees?'],
        ['stakeholder', 'Who would notice the difference first?', 'Would the customer notice?'],
        ['own_part', 'And what would you do with the hour?', 'What would you do with the free hours?'],
      ],
    },
    {
      id: 'what_falls_over',
      chill: [
        'You hand in your notice at {current_employer}. What goes wrong first?',
        'Who takes your calls at {current_employer} after you go?',
      ],
      grill: [
        'You leave {current_employer} on Friday. What breaks on Monday?',
        'How many days would {current_employer} need to replace you?',
      ],
      ladder: [
        ['reason', 'Why does that depend on you at all?', 'You let it depend on you. Why?'],
        [
          'result',
          'What have you done so that it will not?',
          'What have you written down for the next person?',
        ],
        ['stakeholder', 'Who would be called at night?', 'Who gets the phone call?'],
        ['cost', 'How long would it take to mend?', 'What does one such day cost them?'],
      ],
    },
    {
      id: 'your_mistake',
      chill: [
        'What is the mistake at {employer} that people still tease you about?',
        'Which error of yours at {employer} did someone else find first?',
      ],
      grill: ['What did you break at {employer}?', 'Your costliest mistake at {employer}: who paid for it?'],
      ladder: [
        ['size', 'How large was the damage?', 'What did it cost, in hours or rupees?'],
        ['learning', 'Which check exists today because of it?', 'What stops it from happening again?'],
        ['stakeholder', 'Who had to stay late because of it?', 'Who cleaned up after you?'],
        ['reason', 'What were you thinking of at that moment?', 'What did you not look at?'],
      ],
    },
    {
      id: 'disagreed_with_boss',
      chill: [
        'When were you and your manager at {employer} of two minds?',
        'On what did your manager at {employer} turn out right against you?',
      ],
      grill: [
        'When did you last tell your manager at {employer} that the plan was wrong?',
        'You and your manager at {employer} disagreed. Who won?',
      ],
      ladder: [
        ['reason', 'What was the best point on the other side?', 'Why was your manager right?'],
        ['result', 'How did it look a month later?', 'And a month later, who was right?'],
        ['stakeholder', 'Who was on your side?', 'Who in the room was silent?'],
        ['learning', 'How would you say it today?', 'What were your words?'],
      ],
    },
    {
      id: 'project_customer',
      seat: 'subject',
      chill: [
        '“{project}”: who would have paid for it out of their own pocket?',
        'In “{project}”, what did the first version get wrong?',
      ],
      grill: [
        '“{project}”. Explain it to the person who has to pay for it.',
        '“{project}”: which part of it was hard?',
      ],
      ladder: [
        ['own_part', 'Which of those pieces is yours?', 'Which piece is yours?'],
        ['failure_case', 'What would break it today?', 'What breaks it?'],
        ['cost', 'What did it cost them, all in all?', 'What does it cost a year to keep alive?'],
        ['alternative', 'What would they have done without it?', 'They could have bought one. Why build?'],
      ],
    },
    {
      id: 'tool_taken_away',
      seat: 'subject',
      chill: [
        'You list {tool}. What was done by hand before it?',
        'Without {tool}, how would you have got through the last month?',
      ],
      grill: [
        'Anyone can list {tool}. What is it bad at?',
        'I take {tool} away from you. What do you still know?',
      ],
      ladder: [
        [
          'application',
          'Which result of yours needed it?',
          'Which result could you not have had without it?',
        ],
        ['limit', 'Where would you advise against it?', 'When is it the wrong tool?'],
        [
          'learning',
          'How long did you need to be of use with it?',
          'Who in the room knows it better than you?',
        ],
        [
          'alternative',
          'What would you use if it were gone tomorrow?',
          'It is gone tomorrow. What do you use?',
        ],
      ],
    },
    {
      id: 'rule_to_scrap',
      chill: [
        'Which rule at {employer} would you scrap, knowing why it was made?',
        'What does {employer} do every month that nobody would miss?',
      ],
      grill: [
        'Name a practice at {employer} that you followed though it was senseless.',
        'What at {employer} is done only because it was always done?',
      ],
      ladder: [
        ['other_side', 'Why was it made in the first place?', 'Somebody wanted it. Why?'],
        ['own_part', 'What did you try against it?', 'You sat there for months. What did you try?'],
        ['failure_case', 'What would go wrong without it?', 'Scrap it. What goes wrong first?'],
        ['stakeholder', 'Who would be against you?', 'Who lives on that rule?'],
      ],
    },
    {
      id: 'said_no',
      specific: false,
      chill: [
        'What were you asked to do at work that you refused?',
        'Which request at work did you turn down more than once?',
      ],
      grill: [
        'When did you last say no to someone who could hurt your appraisal?',
        'What did you agree to at work that you should have refused?',
      ],
      ladder: [
        ['cost', 'What did it cost you?', 'What was the price?'],
        [
          'twist',
          'Had your job hung on it, would you have done the same?',
          'With your job at stake, the same answer?',
        ],
        ['reason', 'What was it that you could not do?', 'Which line would it have crossed?'],
        ['stakeholder', 'Who did it in your place?', 'Somebody did it after you refused. Who?'],
      ],
    },
    {
      id: 'angry_customer',
      specific: false,
      chill: [
        'Who was angriest with you at work in the last year?',
        'Tell us about the user or customer who had every reason to complain.',
      ],
      grill: [
        'Which customer was right to be furious with your team?',
        'Who outside your office would say that your work did harm?',
      ],
      ladder: [
        ['own_part', 'What was your part in it?', 'How much of it was your doing?'],
        ['result', 'How did it end for them?', 'Are they still a customer?'],
        ['learning', 'What do you say first to such a person today?', 'What was the first thing you said?'],
        ['cost', 'What did it cost to put right?', 'What did it cost the firm?'],
      ],
    },
    {
      id: 'worst_week',
      specific: false,
      chill: [
        'Take us to the worst week you had at work. What was on the table on Wednesday?',
        'Which week at work would you like to have back?',
      ],
      grill: [
        'When did your work last fail in front of others?',
        'The worst week at work: what had you overlooked before it began?',
      ],
      ladder: [
        ['reason', 'What could have been seen a month earlier?', 'Who could have seen it coming?'],
        [
          'learning',
          'What do you now check that you did not then?',
          'What do you check today because of it?',
        ],
        ['own_part', 'What did you do on the Wednesday?', 'And what did you do?'],
        ['stakeholder', 'Who helped without being asked?', 'Whom did you keep in the dark?'],
      ],
    },
  ],
);
