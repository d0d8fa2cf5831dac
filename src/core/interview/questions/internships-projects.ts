import { defineStems } from './define-stems.ts';

/** What a fresher has instead of work: internships, projects, responsibility. */
export const internshipsProjects = defineStems(
  { topicId: 'work_experience', kind: 'profile', seat: 'industry', profile: 'fresher' },
  [
    {
      id: 'internship_checked_once',
      chill: [
        'Is there a moment at {internship} where you checked once too few?',
        'What did you hand in at {internship} that came back corrected?',
      ],
      grill: [
        'What did they have to redo after you left {internship}?',
        'At {internship}, what did you sign off without understanding it?',
      ],
      ladder: [
        ['own_part', 'Who noticed it?', 'Who found it: you or somebody else?'],
        [
          'learning',
          'What did you do with the rest of the pile after that?',
          'Which check did you add after it?',
        ],
        ['reason', 'What made you trust it the first time?', 'Why did you not look twice?'],
        ['cost', 'What would it have cost them, unnoticed?', 'And unnoticed, what would it have cost?'],
      ],
    },
    {
      id: 'internship_business',
      chill: [
        'Those who pay {internship}: would they pay more for speed or for care?',
        'What does {internship} sell that a customer could not do alone?',
      ],
      grill: [
        'You were there: how does {internship} earn its money?',
        'For all your weeks at {internship}: what did they gain from having you?',
      ],
      ladder: [
        ['application', 'Where did your work touch that money?', 'What was your work worth to them?'],
        ['limit', 'What would make their customers leave?', 'What could replace them in five years?'],
        [
          'stakeholder',
          'Which customer do they try hardest to keep?',
          'Which customer would hurt them most by leaving?',
        ],
        [
          'alternative',
          'What would you sell, if it were yours?',
          'It is yours from tomorrow. What do you stop selling?',
        ],
      ],
    },
    {
      id: 'internship_boss',
      chill: [
        'Whom did you watch most closely at {internship}?',
        'At {internship}, what did the oldest hand in the room do differently from everyone?',
      ],
      grill: [
        'What would your supervisor at {internship} say you were slow at?',
        'At {internship}, which of your days was worth more than your stipend?',
      ],
      ladder: [
        ['example', 'On which day did you see that?', 'One day. Which?'],
        [
          'learning',
          'Which of their habits do you have now?',
          'What did you take from it, apart from the certificate?',
        ],
        ['failure_case', 'And what did they do badly?', 'What should they have done better?'],
        ['own_part', 'What did they let you do alone?', 'What did they trust you with?'],
      ],
    },
    {
      id: 'project_three_boxes',
      seat: 'subject',
      chill: [
        'Draw “{project}” for us in three boxes, in words.',
        '“{project}”: what did you believe at the start that turned out wrong?',
      ],
      grill: [
        '“{project}”. Of all its parts, which one is yours?',
        '“{project}”. What in it was not in a paper already?',
      ],
      ladder: [
        ['own_part', 'Which part of it would be missing without you?', 'Without you, which part is missing?'],
        ['failure_case', 'What broke first?', 'Where does it break?'],
        ['reason', 'Why three parts and not one?', 'Why was it not simpler?'],
        ['stakeholder', 'Which of your team knew most about it?', 'Who on the team could explain it better?'],
      ],
    },
    {
      id: 'project_user',
      chill: [
        'Who was the first stranger to use or read “{project}”?',
        '“{project}”: what would the person it is meant for pay for it?',
      ],
      grill: [
        'Who would miss “{project}” if it were deleted tonight?',
        '“{project}”: would anyone pay ten rupees for it?',
      ],
      ladder: [
        ['reason', 'What makes you think so?', 'Whom did you ask?'],
        ['alternative', 'What do they use instead today?', 'What do they do without it?'],
        ['failure_case', 'What did they complain about?', 'What annoyed them?'],
        ['result', 'Who uses it today?', 'Is it alive today?'],
      ],
    },
    {
      id: 'project_method',
      seat: 'subject',
      chill: [
        'In “{project}”, why that method and not a simpler one?',
        'If “{project}” had to be done in one week, what would you leave out?',
      ],
      grill: [
        '“{project}”. What would a sceptic say about your method?',
        '“{project}”: how do you know that the result is not luck?',
      ],
      ladder: [
        ['metric_source', 'How was the result checked?', 'Who checked it besides you?'],
        ['limit', 'Where does the result stop being true?', 'For whom is the result false?'],
        ['cost', 'What did the other way cost less?', 'How many hours did your way cost?'],
        ['alternative', 'What would you use if you did it again?', 'Do it again today. Same method?'],
      ],
    },
    {
      id: 'office_budget',
      chill: [
        'As {por} you had {por_budget} to answer for. Which part of it kept you awake?',
        '{por}, with {por_budget} in hand: whose request did you turn down?',
      ],
      grill: [
        '{por}, with {por_budget}. Where did it leak?',
        'I audit the {por_budget} you held as {por}. What do I find?',
      ],
      ladder: [
        ['own_part', 'Which of those decisions was yours alone?', 'What did you alone decide?'],
        ['cost', 'What would you cut first if you did it again?', 'What was the worst rupee you spent?'],
        ['stakeholder', 'Who asked for more and did not get it?', 'Whom did you refuse?'],
        ['metric_source', 'Who checked the bills?', 'Who audited you?'],
      ],
    },
    {
      id: 'office_conflict',
      chill: [
        'In your time as {por}, who stopped talking to you for a while?',
        'As {por}, what did you promise that you could not keep?',
      ],
      grill: [
        '{por}: no power to pay, none to punish. Why did anyone obey?',
        'What did you decide as {por} that your friends disliked?',
      ],
      ladder: [
        ['stakeholder', 'How did that look from their side?', 'What would they say today?'],
        ['result', 'How did it end between you?', 'Was it worth it?'],
        ['own_part', 'What did you do to end it?', 'What did you do about it yourself?'],
        ['learning', 'What would you say to that person now?', 'What did you get wrong with them?'],
      ],
    },
    {
      id: 'office_successor',
      chill: [
        'What did you leave in writing for whoever became {por} after you?',
        'Which part of being {por} did you hand over gladly?',
      ],
      grill: [
        'The next {por} undid something of yours. What was it?',
        '{por}: what exists today only because you held that post?',
      ],
      ladder: [
        ['reason', 'Why has it lasted, or not lasted?', 'Why did it not last?'],
        [
          'learning',
          'What did the post teach you about giving orders?',
          'What did it teach you about giving orders?',
        ],
        ['failure_case', 'What did you forget to write down?', 'What did you keep to yourself?'],
        ['stakeholder', 'Who missed you most?', 'Did anyone ask you back?'],
      ],
    },
    {
      id: 'number_on_page',
      seat: 'subject',
      chill: ['{metric}. Who checked it after you?', '{metric}: where were you sure, but wrong?'],
      grill: ['{metric}. What came of it?', '{metric}. How much of that did somebody else do?'],
      ladder: [
        ['result', 'What happened to it after it left your desk?', 'Who acted on it?'],
        ['metric_source', 'How would I check that count?', 'Who counted?'],
        [
          'own_part',
          'Which part of the work behind it was yours?',
          'How much of that did you do with your own hands?',
        ],
        ['failure_case', 'Where could it be wrong?', 'Where is it most likely wrong?'],
      ],
    },
    {
      id: 'team_of_equals',
      chill: [
        'Your {team}: what did you do about the one who did nothing?',
        'With your {team}, how did you find out what was not getting done?',
      ],
      grill: [
        'Your {team}, and nobody paid. Who did the work?',
        'Of your {team}, who would not work with you again?',
      ],
      ladder: [
        [
          'real_instance',
          'What were the words you used?',
          'Your exact words to that person, please: what were they?',
        ],
        ['learning', 'What would you do in the first week now?', 'What did you get wrong in the first week?'],
        ['result', 'How did it end for that person?', 'And did the work get done?'],
        ['stakeholder', 'How did the others take it?', 'Who thought you were unfair?'],
      ],
    },
    {
      id: 'certificate_used',
      seat: 'subject',
      chill: [
        '“{certificate}”: what can you do since then that you could not before?',
        'Which question in “{certificate}” did you get wrong?',
      ],
      grill: [
        '“{certificate}”. What did it teach you that you have used?',
        '“{certificate}” is a piece of paper. What do you remember of it today?',
      ],
      ladder: [
        ['application', 'Where would that help a small business?', 'Use it now, on any case you choose.'],
        ['limit', 'What does it leave out?', 'What does it not teach?'],
        [
          'alternative',
          'What could you have learnt instead in that time?',
          'Same weeks, something else. What?',
        ],
        ['reason', 'What made you choose it?', 'Why that one: the content or the name?'],
      ],
    },
    {
      id: 'gap_year',
      seat: 'chair',
      chill: [
        'There are {gap_months} on your page with nothing written. How did you spend the mornings?',
        'What did {gap_months} away from a classroom show you about how you work alone?',
      ],
      grill: [
        '{gap_months} with no entry. What was the plan?',
        'You took {gap_months} off the page. What do we get for them?',
      ],
      ladder: [
        ['learning', 'What have you kept from that time?', 'What is left of it?'],
        [
          'alternative',
          'What would you do with the same months today?',
          'Same months again: what do you change?',
        ],
        ['stakeholder', 'Who believed in the plan?', 'Who paid for that time?'],
        ['failure_case', 'What did not work out in it?', 'What did you fail at in it?'],
      ],
    },
    {
      id: 'group_work',
      specific: false,
      chill: [
        'Think of a college project that nearly failed. What was your share in that?',
        'In group work, which job do the others leave to you?',
      ],
      grill: [
        'When did a group you were in do worse because of you?',
        'What is the largest thing that would not exist without you?',
      ],
      ladder: [
        ['real_instance', 'Which day was the turning point?', 'Which day?'],
        ['result', 'How did it end?', 'What came out of it?'],
        ['stakeholder', 'Who would tell it differently?', 'What would the others say about you?'],
        [
          'learning',
          'What do you do differently in a group since?',
          'And in the next group, what did you do?',
        ],
      ],
    },
    {
      id: 'money_handled',
      specific: false,
      chill: [
        'What is the largest sum of other people’s money you have answered for?',
        'When did somebody older than you depend on your work?',
      ],
      grill: [
        'Nobody has paid you a salary yet. What have you been trusted with?',
        'When did your work last cost somebody money?',
      ],
      ladder: [
        ['size', 'How much was it?', 'How much?'],
        ['failure_case', 'What could have gone wrong?', 'What did go wrong?'],
        ['stakeholder', 'Who would have noticed a mistake?', 'Who checked you?'],
        ['metric_source', 'How did you keep the accounts?', 'Show me the accounts: who has them?'],
      ],
    },
  ],
);
