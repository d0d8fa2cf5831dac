import { defineStems, timelessKey } from './define-stems.ts';

/** Graduation subject, whatever it is: the choice is the candidate's, the depth is ours. */
export const academicsAny = defineStems({ topicId: 'academics', kind: 'profile', seat: 'subject' }, [
  {
    id: 'three_subjects',
    specific: true,
    chill: [
      'Name three subjects of your degree that you would like us to ask about.',
      'Which three papers of your degree may we open today?',
    ],
    grill: [
      'Name three subjects you are ready to be examined on.',
      'Give us three subjects, of which we choose one.',
    ],
    ladder: [
      [
        'explain_hook',
        'The one you named last: which idea in it would you teach first?',
        'The last one, then. What is its first result that surprised you?',
      ],
      [
        'application',
        'Where would a firm lose money for not knowing that?',
        'Which firm lost money for not knowing that?',
      ],
      ['limit', 'Where does that idea stop working?', 'Where does it fail?'],
      ['example', 'Which exam question from it do you remember?', 'Give me one problem from it.'],
    ],
  },
  {
    id: 'branch_in_one_idea',
    chill: [
      'If only one idea from {branch} could be kept, which should it be?',
      'What does everyone outside {branch} get wrong about it?',
    ],
    grill: [
      'Years of {branch}. Give me one result that is not common sense.',
      'What in {branch} did you never understand, though you passed?',
    ],
    ladder: [
      ['application', 'Where did you last use it outside an exam?', 'Used where, outside an exam?'],
      ['limit', 'Under which conditions is it false?', 'When is it false?'],
      ['example', 'What would be an everyday case of it?', 'Give me one case of it, with numbers.'],
      ['reason', 'Why that one, and not another?', 'Why that one?'],
    ],
  },
  {
    id: 'project_theory',
    chill: [
      '“{project}”: which chapter of your syllabus did it prove useful?',
      'In “{project}”, which assumption from your books did not survive?',
    ],
    grill: ['“{project}”. Which theory stands behind it?', '“{project}”: state its weakest assumption.'],
    ladder: [
      [
        'explain_hook',
        'Explain that chapter to someone from another branch.',
        'Explain it without its name.',
      ],
      ['limit', 'At which size or speed would it break down?', 'Scale it a hundred times. What breaks?'],
      [
        'reason',
        'What would you not have understood without it?',
        'Could you have built it without the theory?',
      ],
      ['alternative', 'Which other theory would have served?', 'Which theory says you should have failed?'],
    ],
  },
  {
    id: 'dip_in_marks',
    seat: 'chair',
    chill: [
      'Your marks went {trend}. What changed in how you studied?',
      'While your marks went {trend}, what were you learning that no paper tested?',
    ],
    grill: ['{trend}. What happened?', 'Your marks went {trend}. Why should the line turn here?'],
    ladder: [
      ['own_part', 'What in that was in your hands?', 'Which part of that was your doing?'],
      ['result', 'Which paper shows that it turned?', 'Where is the evidence that it turned?'],
      ['learning', 'Which habit did you change after it?', 'What did you do about it?'],
      ['reason', 'What was the real cause?', 'One cause, please. Which?'],
    ],
  },
  {
    id: 'degree_score_paper',
    chill: [
      '{degree_score} in all: which paper pulled it up the most?',
      'Your degree score is {degree_score}. Which paper deserved a better student?',
    ],
    grill: [
      '{degree_score}. Which paper shall we not mention?',
      '{degree_score}: which chapter did you leave out and get away with?',
    ],
    ladder: [
      [
        'explain_hook',
        'What is that paper about, in two sentences?',
        'Explain that chapter in two sentences.',
      ],
      ['learning', 'What did it teach you about how you learn?', 'What did you do about it then?'],
      ['own_part', 'How did you prepare for it?', 'And how did you prepare for that paper?'],
      ['alternative', 'Which paper would you sit again tomorrow?', 'You may sit one paper again. Which?'],
    ],
  },
  {
    id: 'redesign_course',
    kind: 'opinion',
    chill: [
      'You may strike one paper from your {degree} and add one. What do you strike?',
      'What does a {degree} still teach that firms stopped needing?',
    ],
    grill: [
      'Who needs a {degree}, apart from those who teach it?',
      'Which paper of your {degree} should never have been compulsory?',
    ],
    ladder: [
      ['other_side', 'Why did somebody once put it in?', 'Someone put it there. Why?'],
      ['alternative', 'What goes in its place?', 'What replaces it?'],
      ['stakeholder', 'Who would protest?', 'Which professor would protest, and rightly?'],
      ['reason', 'What do students leave without knowing?', 'What did you leave without knowing?'],
    ],
  },
  {
    id: 'explain_to_child',
    kind: 'knowledge',
    chill: [
      'Take the hardest idea of your degree and explain it to a ten-year-old.',
      'Which idea from your degree do you see in the street every day?',
    ],
    grill: [
      'Without jargon, teach us one thing from your degree in a minute.',
      'Leave out the useful. What is the deepest thing you learnt in college?',
    ],
    ladder: [
      ['application', 'Which decision gets better by knowing that?', 'Who decides better for knowing it?'],
      ['limit', 'What did your explanation leave out to stay simple?', 'What was wrong in that explanation?'],
      ['example', 'Which example would you bring along?', 'Show it on something in this room.'],
      ['reason', 'And why is it true?', 'And why is it so?'],
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
    chill: [
      'What is an open question in your subject that nobody has settled yet?',
      'On which point did two of your teachers disagree?',
    ],
    grill: [
      'Experts in your subject disagree somewhere. Name the point and take a side.',
      'What is your subject still unable to explain?',
    ],
    ladder: [
      ['other_side', 'What do those on the other side see?', 'Now defend the other side.'],
      ['find_out', 'What would settle it?', 'Which experiment or data would settle it?'],
      ['stakeholder', 'Who outside the field should care?', 'Who pays anyone to find out?'],
      ['reason', 'Why has it stayed open?', 'Why has nobody settled it?'],
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
