import { defineStems, timelessKey } from './define-stems.ts';

/** Management: definition, use, critique. */
export const academicsManagement = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'management_motivation',
    chill: [
      'What can a bonus do to people who liked the work before there was a bonus?',
      'Which of the motivation theories you studied would a shop floor laugh at?',
    ],
    grill: [
      'Maslow’s pyramid is in every book. Where is the evidence?',
      'Pay people more and they work more. What is wrong with that?',
    ],
    ladder: [
      [
        'application',
        'A delivery firm loses half its riders each year. What would you try first?',
        'Half the riders leave every year. One change: which?',
      ],
      ['limit', 'How would you know that it worked?', 'What else could explain it, if they stay?'],
      ['example', 'Where have you seen that yourself?', 'Seen where?'],
      ['other_side', 'When does money work after all?', 'When is the bonus right?'],
    ],
    key: timelessKey('management', [
      'intrinsic',
      'extrinsic',
      'hygiene',
      'Herzberg',
      'expectancy',
      'fairness',
      'recognition',
      'crowding out',
      'measurement',
      'control group',
    ]),
  },
  {
    id: 'management_segmentation',
    chill: [
      'What makes a market segment more than a group on a slide?',
      'How would you divide the customers of a neighbourhood gym?',
    ],
    grill: [
      'Age and income: every student segments by them. Why are they poor predictors?',
      'If a segment cannot be reached, is it a segment?',
    ],
    ladder: [
      [
        'application',
        'Take a neighbourhood gym: which group would you refuse to serve?',
        'A neighbourhood gym. Which group do you send away?',
      ],
      [
        'limit',
        'When is one offer for all the better choice?',
        'When does dividing the market cost more than it brings?',
      ],
      ['example', 'Which brand treats you as the wrong segment?', 'Name a firm that does it well.'],
      [
        'failure_case',
        'How does a firm notice that its segments are wrong?',
        'The segments are wrong. How do you find out?',
      ],
    ],
    key: timelessKey('management', [
      'measurable',
      'reachable',
      'substantial',
      'needs',
      'behaviour',
      'willingness to pay',
      'positioning',
      'targeting',
      'cost to serve',
      'cannibalise',
    ]),
  },
  {
    id: 'management_bottleneck',
    chill: [
      'A line has five machines. Why does speeding up the third one often change nothing?',
      'Is the bottleneck of a plant always a machine?',
    ],
    grill: [
      'Every machine runs at full load. Is the plant well managed?',
      'You buy a faster machine and output stays the same. What did you do wrong?',
    ],
    ladder: [
      [
        'application',
        'Where is the bottleneck in a college admission office?',
        'This interview process: where is its bottleneck?',
      ],
      ['limit', 'What happens after you remove it?', 'You remove it. What now?'],
      ['reason', 'Why does everyone look at the wrong machine?', 'Why do managers miss it?'],
      [
        'example',
        'Where was the bottleneck in your own last week?',
        'In your last exam week, what was the bottleneck?',
      ],
    ],
    key: timelessKey('management', [
      'constraint',
      'throughput',
      'slowest step',
      'inventory',
      'utilisation',
      'queue',
      'work in progress',
      'shifts',
      'policy',
      'variability',
    ]),
  },
]);
