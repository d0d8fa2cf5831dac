import { defineStems } from './define-stems.ts';

/** What a fresher has instead of work: internships, projects, responsibility. */
export const internshipsProjects = defineStems(
  { topicId: 'work_experience', kind: 'profile', seat: 'industry', profile: 'fresher' },
  [
    {
      id: 'internship_checked_once',
      chill: 'Is there a moment at {internship} where you checked once too few?',
      grill: 'What did they have to redo after you left {internship}?',
      ladder: [
        ['own_part', 'How did it come out?', 'How did you hear of that?'],
        ['reason', 'Who should have told you to look?', 'Who looked at your work before they used it?'],
        ['cost', 'What would it have cost if nobody had looked?', 'Suppose a mistake was in it. Who pays?'],
        ['learning', 'What do you check twice since then?', 'Which check would you add today?'],
      ],
    },
    {
      id: 'internship_business',
      chill: 'Those who pay {internship}: would they pay more for speed or for care?',
      grill: 'You were there: how does {internship} earn its money?',
      ladder: [
        [
          'size',
          'How much of that is left for them, would you guess?',
          'What did one month of you cost them?',
        ],
        ['stakeholder', 'Who in that chain has the least say?', 'Who there gets paid last?'],
        ['limit', 'What could put them out of business?', 'What would finish them within a year?'],
        [
          'own_part',
          'And what of your work did they get paid for?',
          'Which rupee of that came from your work?',
        ],
      ],
    },
    {
      id: 'internship_boss',
      chill: 'Whom did you watch most closely at {internship}?',
      grill: 'What would your supervisor at {internship} say you were slow at?',
      ladder: [
        ['example', 'On which day did you see that?', 'Give the task, not the feeling. What was it?'],
        ['other_side', 'And what would that person say of you?', 'What would you say back?'],
        ['learning', 'What of it do you do yourself today?', 'And what would they call you quick at?'],
        ['limit', 'What would you do differently from that person?', 'What was your supervisor slow at?'],
      ],
    },
    {
      id: 'project_three_boxes',
      seat: 'subject',
      chill: 'Draw “{project}” for us in three boxes, in words.',
      grill: '“{project}”. Of all its parts, which one is yours?',
      ladder: [
        ['reason', 'Which of the three could one leave out?', 'Why that part and no other?'],
        ['failure_case', 'Between which two boxes does it go wrong most often?', 'Which part failed first?'],
        ['cost', 'Which box ate most of the time?', 'How many hours went into your part?'],
        ['stakeholder', 'Who else could draw it?', 'Who in the team could have built yours?'],
      ],
    },
    {
      id: 'project_user',
      chill: 'Who was the first stranger to use or read “{project}”?',
      grill: 'Who would miss “{project}” if it were deleted tonight?',
      ladder: [
        [
          'metric_source',
          'Which of its figures would you check again before a stranger reads it?',
          'Which figure in it would you not swear to?',
        ],
        [
          'alternative',
          'If you began it again, what would you leave out?',
          'What else could you have done with those weeks?',
        ],
        ['result', 'Where is it today?', 'When was it last opened?'],
        ['failure_case', 'What in it would annoy a stranger first?', 'What in it would a stranger hate?'],
      ],
    },
    {
      id: 'project_method',
      seat: 'subject',
      chill: 'In “{project}”, why that method and not a simpler one?',
      grill: '“{project}”. What would a sceptic say about your method?',
      ladder: [
        ['alternative', 'Which simpler way did you try first?', 'Which simpler way did you not try?'],
        ['metric_source', 'How was the result checked?', 'Who checked it besides you?'],
        ['limit', 'Where would the method fail?', 'And where is the sceptic right?'],
        [
          'twist',
          'With one more month, what would you change?',
          'One more month. What changes in the result?',
        ],
      ],
    },
    {
      id: 'office_budget',
      chill: 'As {por} you had {por_budget} to answer for. Which part of it kept you awake?',
      grill: '{por}, with {por_budget}. Where did it leak?',
      ladder: [
        [
          'own_part',
          'Which rupee of it could you spend without asking?',
          'Up to which sum could you decide alone?',
        ],
        [
          'stakeholder',
          'Who thought that they got too little?',
          'Who in that office would tell it differently?',
        ],
        ['alternative', 'What would you cut first if you did it again?', 'Half the money. What do you drop?'],
        ['metric_source', 'Who looked at the books in the end?', 'Who audited you?'],
      ],
    },
    {
      id: 'office_conflict',
      chill: 'In your time as {por}, who stopped talking to you for a while?',
      grill: '{por}: no power to pay, none to punish. Why did anyone obey?',
      ladder: [
        ['stakeholder', 'How did that look from their side?', 'Who did not?'],
        [
          'real_instance',
          'What did you say to them on that day?',
          'What did you say to the ones who did not?',
        ],
        ['cost', 'What did the post cost you in the end?', 'How many friends did the post cost you?'],
        [
          'alternative',
          'What would you do earlier the next time?',
          'And with power to pay: what would you do differently?',
        ],
      ],
    },
    {
      id: 'office_successor',
      chill: 'What did you leave in writing for whoever became {por} after you?',
      grill: 'The next {por} undid something of yours. What was it?',
      ladder: [
        ['reason', 'What did you leave out on purpose?', 'What of yours should nobody touch?'],
        ['stakeholder', 'Did anybody read it?', 'Did they ask you first?'],
        ['result', 'What happened to the post afterwards?', 'What of yours is still there?'],
        ['limit', 'What can one not hand over in writing?', 'And what of yours would you undo yourself?'],
      ],
    },
    {
      id: 'number_on_page',
      seat: 'subject',
      chill: '{metric}. Who checked it after you?',
      grill: '{metric}. What came of it?',
      ladder: [
        ['real_instance', 'When did you look at it last?', 'Where does it stand today?'],
        [
          'stakeholder',
          'Who asked for that number in the first place?',
          'Who would be unhappy to see it checked?',
        ],
        ['metric_source', 'How could we check the figure ourselves?', 'How would I check it from outside?'],
        ['limit', 'What does the figure not tell us?', 'What does that figure hide?'],
      ],
    },
    {
      id: 'team_of_equals',
      chill: 'Your {team}: what did you do about the one who did nothing?',
      grill: 'Your {team}, and nobody paid. Who did the work?',
      ladder: [
        ['real_instance', 'What did you say the first time?', 'Who was the first to stop working?'],
        ['stakeholder', 'How would that person tell the story?', 'And what would the laziest of them say?'],
        ['own_part', 'Who among them carried more than you?', 'Which part did you leave to others?'],
        [
          'twist',
          'And if that person had been your best friend?',
          'What do you do with your best friend in that team?',
        ],
      ],
    },
    {
      id: 'certificate_used',
      seat: 'subject',
      chill: '“{certificate}”: what can you do since then that you could not before?',
      grill: '“{certificate}”. What did it teach you that you have used?',
      ladder: [
        ['reason', 'What made you take that certificate?', 'Why that certificate and not a cheaper one?'],
        [
          'metric_source',
          'Who could tell us whether you are good at it?',
          'Whom could we ask whether you can do it?',
        ],
        ['limit', 'Which part of it have you never used?', 'Which part of it have you forgotten?'],
        ['cost', 'How many evenings did it take?', 'How many evenings went into it?'],
      ],
    },
    {
      id: 'gap_year',
      seat: 'chair',
      chill: 'There are {gap_months} on your page with nothing written. How did you spend the mornings?',
      grill: '{gap_months} with no entry. What was the plan?',
      ladder: [
        ['stakeholder', 'Who asked you every week how it was going?', 'Who knew about it?'],
        ['failure_case', 'In which week did you want to give up?', 'Which month was wasted?'],
        ['learning', 'What have you kept from that time?', 'What of it is left today?'],
        ['twist', 'Would you take the same months again?', 'The same months once more. What do you change?'],
      ],
    },
    {
      id: 'group_work',
      specific: false,
      chill: 'Think of a college project that nearly failed. What was your share in that?',
      grill: 'When did a group you were in do worse because of you?',
      ladder: [
        [
          'real_instance',
          'Which evening with that group comes back to you?',
          'When did you notice it yourself?',
        ],
        ['other_side', 'How would the others tell that story?', 'And how do the others tell it?'],
        ['result', 'What was the verdict in the end?', 'What was there to see at the end?'],
        ['alternative', 'Which job in a group should never be given to you?', 'Without you, who does it?'],
      ],
    },
    {
      id: 'money_handled',
      specific: false,
      chill: 'What is the largest sum of other people’s money you have answered for?',
      grill: 'Nobody has paid you a salary yet. What have you been trusted with?',
      ladder: [
        ['reason', 'Why did they trust you with it?', 'Why you?'],
        ['metric_source', 'Who else could see the account?', 'Who checked you?'],
        ['failure_case', 'Where could it have gone wrong?', 'What could you have spoilt there?'],
        [
          'limit',
          'From which sum on would you have asked somebody?',
          'And what would nobody trust you with?',
        ],
      ],
    },
  ],
);
