import { defineStems } from './define-stems.ts';

/** Dilemmas with a cost; the twist adds one more. */
export const situationalEthics = defineStems(
  { topicId: 'situational_ethics', kind: 'situation', seat: 'industry' },
  [
    {
      id: 'number_polished',
      profile: 'experienced',
      chill:
        '{metric}. Suppose you learn today that the figure was wrong, and nobody else knows. What do you do?',
      grill: '{metric}. It turns out to be half. The report is with the board. What do you do?',
      ladder: [
        ['stakeholder', 'Whom would you tell first?', 'Whom do you tell first: boss or client?'],
        [
          'limit',
          'How small would the difference have to be to let it pass?',
          'At which error do you stay silent?',
        ],
        [
          'real_instance',
          'When did a figure of yours turn out wrong?',
          'Which figure of yours did turn out wrong?',
        ],
        [
          'twist',
          'Now honesty costs a colleague the bonus. Does it change anything?',
          'Being honest costs your friend the job. Still?',
        ],
      ],
    },
    {
      id: 'credit_taken',
      chill:
        'A senior presents your work as their own, in front of you. What do you do in the next ten minutes?',
      grill: 'Your boss takes credit for your work, and your appraisal is next week. What do you say?',
      ladder: [
        [
          'real_instance',
          'When did it happen to you, or nearly?',
          'Whose work have you used without the name?',
        ],
        ['other_side', 'How might the other one see it, honestly?', 'What would be said in defence of it?'],
        ['cost', 'What would staying silent cost you?', 'What does silence cost you in a year?'],
        ['twist', 'And if that person once saved your job?', 'And if the whole team did it that way?'],
      ],
    },
    {
      id: 'budget_leak',
      profile: 'fresher',
      chill: 'As {por} you find that a friend in the team has kept some of the money. What do you do?',
      grill: 'You are {por}, and a vendor sends you a phone as a gift. Where does it go?',
      ladder: [
        ['stakeholder', 'Who else has a right to know?', 'Who must be told?'],
        ['limit', 'At which sum would you decide otherwise?', 'And for fifty rupees?'],
        [
          'other_side',
          'How would your friends in the team see it?',
          'Everyone before you did it. What do you say?',
        ],
        ['twist', 'And if the event would fail because of it?', 'The event fails if you insist. Still?'],
      ],
    },
    {
      id: 'employer_wrong',
      profile: 'experienced',
      chill: 'You find that {employer} is charging one client twice. How do you raise it?',
      grill:
        '{employer} asks you to sign something you have not checked. The deadline is tonight. Do you sign?',
      ladder: [
        ['cost', 'What would it cost you to act on it?', 'What are you ready to lose?'],
        [
          'real_instance',
          'Where have you seen something small of that kind?',
          'Which small version of it have you already seen?',
        ],
        ['alternative', 'What would you try first, quietly?', 'Which quieter way is there?'],
        [
          'twist',
          'Your manager says it was approved above. What then?',
          'Approved above, says your manager. And now?',
        ],
      ],
    },
    {
      id: 'exam_leak',
      chill: 'A friend sends you tomorrow’s question paper. You have already seen the first page. What now?',
      grill: 'The whole batch has the leaked paper. You alone do not look, and you fail. Was it worth it?',
      ladder: [
        ['stakeholder', 'Who is hurt by it whom you will never meet?', 'Who pays for it, years later?'],
        ['cost', 'Who would stop talking to you?', 'You speak up. Who still eats with you?'],
        [
          'limit',
          'Where is the line between loyalty and cheating?',
          'Draw the line between help and cheating.',
        ],
        [
          'twist',
          'Does it change if the one who sold it is desperate?',
          'Your scholarship hangs on that paper. Now?',
        ],
      ],
    },
    {
      id: 'two_to_let_go',
      seat: 'chair',
      chill: 'You must let one of two people go: one works better, one has been there fifteen years. Whom?',
      grill: 'Cut two of ten people by Friday. By which rule?',
      ladder: [
        ['alternative', 'What would you try before anybody has to go?', 'Which cut hurts nobody?'],
        [
          'stakeholder',
          'What do you tell those who stay?',
          'Your first sentence to the one who goes: what is it?',
        ],
        [
          'failure_case',
          'How would you know in a year that you chose badly?',
          'The one who stays quits in May. What then?',
        ],
        ['twist', 'And if your own post were on the list?', 'Your own name is on the list. Now?'],
      ],
    },
    {
      id: 'small_bribe',
      chill:
        'A clerk wants five hundred rupees to move a file; your plant is idle until it moves. What do you do?',
      grill: 'Five hundred rupees, or two hundred workers sit idle. Do you pay?',
      ladder: [
        ['cost', 'Who bears the cost of each idle day?', 'Price a week of standing still.'],
        ['alternative', 'Whom could you call above that desk?', 'Who else has the power to move it?'],
        [
          'real_instance',
          'When did you last face something like it?',
          'And in your own life: when did you pay?',
        ],
        ['twist', 'And if medicines are held up by it?', 'It holds up medicines for a hospital. Now?'],
      ],
    },
    {
      id: 'product_defect',
      seat: 'chair',
      chill:
        'One charger in a hundred thousand may catch fire. Calling all back would eat the year’s profit. What do you advise?',
      grill: 'A defect hurts one buyer in a lakh. The recall costs sixty crore. Do you recall?',
      ladder: [
        [
          'stakeholder',
          'What do you tell those who have already bought it?',
          'A buyer is on the phone. What do you say?',
        ],
        ['other_side', 'What would the finance head say?', 'Argue for the finance head.'],
        ['limit', 'How small would the risk have to be?', 'A tenth of the risk. Same answer?'],
        ['twist', 'And if a rival hid the same fault last year?', 'The rival hid the same fault. And you?'],
      ],
    },
    {
      id: 'team_free_rider',
      chill: 'In your study group one member does nothing and has a reason. What do you do in week two?',
      grill: 'One in your group does nothing. You may strike the name from the paper. Do you?',
      ladder: [
        ['real_instance', 'When were you in that place yourself?', 'Name your own case. When was it?'],
        [
          'other_side',
          'How would that person describe the group?',
          'And what does that person say about you?',
        ],
        ['cost', 'What does it do to the others, if you wait?', 'What does a month of patience cost?'],
        [
          'twist',
          'And if the reason is an illness at home?',
          'The reason turns out to be an illness at home. Now?',
        ],
      ],
    },
    {
      id: 'rule_against_sense',
      chill: 'A rule makes you refuse a customer who is plainly in the right. What do you do at the counter?',
      grill: 'A good rule gives a bad result in the case before you. Do you break it?',
      ladder: [
        ['stakeholder', 'Who carries the risk if you are wrong?', 'You are wrong. Who pays?'],
        [
          'other_side',
          'Why might the rule be wiser than you?',
          'That rule has saved people before. What do you say?',
        ],
        ['alternative', 'How would you get the rule changed?', 'Why not change the rule instead?'],
        ['limit', 'Who may break it next time?', 'If you may, who may not?'],
      ],
    },
    {
      id: 'bad_news_up',
      seat: 'chair',
      chill: 'The project will be late, and your boss has just promised the date. When do you speak?',
      grill: 'Your boss promised a date you know to be false, and looks at you. What do you say?',
      ladder: [
        [
          'real_instance',
          'When did you last carry bad news upwards?',
          'The last time for real: when was it?',
        ],
        [
          'stakeholder',
          'Who should hear it before your boss does?',
          'Who hears it first: client, boss or team?',
        ],
        ['cost', 'What does waiting a week cost?', 'Price one week of silence.'],
        ['twist', 'And if the boss asks you to keep quiet?', 'Your boss says: not a word. And now?'],
      ],
    },
  ],
);
