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
        'In the one you like best, which idea took you longest?',
        'Your strongest subject. State one result from it in one sentence.',
      ],
      [
        'application',
        'Which subject of your degree have you used most outside the classroom?',
        'Which subject of your degree would an employer actually pay for?',
      ],
      [
        'twist',
        'If you set the exam in your best subject, what would you ask first?',
        'Set one exam question on your strongest subject. A hard one.',
      ],
      [
        'limit',
        'Which topic in your best subject did you always find difficult?',
        'In your best subject, which chapter is your weakest?',
      ],
    ],
  },
  {
    id: 'branch_in_one_idea',
    chill: 'If only one idea from {branch} could be kept, which should it be?',
    grill: 'Years of {branch}. Give me one result that is not common sense.',
    ladder: [
      [
        'explain_hook',
        'How would you explain {branch} to your grandmother?',
        'What would you tell a shopkeeper that {branch} is good for?',
      ],
      [
        'application',
        'Where does {branch} touch my day without my noticing?',
        'Name one thing in this room that {branch} explains best.',
      ],
      [
        'cost',
        'In a real job, what goes wrong when nobody knows any {branch}?',
        'A firm hires nobody who knows {branch}. What goes wrong?',
      ],
      [
        'limit',
        'Which part of {branch} could be dropped from the syllabus tomorrow?',
        'Which part of {branch} is only common sense, then?',
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
        'Which part of “{project}” was your own work?',
        'Which part of “{project}” is yours alone?',
      ],
      [
        'find_out',
        'How could a stranger check that “{project}” got it right?',
        'What proof would you show me that “{project}” was any good?',
      ],
      [
        'failure_case',
        'What in “{project}” took longer than you had planned?',
        'What is the weakest part of “{project}”?',
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
        'find_out',
        'How did the marks of your classmates move in the same time?',
        'What happened to the rest of your class?',
      ],
      [
        'stakeholder',
        'What did your teachers say about your marks then?',
        'What did your teachers make of those marks?',
      ],
      [
        'result',
        'Which paper from that time gave you the biggest surprise?',
        'Which paper from that time was marked unfairly?',
      ],
      [
        'real_instance',
        'Describe one ordinary evening of study from that time.',
        'The night before an exam in those days: what were you doing?',
      ],
    ],
  },
  {
    id: 'degree_score_paper',
    chill: '{degree_score} in all: which paper pulled it up the most?',
    grill: '{degree_score}. Which paper shall we not mention?',
    ladder: [
      [
        'example',
        'Give me one question from your best paper.',
        'What is the one thing you remember from your weakest paper?',
      ],
      [
        'size',
        'How many marks in your best paper did you owe to luck?',
        'How many marks did bad luck cost you in your weakest paper?',
      ],
      [
        'application',
        'Where have you used your best paper since the exam?',
        'Who earns a living by what your weakest paper teaches?',
      ],
      [
        'twist',
        'You sit your best paper again tomorrow. What mark do you expect?',
        'You sit your weakest paper again tomorrow morning. What mark?',
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
        'Who in your class would have seen it differently?',
        'A parent asks whether a {degree} is worth the fees. Your answer?',
      ],
      [
        'stakeholder',
        'Whom would you ask before changing the syllabus?',
        'Whom would you advise against a {degree}?',
      ],
      [
        'find_out',
        'How would you find out which papers graduates really use?',
        'How would one measure what a {degree} is worth?',
      ],
      [
        'alternative',
        'Which paper of your {degree} must never be struck off?',
        'The same years without a {degree}. What would you have done?',
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
        'The child asks why anyone should care. What do you say?',
        'Someone on the back bench says: so what?',
      ],
      ['example', 'Which picture would you draw for the child?', 'Now show it on one object in this room.'],
      [
        'application',
        'Who earns a living from that idea?',
        'Who outside a college would pay for that knowledge?',
      ],
      ['limit', 'What would a professor say you left out?', 'Where would your own examiner have cut marks?'],
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
        'What makes a question in your subject hard to settle?',
        'What usually stops experts in your subject from agreeing?',
      ],
      [
        'stakeholder',
        'Who outside a university follows the research in your subject?',
        'Who outside a university loses sleep over such questions?',
      ],
      [
        'find_out',
        'With a year and one helper, what would you look into?',
        'What sort of evidence ends a quarrel in your subject?',
      ],
      [
        'real_instance',
        'When did a teacher of yours last say: nobody knows?',
        'When did you last disagree with your textbook?',
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
