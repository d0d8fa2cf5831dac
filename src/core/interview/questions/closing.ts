import { defineStems } from './define-stems.ts';

/** Last questions: self-repair, and a reason to remember. Not scored as a topic. */
export const closing = defineStems({ topicId: 'closing', kind: 'profile', seat: 'chair', profile: 'any' }, [
  {
    id: 'take_back',
    chill: 'Before we finish: which answer of today would you like to put differently?',
    grill: 'Which of your answers today was the weakest?',
    ladder: [
      ['reason', 'How would you put it now?', 'Then say it properly, in two sentences.'],
      ['learning', 'Which of us did it leave unconvinced?', 'What was missing in it?'],
      ['stakeholder', 'Do you think we noticed?', 'Which of us saw it first?'],
      ['other_side', 'And which answer would you leave exactly as it was?', 'And which one do you stand by?'],
    ],
  },
  {
    id: 'not_asked',
    chill: 'What did you hope we would ask, and we did not?',
    grill: 'What were you afraid we would ask?',
    ladder: [
      ['explain_hook', 'Then answer it now. A minute is yours.', 'We ask it now. What is the answer?'],
      ['reason', 'Why that one?', 'Why that one, of all questions?'],
      ['example', 'Has anybody asked you that before?', 'Who has asked you that before?'],
      ['limit', 'And what are you glad we left out?', 'Which question of ours was too easy?'],
    ],
  },
  {
    id: 'one_line_to_keep',
    chill: 'If we keep one line about you, which should it be?',
    grill: 'We see a dozen people today. In one line, which one are you?',
    ladder: [
      ['example', 'Which moment of today shows that?', 'Which answer of today supports it?'],
      ['own_part', 'Who else could say the same of themselves?', 'How many in the corridor say the same?'],
      [
        'other_side',
        'What would your oldest friend put there instead?',
        'What would your worst critic write there?',
      ],
      ['alternative', 'What did you nearly say instead?', 'Say it in five words.'],
    ],
  },
  {
    id: 'doubt_left',
    chill: 'What doubt do you think we still have about you?',
    grill: 'What did you fail to convince us of?',
    ladder: [
      ['reason', 'What would settle it?', 'What proof would settle it?'],
      ['own_part', 'What have you done about that doubt so far?', 'What did you do about it before today?'],
      ['stakeholder', 'Has anybody else had that doubt about you?', 'Who else doubts it?'],
      ['other_side', 'Is it a fair doubt?', 'Are we right?'],
    ],
  },
  {
    id: 'before_next_panel',
    chill: 'What will you read up tonight because of this conversation?',
    grill: 'What did you find out today that you do not know?',
    ladder: [
      ['reason', 'What would you do with it, once you know?', 'Why had you never looked it up?'],
      ['find_out', 'Where will you look first?', 'Who could explain it to you by tonight?'],
      ['result', 'What do you expect to find?', 'What is your guess, before you look?'],
      ['limit', 'How much of it will you still know in a month?', 'And in a month, will you still care?'],
    ],
  },
]);
