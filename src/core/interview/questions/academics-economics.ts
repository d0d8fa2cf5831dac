import { defineStems, timelessKey } from './define-stems.ts';

/** Economics: definition, use, critique. */
export const academicsEconomics = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'economics_elasticity',
    chill: 'What is price elasticity, told to an auto driver who thinks of raising the fare?',
    grill: 'A harvest is good and the farmers earn less. Explain.',
    ladder: [
      [
        'example',
        'What did you yourself stop buying when its price rose?',
        'Name one thing you would buy at any price.',
      ],
      [
        'application',
        'You have one shop for a month. How would you measure elasticity?',
        'Onions, one shop, one month. How do you measure it?',
      ],
      [
        'stakeholder',
        'A tax falls on something nobody can do without. Who pays it?',
        'Tax the thing everybody needs. Who carries it?',
      ],
      [
        'limit',
        'Prices rarely change alone. What else could mislead you?',
        'Price up, sales up. Is the law of demand dead?',
      ],
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
    chill: 'Prices rise for a year and then stand still. Is that inflation?',
    grill: 'Inflation falls and the vegetables are no cheaper. Is the statistic wrong?',
    ladder: [
      [
        'metric_source',
        'Whose shopping basket does the index describe, yours or mine?',
        'Whose shopping basket is the figure made of?',
      ],
      [
        'stakeholder',
        'Who in your town is hurt first when prices run?',
        'Lender, borrower, pensioner. Who loses first?',
      ],
      [
        'application',
        'How does a rate set by the central bank reach a shopkeeper?',
        'Take me from the policy rate to the price of a shirt.',
      ],
      [
        'limit',
        'Which price rise can no central bank cure?',
        'The monsoon fails. What can an interest rate do about it?',
      ],
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
    chill: 'A surgeon types faster than the typist. Who should type?',
    grill: 'If one country is better at everything, why should it trade?',
    ladder: [
      [
        'example',
        'Take two goods and any four numbers. Show it.',
        'Two countries, two goods, four numbers. Show it.',
      ],
      [
        'application',
        'Where have you seen this between two people in a team?',
        'In your last project group, who did the wrong job?',
      ],
      [
        'stakeholder',
        'Who loses, even when both sides gain on the whole?',
        'A weaver lost his work to imports. What do you tell him?',
      ],
      [
        'limit',
        'When should a country still make the dearer thing at home?',
        'Medicines in a pandemic. Do you still import?',
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
    chill: 'A cook is hired away from a restaurant to cook only for friends, unpaid. What happens to GDP?',
    grill: 'A flood destroys a town and GDP rises. How?',
    ladder: [
      [
        'example',
        'Which useful work near you does GDP never see?',
        'What did you do yesterday that GDP missed?',
      ],
      [
        'alternative',
        'Which second figure would you ask for, to judge a year?',
        'You may print one more number beside it. Which?',
      ],
      [
        'other_side',
        'Who would argue for keeping GDP exactly as it is?',
        'Economists know all this and still use GDP. Defend them.',
      ],
      [
        'limit',
        'What goes wrong when we compare two countries by GDP?',
        'India against Norway by GDP. What is wrong with that?',
      ],
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
