import type { AnswerKey } from './question.ts';
import { defineStems, type RungText, reviewedOn } from './define-stems.ts';

/** Scored on assumptions, structure and a sanity check, never on the value (rule BANK-3). */
function estimateKey(keyPoints: readonly string[], solution: string, hint: AnswerKey['hint']): AnswerKey {
  const base = ['assume', 'per day', 'share', 'multiply', 'check', 'range'];
  return {
    reviewedOn,
    asOf: 'timeless',
    discipline: 'any',
    keyPoints: [...keyPoints, ...base],
    solution,
    ...(hint ? { hint } : {}),
  };
}

const checkIt: RungText = [
  'metric_source',
  'How could you check that figure by another road?',
  'Check it by a second method. Which?',
];
const weakest: RungText = [
  'limit',
  'Which of your assumptions moves the answer the most?',
  'Which assumption is the worst one?',
];

export const analyticalGuesstimates = defineStems(
  { topicId: 'analytical', kind: 'guesstimate', seat: 'subject' },
  [
    {
      id: 'barbers_in_city',
      chill: [
        'Roughly how many barbers does a place like {city} need?',
        'If nobody in {city} knew how to cut hair, how many barbers would have to move in?',
      ],
      grill: ['How many barbers can live off {city}?', 'Barbers in {city}: give us a number with the steps.'],
      ladder: [
        weakest,
        checkIt,
        ['reason', 'What made you begin where you did?', 'Why did you begin there?'],
      ],
      key: estimateKey(
        ['population', 'haircuts per month', 'minutes per cut', 'hours per day', 'idle time', 'cut at home'],
        'Take a city of 20 lakh. Half go to a barber once a month: 10 lakh cuts. One barber does 15 a day on 25 days, 375 a month; busy two thirds of the time that is 250. 10 lakh / 250 = about 4,000 barbers, one per 500 people.',
        { chill: 'start from one head of hair and how often it is cut.', grill: 'start from one head.' },
      ),
    },
    {
      id: 'tea_in_city',
      chill: [
        'How many cups of tea are sold on the streets of {city} in a day?',
        'Estimate the tea sold at the stalls of {city} on an ordinary Monday.',
      ],
      grill: [
        'Street tea in {city}: how many cups a day?',
        'What do the tea stalls of {city} take in a day, in rupees?',
      ],
      ladder: [
        weakest,
        ['stakeholder', 'Who would use that number?', 'Who would pay to know that number?'],
        ['reason', 'What made you begin where you did?', 'Why did you begin there?'],
      ],
      key: estimateKey(
        ['population', 'working adults', 'cups per person', 'stalls', 'price per cup', 'peak hours'],
        'City of 20 lakh, 8 lakh at work outside home. Half of them drink 1.5 street cups: 6 lakh cups. Other side: a stall sells 300 cups, so 2,000 stalls, one per 1,000 people, which fits what one sees. At 12 rupees, about 72 lakh rupees a day.',
        { chill: 'look at it from the stall instead of the drinker.', grill: 'count stalls, not drinkers.' },
      ),
    },
    {
      id: 'employer_chairs',
      profile: 'experienced',
      chill: [
        'Roughly how much does {employer} spend on electricity in a year?',
        'Roughly, what does one hour of a full meeting room cost {employer}?',
      ],
      grill: [
        'The yearly electricity bill of {employer}: estimate it.',
        'One day of downtime at {employer}: put a price on it.',
      ],
      ladder: [
        weakest,
        ['cost', 'Which part of it could be saved at once?', 'Cut it by a tenth. Where?'],
        ['reason', 'Which part of that bill is the largest?', 'Which part of the bill is the largest?'],
      ],
      key: estimateKey(
        [
          'head count',
          'floor space',
          'units per person',
          'tariff',
          'hours',
          'working days',
          'salary per hour',
        ],
        'Electricity of an office: 500 people, 6 square metres each, 3,000 square metres. About 150 units per square metre a year with cooling: 4.5 lakh units. At 9 rupees: 40 lakh rupees a year. For a plant, add the machines: rated load x hours x load factor. The method, not the figure, is scored.',
        { chill: 'begin with one desk and scale it up.', grill: 'one desk first, then multiply.' },
      ),
    },
    {
      id: 'college_waste',
      profile: 'fresher',
      chill: [
        'How much food is thrown away in a semester at {college}?',
        'Estimate how many sheets of paper {college} prints in a year.',
      ],
      grill: [
        'Estimate what {college} earns from one student in a year.',
        'How many plates of food does {college} throw away in a semester?',
      ],
      ladder: [
        weakest,
        ['cost', 'What would you do about it with no money?', 'Halve it without money. How?'],
        ['reason', 'What did you leave out to keep it simple?', 'What did you leave out?'],
      ],
      key: estimateKey(
        [
          'students',
          'share in hostel',
          'meals per day',
          'days in term',
          'waste per plate',
          'sheets per student',
        ],
        'Food: 2,000 students, half in hostels, 3 meals, 120 days: 3.6 lakh plates. 60 grams wasted a plate: 21,600 kg, about 45,000 full plates of 480 grams. Paper: 2,000 students x 300 sheets plus 20 per cent for the office, about 7 lakh sheets.',
        { chill: 'take one student on one day.', grill: 'one student, one day.' },
      ),
    },
    {
      id: 'in_the_air',
      chill: [
        'How many people are in the air above India at this minute?',
        'Right now, how many passengers sit in aeroplanes over this country?',
      ],
      grill: [
        'How many people fly above India as we speak?',
        'Passengers in the air over India, now: how many?',
      ],
      ladder: [
        weakest,
        checkIt,
        ['reason', 'What would be different at three in the night?', 'At three in the night, how many?'],
      ],
      key: estimateKey(
        ['passengers per day', 'flight hours', 'hours of the day', 'airports', 'seats', 'load factor'],
        'Say 5 lakh domestic passengers a day, each 1.8 hours aloft: 9 lakh passenger-hours. Over 24 hours the mean is 37,500; by day, with 18 busy hours, about 50,000. Check: 50,000 / 150 seats filled = 330 aeroplanes aloft, which is plausible.',
        { chill: 'how long does one passenger stay in the air?', grill: 'passengers per day, hours aloft.' },
      ),
    },
    {
      id: 'auto_income',
      chill: [
        'What does an auto driver in {city} take home in a month?',
        'How many kilometres does an auto in {city} run in a month with a passenger in it?',
      ],
      grill: [
        'An auto in {city}: profit per month?',
        'In rupees: should a driver in {city} buy an auto or rent one?',
      ],
      ladder: [
        weakest,
        ['twist', 'Now petrol goes up by a tenth. What changes?', 'Fuel rises by a tenth. New figure?'],
        ['stakeholder', 'Who earns more on that auto than the driver?', 'Who else earns on that auto?'],
      ],
      key: estimateKey(
        [
          'kilometres per day',
          'paid kilometres',
          'fare per kilometre',
          'fuel',
          'rent or instalment',
          'maintenance',
          'working days',
        ],
        'About 100 km a day, 60 paid at 18 rupees: 1,080 rupees. Fuel: 100 km at 3 rupees: 300. Instalment and upkeep: 250. Left: 530 a day, 26 days: about 13,800 rupees a month. With rent of 400 a day instead: about 10,000.',
        { chill: 'take one ordinary day, hour by hour.', grill: 'one day: kilometres in, rupees out.' },
      ),
    },
    {
      id: 'cricket_balls',
      chill: [
        'How many cricket balls are used up in India in a year?',
        'Estimate how many balls the cricketers in the lanes of this country lose in a year.',
      ],
      grill: [
        'Cricket balls used up in India in a year: how many?',
        'Step by step: how many cricket balls does India lose in a year?',
      ],
      ladder: [
        weakest,
        checkIt,
        ['failure_case', 'Which kind of cricket did you forget?', 'Which kind of cricket did you forget?'],
      ],
      specific: false,
      key: estimateKey(
        [
          'players',
          'leather and tennis balls',
          'matches per week',
          'life of a ball',
          'share of young people',
          'lost balls',
        ],
        'India, 140 crore. About 10 crore play with a tennis ball now and then, in groups of ten: 1 crore groups. A group uses one ball every three weeks, 17 a year: 17 crore. Leather balls are small beside it: 5 lakh players, ten balls each per team season, under 1 crore.',
        {
          chill: 'think of one group of children and one ball.',
          grill: 'one group, one ball, how many weeks?',
        },
      ),
    },
    {
      id: 'petrol_pump',
      chill: [
        'A petrol pump on a busy road in {city}: how many litres does it sell in a day?',
        'You want to buy a petrol pump in {city}. Estimate what it takes in on one day.',
      ],
      grill: [
        'One petrol pump in {city}. Litres per day?',
        'With the steps: how many petrol pumps can {city} feed?',
      ],
      ladder: [
        weakest,
        ['twist', 'What would halve that in ten years?', 'What halves it in ten years?'],
        ['reason', 'How did you get from cars to litres?', 'From cars to litres: show me that step.'],
      ],
      key: estimateKey(
        [
          'nozzles',
          'minutes per vehicle',
          'litres per fill',
          'two-wheelers',
          'cars',
          'peak hours',
          'commission per litre',
        ],
        'Six nozzles, 16 hours, one vehicle in 4 minutes at the peak and in 8 on average: 6 x 16 x 7.5 = 720 vehicles. Two thirds two-wheelers at 3 litres, one third cars at 15: 480 x 3 + 240 x 15 = 5,040 litres. At 3 rupees a litre for the dealer: about 15,000 rupees a day.',
        { chill: 'count one nozzle for one hour.', grill: 'one nozzle, one hour.' },
      ),
    },
  ],
);
