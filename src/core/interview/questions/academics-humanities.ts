import { defineStems, timelessKey } from './define-stems.ts';

/** Humanities: definition, use, critique. */
export const academicsHumanities = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'humanities_source',
    chill: 'Two accounts of the same event disagree. How does a historian choose?',
    grill: 'History is written by the winners. Then why study it?',
    ladder: [
      [
        'example',
        'Which event in your own town is told in two ways?',
        'Name an event your textbook told from one side.',
      ],
      [
        'application',
        'Two departments tell a manager two stories of one loss. What now?',
        'Two departments, two stories, one loss. Whom do you believe?',
      ],
      [
        'twist',
        'A new letter turns up. How would you check that it is genuine?',
        'A letter from the losing side turns up. What is it worth?',
      ],
      ['limit', 'What can no archive tell you?', 'What will our own age leave out of its records?'],
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
    chill: 'You want to know what a town thinks. Why is a thousand well-chosen people enough?',
    grill: 'Ten thousand people answered online. Worth more than five hundred at random?',
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
      [
        'limit',
        'When would twenty long conversations teach you more?',
        'When would you throw a survey away?',
      ],
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
    chill: 'Why does an app that rewards us now and then hold us longer than one that always does?',
    grill: 'Behaviour can be trained by rewards. Then what is left of choice?',
    ladder: [
      [
        'real_instance',
        'When did an app last keep you up too late?',
        'Which habit of yours did somebody else train?',
      ],
      [
        'application',
        'How would you use rewards to make people wear helmets?',
        'Helmets, one city, no fines. What do you try?',
      ],
      [
        'twist',
        'One day the rewards stop. What do people do?',
        'The reward stops. What is left of the habit?',
      ],
      [
        'limit',
        'Where should the maker of such an app draw the line?',
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
    chill: 'What is the difference between power and authority, in an office?',
    grill: 'Authority is power that people have stopped noticing. Agree?',
    ladder: [
      [
        'example',
        'Who in your college was obeyed without any title?',
        'Give me one person with authority and no power.',
      ],
      [
        'application',
        'You lead people with twice your experience. What do you do on day one?',
        'Your team knows more than you. Why should it obey?',
      ],
      [
        'failure_case',
        'How does a boss lose authority without losing the post?',
        'What ends authority overnight?',
      ],
      [
        'limit',
        'What may a boss never order, title or not?',
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
    chill: 'Which book that you had to read for your degree would you give to a manager?',
    grill: 'Literature teaches empathy, it is said. Where is the proof?',
    ladder: [
      [
        'real_instance',
        'Which book did you last give to somebody?',
        'Name one book that changed how you treat somebody.',
      ],
      [
        'learning',
        'Which character in a book taught you something about people?',
        'What did you learn about people that no book told you?',
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
