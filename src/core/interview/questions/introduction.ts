import { defineStems } from './define-stems.ts';

/** Openings. None of them is "tell me about yourself": the page has been read. */
export const introduction = defineStems({ topicId: 'introduction', kind: 'profile', seat: 'chair' }, [
  {
    id: 'two_hobbies',
    chill: [
      '{hobby} and {other_hobby}: which of the two has taught you more about losing?',
      'You list {hobby} and {other_hobby}. Which would your friends say is the real one?',
      'If you had to give up {hobby} or {other_hobby} for these two years, which goes?',
    ],
    grill: [
      '{hobby}, {other_hobby}. Which of them is on the page only to fill it?',
      'You list {hobby} and {other_hobby}. Pick the one you can defend for ten minutes.',
    ],
    ladder: [
      ['example', 'Which day comes to mind when you say that?', 'Which day shows that?'],
      [
        'learning',
        'Where does that show up in your work or your studies?',
        'Outside the hobby, where has it helped you even once?',
      ],
      [
        'cost',
        'Which of the two would you give up if the week had five days?',
        'Five days a week only. Which of them goes?',
      ],
      [
        'stakeholder',
        'Who in your life wishes you did less of it?',
        'Who at home would not miss either of them?',
      ],
    ],
  },
  {
    id: 'not_on_the_page',
    chill: [
      'We have read the page, {first_name}. What should we know about you that is not on it?',
      '{first_name}, leave the resume aside for a minute. What would we only find out by working with you?',
    ],
    grill: [
      'We have read your page, {first_name}. What does it hide?',
      '{first_name}, nothing that is in the file, please. Who is sitting in front of us?',
      'Skip everything on the page. What is left, {first_name}?',
    ],
    ladder: [
      [
        'real_instance',
        'When did that last matter to somebody else?',
        'When did that last matter to anyone but you?',
      ],
      ['reason', 'Why did it not find a place on the page?', 'You had a whole page. Why is it not there?'],
      ['stakeholder', 'Who knows that about you?', 'Who else knows?'],
      ['learning', 'Where does it help you, and where is it in the way?', 'What use is it to anybody?'],
    ],
  },
  {
    id: 'city_and_employer',
    profile: 'experienced',
    chill: [
      'From {city} to {employer}: which turn on that road was not planned?',
      'One line of your page says {city}, another {employer}. What happened in between that we cannot see?',
    ],
    grill: [
      '{city}, {employer}. Which of the two explains you better?',
      'How much of the road from {city} to {employer} was choice, and how much was what came along?',
    ],
    ladder: [
      ['reason', 'What did you turn down to take that road?', 'What did you refuse on the way?'],
      [
        'alternative',
        'Had that door been closed, where would you be now?',
        'Close that door. Where are you today?',
      ],
      ['stakeholder', 'Who at home was against it?', 'Who told you not to?'],
      [
        'learning',
        'What would you tell someone who stands at that turn today?',
        'What did that road teach you that a straight one would not?',
      ],
    ],
  },
  {
    id: 'hobby_at_work',
    profile: 'experienced',
    chill: [
      'When has {hobby} been of any use to you at {employer}?',
      'Suppose someone at {employer} asks you about {hobby}. Which story do you tell?',
    ],
    grill: [
      '{hobby} on the page, {employer} by day. What has the one to do with the other?',
      'If {hobby} matters to you, what did {employer} do to it?',
    ],
    ladder: [
      ['example', 'Which day at work do you have in mind?', 'Name the day.'],
      ['learning', 'What do you notice now that you did not before?', 'What did it change in how you work?'],
      ['stakeholder', 'Who at work has noticed?', 'Has your boss noticed, or only you?'],
      [
        'failure_case',
        'When did it get in the way of the work?',
        'When did it cost your employer something?',
      ],
    ],
  },
  {
    id: 'proudest_line',
    chill: [
      '“{achievement}”: what did that cost you that the page does not show?',
      'When you heard of “{achievement}”, whom did you call first?',
      'Of everything behind “{achievement}”, which part would you not do again?',
    ],
    grill: [
      '“{achievement}”. How many others could have done that?',
      '“{achievement}” takes one line. What did it take from you?',
    ],
    ladder: [
      ['own_part', 'Whose help made the difference?', 'Without whom would it not have happened?'],
      ['learning', 'What came after it that is not on the page?', 'And what have you done with it since?'],
      ['failure_case', 'Where did it nearly go wrong?', 'Where did it almost fail?'],
      ['cost', 'What did you put aside for it?', 'What did you neglect for it?'],
    ],
  },
  {
    id: 'choice_of_branch',
    profile: 'fresher',
    chill: [
      'Before {branch} there must have been another plan. What was it?',
      'Suppose you choose again at seventeen: what goes into the form in place of {branch}?',
    ],
    grill: [
      '{branch}: did you choose it, or did your rank choose it?',
      'You are now leaving {branch} behind. When did you stop believing in it?',
    ],
    ladder: [
      ['reason', 'Who was in the room when you decided?', 'Who decided, then?'],
      [
        'learning',
        'What has the subject left in the way you think?',
        'What of it will you still use in ten years?',
      ],
      [
        'alternative',
        'What would you study if you began again this year?',
        'Begin again today. Same branch?',
      ],
      ['stakeholder', 'Whom did your choice disappoint?', 'Who was disappointed?'],
    ],
  },
  {
    id: 'office_held',
    profile: 'fresher',
    chill: [
      'You were {por}. What did people come to you for that was not your job?',
      'On the day you stopped being {por}, what did you begin to miss?',
    ],
    grill: [
      '{por}. Would the same people choose you again?',
      'Everyone who sits there held some office. As {por}, what did you change?',
    ],
    ladder: [
      ['real_instance', 'Which person do you have in mind?', 'Who would confirm that?'],
      ['failure_case', 'What did you leave undone?', 'What did you leave unfinished?'],
      ['stakeholder', 'Who was glad when your term was over?', 'Who was relieved when you left?'],
      [
        'learning',
        'What would you do in the first month if you had it again?',
        'What did you get wrong in the first month?',
      ],
    ],
  },
  {
    id: 'bench_mate',
    chill: [
      'What would the person who sat next to you in college tell us that you would leave out?',
      'For a second opinion about you, whom should we phone?',
    ],
    grill: [
      'Name the person who likes your work least. What would we hear?',
      'What does the person who knows you best complain about?',
    ],
    ladder: [
      ['real_instance', 'When did they see that?', 'On which occasion?'],
      [
        'learning',
        'What have you done about it this year?',
        'What have you done about it, apart from knowing it?',
      ],
      ['other_side', 'And what would you say in your own defence?', 'Defend yourself against that.'],
      ['stakeholder', 'Who has had to live with it the most?', 'Who pays for it?'],
    ],
  },
  {
    id: 'line_to_strike',
    chill: [
      'Your resume is one page. If a line had to go, which would you strike first?',
      'Which line of your resume took the most work for the fewest words?',
    ],
    grill: [
      'Which line on your own resume do you trust least?',
      'Half of your page could be anyone. Point to the line that could not.',
    ],
    ladder: [
      ['reason', 'Why is it still there?', 'Then why is it there?'],
      [
        'own_part',
        'What stands behind that line that only you know?',
        'What would you show us to prove that line?',
      ],
      ['alternative', 'What would you put in its place?', 'Strike it. What goes in its place?'],
      [
        'other_side',
        'Who would say that it should stay?',
        'Somebody told you to keep it. What was the argument?',
      ],
    ],
  },
  {
    id: 'two_years_ago',
    chill: [
      'If we had met you two years ago, what would we have seen that is gone now?',
      'Which opinion of yours has turned around in the last two years?',
    ],
    grill: [
      'What did you believe two years ago that embarrasses you today?',
      'Two years have passed. Apart from the date, what is different about you?',
    ],
    ladder: [
      ['reason', 'What turned it?', 'Which event did that?'],
      [
        'example',
        'Where would we notice the change?',
        'Where would I see the change, if I followed you for a day?',
      ],
      ['stakeholder', 'Who noticed the change before you did?', 'Who saw it before you did?'],
      ['cost', 'What did the change cost you?', 'What did you lose with it?'],
    ],
  },
]);
