import { defineStems, timelessKey } from './define-stems.ts';

/** Humanities: definition, use, critique. */
export const academicsHumanities = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'humanities_source',
    chill: [
      'Two accounts of the same event disagree. How does a historian choose?',
      'When is a diary a worse source than a memoir?',
    ],
    grill: [
      'History is written by the winners. Then why study it?',
      'Your source was there and is wrong. How would you ever know?',
    ],
    ladder: [
      [
        'example',
        'For which event did you meet two stories in college?',
        'Name an event your textbook told from one side.',
      ],
      [
        'application',
        'Two departments tell a manager two stories of one loss. What now?',
        'Two departments, two stories, one loss. Apply your method.',
      ],
      [
        'twist',
        'Then a new letter turns up. What would make you change your mind?',
        'A new letter turns up and says the opposite. What now?',
      ],
      ['limit', 'What can no archive tell you?', 'Who lived through it and could not write?'],
    ],
    key: timelessKey('humanities', [
      'primary',
      'secondary',
      'corroborate',
      'bias',
      'context',
      'audience',
      'provenance',
      'hindsight',
      'silence',
      'oral history',
    ]),
  },
  {
    id: 'humanities_sample',
    chill: [
      'You want to know what a town thinks. Why is a thousand well-chosen people enough?',
      'A survey asks the question in two ways and gets two answers. Which one is true?',
    ],
    grill: [
      'Ten thousand people answered online. Worth more than five hundred at random?',
      'People lie in surveys. Why do you still believe them?',
    ],
    ladder: [
      [
        'application',
        'How would you learn what people will not say aloud?',
        'Bribes: nobody admits them. How would you count?',
      ],
      [
        'stakeholder',
        'Who in a town is never at home for the surveyor?',
        'Who never opens the door to your surveyor?',
      ],
      [
        'cost',
        'What would you lose by asking half as many people?',
        'Money for two hundred only. What do you give up?',
      ],
      ['limit', 'When are twenty long conversations better?', 'When would you throw the survey away?'],
    ],
    key: timelessKey('humanities', [
      'random',
      'representative',
      'self-selection',
      'wording',
      'framing',
      'margin of error',
      'social desirability',
      'interviews',
      'non-response',
      'triangulate',
    ]),
  },
  {
    id: 'humanities_conditioning',
    chill: [
      'Why does an app that rewards us now and then hold us longer than one that always does?',
      'What is reinforcement, shown on the phone in your pocket?',
    ],
    grill: [
      'Behaviour can be trained by rewards. Then what is left of choice?',
      'Punishment works at once. So why do psychologists advise against it?',
    ],
    ladder: [
      ['example', 'Which app has you trained by now?', 'When were you last trained without noticing?'],
      [
        'application',
        'How would you use it to make people wear helmets?',
        'Helmets, one city, no fines. What do you try?',
      ],
      [
        'twist',
        'One day the rewards stop. What do people do?',
        'The reward stops. What is left of the habit?',
      ],
      [
        'limit',
        'Where should the maker of an app stop?',
        'A firm hires you to keep children scrolling. Do you sign?',
      ],
    ],
    key: timelessKey('humanities', [
      'reinforcement',
      'variable ratio',
      'Skinner',
      'habit',
      'extinction',
      'punishment',
      'intrinsic motivation',
      'cue',
      'side effects',
      'ethics',
    ]),
  },
  {
    id: 'humanities_power',
    chill: [
      'What is the difference between power and authority, in an office?',
      'Why do people follow a rule that nobody enforces?',
    ],
    grill: [
      'Authority is power that people have stopped noticing. Agree?',
      'A leader without any power to punish: why would anyone obey?',
    ],
    ladder: [
      [
        'example',
        'Where have you obeyed someone who could do nothing to you?',
        'Give me one person with authority and no power.',
      ],
      [
        'application',
        'You lead people with twice your experience. Where does your authority come from?',
        'Your team knows more than you. Why should it obey?',
      ],
      [
        'failure_case',
        'Nobody minds the boss any more, title and all. What happened?',
        'What ends authority overnight?',
      ],
      [
        'limit',
        'When is it right to break a rule that everybody follows?',
        'Gandhi broke the salt law. Whose authority ended there?',
      ],
    ],
    key: timelessKey('humanities', [
      'legitimacy',
      'Weber',
      'traditional',
      'charismatic',
      'legal-rational',
      'consent',
      'norms',
      'sanction',
      'coercion',
      'institution',
    ]),
  },
  {
    id: 'humanities_reading',
    chill: [
      'Which book that you had to read for your degree would you give to a manager?',
      'What can a novel tell a firm about its customers that a survey cannot?',
    ],
    grill: [
      'Literature teaches empathy, it is said. Where is the proof?',
      'Name one text of your course that changed a decision of yours.',
    ],
    ladder: [
      ['example', 'Which scene would you read aloud to a manager?', 'Which one scene does the work?'],
      [
        'own_part',
        'What did you see in a book that your teacher did not?',
        'Is this your teacher’s reading, or your own?',
      ],
      [
        'other_side',
        'A sales head says he has no time for novels. Persuade him.',
        'Tyrants have loved great books. Explain.',
      ],
      ['limit', 'Where would a novel mislead a manager?', 'Which great book is plainly wrong about people?'],
    ],
    key: timelessKey('humanities', [
      'character',
      'motive',
      'point of view',
      'unreliable narrator',
      'context',
      'theme',
      'particular',
      'empathy',
      'interpretation',
      'ambiguity',
    ]),
  },
]);
