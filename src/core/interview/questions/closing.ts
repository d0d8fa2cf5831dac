import { defineStems } from './define-stems.ts';

/** Last questions: self-repair, and a reason to remember. Not scored as a topic. */
export const closing = defineStems({ topicId: 'closing', kind: 'profile', seat: 'chair', profile: 'any' }, [
  {
    id: 'take_back',
    chill: [
      'Before we finish: which answer of today would you like to put differently?',
      'Is there something you said in this half hour that you would now correct?',
    ],
    grill: ['Which of your answers today was the weakest?', 'One answer of today you may take back. Which?'],
    ladder: [
      ['reason', 'What would you say now?', 'Then say it properly. What is it?'],
      ['learning', 'What made you say it the other way?', 'Why was it not your first answer?'],
      ['example', 'Which sentence in it would you keep?', 'Which sentence of it survives?'],
    ],
  },
  {
    id: 'not_asked',
    chill: [
      'What did you hope we would ask, and we did not?',
      'Which part of you did our questions miss today?',
    ],
    grill: ['What were you afraid we would ask?', 'Which question did you prepare that we did not ask?'],
    ladder: [
      [
        'explain_hook',
        'Then take a minute for it: what would you have said?',
        'One minute for it. What is the answer?',
      ],
      ['reason', 'Why does it matter to you?', 'Why should we care?'],
      ['example', 'Give us the short version now.', 'Half a minute. Say it.'],
    ],
  },
  {
    id: 'one_line_to_keep',
    chill: [
      'If we keep one line about you, which should it be?',
      'We talk about you for a minute after you leave. What should not be forgotten?',
    ],
    grill: [
      'We see a dozen people today. In one line, which one are you?',
      'Give us one line to remember, without an adjective.',
    ],
    ladder: [
      ['example', 'Which fact from today carries that?', 'Which fact of today supports it?'],
      ['reason', 'Why that line?', 'Why that one?'],
      ['other_side', 'Who would not agree with that line?', 'Who would laugh at that line?'],
    ],
  },
  {
    id: 'doubt_left',
    chill: [
      'What doubt do you think we still have about you?',
      'Where did you notice that we were not convinced?',
    ],
    grill: ['What did you fail to convince us of?', 'Argue against your own admission, in three sentences.'],
    ladder: [
      ['reason', 'What would settle it?', 'What would settle it?'],
      ['own_part', 'What have you done about that doubt so far?', 'What have you done about it?'],
      ['stakeholder', 'Who has had that doubt before us?', 'Who else has told you so?'],
    ],
  },
  {
    id: 'before_next_panel',
    chill: [
      'What will you read up tonight because of this conversation?',
      'Which of our questions will you still think about on the way home?',
    ],
    grill: ['What did you find out today that you do not know?', 'Which question of today beat you?'],
    ladder: [
      ['find_out', 'Where will you look first?', 'Where do you look first?'],
      ['reason', 'Why that one?', 'Why that one?'],
      ['failure_case', 'How have you managed without it?', 'And how did you manage without it?'],
    ],
  },
]);
