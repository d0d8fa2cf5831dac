import { defineStems, timelessKey } from './define-stems.ts';

/** Commerce: definition, use, critique. */
export const academicsCommerce = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'commerce_profit_cash',
    chill: 'A firm shows a profit and still cannot pay its salaries. How is that possible?',
    grill: 'A firm doubles its profit and runs out of cash. Explain.',
    ladder: [
      [
        'example',
        'Think of a shop on your own street. How could this happen to it?',
        'Name a trade where this happens every year.',
      ],
      [
        'application',
        'The owner calls you tonight. What should he do first?',
        'The owner asks his bank for a loan. Would you lend?',
      ],
      [
        'stakeholder',
        'Who should be paid first when the cash is short?',
        'Ten lakh due, six in the bank. Whom do you not pay?',
      ],
      ['size', 'How long could a firm go on like that?', 'How many months can a firm live like that?'],
    ],
    key: timelessKey('commerce', [
      'accrual',
      'receivables',
      'debtors',
      'inventory',
      'working capital',
      'credit sales',
      'cash flow statement',
      'depreciation',
      'capital expenditure',
      'loan repayment',
    ]),
  },
  {
    id: 'commerce_depreciation',
    chill: 'Nobody pays depreciation to anyone. Why does it stand in the accounts?',
    grill: 'Depreciation is not cash. Why should an investor care about it?',
    ladder: [
      [
        'metric_source',
        'Who decides how many years a van will live?',
        'An owner says his machine lives five years. Who checks?',
      ],
      [
        'application',
        'A van is fully written off and still runs. What does the profit show?',
        'A van is written off and still runs. What does that do to profit?',
      ],
      [
        'stakeholder',
        'What would a tax officer check first in the depreciation?',
        'An owner stretches a van’s life to ten years. Who is fooled?',
      ],
      [
        'limit',
        'Would you charge depreciation on a plot of land?',
        'A painting gains value every year. Do you depreciate it?',
      ],
    ],
    key: timelessKey('commerce', [
      'matching',
      'useful life',
      'allocation of cost',
      'wear and tear',
      'straight line',
      'written down value',
      'non-cash',
      'tax',
      'replacement',
      'estimate',
    ]),
  },
  {
    id: 'commerce_auditor',
    chill: 'What does an auditor promise when the report says “true and fair view”?',
    grill: 'The accounts were audited, the fraud was found by a clerk. What was the audit for?',
    ladder: [
      [
        'application',
        'You audit a grain warehouse for two days. What would you count first?',
        'Twenty thousand entries, two days. Which do you check?',
      ],
      [
        'cost',
        'What would it take to check every single bill of a big firm?',
        'Suppose every single bill is checked. What is wrong with that?',
      ],
      [
        'stakeholder',
        'Who relies on an auditor’s signature without ever reading the accounts?',
        'A bank lent on that audit and lost. Who pays?',
      ],
      [
        'failure_case',
        'Which fraud can slip past even a careful auditor?',
        'Two managers lie together. How does an auditor catch them?',
      ],
    ],
    key: timelessKey('commerce', [
      'reasonable assurance',
      'materiality',
      'sampling',
      'internal control',
      'independence',
      'opinion',
      'collusion',
      'rotation',
      'evidence',
      'management responsibility',
    ]),
  },
  {
    id: 'commerce_break_even',
    chill: 'What does the break-even point tell the owner of a canteen?',
    grill: 'The owner cuts the price of tea by a tenth. What happens to the break-even?',
    ladder: [
      [
        'twist',
        'The landlord raises the rent by a tenth. What should the owner do?',
        'The landlord doubles the rent. Does the price of tea change?',
      ],
      [
        'application',
        'An office wants two hundred lunches at a discount. How would you decide?',
        'A wedding wants five hundred cups below full cost. Do you take it?',
      ],
      [
        'metric_source',
        'Which figure would be hardest to get from a canteen owner?',
        'The owner keeps no accounts. How do you find his break-even?',
      ],
      [
        'failure_case',
        'The canteen passes break-even and still closes. What may have happened?',
        'Break-even reached, and the canteen shuts anyway. How?',
      ],
    ],
    key: timelessKey('commerce', [
      'fixed cost',
      'variable cost',
      'contribution',
      'margin per unit',
      'volume',
      'idle capacity',
      'relevant range',
      'step cost',
      'opportunity cost',
    ]),
  },
]);
