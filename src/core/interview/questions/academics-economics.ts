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
        'Name one thing you would buy at twice the price.',
      ],
      [
        'application',
        'You have one shop for a month. How would you measure elasticity?',
        'You are one of those farmers. What do you grow next year?',
      ],
      [
        'stakeholder',
        'Auto fares go up by a third. Who starts walking?',
        'Who in the city is happy about that harvest?',
      ],
      [
        'twist',
        'Petrol becomes dearer in the same week. What should the driver do?',
        'Now the harvest fails. Do the farmers earn more?',
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
        'Whose shopping basket does the price index describe, yours or mine?',
        'Whose shopping basket is the inflation figure made of?',
      ],
      [
        'stakeholder',
        'Who in your town is hurt first when prices rise?',
        'Lender, borrower, pensioner. Who loses first when prices rise?',
      ],
      [
        'example',
        'Which price have you noticed most this year?',
        'Give me one price that has fallen since you were in school.',
      ],
      [
        'limit',
        'The price of onions doubles. What can the Reserve Bank do about it?',
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
        'limit',
        'Suppose the surgeon typed ten times faster. Who should type?',
        'Medicines in a pandemic: import them or make them?',
      ],
      [
        'application',
        'How did you share out the work in your last team project?',
        'In your last project group, who did the wrong job?',
      ],
      [
        'stakeholder',
        'What would the typist say to your answer?',
        'A weaver lost his work to imports. What do you tell him?',
      ],
      [
        'twist',
        'The typist falls ill for a month. What should the surgeon do?',
        'Take the weaker country. What could it sell?',
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
        'Which other figure would you look at to judge a country’s year?',
        'You may print one more number beside GDP. Which?',
      ],
      [
        'other_side',
        'What is GDP really good at showing?',
        'Every finance ministry uses GDP. Are they all wrong?',
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
