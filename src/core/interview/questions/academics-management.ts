import { defineStems, timelessKey } from './define-stems.ts';

/** Management: definition, use, critique. */
export const academicsManagement = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'management_motivation',
    chill: 'What can a bonus do to people who liked the work before there was a bonus?',
    grill: 'Maslow’s pyramid is in every book. Where is the evidence?',
    ladder: [
      [
        'example',
        'Which work would you do well even unpaid?',
        'Name somebody who skipped a step of the pyramid.',
      ],
      [
        'application',
        'A delivery firm loses half its riders each year. What would you try?',
        'A delivery rider quits. On which step of the pyramid did he stand?',
      ],
      [
        'stakeholder',
        'One person gets the bonus. How does the team take it?',
        'Who earns money by teaching the pyramid?',
      ],
      [
        'metric_source',
        'How would you know that a change in pay had worked?',
        'How would you measure esteem in one factory?',
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
    chill: 'What makes a market segment more than a group on a slide?',
    grill: 'Age and income: every student segments by them. Why are they poor predictors?',
    ladder: [
      [
        'application',
        'In a neighbourhood gym, which group would you rather not serve?',
        'A neighbourhood gym. Which group do you send away?',
      ],
      [
        'alternative',
        'Which one question would tell you to which segment a buyer belongs?',
        'Which one question would you ask a buyer instead of his age?',
      ],
      [
        'cost',
        'What does one more segment cost a small firm?',
        'Five segments, one budget. What gets starved?',
      ],
      [
        'limit',
        'When is one offer for all the better choice?',
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
    chill: 'A line has five machines. Why does speeding up the third one often change nothing?',
    grill: 'Every machine runs at full load. Is the plant well managed?',
    ladder: [
      [
        'find_out',
        'You walk in for ten minutes. How would you spot the bottleneck?',
        'Ten minutes on that floor, no data. What do you look at?',
      ],
      [
        'application',
        'Where is the bottleneck in a college admission office?',
        'This interview process: where is its bottleneck?',
      ],
      [
        'stakeholder',
        'The owner wants to buy a faster third machine. What do you tell him?',
        'Who in that plant is glad when a machine rests?',
      ],
      [
        'twist',
        'Now the second machine stops for an hour. What happens?',
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
