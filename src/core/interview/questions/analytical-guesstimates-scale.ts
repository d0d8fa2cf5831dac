import { estimateKey } from './analytical-keys.ts';
import { defineStems } from './define-stems.ts';

/** Estimates of a house the candidate knows, and of the whole country. */
export const guesstimatesScale = defineStems(
  { topicId: 'analytical', kind: 'guesstimate', seat: 'subject' },
  [
    {
      id: 'employer_chairs',
      profile: 'experienced',
      chill: 'Roughly how much does {company} spend on electricity in a year?',
      grill: 'Estimate the yearly electricity bill of {company}.',
      ladder: [
        [
          'limit',
          'Which room at {company} uses the most electricity?',
          'In which month does {company} get its highest bill?',
        ],
        [
          'metric_source',
          'Who at {company} could give you the true figure?',
          'Who at {company} has seen the electricity bill?',
        ],
        [
          'application',
          'Is electricity a large cost at {company}, compared with salaries?',
          'Is that bill large or small beside a month of salaries at {company}?',
        ],
        [
          'cost',
          'What could be switched off at {company} without anyone noticing?',
          'Where would you save a tenth of the power at {company}?',
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
        { chill: 'begin with one desk and scale it up.', grill: 'take one desk first and then multiply.' },
      ),
    },
    {
      id: 'college_waste',
      profile: 'fresher',
      chill: 'How much food does a college mess throw away in a semester?',
      grill: 'Estimate what a college earns from one student in a year.',
      ladder: [
        [
          'limit',
          'Does a big college waste more per student than a small one?',
          'What income does a college have that comes from no student?',
        ],
        [
          'metric_source',
          'Whom on campus would you ask about the wasted food?',
          'Which document at a college would show you the true figure?',
        ],
        [
          'cost',
          'How would you reduce the waste without spending any money?',
          'And what does one student cost the college in a year?',
        ],
        [
          'stakeholder',
          'Who at a college would be surprised by the true figure?',
          'Who at a college would rather not see that figure published?',
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
        { chill: 'start with one student on one day.', grill: 'start from a single student.' },
      ),
    },
    {
      id: 'in_the_air',
      chill: 'How many people are in the air above India at this minute?',
      grill: 'How many people are flying over India right now?',
      ladder: [
        [
          'limit',
          'Are more people in the air on a Sunday evening or at noon on a Tuesday?',
          'Which hour of the day would change your number the most?',
        ],
        [
          'metric_source',
          'How could you check that number at a single airport?',
          'You have an hour at one airport and a notebook. What do you write down?',
        ],
        [
          'twist',
          'And how many people are up there at three in the morning?',
          'How many are in the air at three in the morning?',
        ],
        [
          'failure_case',
          'Suppose fog shuts Delhi airport. Are there more or fewer people in the air?',
          'Delhi airport shuts for fog. Are more people in the air or fewer?',
        ],
      ],
      key: estimateKey(
        ['passengers per day', 'flight hours', 'hours of the day', 'airports', 'seats', 'load factor'],
        'Say 5 lakh domestic passengers a day, each 1.8 hours aloft: 9 lakh passenger-hours. Over 24 hours the mean is 37,500; by day, with 18 busy hours, about 50,000. Check: 50,000 / 150 seats filled = 330 aeroplanes aloft, which is plausible.',
        {
          chill: 'how long does one passenger stay in the air?',
          grill: 'take the passengers of one day and the hours each one flies.',
        },
      ),
    },
    {
      id: 'cricket_balls',
      chill: 'How many cricket balls are used up in India in a year?',
      grill: 'Estimate how many cricket balls India uses up in a year.',
      ladder: [
        [
          'limit',
          'In which month does India use up the most cricket balls?',
          'Does a tennis ball with tape on it count as a cricket ball?',
        ],
        [
          'metric_source',
          'Which shopkeeper would know best how many balls are sold?',
          'You may visit one ball factory in Meerut. What do you ask?',
        ],
        [
          'cost',
          'Roughly what does India spend on cricket balls in a year?',
          'How many crores does India spend on cricket balls in a year?',
        ],
        [
          'twist',
          'Suppose India wins the World Cup. What happens to the sale of cricket balls?',
          'Suppose every lane is full of parked cars. Who still buys cricket balls?',
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
          grill: 'how many weeks does one ball last one group?',
        },
      ),
    },
  ],
);
