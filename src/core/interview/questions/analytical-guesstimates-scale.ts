import { estimateKey } from './analytical-keys.ts';
import { defineStems } from './define-stems.ts';

/** Estimates of a house the candidate knows, and of the whole country. */
export const guesstimatesScale = defineStems(
  { topicId: 'analytical', kind: 'guesstimate', seat: 'subject' },
  [
    {
      id: 'employer_chairs',
      profile: 'experienced',
      chill: 'Roughly how much does {employer} spend on electricity in a year?',
      grill: 'The yearly electricity bill of {employer}: estimate it.',
      ladder: [
        [
          'limit',
          'Which room at {employer} eats the most electricity?',
          'In which month does {employer} get the highest bill?',
        ],
        [
          'metric_source',
          'Who at {employer} could give you the true figure?',
          'Who at {employer} has seen that bill?',
        ],
        [
          'application',
          'Is electricity a large cost at {employer}, beside salaries?',
          'Set the bill beside one day’s sales of {employer}. Large or small?',
        ],
        [
          'cost',
          'What could be switched off at {employer} without anyone noticing?',
          'Use a tenth less power at {employer}. Where?',
        ],
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
      chill: 'How much food is thrown away in a semester at {college}?',
      grill: 'Estimate what {college} earns from one student in a year.',
      ladder: [
        [
          'limit',
          'Does a big college waste more per student than a small one?',
          'Which income of {college} comes from no student at all?',
        ],
        [
          'metric_source',
          'Whom on campus would you ask about it?',
          'Which document at {college} would settle it?',
        ],
        [
          'cost',
          'How would you bring food waste down with no money at all?',
          'And what does one student cost {college}?',
        ],
        [
          'stakeholder',
          'Who at {college} would be surprised by the true figure?',
          'Who at {college} would rather not see that figure published?',
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
      chill: 'How many people are in the air above India at this minute?',
      grill: 'How many people fly above India as we speak?',
      ladder: [
        [
          'limit',
          'Are there more in the air on a Sunday evening or on a Tuesday noon?',
          'Which hour of the day would change your number most?',
        ],
        [
          'metric_source',
          'How could you check such a number from one airport?',
          'One airport, one hour, a notebook. What do you note?',
        ],
        [
          'twist',
          'And at three in the morning, how many are up there?',
          'Three in the morning. How many now?',
        ],
        [
          'failure_case',
          'Suppose fog shuts Delhi. Are there more or fewer people in the air?',
          'Delhi shuts for fog. More in the air, or fewer?',
        ],
      ],
      key: estimateKey(
        ['passengers per day', 'flight hours', 'hours of the day', 'airports', 'seats', 'load factor'],
        'Say 5 lakh domestic passengers a day, each 1.8 hours aloft: 9 lakh passenger-hours. Over 24 hours the mean is 37,500; by day, with 18 busy hours, about 50,000. Check: 50,000 / 150 seats filled = 330 aeroplanes aloft, which is plausible.',
        { chill: 'how long does one passenger stay in the air?', grill: 'passengers per day, hours aloft.' },
      ),
    },
    {
      id: 'cricket_balls',
      chill: 'How many cricket balls are used up in India in a year?',
      grill: 'Cricket balls used up in India in a year: how many?',
      ladder: [
        [
          'limit',
          'In which month are the most balls used up?',
          'A tennis ball with tape on it. Does it count?',
        ],
        [
          'metric_source',
          'Which shopkeeper would know best?',
          'You may visit one factory in Meerut. What do you ask?',
        ],
        [
          'cost',
          'Roughly what does India spend on cricket balls in a year?',
          'India’s yearly bill for balls, in crores?',
        ],
        [
          'twist',
          'Suppose India wins the World Cup. What happens to the sale of balls?',
          'Every lane is parked full of cars. Who buys balls then?',
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
  ],
);
