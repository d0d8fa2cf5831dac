import type { AnswerKey } from './question.ts';
import { defineStems, reviewedOn } from './define-stems.ts';

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
        [
          'limit',
          'Which of your numbers about haircuts are you least sure of?',
          'Which of your numbers did you simply hope for?',
        ],
        [
          'metric_source',
          'Ten minutes outside one barber shop. What would you count?',
          'You may ask one barber one question. Which?',
        ],
        [
          'twist',
          'Suppose everybody buys a trimmer. What happens to your number?',
          'Half the men cut at home from tomorrow. Which number falls first?',
        ],
        [
          'application',
          'Would you open one more shop in {city} on this figure?',
          'Your own money, one more barber shop in {city}. Yes or no?',
        ],
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
        [
          'limit',
          'Which of your steps would a tea seller laugh at?',
          'Which step would a stall owner tear up?',
        ],
        [
          'metric_source',
          'What would you count at one stall to check it?',
          'Check it by the milk sold in {city}. Does it hold?',
        ],
        ['twist', 'And on a rainy Monday in July?', 'It rains all day. What is the figure now?'],
        [
          'stakeholder',
          'Which company would want to know this number?',
          'Who would pay money for this number?',
        ],
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
        ['limit', 'Which number in it did you know least about?', 'Which of your inputs is a pure guess?'],
        [
          'metric_source',
          'Who at {employer} could give you the true figure?',
          'The accountant says it is double. Where did you slip?',
        ],
        [
          'size',
          'Is it much, beside what {employer} earns in a day?',
          'Set it beside one day’s sales of {employer}. Large or small?',
        ],
        ['cost', 'Which part of it could be saved without anyone noticing?', 'Cut it by a tenth. Where?'],
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
        [
          'limit',
          'Which of your steps would change most at another college?',
          'Which of your steps is true only of you?',
        ],
        [
          'metric_source',
          'Whom on campus would you ask to check it?',
          'The registrar says half. Who is right?',
        ],
        [
          'cost',
          'How would you bring it down with no money at all?',
          'The dean lets you change one rule about it. Which?',
        ],
        [
          'stakeholder',
          'Who at {college} should be shown this number?',
          'Who at {college} would rather not see this number?',
        ],
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
        [
          'limit',
          'Which of your assumptions moves the answer most?',
          'Double one assumption. Which one ruins the answer?',
        ],
        [
          'metric_source',
          'How could you check it from one airport?',
          'One airport, one hour, a notebook. What do you note?',
        ],
        ['twist', 'And at three in the morning?', 'Three in the morning. What is it now?'],
        [
          'failure_case',
          'Fog shuts the busiest airport. Which way does your number go?',
          'Delhi shuts for fog. What happens to your number?',
        ],
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
        [
          'limit',
          'Which of your numbers would a driver correct first?',
          'A driver hears this and laughs. At which number?',
        ],
        [
          'metric_source',
          'How could you check it from one ride?',
          'One ride, one chat with the driver. What do you ask?',
        ],
        [
          'twist',
          'Fuel goes up by a tenth. What does the driver do differently?',
          'Fuel rises by a tenth. What is left for the driver?',
        ],
        [
          'stakeholder',
          'Who earns from an auto besides the driver?',
          'Who earns more from an auto than its driver?',
        ],
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
        [
          'limit',
          'Which guess was harder: the players, or the life of a ball?',
          'Players or the life of a ball: which guess is worse?',
        ],
        [
          'metric_source',
          'Which shopkeeper could confirm your number?',
          'A factory in Meerut makes them. How do you check there?',
        ],
        ['size', 'What would all those balls cost?', 'Price the lot, in crores.'],
        [
          'twist',
          'India wins a World Cup. What happens to your number?',
          'Every lane is parked full of cars. What becomes of your number?',
        ],
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
        ['limit', 'At which hour of the day is your number most wrong?', 'Which vehicle did you forget?'],
        [
          'metric_source',
          'You may stand at one pump for one hour. Which hour?',
          'A tanker comes to a pump every second day. Does it fit?',
        ],
        [
          'twist',
          'Half of all scooters become electric. What happens to your number?',
          'Every scooter goes electric. What is left?',
        ],
        [
          'application',
          'Would you put your savings into a pump on this number?',
          'Your savings, one petrol pump in {city}. Yes or no?',
        ],
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
