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
        ['own_part', 'Who noticed it?', 'Who found it: you or somebody else?'],
        ['reason', 'What were you thinking of when it slipped?', 'Why did you not ask?'],
        ['cost', 'What would it have cost if nobody had looked?', 'Nobody looks. Who pays for it?'],
        ['learning', 'What did you check twice from then on?', 'Which check would you add today?'],
      ],
    },
    {
      id: 'internship_business',
      chill: 'Those who pay {internship}: would they pay more for speed or for care?',
      grill: 'You were there: how does {internship} earn its money?',
      ladder: [
        [
          'application',
          'Where did your work touch that money?',
          'Which bill of theirs had your hours in it?',
        ],
        [
          'stakeholder',
          'Who there does the work that customers never see?',
          'Who in that office really earns the money?',
        ],
        ['size', 'What does a customer pay them, roughly?', 'What do they charge for one day of work?'],
        ['limit', 'What would make their customers leave?', 'What could replace them in five years?'],
      ],
    },
    {
      id: 'internship_boss',
      chill: 'Whom did you watch most closely at {internship}?',
      grill: 'What would your supervisor at {internship} say you were slow at?',
      ladder: [
        ['example', 'On which day did you see that?', 'Give the task, not the feeling. What was it?'],
        [
          'learning',
          'Which of that person’s habits do you have now?',
          'What did you take home, apart from the certificate?',
        ],
        [
          'other_side',
          'What did that person do that you would never copy?',
          'Where was your supervisor wrong about you?',
        ],
        [
          'twist',
          'What would you ask that person, if you met again?',
          'They call you back for a month. At what are you faster?',
        ],
      ],
    },
    {
      id: 'project_three_boxes',
      seat: 'subject',
      chill: 'Draw “{project}” for us in three boxes, in words.',
      grill: '“{project}”. Of all its parts, which one is yours?',
      ladder: [
        [
          'own_part',
          'Which part of it would be missing without you?',
          'Which line of it could nobody else explain?',
        ],
        ['alternative', 'Which way of doing it did you throw away?', 'Which simpler way did you not try?'],
        ['failure_case', 'What broke first?', 'Where does it break?'],
        ['stakeholder', 'Who would carry it on, if you stopped?', 'Who reads it, now that it is handed in?'],
      ],
    },
    {
      id: 'project_user',
      chill: 'Who was the first stranger to use or read “{project}”?',
      grill: 'Who would miss “{project}” if it were deleted tonight?',
      ladder: [
        ['metric_source', 'How many such people did you speak to?', 'Whom did you ask, face to face?'],
        ['alternative', 'What do they use instead today?', 'What do they do without it?'],
        ['failure_case', 'What in it would annoy them first?', 'What makes them drop it within a week?'],
        [
          'limit',
          'What would it take to get it to a hundred people?',
          'A hundred people want it by June. What do you lack?',
        ],
      ],
    },
    {
      id: 'project_method',
      seat: 'subject',
      chill: 'In “{project}”, why that method and not a simpler one?',
      grill: '“{project}”. What would a sceptic say about your method?',
      ladder: [
        ['metric_source', 'How was the result checked?', 'Who checked it besides you?'],
        [
          'alternative',
          'Which other method did you nearly take?',
          'How far would the simplest method have got you?',
        ],
        ['cost', 'Which step ate most of the time?', 'Which step was a waste?'],
        ['limit', 'Where does the result stop being true?', 'For whom is the result false?'],
      ],
    },
    {
      id: 'office_budget',
      chill: 'As {por} you had {por_budget} to answer for. Which part of it kept you awake?',
      grill: '{por}, with {por_budget}. Where did it leak?',
      ladder: [
        ['own_part', 'Which rupee of it could you spend without asking?', 'What did you sign alone?'],
        ['stakeholder', 'Who thought that they got too little?', 'Who still says that you spent it badly?'],
        ['cost', 'What would you cut first if you did it again?', 'What was the worst rupee you spent?'],
        [
          'twist',
          'With half of the {por_budget}, what would have gone?',
          'Half the money. What do you drop?',
        ],
      ],
    },
    {
      id: 'office_conflict',
      chill: 'In your time as {por}, who stopped talking to you for a while?',
      grill: '{por}: no power to pay, none to punish. Why did anyone obey?',
      ladder: [
        ['stakeholder', 'How did that look from their side?', 'What would they say today?'],
        ['result', 'What did it leave behind in the team?', 'Who walked out all the same?'],
        ['cost', 'What did it cost you in the end?', 'How many friends did the post cost you?'],
        ['alternative', 'What would you do earlier the next time?', 'Which softer way did you not try?'],
      ],
    },
    {
      id: 'office_successor',
      chill: 'What did you leave in writing for whoever became {por} after you?',
      grill: 'The next {por} undid something of yours. What was it?',
      ladder: [
        [
          'stakeholder',
          'Who asked you for help even afterwards?',
          'Who had asked for it in the first place?',
        ],
        ['failure_case', 'Which problem did you pass on unsolved?', 'What did you hand over broken?'],
        [
          'learning',
          'What did the post teach you about giving orders?',
          'Which order of yours would you not give again?',
        ],
        ['cost', 'Which hour of the week did you get back?', 'Your exams or the post: which suffered?'],
      ],
    },
    {
      id: 'number_on_page',
      seat: 'subject',
      chill: '{metric}. Who checked it after you?',
      grill: '{metric}. What came of it?',
      ladder: [
        ['result', 'What happened to it after it left your desk?', 'Who acted on it?'],
        ['stakeholder', 'Who wanted to know it in the first place?', 'Who needed it?'],
        ['metric_source', 'How could we check the figure ourselves?', 'Who counted?'],
        ['limit', 'What does the figure leave out?', 'What does that figure hide?'],
      ],
    },
    {
      id: 'team_of_equals',
      chill: 'Your {team}: what did you do about the one who did nothing?',
      grill: 'Your {team}, and nobody paid. Who did the work?',
      ladder: [
        ['real_instance', 'What did you say the first time?', 'What did you say to the laziest of them?'],
        [
          'other_side',
          'How would the quietest of them tell it?',
          'How do they tell it when you are not there?',
        ],
        ['learning', 'What would you do in the first week now?', 'What did you get wrong in the first week?'],
        [
          'alternative',
          'Whom would you put in charge the second time?',
          'With half as many people, what would have been lost?',
        ],
      ],
    },
    {
      id: 'certificate_used',
      seat: 'subject',
      chill: '“{certificate}”: what can you do since then that you could not before?',
      grill: '“{certificate}”. What did it teach you that you have used?',
      ladder: [
        ['reason', 'Why that one, of all there are?', 'Why did you need a paper for it?'],
        [
          'application',
          'Where would it help the shop nearest to you?',
          'Use it on the shop at your corner. What changes?',
        ],
        ['limit', 'What does it leave out?', 'What does it not teach?'],
        [
          'alternative',
          'Which book would have taught you the same?',
          'A good book costs six hundred rupees. Why a course?',
        ],
      ],
    },
    {
      id: 'gap_year',
      seat: 'chair',
      chill: 'There are {gap_months} on your page with nothing written. How did you spend the mornings?',
      grill: '{gap_months} with no entry. What was the plan?',
      ladder: [
        ['stakeholder', 'Who asked you every week how it was going?', 'Who held you to it?'],
        ['failure_case', 'In which week did you want to give up?', 'Which month was wasted?'],
        ['learning', 'What have you kept from that time?', 'What of it is left today?'],
        [
          'alternative',
          'What would you do with the same months today?',
          'Same months again: what do you change?',
        ],
      ],
    },
    {
      id: 'group_work',
      specific: false,
      chill: 'Think of a college project that nearly failed. What was your share in that?',
      grill: 'When did a group you were in do worse because of you?',
      ladder: [
        ['real_instance', 'Which evening with that group comes back to you?', 'Which week was it?'],
        ['other_side', 'How would the others tell that story?', 'And how do the others tell it?'],
        ['result', 'What was finally handed in?', 'What was there to see at the end?'],
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
        ['metric_source', 'Who looked over your shoulder?', 'Who checked you?'],
        ['failure_case', 'On which day could it have gone wrong?', 'What did go wrong?'],
        [
          'limit',
          'At which point would you have called for help?',
          'At what size does it get too big for you?',
        ],
      ],
    },
  ],
);
