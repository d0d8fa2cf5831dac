import { defineStems, timelessKey } from './define-stems.ts';

/** Economics: definition, use, critique. */
export const academicsEconomics = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'economics_elasticity',
    chill: 'How would you explain price elasticity to an auto driver who is thinking of raising his fare?',
    grill: 'The harvest is good and the farmers earn less. Explain that.',
    ladder: [
      [
        'example',
        'What did you stop buying when its price went up?',
        'Name one thing you would still buy at twice the price.',
      ],
      [
        'application',
        'You have one shop to test prices in for a month. How would you measure elasticity?',
        'You are a farmer who earned less in a good year. What do you grow next?',
      ],
      [
        'stakeholder',
        'Auto fares go up by a third. Who starts walking?',
        'Who in the city is happy about a harvest like that?',
      ],
      [
        'twist',
        'Petrol gets dearer in the same week. What should the auto driver do about his fare?',
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
    chill: 'Prices rise for a year and then stay where they are. Is that inflation?',
    grill: 'Inflation falls but vegetables are no cheaper. Is the statistic wrong?',
    ladder: [
      [
        'metric_source',
        'Whose shopping basket does the price index describe, yours or mine?',
        'Whose shopping basket is the inflation figure based on?',
      ],
      [
        'stakeholder',
        'Who in your town is hurt first when prices rise?',
        'Who loses first when prices rise, a lender, a borrower or a pensioner?',
      ],
      [
        'example',
        'Which price have you noticed most this year?',
        'Give me one price that has fallen since you were in school.',
      ],
      [
        'limit',
        'The price of onions doubles. What can the Reserve Bank do about it?',
        'The monsoon fails and food prices rise. What can an interest rate do about that?',
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
        'Suppose the surgeon types ten times as fast as the typist. Who should type then?',
        'In a pandemic, should a country import its medicines or make them?',
      ],
      [
        'application',
        'How did you share out the work in your last group project?',
        'In your last group project, who was given the wrong job?',
      ],
      [
        'stakeholder',
        'What would the typist say to your answer?',
        'A weaver has lost his work to imports. What do you tell him?',
      ],
      [
        'twist',
        'The typist falls ill for a month. What should the surgeon do?',
        'What could the weaker country sell to the stronger one?',
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
    chill: 'A cook leaves his restaurant job and cooks only for friends, without pay. What happens to GDP?',
    grill: 'A flood destroys a town and GDP rises. How can that be?',
    ladder: [
      [
        'example',
        'What useful work around you does GDP never count?',
        'What did you do yesterday that GDP missed?',
      ],
      [
        'alternative',
        'Which other figure would tell you how a country did in a year?',
        'If you could print one more number beside GDP, which would it be?',
      ],
      [
        'other_side',
        'What is GDP really good at showing?',
        'Every finance ministry uses GDP. Are they all wrong?',
      ],
      [
        'limit',
        'What goes wrong when we compare two countries by GDP?',
        'What is wrong with comparing India and Norway by GDP?',
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
