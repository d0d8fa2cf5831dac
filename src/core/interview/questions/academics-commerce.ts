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
        'How could a shop on your own street make a profit and still run out of cash?',
        'Name a trade where profitable firms run out of cash every year.',
      ],
      [
        'application',
        'The owner of that firm calls you tonight. What should he do first?',
        'The owner of that firm asks his bank for a loan. Would you lend to him?',
      ],
      [
        'stakeholder',
        'Who should a firm pay first when cash is short?',
        'You owe ten lakh and have six in the bank. Who does not get paid?',
      ],
      [
        'size',
        'How long can a firm go on with a profit and no cash?',
        'How many months can a firm survive without cash?',
      ],
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
    chill: 'Nobody pays depreciation to anyone. Why is it in the accounts at all?',
    grill: 'Depreciation is not cash. Why should an investor care about it?',
    ladder: [
      [
        'metric_source',
        'Who decides how many years a van will last?',
        'An owner says his machine will last five years. Who checks that?',
      ],
      [
        'application',
        'A van is fully depreciated and still runs. What happens to the profit?',
        'A van is fully depreciated and still on the road. What does that do to profit?',
      ],
      [
        'stakeholder',
        'What would a tax officer check first about a firm’s depreciation?',
        'An owner stretches a van’s life to ten years in his books. Who is fooled?',
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
    grill: 'The accounts were audited, but it was a clerk who found the fraud. What was the audit for?',
    ladder: [
      [
        'application',
        'You audit a grain warehouse for two days. What would you count first?',
        'You have twenty thousand entries and two days. Which ones do you check?',
      ],
      [
        'cost',
        'What would it take to check every single bill of a big firm?',
        'What would be wrong with checking every single bill?',
      ],
      [
        'stakeholder',
        'Who relies on an auditor’s signature without ever reading the accounts?',
        'A bank trusted the audit, lent money and lost it. Who pays?',
      ],
      [
        'failure_case',
        'Which fraud can slip past even a careful auditor?',
        'Two managers agree to lie. How does an auditor catch them?',
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
    grill: 'A canteen owner cuts the price of tea by a tenth. What happens to the break-even point?',
    ladder: [
      [
        'twist',
        'The canteen’s landlord raises the rent by a tenth. What should the owner do?',
        'The canteen’s landlord doubles the rent. Does the price of tea change?',
      ],
      [
        'application',
        'An office wants two hundred lunches from the canteen at a discount. How would you decide?',
        'A wedding party wants five hundred cups of tea below full cost. Do you take the order?',
      ],
      [
        'metric_source',
        'Which figure would be hardest to get from a canteen owner?',
        'The canteen owner keeps no accounts. How do you find his break-even point?',
      ],
      [
        'failure_case',
        'The canteen passes its break-even point and still closes. What could have happened?',
        'The canteen reaches break-even and shuts anyway. How is that possible?',
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
