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
        [
          'own_part',
          'How much of that came from your own idea?',
          'Take out everyone else. What is your share?',
        ],
        ['stakeholder', 'Who else looks at that figure?', 'Who gains if that figure looks good?'],
        ['failure_case', 'Which month since then spoiled the picture?', 'Which month did you leave out?'],
        [
          'cost',
          'What got slower or dearer on the other side?',
          'What had to be spent to get there, in rupees?',
        ],
      ],
    },
    {
      id: 'metric_without_you',
      chill: '{metric}: how much of it would have come without you?',
      grill: '{metric}. How much of that was you, and how much would have come anyway?',
      ladder: [
        ['own_part', 'What did you do in the first week of it?', 'Name the one thing only you did.'],
        ['metric_source', 'Who could confirm your share of it?', 'Which record proves your share?'],
        ['failure_case', 'What luck was in it?', 'Take the lucky month out. What remains?'],
        [
          'alternative',
          'Who would have done it in your place?',
          'A trainee in your chair: what does the line read?',
        ],
      ],
    },
    {
      id: 'metric_stopped_at',
      seat: 'subject',
      chill: '{metric}. What kept it from going further?',
      grill: '{metric}. Why did it stop there?',
      ladder: [
        [
          'reason',
          'Was it people, money or the method that ran out?',
          'Money, people or method: what ran out?',
        ],
        ['stakeholder', 'Who said that it was enough?', 'Who decided to leave it there?'],
        ['example', 'Has anyone in the trade gone further?', 'Who in the trade has gone further?'],
        ['cost', 'What would the next step cost?', 'Price the next step.'],
      ],
    },
    {
      id: 'metric_who_lost',
      chill: '{metric}: who had more work because of it?',
      grill: '{metric}. Who paid for that?',
      ladder: [
        ['stakeholder', 'How did you bring them along?', 'What did you say to them?'],
        ['other_side', 'What would they say about it over tea?', 'Give me their side, in their words.'],
        ['result', 'Is it still so today?', 'I go there on Monday. Is it still so?'],
        [
          'alternative',
          'How could it have been done with less trouble for them?',
          'Was there a way that hurt nobody?',
        ],
      ],
    },
    {
      id: 'metric_worth',
      seat: 'subject',
      chill: '{metric}. What could {employer} do afterwards that it could not do before?',
      grill: '{metric}. What did {employer} do with the gain?',
      ladder: [
        ['size', 'What is that worth in a year, roughly?', 'Put a yearly value on it.'],
        ['cost', 'And what did it cost to get there?', 'What went in: how many people for how many weeks?'],
        [
          'other_side',
          'Who at {employer} would doubt that it paid?',
          'The finance head doubts it. What do you show?',
        ],
        [
          'alternative',
          'What else could {employer} have done with the same effort?',
          'Same people, same weeks: what would have paid better?',
        ],
      ],
    },
    {
      id: 'team_led',
      chill: 'Of your {team}, who would have done your job better in one respect?',
      grill: 'Your {team}. Did they follow you, or the chart?',
      ladder: [
        [
          'real_instance',
          'What did you say to that person?',
          'Which order of yours did they quietly ignore?',
        ],
        [
          'learning',
          'What do you do differently with a new member now?',
          'What did you have to stop doing as their boss?',
        ],
        [
          'alternative',
          'Who kept things going on the days you were away?',
          'You are away for two weeks. Who runs it?',
        ],
        [
          'failure_case',
          'What would they say you got wrong?',
          'They sit here instead of you. What do they complain about?',
        ],
      ],
    },
    {
      id: 'promotion_reason',
      chill: 'You went {promotion}. What did you have to stop doing?',
      grill: '{promotion}. Was it merit, or was it your turn?',
      ladder: [
        ['own_part', 'Which piece of work do you think decided it?', 'One piece of work decided it. Which?'],
        [
          'application',
          'What may you decide now that you could not before?',
          'Apart from the title, what may you decide now?',
        ],
        [
          'learning',
          'Who taught you the new part of the job?',
          'What were you bad at for the first three months?',
        ],
        ['stakeholder', 'Who found it hard to see you rise?', 'Who still thinks that you got it too early?'],
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
        ['twist', 'What would have kept you there?', 'Ten per cent more, and you stay. True?'],
      ],
    },
    {
      id: 'claim_on_page',
      chill: 'You write “{claim}”. Which word there would a colleague tone down?',
      grill: '“{claim}”. Who says so, besides you?',
      ladder: [
        ['real_instance', 'Which day would show it best?', 'Show me one day of it.'],
        ['metric_source', 'What number stands behind that?', 'Put a number under it.'],
        [
          'own_part',
          'Whose name would you add to that line?',
          'How many of your colleagues write the same line?',
        ],
        ['alternative', 'How would your manager put it?', 'Say it as your manager would.'],
      ],
    },
    {
      id: 'award_who_else',
      chill: '“{achievement}”: which piece of luck helped?',
      grill: '“{achievement}”. What did it lead to, if anything?',
      ladder: [
        ['own_part', 'To whom do you owe a part of it?', 'Whose work stands in your shadow there?'],
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
        ['stakeholder', 'Who knew what you were doing then?', 'Who was waiting for you at the end of it?'],
        ['cost', 'What did you have to say no to because of it?', 'What did those months cost you?'],
        ['learning', 'What from that time do you still use?', 'What is there to show for it?'],
        [
          'limit',
          'With those months back, what would you leave out?',
          'Half the time would have been enough. True?',
        ],
      ],
    },
  ],
);
