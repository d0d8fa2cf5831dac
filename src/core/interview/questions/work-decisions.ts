import { defineStems } from './define-stems.ts';

/** Work: the trade, the employer's business, and the candidate's own decisions in it. */
export const workDecisions = defineStems(
  { topicId: 'work_experience', kind: 'profile', seat: 'industry', profile: 'experienced' },
  [
    {
      id: 'employer_money',
      chill: 'Follow one rupee that reaches {employer}: who paid it, for what?',
      grill: 'In two sentences: how does {employer} make money?',
      ladder: [
        [
          'size',
          'Roughly what part of that is left at the end?',
          'What part of it is left at the end of the year?',
        ],
        ['stakeholder', 'Who in that chain waits longest for the money?', 'Who gets paid last?'],
        ['limit', 'What could stop that money within a year?', 'What could dry that up within a year?'],
        ['own_part', 'Where do you stand on that road?', 'And what in it comes from your desk?'],
      ],
    },
    {
      id: 'employer_rival',
      chill: 'What does the nearest rival of {employer} do better?',
      grill: 'Name the rival that {employer} is afraid of. What do they know?',
      ladder: [
        [
          'example',
          'When did you last meet them in the market?',
          'When did you last lose something to them?',
        ],
        ['own_part', 'What have you done about it yourself?', 'And what did you do about it?'],
        ['alternative', 'If they called tomorrow, would you go?', 'They call tomorrow. Do you go?'],
        [
          'limit',
          'And what will they never do as well as {employer}?',
          'And where does {employer} beat them?',
        ],
      ],
    },
    {
      id: 'decision_alone',
      chill: 'Which decision at {employer} was yours alone?',
      grill: 'In all your time at {employer}, what did you decide that could have gone wrong?',
      ladder: [
        ['alternative', 'What was the other option?', 'What was the safer option?'],
        ['stakeholder', 'Who was unhappy with it?', 'Who was against it?'],
        [
          'failure_case',
          'What would have told you that you were wrong?',
          'What would have shown you that it was wrong?',
        ],
        ['limit', 'Up to which sum may you decide alone?', 'Up to how many rupees may you decide alone?'],
      ],
    },
    {
      id: 'role_by_machine',
      chill: 'Of your work as {role}, which hour of the day could a machine take over?',
      grill: '{role}. Which half of that job needs a person?',
      ladder: [
        ['reason', 'What stops {employer} from doing that now?', 'What makes you so sure of that half?'],
        [
          'stakeholder',
          'Which colleague should worry more than you?',
          'Who in your team should worry more than you?',
        ],
        [
          'application',
          'And what would you do with the hour?',
          'The machine comes in March. What do you do in April?',
        ],
        [
          'limit',
          'Which part of it would you never leave to a machine?',
          'Which mistake would a machine never make there?',
        ],
      ],
    },
    {
      id: 'what_falls_over',
      chill: 'You hand in your notice at {current_employer}. What goes wrong first?',
      grill: 'You leave {current_employer} on Friday. What breaks on Monday?',
      ladder: [
        ['reason', 'Why does it need you for that?', 'Why does it hang on you at all?'],
        ['result', 'What have you prepared for whoever follows you?', 'Where is it written down?'],
        ['stakeholder', 'Who would call you first?', 'Whose telephone rings on that Monday?'],
        ['limit', 'After how many weeks would nobody notice?', 'How many weeks until nobody notices?'],
      ],
    },
    {
      id: 'your_mistake',
      chill: 'What is the mistake at {employer} that people still tease you about?',
      grill: 'What did you break at {employer}?',
      ladder: [
        ['reason', 'What were you sure of that morning?', 'What had you not checked?'],
        ['stakeholder', 'Who was the first to hear of it?', 'How many hours passed before you told anyone?'],
        ['size', 'How large was the damage?', 'What did it cost, in hours or rupees?'],
        ['learning', 'Could it happen again today?', 'What stops it from happening again?'],
      ],
    },
    {
      id: 'disagreed_with_boss',
      chill: 'When were you and your manager at {employer} of two minds?',
      grill: 'When did you last tell your manager at {employer} that the plan was wrong?',
      ladder: [
        ['example', 'How did you bring it up?', 'In which words?'],
        [
          'other_side',
          'What did your manager see that you did not?',
          'Now your manager’s side. Make it strong.',
        ],
        ['limit', 'Looking back, what did you get wrong in it?', 'And where were you wrong in it?'],
        ['twist', 'Would you speak up in the same way again?', 'Would you say it again, in front of others?'],
      ],
    },
    {
      id: 'project_customer',
      seat: 'subject',
      chill: '“{project}”: who would have paid for it out of their own pocket?',
      grill: '“{project}”. Explain it to the person who has to pay for it.',
      ladder: [
        ['size', 'What would they pay, roughly?', 'How many rupees is it worth to them?'],
        [
          'alternative',
          'How do they manage without it today?',
          'They have managed without it so far. Why change?',
        ],
        [
          'metric_source',
          'Whom have you asked about the price?',
          'Which buyer have you asked about the price?',
        ],
        ['failure_case', 'What would make them send it back?', 'When do they want their money back?'],
      ],
    },
    {
      id: 'tool_taken_away',
      seat: 'subject',
      chill: 'You list {tool}. What was done by hand before it?',
      grill: 'Anyone can list {tool}. What is it bad at?',
      ladder: [
        ['own_part', 'How did you learn it?', 'How many hours did you spend on it last month?'],
        ['failure_case', 'When did it let you down?', 'When did it give you a wrong answer?'],
        ['limit', 'For which work would you not use {tool}?', 'And what do you use instead?'],
        ['application', 'Which result of yours needed it?', 'Name one result that needed it.'],
      ],
    },
    {
      id: 'rule_to_scrap',
      chill: 'Which rule at {employer} would you scrap, knowing why it was made?',
      grill: 'Name a practice at {employer} that you followed though it was senseless.',
      ladder: [
        ['other_side', 'Who would defend it?', 'Somebody wanted it. Why?'],
        ['own_part', 'Have you ever said so to anybody there?', 'Did you say so, even once?'],
        ['cost', 'How many hours does it eat in a month?', 'What does it cost {employer} in a year?'],
        ['failure_case', 'What could go wrong once it is gone?', 'You scrap it. What breaks in March?'],
      ],
    },
    {
      id: 'said_no',
      specific: false,
      chill: 'What were you asked to do at work that you refused?',
      grill: 'When did you last say no to someone who could hurt your appraisal?',
      ladder: [
        ['reason', 'What made you draw the line there?', 'What were you afraid of?'],
        ['stakeholder', 'Who stood by you?', 'Did anybody else say no with you?'],
        ['cost', 'Did it cost you anything afterwards?', 'And the appraisal?'],
        ['twist', 'Would you say no again, with a home loan to pay?', 'And with a home loan to pay?'],
      ],
    },
    {
      id: 'angry_customer',
      specific: false,
      chill: 'Who was angriest with you at work in the last year?',
      grill: 'Which customer was right to be furious with your team?',
      ladder: [
        ['own_part', 'How much of it was your doing?', 'How much of that was you alone?'],
        ['real_instance', 'What were the exact words?', 'Repeat the worst sentence you heard.'],
        ['result', 'How do the two of you speak today?', 'Do they still speak to your team?'],
        [
          'learning',
          'What would you do in the first five minutes today?',
          'What do you do differently with the next one?',
        ],
      ],
    },
    {
      id: 'worst_week',
      specific: false,
      chill: 'Take us to the worst week you had at work. What was on the table on Wednesday?',
      grill: 'When did your work last fail in front of others?',
      ladder: [
        ['reason', 'Could one have seen it coming?', 'Who could have seen it coming?'],
        ['stakeholder', 'Who helped you most in that week?', 'Whom did you have to face the next morning?'],
        ['own_part', 'What did you decide on the spot?', 'What did you do in the next hour?'],
        ['learning', 'What do you keep ready since then?', 'What is different there today?'],
      ],
    },
  ],
);
