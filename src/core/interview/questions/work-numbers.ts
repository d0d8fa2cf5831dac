import { defineStems } from './define-stems.ts';

/** Work: the numbers, teams and claims on the page. */
export const workNumbers = defineStems(
  { topicId: 'work_experience', kind: 'profile', seat: 'industry', profile: 'experienced' },
  [
    {
      id: 'metric_before',
      chill: '{metric}. Which record would show us that?',
      grill: '{metric}. Who measured it?',
      ladder: [
        ['alternative', 'What else changed in the same months?', 'What else changed in those months?'],
        ['limit', 'What does that figure leave out?', 'What does the number hide?'],
        ['real_instance', 'When did you look at it last?', 'What is it this month?'],
        ['stakeholder', 'Who looks at that number besides you?', 'Who above you looks at that number?'],
      ],
    },
    {
      id: 'metric_without_you',
      chill: '{gain}: how much of it would have come without you?',
      grill: '{gain}. How much of that was you, and how much would have come anyway?',
      ladder: [
        ['metric_source', 'Who could confirm your share of it?', 'Which record proves your share?'],
        ['own_part', 'What was the first thing you did for it?', 'Name the one thing only you did.'],
        ['failure_case', 'What luck was in it?', 'Which part of that would your team dispute?'],
        [
          'alternative',
          'Who could have done it as well as you?',
          'Somebody else in your chair. How much of it is left?',
        ],
      ],
    },
    {
      id: 'metric_stopped_at',
      seat: 'subject',
      chill: '{gain}. What kept it from going further?',
      grill: '{gain}. Why did it stop there?',
      ladder: [
        ['alternative', 'With twice the time, what would you have tried?', 'What did you not even try?'],
        ['stakeholder', 'Who wanted it to go further?', 'Who else wanted it to go further?'],
        ['cost', 'What would the next step have cost?', 'What does the next step cost?'],
        ['twist', 'Where does it stand today, as far as you know?', 'And today: better or worse?'],
      ],
    },
    {
      id: 'metric_who_lost',
      chill: '{gain}: who had more work because of it?',
      grill: '{gain}. Who paid for that?',
      ladder: [
        ['stakeholder', 'What did you do for them then?', 'Did you speak to them yourself?'],
        ['other_side', 'What would they say about it over tea?', 'Give me their side, in their words.'],
        [
          'result',
          'How is it there today, as far as you know?',
          'I go there on Monday. What do they tell me about it?',
        ],
        ['alternative', 'Was there a way without that?', 'Was there no gentler way?'],
      ],
    },
    {
      id: 'metric_worth',
      seat: 'subject',
      chill: '{gain}. What could {employer} do afterwards that it could not do before?',
      grill: '{gain}. What did {employer} do with the gain?',
      ladder: [
        ['size', 'What is that worth in a year, roughly?', 'Put a yearly value on it.'],
        ['cost', 'What did it cost to get there?', 'What went in: how many people for how many weeks?'],
        [
          'stakeholder',
          'Who in the company noticed the difference?',
          'Did anybody above your manager notice?',
        ],
        ['failure_case', 'Could it slip back without you?', 'You are gone. How long does it last?'],
      ],
    },
    {
      id: 'team_led',
      chill: 'Of your {team}, who would have done your job better in one respect?',
      grill: 'Your {team}. Did they follow you, or the chart?',
      ladder: [
        ['own_part', 'What did you do that nobody else there could?', 'What did they need you for?'],
        ['real_instance', 'On which day did you notice that?', 'When did one of them say no to you?'],
        ['stakeholder', 'Who of them would work for you again?', 'How many of them would choose you again?'],
        ['failure_case', 'Whom did you lose on the way?', 'Did anybody leave the team?'],
      ],
    },
    {
      id: 'promotion_reason',
      chill: 'You went {promotion}. What did you have to stop doing?',
      grill: '{promotion}. Was it merit, or was it your turn?',
      ladder: [
        ['own_part', 'Which piece of work do you think decided it?', 'One piece of work decided it. Which?'],
        ['stakeholder', 'Who had hoped for the same chair?', 'Who else wanted it?'],
        ['cost', 'What do you miss from before?', 'What are you worse at since then?'],
        ['limit', 'Where were you not ready for it?', 'On which day were you not up to it?'],
      ],
    },
    {
      id: 'switch_reason',
      chill: 'You moved {switch}. What had the first place still left to teach you?',
      grill: '{switch}. Did you run to something, or away from something?',
      ladder: [
        ['other_side', 'What did the manager you left say?', 'What would the manager you left tell us?'],
        ['cost', 'What did you lose by moving?', 'What did you lose by it, besides a desk?'],
        ['result', 'What was harder in the new place than you expected?', 'What is worse in the new place?'],
        ['twist', 'Could anything have kept you there?', 'Ten per cent more, and you stay. True?'],
      ],
    },
    {
      id: 'claim_on_page',
      chill: 'You write “{claim}”. Which word there would a colleague tone down?',
      grill: '“{claim}”. Who says so, besides you?',
      ladder: [
        ['real_instance', 'Which day would show it best?', 'Show me one day of it.'],
        ['metric_source', 'Which number stands behind that line?', 'Put a number under it.'],
        ['limit', 'When is it not true of you?', 'On which day was it not true?'],
        [
          'alternative',
          'How would you write that line tonight?',
          'Write it again, so that one could check it.',
        ],
      ],
    },
    {
      id: 'award_who_else',
      chill: '“{achievement}”: which piece of luck helped?',
      grill: '“{achievement}”. What did it lead to, if anything?',
      ladder: [
        ['own_part', 'To whom do you owe a part of it?', 'Whose share in it was the largest, after yours?'],
        ['reason', 'What did you do better than most who tried?', 'What did you do that the others did not?'],
        ['limit', 'What did “{achievement}” not test?', 'What did it fail to test?'],
        ['twist', 'Would you get it again this year?', 'Try for it again this year. Do you get it?'],
      ],
    },
    {
      id: 'gap_between',
      seat: 'chair',
      chill: 'There is a gap of {gap_months} on your page. What did an ordinary day in it look like?',
      grill: '{gap_months} without an entry. What did you try in it that did not work?',
      ladder: [
        ['stakeholder', 'Who knew what you were doing then?', 'Whom did you tell about it?'],
        ['cost', 'What did that time cost you?', 'What did those months cost you?'],
        ['learning', 'What from that time do you still use?', 'What is there to show for it?'],
        [
          'twist',
          'Would you spend that time in the same way again?',
          'The same months again. What do you do by noon of the first day?',
        ],
      ],
    },
  ],
);
