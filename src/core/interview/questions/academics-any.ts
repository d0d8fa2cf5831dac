import { defineStems, timelessKey } from './define-stems.ts';

/** Graduation subject, whatever it is: the choice is the candidate's, the depth is ours. */
export const academicsAny = defineStems({ topicId: 'academics', kind: 'profile', seat: 'subject' }, [
  {
    id: 'three_subjects',
    specific: true,
    chill: 'Name three subjects of your degree that you would like us to ask about.',
    grill: 'Name three subjects you are ready to be examined on.',
    ladder: [
      [
        'example',
        'Take your favourite of the three. Which result in it is the most beautiful?',
        'The subject you named last. State its most important result.',
      ],
      [
        'application',
        'Which of the three has already saved somebody money?',
        'Which of the three never earned anyone a rupee?',
      ],
      [
        'stakeholder',
        'Whose lectures, among the three, did you never miss?',
        'Which of the three examiners marked you too kindly?',
      ],
      [
        'limit',
        'In which of the three does your reading end soonest?',
        'Which of the three is there only to fill the list?',
      ],
    ],
  },
  {
    id: 'branch_in_one_idea',
    chill: 'If only one idea from {branch} could be kept, which should it be?',
    grill: 'Years of {branch}. Give me one result that is not common sense.',
    ladder: [
      [
        'example',
        'Show it to me with something on this table.',
        'A shopkeeper asks what it is about. Give him one sentence.',
      ],
      [
        'application',
        'Where does {branch} touch my day without my noticing?',
        'Name one thing in this room that {branch} explains best.',
      ],
      [
        'cost',
        'What goes wrong in a real job when someone does not know it?',
        'Someone ignores it for a whole career. What do they lose?',
      ],
      [
        'other_side',
        'Where would your own teachers of {branch} disagree with you?',
        'A professor of {branch} hears this and shakes his head. At what?',
      ],
    ],
  },
  {
    id: 'project_theory',
    chill: '“{project}”: which chapter of your syllabus did it prove useful?',
    grill: '“{project}”. Which theory stands behind it?',
    ladder: [
      [
        'own_part',
        'Who noticed it first, you or your guide?',
        '“{project}” had a guide. How much of this thinking is theirs?',
      ],
      [
        'metric_source',
        'What did you measure in “{project}” to be sure?',
        'Which number of “{project}” would you sign under oath?',
      ],
      [
        'failure_case',
        'On which day did “{project}” simply refuse to work?',
        'Which test did “{project}” never pass?',
      ],
      [
        'limit',
        'Make “{project}” ten times bigger. What gives way first?',
        'Scale “{project}” a hundred times. What breaks?',
      ],
    ],
  },
  {
    id: 'dip_in_marks',
    seat: 'chair',
    chill: 'Your marks went {trend}. What changed in how you studied?',
    grill: '{trend}. What happened?',
    ladder: [
      [
        'own_part',
        'Which part of it was in your own hands?',
        'How much of it was the papers, and how much was you?',
      ],
      [
        'stakeholder',
        'Which teacher noticed the change before you did?',
        'Which teacher saw it coming and told you?',
      ],
      [
        'result',
        'Which one paper would you put on the table to show it?',
        'Hold up one paper as proof. Which?',
      ],
      [
        'alternative',
        'If you could sit one of those exams again, which would you choose?',
        'One of those years again, from the start. What do you drop?',
      ],
    ],
  },
  {
    id: 'degree_score_paper',
    chill: '{degree_score} in all: which paper pulled it up the most?',
    grill: '{degree_score}. Which paper shall we not mention?',
    ladder: [
      ['example', 'Put one question from that paper to me.', 'Which question from it did you fear most?'],
      [
        'own_part',
        'What did you do for that paper that you did for no other?',
        'Bad teaching, or too few hours?',
      ],
      [
        'cost',
        'Where have you missed something from that paper since?',
        'When has that hole cost you something since?',
      ],
      [
        'twist',
        'You sit that paper again tomorrow. What mark do you expect?',
        'You sit it again tomorrow morning. What mark?',
      ],
    ],
  },
  {
    id: 'redesign_course',
    kind: 'opinion',
    chill: 'You may strike one paper from your {degree} and add one. What do you strike?',
    grill: 'Who needs a {degree}, apart from those who teach it?',
    ladder: [
      [
        'other_side',
        'Somebody once fought to have it taught. What did they see?',
        'The head of your department objects. What does she say?',
      ],
      [
        'stakeholder',
        'Which of your classmates would miss it most?',
        'Which teacher loses a job if you are heard?',
      ],
      ['cost', 'How many hours of your week did it take?', 'Count the hours the {degree} wasted for you.'],
      [
        'alternative',
        'What should a {degree} teach in those hours instead?',
        'One hour of the {degree} timetable falls free. What goes in?',
      ],
    ],
  },
  {
    id: 'explain_to_child',
    kind: 'knowledge',
    chill: 'Take the hardest idea of your degree and explain it to a ten-year-old.',
    grill: 'Without jargon, teach us one thing from your degree in a minute.',
    ladder: [
      [
        'reason',
        'A ten-year-old hears you and asks why. What do you say?',
        'The child at the back says: so what?',
      ],
      ['example', 'Which picture would you draw for it?', 'Show it on one object in this room.'],
      ['application', 'Who earns a living from that idea?', 'Who ever lost money by ignoring it?'],
      ['limit', 'What did you leave out to keep it simple?', 'What in it would an examiner strike out?'],
    ],
    key: timelessKey('any', [
      'definition',
      'example',
      'because',
      'assumption',
      'exception',
      'analogy',
      'everyday case',
    ]),
  },
  {
    id: 'open_question_of_field',
    kind: 'knowledge',
    chill: 'What is an open question in your subject that nobody has settled yet?',
    grill: 'Experts in your subject disagree somewhere. Name the point and take a side.',
    ladder: [
      [
        'reason',
        'What makes it so hard to settle?',
        'Clever people have had years for this. What is stopping them?',
      ],
      [
        'stakeholder',
        'Who outside the university would care about the answer?',
        'Who outside a university loses sleep over it?',
      ],
      [
        'other_side',
        'Speak for a minute for the side you like less.',
        'A colleague swears it was settled long ago. Answer him.',
      ],
      [
        'find_out',
        'You get one year and one helper. What do you try first?',
        'Which finding would make you drop the question?',
      ],
    ],
    key: timelessKey('any', [
      'two positions',
      'evidence',
      'assumption',
      'data',
      'method',
      'reason for the dispute',
    ]),
  },
]);
