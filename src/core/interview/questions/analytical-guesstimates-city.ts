import { estimateKey } from './analytical-keys.ts';
import { defineStems } from './define-stems.ts';

/** Estimates of one trade in the candidate’s town. */
export const guesstimatesCity = defineStems({ topicId: 'analytical', kind: 'guesstimate', seat: 'subject' }, [
  {
    id: 'barbers_in_city',
    chill: 'Roughly how many barbers does a place like {city} need?',
    grill: 'How many barbers make a living in {city}?',
    ladder: [
      [
        'limit',
        'What range would you bet on for the number of barbers?',
        'Give me the lowest and the highest number of barbers you would accept.',
      ],
      [
        'metric_source',
        'If you stood outside a barber shop for ten minutes, what would you count?',
        'You may ask one barber one question. What do you ask?',
      ],
      [
        'twist',
        'Suppose everybody buys a trimmer. What happens to the barbers?',
        'From tomorrow half of {city} cuts its own hair at home. What do the barbers do?',
      ],
      [
        'application',
        'Would you open one more barber shop in {city}?',
        'Would you put your own money into one more barber shop in {city}?',
      ],
    ],
    key: estimateKey(
      ['population', 'haircuts per month', 'minutes per cut', 'hours per day', 'idle time', 'cut at home'],
      'Take a city of 20 lakh. Half go to a barber once a month: 10 lakh cuts. One barber does 15 a day on 25 days, 375 a month; busy two thirds of the time that is 250. 10 lakh / 250 = about 4,000 barbers, one per 500 people.',
      {
        chill: 'start from one person and how often that person needs a haircut.',
        grill: 'start from one person’s haircuts.',
      },
    ),
  },
  {
    id: 'tea_in_city',
    chill: 'How many cups of tea are sold on the streets of {city} in a day?',
    grill: 'How many cups of tea does {city} drink on the street in a day?',
    ladder: [
      [
        'limit',
        'Who in {city} never drinks tea on the street?',
        'Who in {city} never buys a cup of street tea?',
      ],
      [
        'metric_source',
        'If you stood beside a tea stall for an hour, what would you count?',
        'How would you check your figure against the milk sold in {city}?',
      ],
      [
        'twist',
        'And how many cups would it be on a rainy Monday in July?',
        'If it rains all day, are more cups sold or fewer?',
      ],
      [
        'stakeholder',
        'Which company would like to know how many cups are sold?',
        'Who would pay to know the number of cups?',
      ],
    ],
    key: estimateKey(
      ['population', 'working adults', 'cups per person', 'stalls', 'price per cup', 'peak hours'],
      'City of 20 lakh, 8 lakh at work outside home. Half of them drink 1.5 street cups: 6 lakh cups. Other side: a stall sells 300 cups, so 2,000 stalls, one per 1,000 people, which fits what one sees. At 12 rupees, about 72 lakh rupees a day.',
      {
        chill: 'look at it from the side of the stall, not of the drinker.',
        grill: 'count the stalls, not the drinkers.',
      },
    ),
  },
  {
    id: 'auto_income',
    chill: 'What does an auto driver in {city} take home in a month?',
    grill: 'How much profit does an auto in {city} make in a month?',
    ladder: [
      [
        'cost',
        'Which of an auto driver’s costs is the largest?',
        'What is the largest cost of running an auto?',
      ],
      [
        'metric_source',
        'How would you check an auto driver’s income from a single ride?',
        'You have one ride to talk to the driver. What do you ask?',
      ],
      [
        'twist',
        'Fuel goes up by a tenth. What does the driver do differently?',
        'Fuel goes up by a tenth. Who pays for it, the driver or the passenger?',
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
      {
        chill: 'go through one ordinary day of the driver, hour by hour.',
        grill: 'take one day and turn its kilometres into rupees.',
      },
    ),
  },
  {
    id: 'petrol_pump',
    chill: 'How many litres does a petrol pump on a busy road in {city} sell in a day?',
    grill: 'Estimate how many litres one petrol pump in {city} sells in a day.',
    ladder: [
      [
        'limit',
        'At what hour does a petrol pump sell the least?',
        'Which vehicles never come to a pump like that?',
      ],
      [
        'metric_source',
        'You may stand at one pump for one hour. Which hour would you choose?',
        'You may talk to nobody but the tanker driver. What do you ask?',
      ],
      [
        'twist',
        'Suppose half of all scooters go electric. What happens to the pump?',
        'Suppose every scooter goes electric. Does the pump survive?',
      ],
      [
        'application',
        'Would you put your own savings into a pump like that?',
        'Would you put your savings into a petrol pump in {city}, yes or no?',
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
      { chill: 'start with what one nozzle sells in an hour.', grill: 'take one nozzle for one hour.' },
    ),
  },
]);
