import { defineStems, timelessKey } from './define-stems.ts';

/** Mathematics: definition, use, critique. */
export const academicsMathematics = defineStems(
  { topicId: 'academics', kind: 'knowledge', seat: 'subject' },
  [
    {
      id: 'maths_bayes',
      chill:
        'A test for a rare illness is right ninety-nine times in a hundred. Yours is positive: how worried are you?',
      grill:
        'One person in a thousand is ill, the test errs once in a hundred. Positive: what is the chance of illness?',
      ladder: [
        [
          'twist',
          'A second test is positive as well. What changes?',
          'Second test, positive again. What now?',
        ],
        [
          'application',
          'Where outside medicine would you use this every week?',
          'A bank flags fraud with such a test. Who gets the calls?',
        ],
        [
          'stakeholder',
          'How would you say it to a frightened patient, without numbers?',
          'The patient knows no statistics. Tell him in one sentence.',
        ],
        [
          'metric_source',
          'Where does the starting probability come from?',
          'Who tells you how rare the illness is?',
        ],
      ],
      key: timelessKey('mathematics', [
        'prior',
        'base rate',
        'posterior',
        'conditional probability',
        'false positive',
        'about 9 per cent',
        'likelihood',
        'independence',
        'update',
      ]),
    },
    {
      id: 'maths_mean_median',
      chill: 'When is the mean of a list a bad summary of it?',
      grill: 'Average depth of the river: three feet. Do you walk across?',
      ladder: [
        [
          'application',
          'Which figure would you print for waiting times in a bank?',
          'Waiting time in a bank: which figure do you print?',
        ],
        [
          'stakeholder',
          'Who in a company likes to quote the mean salary?',
          'A college prints its mean placement salary. What do you ask it?',
        ],
        [
          'alternative',
          'If you may print two numbers, which is the second?',
          'You may print a second number. Which?',
        ],
        [
          'limit',
          'What does the median hide in its turn?',
          'The median stays put and people grow poorer. How?',
        ],
      ],
      key: timelessKey('mathematics', [
        'outlier',
        'skew',
        'median',
        'mode',
        'spread',
        'percentile',
        'variance',
        'robust',
        'tail',
        'distribution',
      ]),
    },
    {
      id: 'maths_derivative',
      chill: 'What is a derivative, told to someone who drives a car every day?',
      grill: 'The derivative is zero. Have you found the maximum?',
      ladder: [
        [
          'application',
          'What does a firm use a derivative for when it sets a price?',
          'Marginal cost equals marginal revenue. Where is the derivative in that?',
        ],
        [
          'failure_case',
          'The slope is zero and the profit is at its lowest. How?',
          'Now a shop: slope of profit zero, profit at its worst. How?',
        ],
        [
          'limit',
          'Think of a curve with a corner. What is its slope there?',
          'A curve has a corner. What is the derivative there?',
        ],
        [
          'twist',
          'Profit still rises where the machine reaches its limit. Which output is best?',
          'Capacity is four hundred units and profit still rises. Where is the maximum?',
        ],
      ],
      key: timelessKey('mathematics', [
        'rate of change',
        'limit',
        'tangent',
        'second derivative',
        'saddle',
        'inflection',
        'local',
        'global',
        'boundary',
        'marginal',
      ]),
    },
    {
      id: 'maths_correlation',
      chill: 'Ice cream sales and drownings rise together. What do you conclude?',
      grill: 'Correlation of zero. So they are unrelated?',
      ladder: [
        [
          'find_out',
          'How would you find out whether one thing causes the other?',
          'One experiment allowed. Which?',
        ],
        [
          'example',
          'When did you last take two things for cause and effect too soon?',
          'Name a correlation in your own life that misled you.',
        ],
        [
          'stakeholder',
          'Which advertiser hopes that nobody asks about cause?',
          'A coaching centre prints its toppers. What is missing from the poster?',
        ],
        ['alternative', 'And if nobody lets you experiment?', 'No experiment allowed. What is second best?'],
      ],
      key: timelessKey('mathematics', [
        'confounder',
        'common cause',
        'linear',
        'non-linear',
        'selection',
        'randomise',
        'control',
        'natural experiment',
        'instrument',
        'causation',
      ]),
    },
  ],
);
