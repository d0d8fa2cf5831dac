import { defineStems, timelessKey } from './define-stems.ts';

/** Mathematics: definition, use, critique. */
export const academicsMathematics = defineStems(
  { topicId: 'academics', kind: 'knowledge', seat: 'subject' },
  [
    {
      id: 'maths_bayes',
      chill:
        'A test for a rare illness is right ninety-nine times in a hundred. Your test is positive. How worried are you?',
      grill:
        'One person in a thousand is ill, and the test is wrong once in a hundred. A man tests positive. What is the chance that he is ill?',
      ladder: [
        [
          'twist',
          'A second test is positive as well. What changes?',
          'A second test is positive again. What is the chance now?',
        ],
        [
          'application',
          'Where outside medicine would the same problem come up?',
          'A bank uses a test like that to flag fraud. Who gets the calls?',
        ],
        [
          'stakeholder',
          'How would you explain the result to a frightened patient without numbers?',
          'The patient knows no statistics. Explain the result to him in one sentence.',
        ],
        [
          'metric_source',
          'Who could tell you how rare the illness is?',
          'We said that one in a thousand is ill. Who counted them?',
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
      chill: 'When is the mean a bad summary of a list of numbers?',
      grill: 'A river is three feet deep on average. Do you walk across?',
      ladder: [
        [
          'application',
          'A bank wants to show its waiting times. Which figure would you put on the wall?',
          'You give a bridge engineer the average depth. What else does he ask for?',
        ],
        [
          'stakeholder',
          'Who in a company likes to quote the mean salary?',
          'A college prints its mean placement salary. What do you ask it?',
        ],
        [
          'find_out',
          'How would you see from a graph that the mean is misleading?',
          'You have a rope and a stone. What do you do before you cross the river?',
        ],
        [
          'limit',
          'A cricketer averages fifty. What does that hide?',
          'A second river is one foot deep on average. Is it safer?',
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
      chill: 'How would you explain a derivative to someone who drives a car every day?',
      grill: 'The derivative of a function is zero at a point. Have you found the maximum?',
      ladder: [
        [
          'application',
          'The petrol in the tank goes down as you drive. What does its derivative tell you?',
          'Marginal cost equals marginal revenue. Where is the derivative in that?',
        ],
        [
          'example',
          'Name something in your own day that has a derivative.',
          'Take the function minus x to the fourth at zero. What do you find there?',
        ],
        [
          'limit',
          'Think of a curve with a corner. What is its slope at the corner?',
          'A curve has a corner. What is the derivative at the corner?',
        ],
        [
          'twist',
          'A car stands at a red light. What is the derivative of its position?',
          'Profit is still rising when the plant reaches its capacity of four hundred units. Where is the maximum?',
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
      grill: 'Two quantities have a correlation of zero. Are they unrelated?',
      ladder: [
        [
          'find_out',
          'If you were the lifeguard, which figures would you collect this summer?',
          'How many data points would you want before you trust that zero?',
        ],
        [
          'example',
          'When did you last take one thing for the cause of another, and it was not?',
          'Name two things in your life that look related but are not.',
        ],
        [
          'stakeholder',
          'Which advertisement hopes that you will take a coincidence for a cause?',
          'A coaching centre puts its toppers on a poster. What is missing from the poster?',
        ],
        [
          'twist',
          'Say it rains all summer. What happens to ice cream sales and to drownings?',
          'Now say the correlation is one. Are you sure that one thing causes the other?',
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
