import { bothSides, defineStems } from './define-stems.ts';

/** Claims about how India pays, trades and works that do not age: state the claim, ask for a stand and its other side. No facts of the day. */
export const currentAffairsTrade = defineStems(
  { topicId: 'current_affairs', kind: 'opinion', seat: 'industry' },
  [
    {
      id: 'one_story',
      chill: 'Which business story have you followed lately?',
      grill: 'Tell us one business story from this month.',
      ladder: [
        [
          'size',
          'Which one number tells that story best?',
          'Which one number do you remember from that story?',
        ],
        [
          'stakeholder',
          'Whose working day changes because of that story?',
          'Who has to do something because of that story?',
        ],
        [
          'metric_source',
          'How would you check that story by tomorrow?',
          'Who gains from having that story in the papers?',
        ],
        [
          'other_side',
          'Who in that industry would tell the story differently?',
          'And who was pleased to read that story?',
        ],
      ],
    },
    {
      id: 'upi_ended_cash',
      chill: 'Have digital payments put an end to cash in small shops?',
      grill: 'Should a shopkeeper be charged a fee on every UPI payment?',
      ladder: [
        [
          'example',
          'What did you last pay for in notes?',
          'Think of one shop you know. What would its owner do about the fee?',
        ],
        [
          'cost',
          'Who bears the cost of a payment that is free for the customer?',
          'How many paise in a hundred rupees would hurt a kirana shop?',
        ],
        [
          'other_side',
          'What do the banks think of all those tiny digital payments?',
          'What would the bank say to a shopkeeper who refuses the fee?',
        ],
        [
          'limit',
          'Where do you think cash will survive the longest?',
          'Suppose there is a fee on UPI. Which trade goes back to cash first?',
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
      chill: 'What has changed in the last year for firms like {company}?',
      grill: 'What in this year’s news should worry {company}?',
      profile: 'experienced',
      ladder: [
        [
          'size',
          'Roughly how much has {company} grown in the last year?',
          'What share of its sales can {company} afford to lose?',
        ],
        [
          'application',
          'Suppose you ran {company} for a week. What would you do about that change?',
          'You run {company} for a week. What do you change?',
        ],
        [
          'other_side',
          'Which rival of {company} has had the better year?',
          'Which rival of {company} sleeps better this year?',
        ],
        [
          'limit',
          'What in that industry is still just as it was ten years ago?',
          'What news about that industry turned out to be mere noise?',
        ],
      ],
    },
    {
      id: 'gig_riders',
      chill: 'Should a delivery rider be an employee of the app?',
      grill: 'The apps call their delivery riders partners. Is that what they are?',
      ladder: [
        [
          'stakeholder',
          'How would a rider who works for two apps answer you?',
          'What would a rider who works for two apps say?',
        ],
        [
          'cost',
          'How much more would you pay for a dinner so that the rider earns more?',
          'The rider gets one rupee more per order. Who pays it?',
        ],
        [
          'limit',
          'How many hours a week make a rider an employee?',
          'A rider works for one app ten hours a day, six days a week. Is that a partner?',
        ],
        [
          'twist',
          'Suppose the rider is sixty years old. What changes in your answer?',
          'A rider breaks a leg on Tuesday. Who pays the hospital?',
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
      chill: 'Should the state guarantee farmers a price for their crops?',
      grill: 'Who would pay for a guaranteed price for every crop?',
      ladder: [
        [
          'other_side',
          'How would a farm labourer without land see a guaranteed price?',
          'Now speak for a farmer with two acres.',
        ],
        [
          'cost',
          'What would a guaranteed price for wheat do to the price of flour?',
          'A kilo of dal costs five rupees more. Who stops buying it?',
        ],
        [
          'failure_case',
          'What happens to farmers in a year of too much rain?',
          'Suppose there is a record harvest. What does the state do then?',
        ],
        [
          'limit',
          'Which farmers would a guaranteed price never reach?',
          'Which crop should the state never buy?',
        ],
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
      chill: 'Should India protect its factories with duties on imports?',
      grill: 'Why does India not make everything itself?',
      ladder: [
        [
          'stakeholder',
          'Which industry would be the next to ask for protection?',
          'Suppose every phone has to be made in India. Who pays for that?',
        ],
        [
          'other_side',
          'What would a worker in a protected factory say to you?',
          'You own a small factory here. What do you want?',
        ],
        [
          'limit',
          'What would show that a factory can survive without the duty?',
          'Name one thing that India should never make itself.',
        ],
        [
          'twist',
          'Suppose the other country puts a duty on our rice. What then?',
          'Suppose every country makes everything itself. What happens to our exports?',
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
