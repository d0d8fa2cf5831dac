import { defineStems, timelessKey } from './define-stems.ts';

/** Management: definition, use, critique. */
export const academicsManagement = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'management_motivation',
    chill: 'What can a bonus do to people who already liked their work without one?',
    grill: 'Maslow’s pyramid is in every book. Where is the evidence?',
    ladder: [
      [
        'example',
        'What work would you do well even without pay?',
        'Name somebody who skipped a step of Maslow’s pyramid.',
      ],
      [
        'application',
        'A delivery firm loses half its riders each year. What would you try?',
        'A delivery rider quits. Which step of the pyramid was he on?',
      ],
      [
        'stakeholder',
        'Only one person gets a bonus. How does the rest of the team take it?',
        'Who earns money by teaching Maslow’s pyramid?',
      ],
      [
        'metric_source',
        'How would you know that a change in pay had worked?',
        'How would you measure esteem in a factory?',
      ],
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
    chill: 'What makes a market segment more than just a group on a slide?',
    grill: 'Every student segments buyers by age and income. Why are those two poor predictors?',
    ladder: [
      [
        'application',
        'If you ran a neighbourhood gym, which group would you rather not serve?',
        'Suppose you run a neighbourhood gym. Which group of customers do you turn away?',
      ],
      [
        'alternative',
        'What one question would tell you which segment a buyer belongs to?',
        'You may ask a buyer one question, and not his age. Which one?',
      ],
      [
        'cost',
        'What does it cost a small firm to serve one more segment?',
        'You have five segments and one budget. Which of them goes short?',
      ],
      [
        'limit',
        'When is it better to make one offer to everyone?',
        'Salt is sold to everyone. Is it badly marketed?',
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
    chill: 'A production line has five machines. Why does speeding up the third one often change nothing?',
    grill: 'Every machine runs at full load. Is the plant well managed?',
    ladder: [
      [
        'find_out',
        'You walk round the shop floor for ten minutes. How would you spot the bottleneck?',
        'You have ten minutes on the shop floor and no data. What do you look at?',
      ],
      [
        'application',
        'Where is the bottleneck in a college admission office?',
        'Where is the bottleneck in this interview process?',
      ],
      [
        'stakeholder',
        'The owner wants to buy a faster third machine. What do you tell him?',
        'Who in a plant is glad when a machine stands idle?',
      ],
      [
        'twist',
        'Now the second machine stops for an hour. What happens to the line?',
        'Orders fall by a third. Which machine do you stop?',
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
