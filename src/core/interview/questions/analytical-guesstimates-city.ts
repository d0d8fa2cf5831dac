import { estimateKey } from './analytical-keys.ts';
import { defineStems } from './define-stems.ts';

/** Estimates of one trade in the candidate’s town. */
export const guesstimatesCity = defineStems({ topicId: 'analytical', kind: 'guesstimate', seat: 'subject' }, [
  {
    id: 'barbers_in_city',
    chill: 'Roughly how many barbers does a place like {city} need?',
    grill: 'How many barbers can live off {city}?',
    ladder: [
      ['limit', 'Between which two numbers would you bet?', 'Give me a floor and a ceiling.'],
      [
        'metric_source',
        'Ten minutes outside one barber shop. What would you count?',
        'You may ask one barber one question. Which?',
      ],
      [
        'twist',
        'Suppose everybody buys a trimmer. What happens to the barbers?',
        'From tomorrow half of {city} cuts at home. What do the barbers do?',
      ],
      [
        'application',
        'Would you open one more barber shop in {city}?',
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
    chill: 'How many cups of tea are sold on the streets of {city} in a day?',
    grill: 'Street tea in {city}: how many cups a day?',
    ladder: [
      ['limit', 'Who in {city} never drinks tea on the street?', 'Who in {city} never buys a cup?'],
      [
        'metric_source',
        'An hour beside one stall: what would you count?',
        'How would you check it from the milk sold in {city}?',
      ],
      ['twist', 'And on a rainy Monday in July, how many cups?', 'It rains all day. More cups or fewer?'],
      [
        'stakeholder',
        'Which company would like to know that number?',
        'Who would pay to know the number of cups?',
      ],
    ],
    key: estimateKey(
      ['population', 'working adults', 'cups per person', 'stalls', 'price per cup', 'peak hours'],
      'City of 20 lakh, 8 lakh at work outside home. Half of them drink 1.5 street cups: 6 lakh cups. Other side: a stall sells 300 cups, so 2,000 stalls, one per 1,000 people, which fits what one sees. At 12 rupees, about 72 lakh rupees a day.',
      { chill: 'look at it from the stall instead of the drinker.', grill: 'count stalls, not drinkers.' },
    ),
  },
  {
    id: 'auto_income',
    chill: 'What does an auto driver in {city} take home in a month?',
    grill: 'An auto in {city}: profit per month?',
    ladder: [
      [
        'cost',
        'Which cost of an auto do passengers never think of?',
        'Name one cost of an auto that no passenger sees.',
      ],
      [
        'metric_source',
        'How would you check a driver’s income from one ride?',
        'One ride, one chat with the driver. What do you ask?',
      ],
      [
        'twist',
        'Fuel goes up by a tenth. What does the driver do differently?',
        'Fuel rises by a tenth. Who pays: driver or passenger?',
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
    id: 'petrol_pump',
    chill: 'A petrol pump on a busy road in {city}: how many litres does it sell in a day?',
    grill: 'One petrol pump in {city}. Litres per day?',
    ladder: [
      ['limit', 'At which hour does a pump sell the least?', 'Which vehicles never come to that pump?'],
      [
        'metric_source',
        'You may stand at one pump for one hour. Which hour?',
        'The tanker driver is your only witness. What do you ask?',
      ],
      [
        'twist',
        'Suppose half of all scooters become electric. What happens to the pump?',
        'Every scooter goes electric. Does the pump survive?',
      ],
      [
        'application',
        'Would you put your own savings into such a pump?',
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
]);
