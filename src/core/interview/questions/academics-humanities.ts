import { defineStems, timelessKey } from './define-stems.ts';

/** Humanities and law: definition, use, critique. */
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
        'application',
        'Where does a manager face the same problem?',
        'Two departments, two stories, one loss. Apply your method.',
      ],
      ['limit', 'What can no archive tell you?', 'What is never written down?'],
      ['example', 'Which event do you know in two versions?', 'Name one event with two versions.'],
      ['failure_case', 'How has a careful historian been fooled?', 'How does a forger get past you?'],
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
        'How would you find out what people will not say aloud?',
        'They will not say it aloud. How do you find out?',
      ],
      ['limit', 'When are twenty long conversations better?', 'When would you throw the survey away?'],
      ['reason', 'What does “well-chosen” mean there?', 'Chosen how?'],
      ['failure_case', 'When did such a survey get it badly wrong?', 'Polls fail. Why?'],
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
      [
        'application',
        'How would you use it to make people wear helmets?',
        'Helmets, one city, no fines. What do you try?',
      ],
      ['limit', 'What happens when the reward stops?', 'The reward stops. What now?'],
      ['example', 'Which app does it to you?', 'Which app has you?'],
      ['other_side', 'When is that use of it harmless?', 'Who says there is nothing wrong with it?'],
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
        'application',
        'Where have you seen one without the other?',
        'Give me a case of one without the other.',
      ],
      ['limit', 'When does authority end?', 'What ends it overnight?'],
      ['example', 'Who in your college had which of the two?', 'Your principal: power or authority?'],
      [
        'application',
        'How does a new manager get the second?',
        'You are twenty-six, they are fifty. How do you get it?',
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
      [
        'application',
        'Which page of it would you make a manager read aloud?',
        'Which scene, for which decision?',
      ],
      ['limit', 'Where would it mislead that reader?', 'Where is the author wrong?'],
      ['reason', 'What did it do to you?', 'What did it change in you?'],
      [
        'other_side',
        'What would a busy manager say about it?',
        'A manager has no time for it. What do you say?',
      ],
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
  {
    id: 'law_contract',
    chill: [
      'What turns a promise into a contract?',
      'A fruit seller says “take it for fifty” and you take it. Where is the contract?',
    ],
    grill: [
      'Nobody reads the terms, everybody clicks. Is there consent?',
      'A promise without anything in return: would you enforce it?',
    ],
    ladder: [
      [
        'application',
        'Goods arrive late and unhurt. What does the buyer get?',
        'Goods come a week late, undamaged. What can the buyer claim?',
      ],
      [
        'limit',
        'When should a court refuse to hold someone to a signature?',
        'Signed and stamped. When is it still worth nothing?',
      ],
      ['example', 'Which contract did you make today?', 'Name a contract you made this morning.'],
      ['failure_case', 'What would make it fall apart?', 'Break it. How?'],
    ],
    key: timelessKey('law', [
      'offer',
      'acceptance',
      'consideration',
      'free consent',
      'capacity',
      'lawful object',
      'intention',
      'damages',
      'breach',
      'unconscionable',
      'standard form',
    ]),
  },
  {
    id: 'law_limited_liability',
    chill: [
      'Why does the law let an owner walk away from the debts of a company?',
      'What does it mean that a company is a person?',
    ],
    grill: [
      'Limited liability: the profits are private, the losses are ours. Defend it.',
      'A company cannot go to jail. Who should?',
    ],
    ladder: [
      [
        'application',
        'Which lender gets around it every day?',
        'A bank asks for a personal guarantee. What is left of it?',
      ],
      ['limit', 'When may a court look behind the company?', 'When do you pierce the veil?'],
      ['stakeholder', 'Who carries what the owner does not?', 'Tell that to an unpaid supplier.'],
      ['reason', 'What would not have been built without it?', 'Without it, what would not exist?'],
    ],
    key: timelessKey('law', [
      'separate legal person',
      'Salomon',
      'limited liability',
      'risk taking',
      'creditors',
      'personal guarantee',
      'lifting the veil',
      'fraud',
      'directors',
      'disclosure',
    ]),
  },
  {
    id: 'law_burden',
    chill: [
      'Why must the accuser prove and not the accused?',
      'Beyond doubt in one court, more likely than not in another. Why two measures?',
    ],
    grill: [
      'Ten guilty people go free so that one innocent does not suffer. Too dear?',
      'Everyone knows who did it, nobody can prove it. Whose fault is that?',
    ],
    ladder: [
      [
        'application',
        'Which measure of proof should a college use for cheating?',
        'A college inquiry into cheating. Which measure of proof?',
      ],
      [
        'limit',
        'Where does the law turn the burden around?',
        'Where is the burden reversed, with what excuse?',
      ],
      ['reason', 'What goes wrong if one turns it round?', 'Turn it round. What goes wrong first?'],
      ['stakeholder', 'What do you say to the victim who cannot prove it?', 'Tell that to the victim.'],
    ],
    key: timelessKey('law', [
      'presumption of innocence',
      'burden of proof',
      'beyond reasonable doubt',
      'balance of probabilities',
      'cost of error',
      'evidence',
      'reverse burden',
      'natural justice',
      'liberty',
    ]),
  },
]);
