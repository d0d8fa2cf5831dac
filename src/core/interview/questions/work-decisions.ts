import { defineStems } from './define-stems.ts';

/** Work: what somebody does, whom for, and what they made of it. */
export const workDecisions = defineStems(
  { topicId: 'work_experience', kind: 'profile', seat: 'industry', profile: 'experienced' },
  [
    {
      id: 'what_you_do',
      opening: true,
      chill: 'What do you do {at_current}?',
      grill: 'Tell us in two sentences what you do {at_current}.',
    },
    {
      id: 'time_at',
      opening: true,
      chill: 'Tell us about your work {at_employer}.',
      grill: 'Take us briefly through your work {at_employer}.',
    },
    {
      id: 'normal_day',
      opening: true,
      chill: 'What does a normal day {at_current} look like?',
      grill: 'Take us through a normal day {at_current}.',
    },
    {
      id: 'what_a_role_does',
      opening: true,
      chill: 'What does {a_role} do {at_employer}?',
      grill: 'What exactly is the work of {a_role} {at_employer}?',
    },
    {
      id: 'takes_longest',
      opening: true,
      chill: 'Which part of your work takes most of your time?',
      grill: 'Which part of your work would you hand to somebody else first?',
    },
    {
      id: 'decision_alone',
      chill: 'Which decision {at_employer} was your own?',
      grill: 'What did you decide on your own {at_employer}?',
      ladder: [
        [
          'twist',
          'Would you decide the same way again?',
          'Would you take the same decision again, yes or no?',
        ],
      ],
    },
    {
      id: 'hardest_part',
      chill: 'What was hardest about your work {at_employer}?',
      grill: 'What went wrong during your time {at_employer}?',
    },
    {
      id: 'your_mistake',
      chill: 'Tell us about a mistake you made {at_employer}.',
      grill: 'What was your worst mistake {at_employer}?',
    },
    {
      id: 'learnt_there',
      chill: 'What has your work {at_employer} taught you?',
      grill: 'What did you learn {at_employer} that you could not have learnt elsewhere?',
    },
    {
      id: 'proud_of',
      chill: 'What are you proud of from your time {at_employer}?',
      grill: 'What got better {at_employer} because of you?',
    },
    {
      id: 'disagreed_with_boss',
      chill: 'Have you ever disagreed with your boss {at_workplace}?',
      grill: 'When did you last disagree with your boss {at_workplace}?',
      ladder: [['twist', 'Would you say the same thing again?', 'Who was right?']],
    },
    {
      id: 'why_joined',
      chill: 'How did you come to work {at_workplace}?',
      grill: 'Why did you choose to work {at_workplace}?',
    },
    {
      id: 'unasked',
      chill: 'What have you done {at_workplace} without being asked?',
      grill: 'What have you started {at_workplace} that nobody had asked for?',
    },
    {
      id: 'rule_to_scrap',
      chill: 'What would you change {at_current}, if it were up to you?',
      grill: 'Name one thing that should change {at_current}.',
      ladder: [['other_side', 'Who would be against that?', 'Who would be against that?']],
    },
    {
      id: 'what_falls_over',
      chill: 'Who does your work {at_current} when you are away?',
      grill: 'If you were away for a month, what would be left undone {at_current}?',
    },
    {
      id: 'employer_money',
      chill: 'How does {company} make money?',
      grill: 'Tell us in two sentences how {company} makes its money.',
    },
    {
      id: 'employer_rival',
      chill: 'Who are the main competitors of {company}?',
      grill: 'Which competitor should {company} fear most?',
    },
    {
      id: 'employer_customers',
      chill: 'Who are the customers of {company}?',
      grill: 'Why do customers choose {company}?',
    },
    {
      id: 'employer_future',
      chill: 'Where do you see {company} in five years?',
      grill: 'What could go wrong for {company} in the next five years?',
    },
  ],
);
