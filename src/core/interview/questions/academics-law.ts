import { defineStems, timelessKey } from './define-stems.ts';

/** Law: definition, use, critique. */
export const academicsLaw = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'law_contract',
    chill: 'What turns a promise into a contract?',
    grill: 'Nobody reads the terms, everybody clicks. Is there consent?',
    ladder: [
      [
        'example',
        'Which contract did you make on your way here?',
        'Which contract did you last sign without reading it?',
      ],
      [
        'application',
        'Mangoes for a wedding arrive a week late. What can the buyer claim?',
        'An app raises its fee by clause nineteen. What can the user do?',
      ],
      [
        'twist',
        'A sixteen-year-old makes the same promise. Is anything different?',
        'A sixteen-year-old clicks as well. What have you got?',
      ],
      [
        'limit',
        'When should a court refuse to hold someone to a signature?',
        'Read, signed and stamped. When is it worth nothing?',
      ],
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
    chill: 'Why does the law let an owner walk away from the debts of a company?',
    grill: 'Limited liability: the profits are private, the losses are ours. Defend it.',
    ladder: [
      [
        'application',
        'A bank asks the owner for a personal guarantee. What is limited then?',
        'The bank takes the owner’s house as security. What is limited now?',
      ],
      [
        'stakeholder',
        'Which creditor is hurt most when a company folds?',
        'The vegetable supplier is never paid. Tell him why.',
      ],
      [
        'twist',
        'A partner in a firm pays with his own house. Is that fairer?',
        'A partner pays with his own house. Why not a shareholder?',
      ],
      [
        'find_out',
        'How would you find out whether a firm can pay you?',
        'A firm signs with you. How do you find out who will pay?',
      ],
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
    chill: 'Why must the accuser prove and not the accused?',
    grill: 'Ten guilty people go free so that one innocent does not suffer. Too dear?',
    ladder: [
      [
        'cost',
        'What does a wrong conviction cost, besides the years?',
        'Ten years in jail, then found innocent. What does the law owe?',
      ],
      [
        'application',
        'A college suspects cheating in an exam. How much proof should it need?',
        'A college inquiry into cheating. How much proof is enough?',
      ],
      [
        'other_side',
        'Speak for the victim for a moment. What is unfair here?',
        'The victim sits in front of you. Defend the rule to her.',
      ],
      [
        'limit',
        'You are ninety per cent sure he did it. Does he go to jail?',
        'Some laws make the accused prove innocence. What is their excuse?',
      ],
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
