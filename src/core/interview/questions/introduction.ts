import { defineStems } from './define-stems.ts';

/** Openings. None of them is "tell me about yourself": the page has been read. */
export const introduction = defineStems({ topicId: 'introduction', kind: 'profile', seat: 'chair' }, [
  {
    id: 'two_hobbies',
    chill: '{hobby} and {other_hobby}: which of the two has taught you more about losing?',
    grill: '{hobby}, {other_hobby}. Which of them is on the page only to fill it?',
    ladder: [
      [
        'example',
        'Which of the two gave you your best day this past year?',
        'When did you last do either of them?',
      ],
      [
        'cost',
        'Which of the two has cost you more sleep?',
        'Which of them takes more from you than it gives?',
      ],
      [
        'other_side',
        'Who in your life would have picked the other one?',
        'I would have picked the other one. Convince me.',
      ],
      [
        'application',
        'Where did either of them help you on a hard day?',
        'Outside the hobby, where has either helped you even once?',
      ],
    ],
  },
  {
    id: 'not_on_the_page',
    chill: 'We have read the page, {first_name}. What should we know about you that is not on it?',
    grill: 'We have read your page, {first_name}. What does it hide?',
    ladder: [
      [
        'real_instance',
        'When did that last matter to somebody else?',
        'When did that last matter to anyone but you?',
      ],
      ['reason', 'Why did it not find a place on the page?', 'You had a whole page. Why is it not there?'],
      ['stakeholder', 'Who was the first to notice it?', 'Who near you finds it hard to bear?'],
      ['failure_case', 'When has it stood in your way?', 'When did it work against you?'],
    ],
  },
  {
    id: 'city_and_employer',
    profile: 'experienced',
    chill: 'From {city} to {employer}: which turn on that road was not planned?',
    grill: '{city}, {employer}. Which of the two explains you better?',
    ladder: [
      ['reason', 'What did you turn down to take that road?', 'What did you refuse on the way?'],
      [
        'cost',
        'What did you leave behind that you still miss?',
        'What did {employer} cost you that {city} would have given?',
      ],
      [
        'alternative',
        'Without {employer}, where would this year have found you?',
        '{employer} never calls. Where are you today?',
      ],
      [
        'application',
        'What would you tell a seventeen-year-old in {city} who wants the same?',
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
      ['stakeholder', 'Who at {employer} has seen you at it?', 'Who at {employer} even knows about it?'],
      [
        'application',
        'What has {hobby} taught you to notice at your desk?',
        'Name one hour at {employer} that {hobby} made better.',
      ],
      [
        'example',
        'Which week at work last pushed {hobby} aside?',
        'Name the last week in which both got their due.',
      ],
      [
        'limit',
        'Where does {hobby} not help you at all at work?',
        'Where does the likeness between the two end?',
      ],
    ],
  },
  {
    id: 'proudest_line',
    chill: '“{achievement}”: what did that cost you that the page does not show?',
    grill: '“{achievement}”. How many others could have done that?',
    ladder: [
      ['own_part', 'Whose help made the difference?', 'Without whom would it not have happened?'],
      [
        'result',
        'Which door did it open afterwards?',
        'Who has asked you about it since, apart from panels?',
      ],
      ['limit', 'What does “{achievement}” not say about you?', 'What does that line not prove?'],
      [
        'twist',
        'Had it gone to somebody else, what would you have tried next?',
        'It goes to somebody else. What do you do that evening?',
      ],
    ],
  },
  {
    id: 'choice_of_branch',
    profile: 'fresher',
    chill: 'Before {branch} there must have been another plan. What was it?',
    grill: '{branch}: did you choose it, or did your rank choose it?',
    ladder: [
      [
        'stakeholder',
        'Who was in the room when the form was filled?',
        'Whose hand was on that form, besides yours?',
      ],
      [
        'example',
        'Which class in {branch} did you look forward to?',
        'Name one lecture in {branch} that you would sit through again.',
      ],
      [
        'cost',
        'What would you have missed without {branch}?',
        'Somebody wanted that seat more. What did you do with it?',
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
        'Who carried more of that office than people know?',
        'Who did the work for which you got the title?',
      ],
      ['cost', 'Which friendship had to bear the office?', 'What did the post do to your studies?'],
      [
        'failure_case',
        'What did you leave undone on the last day?',
        'Which promise of that term is still open?',
      ],
      [
        'alternative',
        'Whom would you have chosen in your place?',
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
        'Which week with you would that person remember best?',
        'On which day did you give them reason for it?',
      ],
      ['other_side', 'Where would you disagree with them?', 'Where is that person simply wrong?'],
      [
        'learning',
        'What have you changed because of that person?',
        'What have you done about it, apart from knowing it?',
      ],
      [
        'twist',
        'And if we phoned somebody you had let down?',
        'We phone your second-worst critic. What is new?',
      ],
    ],
  },
  {
    id: 'line_to_strike',
    chill: 'Your resume is one page. If a line had to go, which would you strike first?',
    grill: 'Which line on your own resume do you trust least?',
    ladder: [
      ['reason', 'How did that line get onto the page?', 'Who put that line there: you or a template?'],
      ['own_part', 'What stands behind that line that only you know?', 'How much of that line is you alone?'],
      ['stakeholder', 'Who helped you with it and is not named?', 'Which name is missing from that line?'],
      ['alternative', 'What would you write there today?', 'Ten words in its place. What are they?'],
    ],
  },
  {
    id: 'two_years_ago',
    chill: 'If we had met you two years ago, what would we have seen that is gone now?',
    grill: 'What did you believe two years ago that embarrasses you today?',
    ladder: [
      ['reason', 'What happened in between that did it?', 'Which week did that?'],
      ['stakeholder', 'Who noticed it before you did?', 'Who preferred you as you were?'],
      [
        'example',
        'Where would we notice the change?',
        'I follow you for a day. Where do I see the difference?',
      ],
      ['twist', 'What of today will look odd two years from now?', 'Which belief of today goes next?'],
    ],
  },
]);
