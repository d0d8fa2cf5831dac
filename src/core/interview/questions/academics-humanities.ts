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
        'Which event in your own town do people tell in two ways?',
        'Name an event that your textbook told from one side only.',
      ],
      [
        'application',
        'Two departments tell a manager two stories about the same loss. What should he do?',
        'Two departments tell you two stories about the same loss. Which do you believe?',
      ],
      [
        'twist',
        'A new letter about the event turns up. How would you check that it is genuine?',
        'A letter from the losing side turns up. What is it worth?',
      ],
      ['limit', 'What can an archive never tell you?', 'What will our own age leave out of its records?'],
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
    chill: 'You want to know what a town thinks. Why is it enough to ask a thousand well-chosen people?',
    grill:
      'Ten thousand people answered a survey online. Is that worth more than five hundred picked at random?',
    ladder: [
      [
        'application',
        'How would you find out what people will not tell a surveyor?',
        'Nobody admits to paying bribes. How would you count them?',
      ],
      [
        'stakeholder',
        'Who in a town is never in when the surveyor calls?',
        'Who never opens the door to your surveyor?',
      ],
      [
        'cost',
        'What would you lose by asking half as many people?',
        'You have money to ask only two hundred people. What do you give up?',
      ],
      [
        'limit',
        'When would twenty long conversations teach you more than a survey?',
        'When would you throw away the results of a survey?',
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
    chill: 'Why does an app that rewards us only now and then keep us longer than one that always does?',
    grill: 'If rewards can train our behaviour, what is left of free choice?',
    ladder: [
      [
        'real_instance',
        'When did an app last keep you up too late?',
        'Which of your habits did somebody else train into you?',
      ],
      [
        'application',
        'How would you use rewards to get people to wear helmets?',
        'A city wants people to wear helmets, without any fines. What do you try?',
      ],
      [
        'twist',
        'One day the app stops giving rewards. What do people do?',
        'The reward that trained a habit stops. What is left of the habit?',
      ],
      [
        'limit',
        'Where should the makers of an app like that draw the line?',
        'A firm wants to hire you to keep children scrolling. Do you sign?',
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
    chill: 'In an office, what is the difference between power and authority?',
    grill: 'Authority is power that people have stopped noticing. Do you agree?',
    ladder: [
      [
        'example',
        'Who in your college had no title and was still obeyed?',
        'Name one person who has authority but no power.',
      ],
      [
        'application',
        'You lead people with twice your experience. What do you do on day one?',
        'Your team knows more than you do. Why should they obey you?',
      ],
      [
        'failure_case',
        'How does a boss lose authority without losing the job?',
        'What can end a boss’s authority overnight?',
      ],
      [
        'limit',
        'What must a boss never order anyone to do?',
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
    grill: 'People say that literature teaches empathy. Where is the proof?',
    ladder: [
      [
        'real_instance',
        'What was the last book you gave to somebody?',
        'Name one book that changed how you treat people.',
      ],
      [
        'learning',
        'Which character in a book taught you something about people?',
        'What did you learn about people that no book told you?',
      ],
      [
        'other_side',
        'A sales head says he has no time for novels. Persuade him to read one.',
        'Some tyrants have loved great books. How do you explain that?',
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
