import { defineStems, timelessKey } from './define-stems.ts';

/** Computer science: definition, use, critique. */
export const academicsComputing = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'cs_deadlock',
    chill: [
      'What is a deadlock, told with two people and two keys?',
      'Which four things must hold at once before processes block each other for good?',
    ],
    grill: [
      'Deadlock: which of its conditions is the cheapest to break?',
      'Your server hangs at night. How do you tell a deadlock from a slow query?',
    ],
    ladder: [
      ['application', 'How does a database get out of one?', 'A database kills one of the two. Which one?'],
      ['limit', 'Why do most systems not prevent it at all?', 'Why do real systems simply ignore it?'],
      ['example', 'Where have you met one outside a computer?', 'Show me one in this building.'],
      [
        'failure_case',
        'How would you notice one in a running system?',
        'It is three at night and all is still. How do you know?',
      ],
    ],
    key: timelessKey('computer_science', [
      'mutual exclusion',
      'hold and wait',
      'no preemption',
      'circular wait',
      'lock ordering',
      'timeout',
      'victim',
      'rollback',
      'resource graph',
      'cost of prevention',
    ]),
  },
  {
    id: 'cs_index',
    chill: [
      'Why not put an index on every column of a table?',
      'What does a database index do that the index of a book also does?',
    ],
    grill: ['You add an index and the query gets slower. Explain.', 'An index makes reading fast. Who pays?'],
    ladder: [
      [
        'application',
        'A table has a thousand writes a second and ten reads. What do you advise?',
        'Ten reads, a thousand writes a second. Index or not?',
      ],
      ['limit', 'For which column is an index of no help?', 'On which column is it wasted?'],
      ['reason', 'What does the database do at each write?', 'What happens inside at each write?'],
      ['example', 'Which table of yours would need one?', 'Give me a query that it makes faster.'],
    ],
    key: timelessKey('computer_science', [
      'B-tree',
      'lookup',
      'logarithmic',
      'write cost',
      'storage',
      'selectivity',
      'cardinality',
      'full scan',
      'composite',
      'query planner',
    ]),
  },
  {
    id: 'cs_complexity',
    chill: [
      'Two programs do the same job, one in n log n and one in n squared. When would you take the second?',
      'What does big-O keep quiet about?',
    ],
    grill: [
      'O(n) always beats O(n squared). Is that true?',
      'Your colleague says hashing is constant time. Where is that wrong?',
    ],
    ladder: [
      [
        'application',
        'A million records to be sorted, nearly in order already. What do you use?',
        'A million records, nearly sorted. Which method?',
      ],
      [
        'limit',
        'What matters in practice that the notation drops?',
        'What does the notation hide from a manager who pays for servers?',
      ],
      ['example', 'Show it for a thousand records.', 'Put a thousand in. What do you get?'],
      ['failure_case', 'When did a fast method turn out slow?', 'When is your fast method slow?'],
    ],
    key: timelessKey('computer_science', [
      'upper bound',
      'growth',
      'constant factors',
      'worst case',
      'average case',
      'small n',
      'collisions',
      'memory',
      'cache',
      'insertion sort',
    ]),
  },
  {
    id: 'cs_overfitting',
    chill: [
      'A model is right on all the data it has seen. Why is that worrying?',
      'What is overfitting, told to a student who learnt last year’s paper by heart?',
    ],
    grill: [
      'Ninety-nine per cent accuracy on a rare disease. What is wrong with that number?',
      'More data, a bigger model: which one do you buy?',
    ],
    ladder: [
      ['application', 'How would you find out before the customers do?', 'Show me how you would catch it.'],
      [
        'limit',
        'What if the world changes after the training?',
        'The test set was clean, and it still fails in the field. Why?',
      ],
      ['reason', 'Why does more data help, or not?', 'Why not simply take more data?'],
      ['stakeholder', 'Who pays when nobody notices?', 'Who is hurt if you miss it?'],
    ],
    key: timelessKey('computer_science', [
      'training data',
      'test set',
      'generalise',
      'validation',
      'regularisation',
      'variance',
      'precision',
      'recall',
      'base rate',
      'drift',
      'leakage',
    ]),
  },
]);
