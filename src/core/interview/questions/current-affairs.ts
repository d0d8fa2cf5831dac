import { defineStems, reviewedOn } from './define-stems.ts';
import type { AnswerKey } from './question.ts';

const bothSides = (keyPoints: readonly string[]): AnswerKey => ({
  reviewedOn,
  asOf: 'timeless',
  discipline: 'any',
  keyPoints,
});

/** Claims about business and the country that do not age: state the claim, ask for a stand and its other side. No facts of the day. */
export const currentAffairs = defineStems({ topicId: 'current_affairs', kind: 'opinion', seat: 'industry' }, [
  {
    id: 'one_story',
    chill: 'Which story of the last few weeks changes how some business earns its money?',
    grill: 'One business story of this month. Whose plan does it ruin?',
    ladder: [
      ['size', 'Which one number tells that story best?', 'One number you remember from this month. Which?'],
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
      ['example', 'What did you last pay for in notes?', 'Take one shop you know. What would its owner do?'],
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
  {
    id: 'ai_first_job',
    chill: 'Machines now write the first draft. How will a junior ever learn to write the second?',
    grill: 'Artificial intelligence creates as many jobs as it takes. Where is the evidence?',
    ladder: [
      [
        'example',
        'What was the last thing you wrote without a machine?',
        'Name one job that did not exist five years ago.',
      ],
      [
        'other_side',
        'What did clerks say when the first computers came?',
        'People feared the computer as well. What is different now?',
      ],
      [
        'stakeholder',
        'Who should pay for the years in which a junior learns?',
        'Who trains the clerk whose job is gone?',
      ],
      [
        'failure_case',
        'What happens when the machine is wrong and nobody notices?',
        'The machine makes a mistake. Who answers for it?',
      ],
    ],
    key: bothSides([
      'augmentation',
      'automation',
      'entry-level',
      'training',
      'productivity',
      'reskilling',
      'transition',
      'new tasks',
      'supervision',
      'errors',
    ]),
  },
  {
    id: 'free_services',
    chill: 'Should a state give electricity free to those who use little?',
    grill: 'Free bus, free power, free phone. Where do you draw the line?',
    ladder: [
      [
        'cost',
        'What could a state build with the money for free power?',
        'Free rides or a new hospital: which first?',
      ],
      [
        'stakeholder',
        'Which poor household uses too much to get free power?',
        'Who rides free today and could pay?',
      ],
      ['limit', 'And water or bus rides: should they be free too?', 'A school meal: free or paid?'],
      [
        'twist',
        'Suppose the state has no money this year. What would you do?',
        'The state is broke. What goes first?',
      ],
    ],
    key: bothSides([
      'merit good',
      'externality',
      'targeting',
      'fiscal deficit',
      'leakage',
      'dignity',
      'incentive',
      'opportunity cost',
      'human capital',
    ]),
  },
  {
    id: 'quick_delivery',
    chill: 'Groceries in ten minutes: whose problem does that solve?',
    grill: 'Ten-minute delivery burns money. Why does it go on?',
    ladder: [
      [
        'size',
        'Roughly, what does one such delivery cost the firm?',
        'Price one delivery: rider, store and discount.',
      ],
      [
        'stakeholder',
        'What would the rider say about those ten minutes?',
        'Who carries the risk on the road?',
      ],
      ['alternative', 'What could the corner shop do better?', 'You own the corner shop. What do you do?'],
      [
        'failure_case',
        'What would make a regular customer stop ordering?',
        'What would end ten-minute delivery?',
      ],
    ],
    key: bothSides([
      'dark store',
      'density',
      'basket size',
      'rider cost',
      'habit',
      'advertising',
      'kirana',
      'margin',
      'traffic safety',
      'funding',
    ]),
  },
  {
    id: 'public_sector_sale',
    chill: 'When should a government sell a company that makes a profit?',
    grill: 'Selling public companies is selling the family silver. Answer that.',
    ladder: [
      [
        'stakeholder',
        'Whom should a minister speak to before such a sale?',
        'Forty thousand employees stand outside. What do you say?',
      ],
      [
        'other_side',
        'What would a worker of such a company say to you?',
        'What does a buyer see in such a company that the state does not?',
      ],
      [
        'limit',
        'Suppose such a company is sold tomorrow. What must the buyer promise?',
        'Write one condition into such a sale.',
      ],
      [
        'failure_case',
        'Suppose a buyer closes half the company in two years. What then?',
        'Suppose a buyer goes bankrupt in three years. Who steps in?',
      ],
    ],
    key: bothSides([
      'efficiency',
      'natural monopoly',
      'fiscal',
      'valuation',
      'employment',
      'strategic',
      'universal service',
      'accountability',
      'competition',
      'regulator',
    ]),
  },
  {
    id: 'green_growth',
    chill: 'Should a poor country slow its growth for the sake of the climate?',
    grill: 'The rich burnt the coal, and now we should stop. Why?',
    ladder: [
      ['other_side', 'What would a coal miner say to you?', 'A coal miner sits here. What do you say?'],
      [
        'cost',
        'Which comfort would you yourself give up for the climate?',
        'How many rupees a month would you pay for clean power?',
      ],
      [
        'alternative',
        'What could a poor town do that costs almost nothing?',
        'Name one measure that costs nothing.',
      ],
      [
        'twist',
        'How does my question sound in a village by the sea?',
        'Stand in Delhi in November. What do you say there?',
      ],
    ],
    key: bothSides([
      'historical emissions',
      'per capita',
      'adaptation',
      'technology',
      'finance',
      'air quality',
      'grid mix',
      'stranded assets',
      'jobs',
      'carbon price',
    ]),
  },
  {
    id: 'unicorn_value',
    chill:
      'A company has never made a profit and is worth more than an old bank. How can both prices be right?',
    grill: 'Growth first, profit later. When is later?',
    ladder: [
      [
        'example',
        'Which such company do you use every week?',
        'Name one loss-making firm you would put your savings into.',
      ],
      [
        'metric_source',
        'Which one figure of that company would you ask to see?',
        'One figure before you invest. Which?',
      ],
      [
        'stakeholder',
        'Who is left with the loss when such a price falls?',
        'Who holds the shares when the music stops?',
      ],
      [
        'limit',
        'How many years without profit are too many?',
        'Year eight, no profit. Do you give more money?',
      ],
    ],
    key: bothSides([
      'future cash flow',
      'unit economics',
      'network effect',
      'customer acquisition cost',
      'burn',
      'retention',
      'market share',
      'valuation',
      'winner takes all',
      'governance',
    ]),
  },
  {
    id: 'data_price',
    chill: 'We give our data and get a free app. Is that a fair price?',
    grill: 'People say privacy matters and click “accept” all day. Which one do you believe?',
    ladder: [
      ['example', 'Which app on your phone knows the most about you?', 'When did you last click on refuse?'],
      [
        'cost',
        'What would you pay each month for the same app without ads?',
        'A month of your data: how many rupees?',
      ],
      ['stakeholder', 'Whose data do you give away along with your own?', 'Who earns when you click?'],
      [
        'other_side',
        'What good can come of a firm that knows so much?',
        'A hospital asks for your data. What do you click?',
      ],
    ],
    key: bothSides([
      'consent',
      'advertising',
      'market power',
      'breach',
      'purpose',
      'portability',
      'personalisation',
      'regulation',
      'asymmetry',
      'public good',
    ]),
  },
]);
