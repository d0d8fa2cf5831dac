import { defineStems, timelessKey } from './define-stems.ts';

/** Law: definition, use, critique. */
export const academicsLaw = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'law_contract',
    chill: 'What turns a promise into a contract?',
    grill: 'Everybody clicks on the terms and nobody reads them. Is that consent?',
    ladder: [
      [
        'example',
        'What contract have you already made today?',
        'What was the last contract you signed without reading it?',
      ],
      [
        'application',
        'The mangoes for a wedding arrive a week late. What can the buyer claim?',
        'An app raises its fee under clause nineteen of its terms. What can the user do?',
      ],
      [
        'twist',
        'Suppose a sixteen-year-old makes the promise. Is anything different?',
        'A sixteen-year-old clicks on the terms as well. Do you have a contract?',
      ],
      [
        'limit',
        'When should a court refuse to hold someone to a signature?',
        'A contract is read, signed and stamped. When is it still worth nothing?',
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
    chill: 'Why does the law let an owner walk away from the debts of his company?',
    grill: 'With limited liability, the profits are private and the losses are ours. Defend that.',
    ladder: [
      [
        'application',
        'A bank asks the owner for a personal guarantee. What is still limited then?',
        'The bank takes the owner’s house as security. What is still limited now?',
      ],
      [
        'stakeholder',
        'Which creditor is hurt most when a company folds?',
        'A company folds and its vegetable supplier is never paid. Tell him why.',
      ],
      [
        'twist',
        'A partner in a firm pays its debts with his own house. Is that fairer?',
        'A partner pays a firm’s debts with his own house. Why not a shareholder?',
      ],
      [
        'find_out',
        'How would you find out whether a firm can pay you?',
        'A firm signs a contract with you. How do you find out who will really pay?',
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
    chill: 'Why must the accuser prove guilt, while the accused need not prove anything?',
    grill: 'Ten guilty people go free so that one innocent person does not suffer. Is that price too high?',
    ladder: [
      [
        'cost',
        'What does a wrong conviction cost, besides the years in jail?',
        'A man is found innocent after ten years in jail. What does the law owe him?',
      ],
      [
        'application',
        'A college suspects cheating in an exam. How much proof should it need?',
        'A college holds an inquiry into cheating. How much proof is enough?',
      ],
      [
        'other_side',
        'Speak for the victim for a moment. What is unfair about this rule?',
        'The victim of a crime sits in front of you. Defend the rule to her.',
      ],
      [
        'limit',
        'You are ninety per cent sure that the accused did it. Does he go to jail?',
        'Some laws make the accused prove his innocence. What is the excuse for that?',
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
