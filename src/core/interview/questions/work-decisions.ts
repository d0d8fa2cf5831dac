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
          'application',
          'Which of those customers ever felt your work?',
          'Which rupee of it came through your desk?',
        ],
        ['stakeholder', 'Which supplier lives off {employer}?', 'Who gets squeezed so that it works?'],
        [
          'size',
          'Roughly what share of it hangs on one customer?',
          'How many rupees in a hundred are left as profit?',
        ],
        ['limit', 'What would hurt {employer} first in a bad year?', 'What kills that business?'],
      ],
    },
    {
      id: 'employer_rival',
      chill: 'What does the nearest rival of {employer} do better?',
      grill: 'Name the rival that {employer} is afraid of. What do they know?',
      ladder: [
        ['metric_source', 'Which customer told you so?', 'Is that from a customer or from the canteen?'],
        [
          'own_part',
          'What could you do about it from your own desk?',
          'Whom inside {employer} have you told?',
        ],
        [
          'reason',
          'What keeps the other customers with {employer}?',
          'Why has {employer} left that door open?',
        ],
        ['cost', 'What would it cost {employer} to catch up?', 'What would catching up cost, in months?'],
      ],
    },
    {
      id: 'decision_alone',
      chill: 'Which decision at {employer} was yours alone?',
      grill: 'In all your time at {employer}, what did you decide that could have gone wrong?',
      ladder: [
        ['alternative', 'What was the option you rejected?', 'Which option did you kill?'],
        ['stakeholder', 'Who was unhappy with it?', 'Who still holds it against you?'],
        ['failure_case', 'What would have told you that you were wrong?', 'What would have stopped you?'],
        ['limit', 'Where did your freedom to decide end?', 'Up to how many rupees may you decide alone?'],
      ],
    },
    {
      id: 'role_by_machine',
      chill: 'Of your work as {role}, which hour of the day could a machine take over?',
      grill: '{role}. Which half of that job needs a person?',
      ladder: [
        [
          'example',
          'Give us one case from your last month there.',
          'One case from your last month there. Which?',
        ],
        [
          'stakeholder',
          'Who at {employer} would miss it first?',
          'Who else at {employer} could do it by Thursday?',
        ],
        [
          'failure_case',
          'What goes wrong when it is done carelessly?',
          'A careless {role}: what does the firm lose?',
        ],
        [
          'application',
          'With one more free hour a day, what would you do?',
          'Which task have you handed to a machine already?',
        ],
      ],
    },
    {
      id: 'what_falls_over',
      chill: 'You hand in your notice at {current_employer}. What goes wrong first?',
      grill: 'You leave {current_employer} on Friday. What breaks on Monday?',
      ladder: [
        ['reason', 'Why does that depend on you at all?', 'You let it depend on you. Why?'],
        ['result', 'What have you prepared for whoever follows you?', 'Where is it written down?'],
        [
          'stakeholder',
          'Which customer or colleague would feel it first?',
          'Who at {current_employer} will be glad to see you go?',
        ],
        [
          'limit',
          'After how many weeks would nobody speak of it?',
          'In six months, who still says your name there?',
        ],
      ],
    },
    {
      id: 'your_mistake',
      chill: 'What is the mistake at {employer} that people still tease you about?',
      grill: 'What did you break at {employer}?',
      ladder: [
        ['reason', 'What were you sure of that morning?', 'What had you not checked?'],
        ['stakeholder', 'Who helped you to put it right?', 'How many hours passed before you told anyone?'],
        ['size', 'How large was the damage?', 'What did it cost, in hours or rupees?'],
        ['learning', 'Which check exists today because of it?', 'What stops it from happening again?'],
      ],
    },
    {
      id: 'disagreed_with_boss',
      chill: 'When were you and your manager at {employer} of two minds?',
      grill: 'When did you last tell your manager at {employer} that the plan was wrong?',
      ladder: [
        [
          'real_instance',
          'What were your first words?',
          'In the room or in the corridor: where did you say it?',
        ],
        [
          'other_side',
          'What was the best point on your manager’s side?',
          'What did your manager see that you did not?',
        ],
        ['result', 'How did it look a month later?', 'And a month later, who was right?'],
        ['cost', 'What did it do to the two of you?', 'What did it cost you at the next appraisal?'],
      ],
    },
    {
      id: 'project_customer',
      seat: 'subject',
      chill: '“{project}”: who would have paid for it out of their own pocket?',
      grill: '“{project}”. Explain it to the person who has to pay for it.',
      ladder: [
        [
          'own_part',
          'Which piece of “{project}” is yours?',
          'Point to the piece that only you could explain.',
        ],
        ['result', 'Where is it today?', 'Who used it last week?'],
        [
          'alternative',
          'What do people use who do without it?',
          'Which ready-made product does most of it already?',
        ],
        ['failure_case', 'What would break it today?', 'What breaks it on a bad day?'],
      ],
    },
    {
      id: 'tool_taken_away',
      seat: 'subject',
      chill: 'You list {tool}. What was done by hand before it?',
      grill: 'Anyone can list {tool}. What is it bad at?',
      ladder: [
        ['application', 'Which result of yours needed it?', 'Name one result that needed it.'],
        ['failure_case', 'When did it let you down?', 'When did it give you a wrong answer, unnoticed?'],
        ['learning', 'What took you longest to learn in it?', 'Which part of {tool} have you never opened?'],
        ['limit', 'Where would you advise against {tool}?', 'For which job is it the wrong tool?'],
      ],
    },
    {
      id: 'rule_to_scrap',
      chill: 'Which rule at {employer} would you scrap, knowing why it was made?',
      grill: 'Name a practice at {employer} that you followed though it was senseless.',
      ladder: [
        ['other_side', 'Who would defend it?', 'Somebody wanted it. Why?'],
        ['own_part', 'What did you try against it?', 'You sat there for months. What did you try?'],
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
        ['cost', 'And what did that answer cost you?', 'What was the price?'],
        ['alternative', 'What did you offer in its place?', 'What could you have offered instead?'],
        ['stakeholder', 'Who had to do it instead of you?', 'Who paid for it, apart from you?'],
        [
          'twist',
          'Had your job hung on it, would you have done the same?',
          'With your job at stake, the same answer?',
        ],
      ],
    },
    {
      id: 'angry_customer',
      specific: false,
      chill: 'Who was angriest with you at work in the last year?',
      grill: 'Which customer was right to be furious with your team?',
      ladder: [
        ['own_part', 'What was your part in it?', 'How much of it was your doing?'],
        ['real_instance', 'What were their words?', 'Repeat the worst sentence they said.'],
        ['result', 'How did it end for them?', 'Do they still speak to your team?'],
        [
          'learning',
          'What did you change so that the next one stays calm?',
          'Has the next such complaint come in yet?',
        ],
      ],
    },
    {
      id: 'worst_week',
      specific: false,
      chill: 'Take us to the worst week you had at work. What was on the table on Wednesday?',
      grill: 'When did your work last fail in front of others?',
      ladder: [
        ['reason', 'What could have been seen a month earlier?', 'Who could have seen it coming?'],
        ['stakeholder', 'Who got you through it?', 'Who had to clean up after it?'],
        [
          'alternative',
          'Back on the Monday before it, what would you do first?',
          'Give me the Monday before it again. What is different?',
        ],
        ['learning', 'What do you now check that you did not then?', 'Which habit of yours came out of it?'],
      ],
    },
  ],
);
