import { bothSides, defineStems } from './define-stems.ts';

/** Claims about how India pays, trades and works that do not age: state the claim, ask for a stand and its other side. No facts of the day. */
export const currentAffairsTrade = defineStems(
  { topicId: 'current_affairs', kind: 'opinion', seat: 'industry' },
  [
    {
      id: 'one_story',
      chill: 'Which story of the last few weeks changes how some business earns its money?',
      grill: 'One business story of this month. Whose plan does it ruin?',
      ladder: [
        [
          'size',
          'Which one number tells that story best?',
          'One number you remember from this month. Which?',
        ],
        [
          'stakeholder',
          'Whose working day changes because of that story?',
          'Who has to act on such news by Monday?',
        ],
        [
          'metric_source',
          'How would you check that story by tomorrow?',
          'Who wants such stories in the papers?',
        ],
        [
          'other_side',
          'Who in that trade would tell the story differently?',
          'And whose plan does such news save?',
        ],
      ],
    },
    {
      id: 'upi_ended_cash',
      chill:
        'A minister says digital payment has ended cash in small trade. What would your vegetable seller say?',
      grill: 'Payment by phone should cost the shopkeeper something. For or against?',
      ladder: [
        [
          'example',
          'What did you last pay for in notes?',
          'Take one shop you know. What would its owner do?',
        ],
        [
          'cost',
          'Who pays for a payment that is free for the customer?',
          'How many paise in a hundred rupees would hurt a kirana?',
        ],
        [
          'other_side',
          'How does the bank look at all those tiny payments?',
          'What does the bank say to that shopkeeper?',
        ],
        [
          'limit',
          'Where do you think cash will live longest?',
          'Charge a fee. Which trade goes back to cash first?',
        ],
      ],
      key: bothSides([
        'merchant',
        'float',
        'cost of infrastructure',
        'cash at wholesale',
        'tax',
        'convenience',
        'change',
        'trust',
        'network',
        'subsidy',
      ]),
    },
    {
      id: 'home_trade',
      chill: 'What has changed in the last year in the trade that {employer} belongs to?',
      grill: 'Which news of this year should worry {employer}?',
      profile: 'experienced',
      ladder: [
        [
          'size',
          'Roughly how much has {employer} grown in that year?',
          'How many per cent of its sales can {employer} afford to lose?',
        ],
        [
          'application',
          'You decide for {employer} for a week. What would you do about it?',
          'You head {employer} for a week. What do you change?',
        ],
        [
          'other_side',
          'Which rival of {employer} has had the better year?',
          'Which rival of {employer} sleeps better this year?',
        ],
        [
          'limit',
          'What in that trade is just as it was ten years ago?',
          'Which news about your trade turned out to be noise?',
        ],
      ],
    },
    {
      id: 'project_in_public',
      profile: 'fresher',
      chill: 'You worked on “{project}”. Which public debate does it touch?',
      grill: '“{project}”: who outside your college should care this year?',
      ladder: [
        [
          'other_side',
          'What would a sceptical professor say about that project?',
          'What in that project would a practitioner laugh at?',
        ],
        [
          'metric_source',
          'Which number from that project would you trust least?',
          'Which number from that project would you print?',
        ],
        [
          'cost',
          'Who outside college has heard of that project?',
          'Who would pay ten thousand rupees for the result?',
        ],
        [
          'limit',
          'Where in the country would that project be of no use?',
          'For whom is that project of no use?',
        ],
      ],
    },
    {
      id: 'gig_riders',
      chill: 'Should a delivery rider be an employee of the app or a trader of their own?',
      grill: 'Delivery riders are partners, say the apps. Is that a word or a fact?',
      ladder: [
        [
          'stakeholder',
          'How would a rider who works for two apps answer you?',
          'What does a rider with two apps say?',
        ],
        [
          'cost',
          'How many rupees more would you pay per dinner for the rider’s sake?',
          'One rupee more per order for the rider. Who pays it?',
        ],
        [
          'limit',
          'How many hours a week make a rider an employee?',
          'One app, ten hours a day, six days a week. Partner?',
        ],
        [
          'twist',
          'Suppose the rider is sixty years old. What changes?',
          'The rider breaks a leg on Tuesday. Who pays?',
        ],
      ],
      key: bothSides([
        'flexibility',
        'social security',
        'control',
        'algorithm',
        'accident',
        'cost to customer',
        'entry barrier',
        'bargaining power',
        'portable benefits',
      ]),
    },
    {
      id: 'farm_price',
      chill: 'Should the state promise farmers a price?',
      grill: 'A guaranteed price for every crop. Who pays the bill?',
      ladder: [
        [
          'other_side',
          'How would a labourer without land see such a promise?',
          'Now speak for a farmer with two acres.',
        ],
        [
          'cost',
          'What would a promised price do to the price of flour?',
          'Five rupees more for a kilo of dal. Who stops buying?',
        ],
        [
          'failure_case',
          'What happens to farmers in a year of too much rain?',
          'A record harvest comes. What then?',
        ],
        ['limit', 'Which farmer would such a promise never reach?', 'Which crop should the state never buy?'],
      ],
      key: bothSides([
        'risk',
        'food security',
        'water table',
        'procurement',
        'storage',
        'market power',
        'crop choice',
        'direct transfer',
        'subsidy burden',
        'price discovery',
      ]),
    },
    {
      id: 'import_duty',
      chill: 'A duty on imports protects a factory here. Who pays for that protection?',
      grill: 'Make everything at home. Why has no rich country done that?',
      ladder: [
        [
          'stakeholder',
          'Which other trade would ask for the same protection?',
          'Every phone has to be made here. Who pays?',
        ],
        [
          'other_side',
          'What would a worker of that factory answer?',
          'You own a small factory here. What do you want?',
        ],
        [
          'limit',
          'What would show that the factory can live without the duty?',
          'Name one thing we should never make at home.',
        ],
        [
          'twist',
          'Suppose the other country puts a duty on our rice. What then?',
          'Every country makes everything at home. What happens to our exports?',
        ],
      ],
      key: bothSides([
        'consumer price',
        'infant industry',
        'input cost',
        'competitiveness',
        'retaliation',
        'jobs',
        'scale',
        'sunset',
        'lobbying',
        'strategic goods',
      ]),
    },
  ],
);
