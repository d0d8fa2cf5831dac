import { defineStems } from './define-stems.ts';

/** Work: the numbers, teams and claims on the page. */
export const workNumbers = defineStems(
  { topicId: 'work_experience', kind: 'profile', seat: 'industry', profile: 'experienced' },
  [
    {
      id: 'metric_before',
      chill: ['{metric}. Which record would show us that?', '{metric}: over which weeks was that measured?'],
      grill: [
        '{metric}. Who measured it?',
        '{metric}: against which month did you choose to compare?',
        '{metric}. What would an auditor find under that line?',
      ],
      ladder: [
        [
          'own_part',
          'How much of that came from your own idea?',
          'Take out everyone else. What is your share?',
        ],
        ['cost', 'What got slower or dearer on the other side?', 'What did it cost, in rupees?'],
        ['failure_case', 'When did the figure go the wrong way?', 'In which month did it get worse?'],
        ['stakeholder', 'Who did not believe it at first?', 'Who doubts it to this day?'],
      ],
    },
    {
      id: 'metric_without_you',
      chill: [
        '{metric}: how much of it would have come without you?',
        '{metric}. What would it read, had you been on leave that quarter?',
      ],
      grill: [
        '{metric}. How much of that was you, and how much would have come anyway?',
        '{metric}. Your manager writes the same line on another resume. Whose is it?',
      ],
      ladder: [
        ['metric_source', 'Which record would show that share?', 'Which record proves your share?'],
        [
          'alternative',
          'Which simpler method did you try first?',
          'What is the cheapest thing that would have done the same?',
        ],
        ['stakeholder', 'Who else would claim a share in it?', 'Who else has it on a resume?'],
        ['failure_case', 'What would have undone it?', 'What nearly undid it?'],
      ],
    },
    {
      id: 'metric_stopped_at',
      seat: 'subject',
      chill: [
        '{metric}. What kept it from going further?',
        '{metric}: if you had one more quarter, where would it stop?',
      ],
      grill: ['{metric}. Why did it stop there?', '{metric}: one half of that was easy. Which half?'],
      ladder: [
        ['limit', 'Who or what sets the limit there?', 'Where is the limit of that?'],
        [
          'reason',
          'Was it people, money or the method that ran out?',
          'Money, people or method: what ran out?',
        ],
        ['stakeholder', 'Who would have had to agree to the next step?', 'Who said that it was enough?'],
        ['cost', 'What would the next bit have cost?', 'Price the next bit of it.'],
      ],
    },
    {
      id: 'metric_who_lost',
      chill: ['{metric}: who had more work because of it?', '{metric}. Whose day did that change the most?'],
      grill: ['{metric}. Who paid for that?', '{metric}. Somebody always loses by that. Who was it?'],
      ladder: [
        ['stakeholder', 'How did you bring them along?', 'What did you say to them?'],
        ['result', 'Is it still so today?', 'I go there on Monday. Is it still so?'],
        [
          'alternative',
          'How could it have been done without that?',
          'How would you do it without that today?',
        ],
        ['reason', 'Why was that worth it?', 'Why was that fair?'],
      ],
    },
    {
      id: 'metric_worth',
      seat: 'subject',
      chill: [
        '{metric}. What could {employer} do afterwards that it could not do before?',
        '{metric}. How would you explain to the owner of {employer} that it paid?',
      ],
      grill: [
        '{metric}. What did {employer} do with the gain?',
        '{metric}: on your own figures, should {employer} have bothered?',
      ],
      ladder: [
        ['size', 'What is that worth in a year, roughly?', 'Put a yearly value on it.'],
        ['cost', 'And what did it cost to get there?', 'What went in: how many people for how many weeks?'],
        ['stakeholder', 'Who there noticed?', 'Who up there has ever mentioned it?'],
        ['failure_case', 'What could wipe it out again?', 'What would wipe it out in a month?'],
      ],
    },
    {
      id: 'team_led',
      chill: [
        'Of your {team}, who would have done your job better in one respect?',
        'Your {team}: who stopped agreeing with you first?',
        'Of your {team}, whose work did you worry about at night?',
      ],
      grill: [
        'Your {team}. Did they follow you, or the chart?',
        'Of your {team}, whose work did you end up doing yourself?',
      ],
      ladder: [
        ['real_instance', 'What did you say to that person?', 'What were your words to that person?'],
        [
          'failure_case',
          'What would they say you got wrong?',
          'They sit here instead of you. What do they complain about?',
        ],
        [
          'learning',
          'What did you learn to leave to them?',
          'What did you do yourself that was not your job?',
        ],
        ['cost', 'Whom did you have to disappoint?', 'Whom did you lose on the way?'],
      ],
    },
    {
      id: 'promotion_reason',
      chill: [
        'You went {promotion}. What did you have to stop doing?',
        'You rose {promotion}. Which of your old habits became a problem?',
      ],
      grill: [
        '{promotion}. Was it merit, or was it your turn?',
        '{promotion}: who was passed over that day?',
      ],
      ladder: [
        ['own_part', 'Which piece of work decided it?', 'Which single piece of work decided it?'],
        [
          'learning',
          'Who taught you the new part of the job?',
          'What were you bad at for the first three months?',
        ],
        ['stakeholder', 'Who was passed over?', 'Who deserved it more?'],
        [
          'failure_case',
          'Where did you find the new job too big for you?',
          'Where were you out of your depth?',
        ],
      ],
    },
    {
      id: 'switch_reason',
      chill: [
        'You moved {switch}. What had the first place still left to teach you?',
        'You moved {switch}. Which day settled it?',
      ],
      grill: [
        '{switch}. Did you run to something, or away from something?',
        '{switch}. The money apart, what was the reason?',
      ],
      ladder: [
        ['other_side', 'What did the manager you left say?', 'What would the manager you left tell us?'],
        ['cost', 'What did you lose by moving?', 'What did you lose by it, besides a desk?'],
        [
          'learning',
          'What did you take along that nobody there had?',
          'What did they get in you that they lacked?',
        ],
        ['alternative', 'What would have made you stay?', 'One offer would have kept you. Which?'],
      ],
    },
    {
      id: 'claim_on_page',
      chill: [
        'You write “{claim}”. Which word there would a colleague tone down?',
        '“{claim}”: what is the smallest fact behind it?',
      ],
      grill: ['“{claim}”. Who says so, besides you?', '“{claim}”. Remove the adjectives. What is left?'],
      ladder: [
        ['real_instance', 'Which day would show it best?', 'Show me one day of it.'],
        ['metric_source', 'What number stands behind that?', 'Put a number under it.'],
        ['stakeholder', 'Who would sign that sentence for you?', 'Whom may I ring up about it?'],
        ['failure_case', 'When was it not true?', 'When did you fall short of it?'],
      ],
    },
    {
      id: 'award_who_else',
      chill: [
        '“{achievement}”: which piece of luck helped?',
        '“{achievement}”. Which part of the preparation made the difference?',
      ],
      grill: [
        '“{achievement}”. What did it lead to, if anything?',
        '“{achievement}”: what did someone placed behind you do better?',
      ],
      ladder: [
        ['reason', 'What did you do better than most who tried?', 'What did you do that the others did not?'],
        ['own_part', 'Which part of it belongs to others?', 'How much of it was the team?'],
        [
          'stakeholder',
          'Who should have stood beside you?',
          'Who thought it should have gone to someone else?',
        ],
        ['learning', 'What changed for you the day after?', 'And on the day after, what had changed?'],
      ],
    },
    {
      id: 'gap_between',
      seat: 'chair',
      chill: [
        'There is a gap of {gap_months} on your page. What did an ordinary day in it look like?',
        'The page is silent for {gap_months}. What would you write there if there were room?',
      ],
      grill: [
        '{gap_months} without an entry. What did you try in it that did not work?',
        'Your page skips {gap_months}. Account for that time.',
      ],
      ladder: [
        ['learning', 'What from that time do you still use?', 'What is there to show for it?'],
        ['reason', 'Who else knew the plan you had then?', 'Was that a plan, or what happened?'],
        ['cost', 'What was the hardest part of explaining it to others?', 'What did that time cost you?'],
        ['stakeholder', 'Who kept you going?', 'Who paid the bills?'],
      ],
    },
  ],
);
