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
      ['stakeholder', 'Who loses if it goes on like this?', 'Who loses?'],
      ['other_side', 'What would change your mind about it?', 'What would change your mind?'],
      ['metric_source', 'Where did you read it?', 'Who told you that?'],
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
      [
        'other_side',
        'What is the best argument for the other view?',
        'Best argument against you. What is it?',
      ],
      ['stakeholder', 'Who is left out by it?', 'Who is left out?'],
      ['cost', 'Who pays for it at the moment?', 'Somebody pays for it. Who?'],
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
      ['size', 'How large is that effect, roughly?', 'Estimate how large.'],
      ['other_side', 'Who in the same industry gains from it?', 'Who gains?'],
      ['stakeholder', 'Who in your office felt it first?', 'Who loses a job over it?'],
      ['limit', 'What would reverse it?', 'How long does it last?'],
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
      ['other_side', 'What would the best critic of that advice say?', 'Now oppose your own advice.'],
      ['metric_source', 'Which of your own findings supports it?', 'Which number of yours supports it?'],
      ['stakeholder', 'Who would lose if your view won?', 'Who loses?'],
      [
        'limit',
        'How far would you trust your own small study on it?',
        'One student project. How far does it carry?',
      ],
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
      ['alternative', 'Is there a third way?', 'Neither of the two. What else?'],
      ['cost', 'What would that do to the price of an order?', 'Who pays the difference?'],
      ['limit', 'What if half the riders do not want it?', 'Half the riders say no. Now?'],
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
      ['other_side', 'What is the strongest reason on the other side?', 'Now argue it for the farmer.'],
      ['cost', 'What would you cut to pay for it?', 'What do you cut to pay for it?'],
      ['stakeholder', 'Which farmer gets nothing from it?', 'Which farmer gains nothing?'],
      ['alternative', 'What else would help a farmer as much?', 'Same money, better use. Which?'],
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
      ['limit', 'When would you take the protection away?', 'On which date do you end it?'],
      ['other_side', 'When is it right all the same?', 'When is it right, in spite of that?'],
      ['stakeholder', 'Who has no voice in that debate?', 'Who lobbies for it?'],
      ['example', 'Which thing at home is dearer because of it?', 'Name one thing you pay more for.'],
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
        'What do those say who see it the other way?',
        'Now the opposite view: what is its best fact?',
      ],
      ['own_part', 'What would you do if you were that junior?', 'You are that junior. What do you do?'],
      ['limit', 'Which first job do you think is safe?', 'Which job is safe, then?'],
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
      ['cost', 'What is not built with that money?', 'What is not built because of it?'],
      ['limit', 'By which rule would you tell the two apart?', 'State the rule in one sentence.'],
      ['stakeholder', 'Who uses it who does not need it?', 'Who takes it without needing it?'],
      [
        'other_side',
        'What would somebody say who takes that bus each day?',
        'Someone who takes that bus sits here. What do you hear?',
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
      ['failure_case', 'What would end it?', 'What ends it?'],
      ['stakeholder', 'How does the rider see those ten minutes?', 'Whose ten minutes are they, really?'],
      ['other_side', 'Why do customers stay all the same?', 'And yet you order. Why?'],
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
        'Who in that company would you talk to first?',
        'Forty thousand employees stand outside. What do you say?',
      ],
      ['other_side', 'What is the best reason to keep it?', 'Best reason to keep it. What is it?'],
      ['limit', 'Which company would you never sell?', 'Which one do you never sell?'],
      ['cost', 'What does the state lose with it?', 'What is gone for good after it?'],
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
      ['limit', 'How slow is too slow?', 'How much growth do you give up, in one number?'],
      ['stakeholder', 'Who decides that for the next generation?', 'Who asked the poor?'],
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
      ['limit', 'What would make you stop funding it?', 'When do you stop the money?'],
      ['stakeholder', 'Who is left with the loss if it goes wrong?', 'Who holds the paper at the end?'],
      ['other_side', 'What does the old bank have that the young firm lacks?', 'Defend the old bank.'],
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
      ['example', 'Where did you last say no to it?', 'When did you last refuse?'],
      ['other_side', 'What good comes from firms that know so much?', 'Name a good that would be lost.'],
      ['alternative', 'What would you pay not to be watched?', 'A paid app without it. Do you buy?'],
      ['stakeholder', 'Whose data would you never give away?', 'Your family’s data too?'],
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
