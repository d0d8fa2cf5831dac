import { defineStems } from './define-stems.ts';

/** Openings. None of them is "tell me about yourself": the page has been read. */
export const introduction = defineStems({ topicId: 'introduction', kind: 'profile', seat: 'chair' }, [
  {
    id: 'two_hobbies',
    chill: '{hobby} and {other_hobby}: which of the two would be harder to give up?',
    grill: '{hobby}, {other_hobby}. Which of them is on the page only to fill it?',
    ladder: [
      [
        'example',
        'When did you last give a whole day to it?',
        'How many hours did the two of them get last month?',
      ],
      [
        'cost',
        'What do the two of them cost you in a month?',
        'Which of the two goes first, once you are here?',
      ],
      [
        'other_side',
        'Who in your life would have picked the other one?',
        'Why should a panel care about either?',
      ],
      [
        'application',
        'Has either of them ever helped you at work or in college?',
        'Has either of them ever been of use to anybody but you?',
      ],
    ],
  },
  {
    id: 'not_on_the_page',
    chill: 'We have read the page, {first_name}. What should we know about you that is not on it?',
    grill: 'We have read your page, {first_name}. What does it hide?',
    ladder: [
      ['reason', 'Why did you leave it off the page?', 'Which line did you take out last?'],
      ['stakeholder', 'Who knows that side of you best?', 'Who knows of it, apart from you?'],
      [
        'real_instance',
        'When did that last matter to somebody other than you?',
        'And before today, whom did you tell?',
      ],
      ['failure_case', 'Has it ever stood in your way?', 'Has it ever worked against you?'],
    ],
  },
  {
    id: 'city_and_employer',
    profile: 'experienced',
    chill: 'From {city} to {employer}: which turn on that road was not planned?',
    grill: '{city}, {employer}. Which of the two explains you better?',
    ladder: [
      ['reason', 'What was the plan at the time?', 'Why that one and not the other?'],
      ['cost', 'What did you leave behind that you still miss?', 'What did you give up for {employer}?'],
      [
        'alternative',
        'Without {employer}, where would this year have found you?',
        '{employer} never calls. Where are you today?',
      ],
      [
        'application',
        'What would you tell a seventeen-year-old in {city} who wants the same road?',
        'A seventeen-year-old in {city} asks for your route. What do you say?',
      ],
    ],
  },
  {
    id: 'hobby_at_work',
    profile: 'experienced',
    chill: 'When has {hobby} been of any use to you at {employer}?',
    grill: '{hobby} on the page, {employer} by day. What has the one to do with the other?',
    ladder: [
      ['stakeholder', 'Who at {employer} knows that you do it?', 'Who at {employer} even knows about it?'],
      [
        'application',
        'What does {hobby} teach you that an office never would?',
        'What does {hobby} teach you that {employer} cannot?',
      ],
      ['example', 'When did work last push {hobby} aside?', 'In a bad week, which of the two loses?'],
      ['limit', 'Has {hobby} ever got in the way of your work?', 'Has {hobby} ever made you late for work?'],
    ],
  },
  {
    id: 'proudest_line',
    chill: '“{achievement}”: what did that cost you that the page does not show?',
    grill: '“{achievement}”. How many others could have done that?',
    ladder: [
      ['own_part', 'Whose help made the difference?', 'Without whom would it not have happened?'],
      ['result', 'Has it opened any door for you since?', 'Has it been of use since, apart from panels?'],
      ['limit', 'What does “{achievement}” not say about you?', 'What does that line not prove?'],
      [
        'twist',
        'Would you do it again today, with what you know now?',
        'Would you do it again without a line to show for it?',
      ],
    ],
  },
  {
    id: 'choice_of_branch',
    profile: 'fresher',
    chill: 'Before {branch} there must have been another plan. What was it?',
    grill: '{branch}: did you choose it, or did your rank choose it?',
    ladder: [
      ['stakeholder', 'Who was in the room when the form was filled?', 'Who at home had a say in that form?'],
      [
        'example',
        'Which class in {branch} did you look forward to?',
        'Name one lecture in {branch} that you would sit through again.',
      ],
      [
        'alternative',
        'With the same marks, would you choose {branch} again?',
        'The same form, today. What do you fill in?',
      ],
      [
        'learning',
        'What has {branch} left in the way you think?',
        'What of {branch} will you still use in ten years?',
      ],
    ],
  },
  {
    id: 'office_held',
    profile: 'fresher',
    chill: 'You were {por}. What did people come to you for that was not your job?',
    grill: '{por}. Would the same people choose you again?',
    ladder: [
      [
        'own_part',
        'Who helped you most in that post?',
        'What did you do in that post that nobody did before you?',
      ],
      ['cost', 'Did the post cost you a friend?', 'What did the post do to your marks?'],
      [
        'failure_case',
        'What did you leave undone on the last day?',
        'What did you leave worse than you found it?',
      ],
      [
        'alternative',
        'Who might have done it better than you?',
        'Who should have had the post instead of you?',
      ],
    ],
  },
  {
    id: 'bench_mate',
    chill: 'What would the person who sat next to you in college tell us that you would leave out?',
    grill: 'Name the person who likes your work least. What would we hear?',
    ladder: [
      [
        'real_instance',
        'Which day with you would that person remember best?',
        'When did you last speak to that person?',
      ],
      ['other_side', 'And what would they say in your favour?', 'And where would you contradict?'],
      [
        'learning',
        'Have the two of you ever talked about it?',
        'What have you done about it, apart from knowing it?',
      ],
      ['twist', 'And what would somebody at home add?', 'And who comes second on that list?'],
    ],
  },
  {
    id: 'line_to_strike',
    chill: 'Your resume is one page. If a line had to go, which would you strike first?',
    grill: 'Which line on your own resume do you trust least?',
    ladder: [
      ['reason', 'How did that line get onto the page?', 'Then why is it on the page?'],
      [
        'other_side',
        'And which line would you never strike?',
        'And which line could we check tonight by telephone?',
      ],
      [
        'stakeholder',
        'Who read the page before you sent it?',
        'Has anybody else ever asked you about that line?',
      ],
      ['alternative', 'What would you write there today?', 'Ten words in its place. What are they?'],
    ],
  },
  {
    id: 'two_years_ago',
    chill: 'If we had met you two years ago, what would we have seen that is gone now?',
    grill: 'What did you believe two years ago that embarrasses you today?',
    ladder: [
      ['reason', 'What happened in between?', 'What changed your mind?'],
      ['stakeholder', 'Who noticed the change first?', 'Who told you so at the time?'],
      ['cost', 'Do you ever miss it?', 'What do you do differently since then?'],
      ['twist', 'And what of today will look odd two years from now?', 'Which belief of today goes next?'],
    ],
  },
]);
