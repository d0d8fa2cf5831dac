import { defineStems, timelessKey } from './define-stems.ts';

/** Graduation subject, whatever it is: the choice is the candidate's, the depth is ours. */
export const academicsAny = defineStems({ topicId: 'academics', kind: 'profile', seat: 'subject' }, [
  {
    id: 'three_subjects',
    opening: true,
    chill: 'Name three subjects from your degree that you would like us to ask about.',
    grill: 'Name three subjects that you are ready to be examined on.',
    ladder: [
      [
        'example',
        'In the subject you like best, which idea took you longest to understand?',
        'State one important idea from your strongest subject in one sentence.',
      ],
      [
        'application',
        'Which subject from your degree have you used most outside the classroom?',
        'Which subject from your degree would an employer actually pay for?',
      ],
      [
        'twist',
        'If you set the exam in your best subject, what would you ask first?',
        'Set me one hard exam question on your strongest subject.',
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
    chill: 'In simple words, what do you learn in {branch}?',
    grill: 'What does {branch} teach that is not common sense?',
    ladder: [
      [
        'explain_hook',
        'How would you explain {branch} to your grandmother?',
        'How would you tell a shopkeeper what {branch} is good for?',
      ],
      [
        'application',
        'Where do I meet {branch} in my day without noticing it?',
        'Name one thing in this room that {branch} can explain.',
      ],
      [
        'cost',
        'In a real job, what goes wrong when nobody knows any {branch}?',
        'A firm hires nobody who knows {branch}. What goes wrong?',
      ],
      [
        'limit',
        'Which part of {branch} could be dropped from the syllabus tomorrow?',
        'Which part of {branch} is only common sense?',
      ],
    ],
  },
  {
    id: 'project_theory',
    chill: 'Which part of your studies did you use in your project “{project}”?',
    grill: 'What did your studies have to do with your project “{project}”?',
    ladder: [
      [
        'own_part',
        'Which part of that project was your own work?',
        'Which part of that project is yours alone?',
      ],
      [
        'find_out',
        'How could a stranger check that the result of that project is right?',
        'What proof can you show me that the project was any good?',
      ],
      [
        'failure_case',
        'Which part of that project took longer than you had planned?',
        'What is the weakest part of that project?',
      ],
      [
        'limit',
        'If you made that project ten times bigger, what would give way first?',
        'Suppose you did that project on a hundred times the scale. What breaks?',
      ],
    ],
  },
  {
    id: 'dip_in_marks',
    seat: 'chair',
    chill: 'Your marks went {trend}. What changed?',
    grill: 'Your marks went {trend}. What happened?',
    ladder: [
      [
        'find_out',
        'How did your classmates’ marks change over the same time?',
        'How did the rest of your class do in that time?',
      ],
      [
        'stakeholder',
        'What did your teachers say about your marks at the time?',
        'What did your teachers think of those marks?',
      ],
      [
        'result',
        'Which result from that time surprised you most?',
        'Which of those papers, if any, was marked unfairly?',
      ],
      [
        'real_instance',
        'Describe an ordinary evening of study in those days.',
        'What did you usually do the night before an exam in those days?',
      ],
    ],
  },
  {
    id: 'degree_score_paper',
    chill: 'Your score in your bachelor’s degree is {degree_score}. Are you happy with that?',
    grill: 'Your score in your bachelor’s degree is {degree_score}. Does that show what you can do?',
    ladder: [
      [
        'example',
        'Name your best paper and one question that was in it.',
        'What is one thing you still remember from your weakest paper?',
      ],
      ['size', 'How much of a mark is luck?', 'How much of a bad mark is bad luck?'],
      [
        'application',
        'Where have you used your best paper since the exam?',
        'Who earns a living from what your weakest paper teaches?',
      ],
      [
        'twist',
        'If you sat your best paper again tomorrow, what mark would you expect?',
        'You sit your weakest paper again tomorrow morning. What mark do you get?',
      ],
    ],
  },
  {
    id: 'redesign_course',
    kind: 'opinion',
    chill: 'If you could change one thing in your {degree} course, what would it be?',
    grill: 'What is missing from your {degree} course?',
    ladder: [
      [
        'other_side',
        'Who in your class would disagree with you about the course?',
        'A parent asks whether that course is worth the fees. What do you say?',
      ],
      [
        'stakeholder',
        'Who would you ask before you changed the syllabus?',
        'Who would you advise not to take that course?',
      ],
      [
        'find_out',
        'How would you find out which papers graduates really use later?',
        'How would you measure what a degree is worth?',
      ],
      [
        'alternative',
        'Which paper in your course should never be dropped?',
        'What would you have done with those years if you had not taken that degree?',
      ],
    ],
  },
  {
    id: 'explain_to_child',
    kind: 'knowledge',
    chill: 'Explain one idea from your degree to a ten-year-old.',
    grill: 'Teach us one thing from your degree, without jargon.',
    ladder: [
      [
        'reason',
        'The child asks why anyone should care. What do you say?',
        'A bored student at the back asks why it matters. What do you tell him?',
      ],
      [
        'example',
        'What picture would you draw for the child?',
        'Now show us the same idea in one object in this room.',
      ],
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
    chill: 'What is still an open question in your subject?',
    grill: 'What do experts in your subject disagree about?',
    ladder: [
      [
        'reason',
        'What makes a question in your subject hard to settle?',
        'What usually stops experts in your subject from agreeing?',
      ],
      [
        'stakeholder',
        'Who outside a university follows the research in your subject?',
        'Who outside a university loses sleep when the experts in your subject disagree?',
      ],
      [
        'find_out',
        'If you had a year and one assistant, which question would you look into?',
        'What sort of evidence would settle an argument in your subject?',
      ],
      [
        'real_instance',
        'When did one of your teachers last say that nobody knows the answer?',
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
