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
    chill: [
      'Which story of the last few weeks changes how some business earns its money?',
      'What did you read recently that made you doubt something you were sure of?',
    ],
    grill: [
      'One business story of this month. Whose plan does it ruin?',
      'What did you read this week that was not about exams or cricket?',
    ],
    ladder: [
      ['size', 'Which number in it do you remember?', 'One number from it. Which?'],
      ['stakeholder', 'Whose job changes because of it?', 'Who gets poorer by it?'],
      ['metric_source', 'Whose word do you have for it?', 'Who wrote it, and for whom?'],
      ['other_side', 'Who reads the same news and says the opposite?', 'Who has the opposite story to tell?'],
    ],
  },
  {
    id: 'upi_ended_cash',
    chill: [
      'A minister says digital payment has ended cash in small trade. What would your vegetable seller say?',
      'Paying by phone is free for the customer. Who, in the end, should pay for it?',
    ],
    grill: [
      'Payment by phone should cost the shopkeeper something. For or against?',
      'Digital payment has ended cash in small trade: is that true?',
    ],
    ladder: [
      ['example', 'Where have you seen it yourself?', 'Seen where, with your own eyes?'],
      ['cost', 'Who pays for the machines behind it today?', 'One payment costs somebody money. Whom?'],
      [
        'other_side',
        'How does the bank behind the phone see it?',
        'The bank that runs it objects. With what?',
      ],
      ['limit', 'Where will cash still be king in ten years?', 'In which trade does cash still win?'],
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
    chill: [
      'What has changed in the last year in the trade that {employer} belongs to?',
      'If you wrote about the industry of {employer} for a newspaper, what would the headline be?',
    ],
    grill: [
      'Which news of this year should worry {employer}?',
      'Which law or tax would hurt {employer} most, if it came tomorrow?',
    ],
    profile: 'experienced',
    ladder: [
      [
        'size',
        'How much of the business does it touch, roughly?',
        'How many rupees in a hundred does it touch?',
      ],
      [
        'application',
        'Where would you feel it at your own desk?',
        'You head {employer}. What do you do by Friday?',
      ],
      ['other_side', 'Who in the same industry gains from it?', 'And who gets rich on it?'],
      ['limit', 'What would make it a passing fashion?', 'Will anyone speak of it in three years?'],
    ],
  },
  {
    id: 'project_in_public',
    profile: 'fresher',
    chill: [
      'You worked on “{project}”. Which public debate does it touch?',
      'A minister reads “{project}” on your page and asks for one sentence of advice. What is it?',
    ],
    grill: [
      '“{project}”: who outside your college should care this year?',
      'Turn “{project}” into policy. Who objects first?',
    ],
    ladder: [
      ['metric_source', 'Which of your own findings supports it?', 'Which number of yours supports it?'],
      ['cost', 'What would it cost to try it in one district?', 'One district tries it. Who pays?'],
      ['other_side', 'Who would dispute it, with good reason?', 'Now oppose your own conclusion.'],
      ['limit', 'For whom would it not work?', 'In which state does it fail?'],
    ],
  },
  {
    id: 'gig_riders',
    chill: [
      'Should a delivery rider be an employee of the app or a trader of their own?',
      'A delivery app offers freedom and no provident fund. Is that a fair bargain?',
    ],
    grill: [
      'Delivery riders are partners, say the apps. Is that a word or a fact?',
      'Make riders employees and half lose the work. Still for it?',
    ],
    ladder: [
      ['stakeholder', 'How would the rider with two apps see it?', 'What does the rider with two apps say?'],
      ['cost', 'What happens to the price of a dinner?', 'Who pays: the rider, the app or the hungry?'],
      ['alternative', 'Is there a third way?', 'Neither of the two. What else?'],
      ['twist', 'And when a rider breaks a leg?', 'The rider breaks a leg on Tuesday. Who pays?'],
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
    chill: [
      'Should the state promise farmers a price?',
      'A promised price for grain helps the farmer today. What does it do to the field in ten years?',
    ],
    grill: [
      'A guaranteed price for every crop. Who pays the bill?',
      'Farmers are free to sell anywhere. Why are they not rich?',
    ],
    ladder: [
      [
        'other_side',
        'How would a labourer without land see it?',
        'Now argue it for the farmer with two acres.',
      ],
      [
        'cost',
        'What would it do to the price of flour?',
        'The farmer gets a rupee more a kilo. Who pays it?',
      ],
      ['failure_case', 'What happens in a year of too much rain?', 'A record harvest. What now?'],
      ['limit', 'For which crop would you not do it?', 'For which crop does your answer fail?'],
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
    chill: [
      'A duty on imports protects a factory here. Who pays for that protection?',
      'How long should a young industry be shielded from foreign rivals?',
    ],
    grill: [
      'Make everything at home. Why has no rich country done that?',
      'A duty saves a thousand jobs in one town. Where does it lose them?',
    ],
    ladder: [
      [
        'stakeholder',
        'Which trade next door suffers from it?',
        'Which other factory pays more because of it?',
      ],
      [
        'other_side',
        'Which industry would you protect all the same?',
        'You own a small factory here. What do you say?',
      ],
      [
        'limit',
        'How would you know that the factory no longer needs it?',
        'On which date does the duty end?',
      ],
      [
        'twist',
        'And if the neighbour answers with a duty of its own?',
        'They put a duty on our rice. What now?',
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
    chill: [
      'Machines now write the first draft. How will a junior ever learn to write the second?',
      'If software does the work of a fresher, who will be experienced in ten years?',
    ],
    grill: [
      'Artificial intelligence creates as many jobs as it takes. Where is the evidence?',
      'Half of what a fresh MBA does, software does tonight. What is left for you?',
    ],
    ladder: [
      [
        'example',
        'Where have you seen it in your own work or studies?',
        'One task of yours that it took. Which?',
      ],
      [
        'other_side',
        'What did people say when the first computers came?',
        'They said so of the computer too. What is different?',
      ],
      ['stakeholder', 'Who pays for the years of learning, then?', 'Who trains a junior that nobody needs?'],
      [
        'failure_case',
        'What happens when the machine is wrong and nobody notices?',
        'The machine is wrong. Who signs?',
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
    chill: [
      'Should a state give electricity free to those who use little?',
      'When is a free service from the state more than a gift?',
    ],
    grill: [
      'Free bus, free power, free phone. Where do you draw the line?',
      'What is free gets wasted. Then why are schools free?',
    ],
    ladder: [
      ['cost', 'What is not built with that money?', 'Which hospital is not built because of it?'],
      ['stakeholder', 'Who needs it and would still not get it?', 'Who gets it and should not?'],
      ['limit', 'By which rule would you say yes or no?', 'State the rule in one sentence.'],
      ['twist', 'And in a year when the state has no money?', 'The state is broke. What goes first?'],
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
    chill: [
      'Groceries in ten minutes: whose problem does that solve?',
      'What happens to the shop at the corner when everything comes in ten minutes?',
    ],
    grill: [
      'Ten-minute delivery burns money. Why does it go on?',
      'Nobody needs milk in ten minutes. So why do they pay?',
    ],
    ladder: [
      [
        'size',
        'Roughly, what does one such delivery cost the firm?',
        'Price one delivery: rider, store and discount.',
      ],
      ['stakeholder', 'What would the rider say about it?', 'Who carries the risk on the road?'],
      ['alternative', 'What could the corner shop do better?', 'You own the corner shop. What do you do?'],
      ['failure_case', 'What would make people stop ordering?', 'What ends it?'],
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
    chill: [
      'When should a government sell a company that makes a profit?',
      'Is there a business that the state should never leave to others?',
    ],
    grill: [
      'Selling public companies is selling the family silver. Answer that.',
      'The state has no business in business. Then who runs the loss-making train?',
    ],
    ladder: [
      [
        'stakeholder',
        'Who would lose sleep over it?',
        'Forty thousand employees stand outside. What do you say?',
      ],
      [
        'other_side',
        'What would a worker in such a company answer?',
        'Make the case of those who would sell nothing.',
      ],
      ['limit', 'What would have to be in the contract?', 'Write one condition into the sale.'],
      [
        'failure_case',
        'What if the buyer closes the half that loses money?',
        'The buyer fails in three years. Who steps in?',
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
    chill: [
      'Should a poor country slow its growth for the sake of the climate?',
      'Electric buses cost more today. Who should carry the difference?',
    ],
    grill: [
      'The rich burnt the coal, and now we should stop. Why?',
      'An electric car charged with coal power: what have you gained?',
    ],
    ladder: [
      ['other_side', 'What would a coal miner answer?', 'A coal miner sits here. What do you say?'],
      ['cost', 'What would you be ready to pay yourself?', 'What do you pay for it yourself, per month?'],
      [
        'alternative',
        'What could be done that costs almost nothing?',
        'One measure that costs nothing. Which?',
      ],
      [
        'twist',
        'Would you say the same beside the sea in Odisha?',
        'Delhi in November. Does your answer still hold?',
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
    chill: [
      'A company has never made a profit and is worth more than an old bank. How can both prices be right?',
      'What should one ask of a start-up before one calls it a success?',
    ],
    grill: [
      'Growth first, profit later. When is later?',
      'A start-up sells a rupee for eighty paise. Where is the business?',
    ],
    ladder: [
      ['example', 'Which firm do you have in mind?', 'Name one that got there.'],
      ['metric_source', 'Which one figure would you ask to see?', 'One figure before you invest. Which?'],
      [
        'stakeholder',
        'Who is left with the loss if it ends badly?',
        'Who holds the shares when the music stops?',
      ],
      ['limit', 'What would make you stop funding it?', 'When do you stop the money?'],
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
    chill: [
      'We give our data and get a free app. Is that a fair price?',
      'Who should own the record of what you bought last year?',
    ],
    grill: [
      'People say privacy matters and click “accept” all day. Which one do you believe?',
      'I have nothing to hide. What is wrong with that argument?',
    ],
    ladder: [
      ['example', 'Which app did you last delete because of it?', 'When did you last refuse?'],
      ['cost', 'What would you pay for the same app in rupees?', 'Your data for a month: how many rupees?'],
      ['stakeholder', 'Who has no choice in it?', 'Who never gets asked?'],
      ['other_side', 'What good comes from firms that know so much?', 'And if a hospital asks for it?'],
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
