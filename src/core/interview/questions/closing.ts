import { defineStems } from './define-stems.ts';

/** Last questions: self-repair, and a reason to remember. Not scored as a topic. */
export const closing = defineStems({ topicId: 'closing', kind: 'profile', seat: 'chair', profile: 'any' }, [
  {
    id: 'take_back',
    chill: 'Before we finish: which answer of today would you like to put differently?',
    grill: 'Which of your answers today was the weakest?',
    ladder: [
      ['reason', 'What would you say now?', 'Then say it properly. What is it?'],
      ['learning', 'What made you say it the other way?', 'Why was it not your first answer?'],
      ['stakeholder', 'Which of us noticed, do you think?', 'Which of us saw it first?'],
      ['other_side', 'Which answer would you leave exactly as it was?', 'And which one do you stand by?'],
    ],
  },
  {
    id: 'not_asked',
    chill: 'What did you hope we would ask, and we did not?',
    grill: 'What were you afraid we would ask?',
    ladder: [
      [
        'explain_hook',
        'Then take a minute for it: what would you have said?',
        'One minute for it. What is the answer?',
      ],
      ['reason', 'Why does that matter more than what we asked?', 'Why that one, of all questions?'],
      ['example', 'Who usually asks you about it?', 'Who has asked you that before?'],
      ['limit', 'What would you rather we never asked?', 'Which question of ours was too easy?'],
    ],
  },
  {
    id: 'one_line_to_keep',
    chill: 'If we keep one line about you, which should it be?',
    grill: 'We see a dozen people today. In one line, which one are you?',
    ladder: [
      ['example', 'Which fact from today carries that?', 'Which fact of today supports it?'],
      ['own_part', 'Who else could say the same line?', 'How many in the corridor say the same?'],
      [
        'other_side',
        'What would your oldest friend put there instead?',
        'What would your worst critic write there?',
      ],
      ['alternative', 'What did you nearly say instead?', 'Shorter. Five words. What remains?'],
    ],
  },
  {
    id: 'doubt_left',
    chill: 'What doubt do you think we still have about you?',
    grill: 'What did you fail to convince us of?',
    ladder: [
      ['reason', 'What would settle it?', 'What proof would settle it?'],
      ['own_part', 'What have you done about that doubt so far?', 'What have you done about it?'],
      ['stakeholder', 'Who else has had that doubt about you?', 'Who else doubts it?'],
      ['other_side', 'Which part of that doubt is fair?', 'Which part of it is simply true?'],
    ],
  },
  {
    id: 'before_next_panel',
    chill: 'What will you read up tonight because of this conversation?',
    grill: 'What did you find out today that you do not know?',
    ladder: [
      ['reason', 'Why did that one stay with you?', 'Why had you never looked it up?'],
      ['find_out', 'Whom will you ask about it first?', 'Where do you look first?'],
      ['result', 'How would you answer it by tomorrow?', 'What will you know about it by tomorrow noon?'],
      ['limit', 'How much of it will you still know in a month?', 'And in a month, will you still care?'],
    ],
  },
]);
