import { defineStems, timelessKey } from './define-stems.ts';

/** Computer science: definition, use, critique. */
export const academicsComputing = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'cs_deadlock',
    chill: 'What is a deadlock, told with two people and two keys?',
    grill: 'Deadlock: which of its conditions is the cheapest to break?',
    ladder: [
      [
        'example',
        'Where have you met a deadlock outside a computer?',
        'Show me a deadlock at a traffic crossing.',
      ],
      [
        'application',
        'How would a database get out of a deadlock by itself?',
        'A database must kill one of two transactions. Which?',
      ],
      [
        'twist',
        'Now take three people and three keys. What changes?',
        'Three processes, three locks. Is a deadlock more likely?',
      ],
      [
        'cost',
        'What would it cost to rule out deadlocks for good?',
        'Deadlocks can be prevented. Why do real systems not bother?',
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
    chill: 'Why not put an index on every column of a table?',
    grill: 'You add an index and the query gets slower. Explain.',
    ladder: [
      [
        'example',
        'Take a table of students. Which column would you index first?',
        'A table of train bookings, one index allowed. On what?',
      ],
      [
        'application',
        'A thousand writes a second, ten reads. What do you advise?',
        'Ten reads, a thousand writes a second. Index or not?',
      ],
      [
        'size',
        'From how many rows on would an index begin to pay?',
        'A table of a hundred rows. Do you index it?',
      ],
      [
        'find_out',
        'How would you find out which index nobody uses?',
        'Forty indexes, and nobody knows why. Which one goes first?',
      ],
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
    chill:
      'Two programs do the same job, one in n log n and one in n squared. When would you take the second?',
    grill: 'O(n) always beats O(n squared). Is that true?',
    ladder: [
      [
        'find_out',
        'How would you test on your own laptop which of two programs is faster?',
        'Two programs, one stopwatch. How do you test which is faster?',
      ],
      [
        'real_instance',
        'When did you last write a program that was too slow?',
        'When did a slow program of yours last annoy somebody?',
      ],
      [
        'stakeholder',
        'How would you explain n squared to the person who pays for servers?',
        'The finance head pays for the servers. Why should he care about O(n)?',
      ],
      [
        'failure_case',
        'Which input would make a fast program crawl?',
        'An attacker chooses the input. What happens to a fast program?',
      ],
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
    chill: 'A model is right on all the data it has seen. Why is that worrying?',
    grill: 'Ninety-nine per cent accuracy on a rare disease. What is wrong with that number?',
    ladder: [
      [
        'example',
        'Where has an app guessed completely wrong about you?',
        'Name a product that learnt the wrong thing about you.',
      ],
      [
        'cost',
        'Say the model hunts bank fraud. Which is dearer, a false alarm or a miss?',
        'A false alarm or a missed case: which would you rather defend?',
      ],
      [
        'alternative',
        'When would a simple rule of thumb beat such a model?',
        'A clerk with a rule of thumb does as well. Now what?',
      ],
      [
        'twist',
        'Suppose the world changes after the training. What happens?',
        'The test set is clean, and the model fails in the field. Why?',
      ],
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
