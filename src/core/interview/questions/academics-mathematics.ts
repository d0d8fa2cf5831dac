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
          'Where outside medicine would the same question come up?',
          'A bank flags fraud with such a test. Who gets the calls?',
        ],
        [
          'stakeholder',
          'How would you say that to a frightened patient, without numbers?',
          'The patient knows no statistics. Tell him in one sentence.',
        ],
        [
          'metric_source',
          'Who could tell you how rare the illness is?',
          'One in a thousand. Who counted the ill?',
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
          'Waiting times in a bank: which figure would you put on the wall?',
          'A bridge engineer gets your three feet. What does he ask for?',
        ],
        [
          'stakeholder',
          'Who in a company likes to quote the mean salary?',
          'A college prints its mean placement salary. What do you ask it?',
        ],
        [
          'find_out',
          'How would you spot from a graph that the mean misleads?',
          'You have a rope and a stone. What do you do before crossing?',
        ],
        [
          'limit',
          'A cricketer averages fifty. What does that hide?',
          'A second river averages one foot. Is it safer?',
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
          'Petrol in the tank falls as you drive. What does its derivative tell you?',
          'Marginal cost equals marginal revenue. Where is the derivative in that?',
        ],
        [
          'example',
          'Name something in your own day that has a derivative.',
          'Take minus x to the fourth, at zero. What do you find?',
        ],
        [
          'limit',
          'Think of a curve with a corner. What is its slope there?',
          'A curve has a corner. What is the derivative there?',
        ],
        [
          'twist',
          'The car stands at a red light. What is the derivative of its position?',
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
          'You are the lifeguard. Which figures do you collect this summer?',
          'How many data points would you want to see first?',
        ],
        [
          'example',
          'When did you last take two things for cause and effect too soon?',
          'Name two things in your life that look related and are not.',
        ],
        [
          'stakeholder',
          'Which advertisement hopes that nobody asks about the cause?',
          'A coaching centre prints its toppers. What is missing from the poster?',
        ],
        [
          'twist',
          'Say it rains all summer. What would the two curves do?',
          'Now the correlation is one. Are you satisfied?',
        ],
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
