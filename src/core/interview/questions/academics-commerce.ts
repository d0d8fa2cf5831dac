import { defineStems, timelessKey } from './define-stems.ts';

/** Commerce and economics: definition, use, critique. */
export const academicsCommerce = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'commerce_profit_cash',
    chill: [
      'A firm shows a profit and still cannot pay its salaries. How is that possible?',
      'Profit and cash: what makes the two drift apart in a growing business?',
    ],
    grill: [
      'A firm doubles its profit and runs out of cash. Explain.',
      'Which would you rather own: a firm with profit and no cash, or with cash and no profit?',
    ],
    ladder: [
      [
        'application',
        'Which line of the accounts would you look at first?',
        'You get one statement of that firm. Which one do you ask for?',
      ],
      ['limit', 'When is a shortage of cash a healthy sign?', 'When is it harmless?'],
      ['example', 'Show us with two or three numbers.', 'Put three numbers to it.'],
      ['failure_case', 'Which sign would have warned the owner?', 'Which sign did the owner miss?'],
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
    chill: [
      'Nobody pays depreciation to anyone. Why does it stand in the accounts?',
      'What is depreciation, told to a shopkeeper who owns one delivery van?',
    ],
    grill: [
      'Depreciation is not cash. Why should an investor care about it?',
      'Two firms, same vans, different depreciation. Which one is lying?',
    ],
    ladder: [
      [
        'application',
        'The van is written off after five years and still runs. What does that do to the profit?',
        'The van is fully written off and still runs. Which way is the profit wrong?',
      ],
      ['limit', 'What does the book value of the van tell a buyer?', 'What is the book value good for?'],
      [
        'example',
        'Take a van of ten lakh: what happens each year?',
        'A van of ten lakh. What are the entries?',
      ],
      ['failure_case', 'How could a firm mislead us with it?', 'How would you cheat with it?'],
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
    chill: [
      'What does an auditor promise when the report says “true and fair view”?',
      'An auditor tests a sample and signs for the whole. What makes that acceptable?',
    ],
    grill: [
      'The accounts were audited, the fraud was found by a clerk. What was the audit for?',
      'An auditor is paid by the firm under audit. Why should anyone trust the report?',
    ],
    ladder: [
      [
        'application',
        'For which balance would you take the largest sample?',
        'Twenty thousand entries, two days. Which do you check?',
      ],
      ['limit', 'What can no audit find?', 'What can a good audit still miss?'],
      ['failure_case', 'How does a clever fraud get past?', 'How would you get a fraud past an auditor?'],
      ['stakeholder', 'Whom does the auditor work for?', 'Who pays the auditor, and does it matter?'],
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
    chill: [
      'What does the break-even point tell the owner of a canteen?',
      'A canteen sells tea at a margin and pays a fixed rent. How would you find its break-even?',
    ],
    grill: [
      'The owner cuts the price of tea by a tenth. What happens to the break-even?',
      'Below break-even, should the canteen still take one more order?',
    ],
    ladder: [
      [
        'application',
        'When should it sell below full cost?',
        'A bulk order comes below full cost. Do you take it?',
      ],
      ['limit', 'Which cost there is only fixed on paper?', 'Which of the fixed costs is not fixed?'],
      ['example', 'Put numbers to it: rent, tea, price.', 'Rent forty thousand, tea at ten. How many cups?'],
      [
        'failure_case',
        'What ruins the calculation in practice?',
        'Where does the calculation break in a real canteen?',
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
  {
    id: 'economics_elasticity',
    chill: [
      'What is price elasticity, told to an auto driver who thinks of raising the fare?',
      'Why does a shop discount shirts and never salt?',
    ],
    grill: [
      'A harvest is good and the farmers earn less. Explain.',
      'Petrol over a week, petrol over ten years: which demand is more elastic?',
    ],
    ladder: [
      [
        'application',
        'How would you measure elasticity in one shop, with a month to do it?',
        'One shop, one month: how do you measure elasticity?',
      ],
      ['limit', 'What spoils that measurement?', 'Why is your estimate wrong?'],
      ['example', 'Which price rise did you yourself not react to?', 'Name one thing you buy at any price.'],
      ['stakeholder', 'Who else is hit when the fare goes up?', 'Who gains from that?'],
    ],
    key: timelessKey('economics', [
      'percentage change',
      'quantity demanded',
      'substitutes',
      'necessity',
      'share of income',
      'time',
      'total revenue',
      'inelastic',
      'cross elasticity',
      'ceteris paribus',
    ]),
  },
  {
    id: 'economics_inflation',
    chill: [
      'Prices rise for a year and then stand still. Is that inflation?',
      'Who is better off when prices rise faster than anyone expected?',
    ],
    grill: [
      'Inflation falls and the vegetables are no cheaper. Is the statistic wrong?',
      'The central bank raises its rate; the onion does not care. Defend the central bank.',
    ],
    ladder: [
      [
        'application',
        'How does a higher policy rate reach a small shopkeeper?',
        'Take me from the policy rate to the price of a shirt.',
      ],
      ['limit', 'Which kind of price rise does that not cure?', 'Which price rise does that make worse?'],
      ['stakeholder', 'Who is hurt most by it?', 'Who gains from inflation?'],
      ['example', 'Which price around you rose the most?', 'Name a price that fell last year.'],
    ],
    key: timelessKey('economics', [
      'rate of change',
      'price level',
      'index',
      'basket',
      'debtors',
      'expectations',
      'supply shock',
      'demand',
      'transmission',
      'real interest rate',
      'base effect',
    ]),
  },
  {
    id: 'economics_comparative_advantage',
    chill: [
      'A surgeon types faster than the typist. Who should type?',
      'Why would a country import something it can make better at home?',
    ],
    grill: [
      'If one country is better at everything, why should it trade?',
      'Free trade helps everyone, the books say. Who is everyone?',
    ],
    ladder: [
      [
        'application',
        'Where have you seen that between two people in a team?',
        'Give me numbers: two goods, two countries.',
      ],
      ['limit', 'Who loses, even when the country gains?', 'What does the model leave out?'],
      [
        'failure_case',
        'When did that advice go wrong for a country?',
        'A country followed that and stayed poor. How?',
      ],
    ],
    key: timelessKey('economics', [
      'opportunity cost',
      'relative',
      'specialisation',
      'gains from trade',
      'terms of trade',
      'adjustment',
      'unemployment',
      'transport',
      'infant industry',
      'distribution',
    ]),
  },
  {
    id: 'economics_gdp',
    chill: [
      'A cook is hired away from a restaurant to cook only for friends, unpaid. What happens to GDP?',
      'What does GDP count that you would rather not have more of?',
    ],
    grill: [
      'A flood destroys a town and GDP rises. How?',
      'GDP grows, nobody I know is better off. Who is mistaken?',
    ],
    ladder: [
      [
        'application',
        'Which figure would you put beside it?',
        'You may print one more number beside it. Which?',
      ],
      [
        'limit',
        'What goes wrong when one compares two countries by it?',
        'Why is comparing two countries by it a mistake?',
      ],
      ['example', 'What else in your own home is not counted?', 'Name two things that count and should not.'],
      ['alternative', 'What would you measure instead?', 'Replace it. With what?'],
    ],
    key: timelessKey('economics', [
      'market value',
      'final goods',
      'flow',
      'unpaid work',
      'informal',
      'deflator',
      'per capita',
      'distribution',
      'depreciation',
      'purchasing power',
    ]),
  },
]);
