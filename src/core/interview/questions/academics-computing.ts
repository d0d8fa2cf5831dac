import { defineStems, timelessKey } from './define-stems.ts';

/** Computer science: definition, use, critique. */
export const academicsComputing = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'cs_deadlock',
    chill: 'Explain a deadlock with two people and two keys.',
    grill: 'Which of the conditions for a deadlock is the cheapest to break?',
    ladder: [
      [
        'example',
        'Where have you met a deadlock outside a computer?',
        'Show me how a deadlock happens at a traffic crossing.',
      ],
      [
        'application',
        'How would a database get out of a deadlock by itself?',
        'A database must kill one of two deadlocked transactions. Which one should it be?',
      ],
      [
        'twist',
        'Now take three people and three keys. What changes?',
        'With three processes and three locks, is a deadlock more likely?',
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
        'A table of train bookings may have one index. Which column gets it?',
      ],
      [
        'application',
        'A table gets a thousand writes a second and ten reads. What do you advise?',
        'A table gets ten reads and a thousand writes a second. Does it need an index?',
      ],
      [
        'size',
        'How many rows must a table have before an index pays off?',
        'Would you put an index on a table of a hundred rows?',
      ],
      [
        'find_out',
        'How would you find out which index nobody uses?',
        'A table has forty indexes and nobody knows why. Which one goes first?',
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
      'Two programs do the same job, one in n log n and one in n squared. When would you choose the second?',
    grill: 'An order n program always beats an order n squared one. Is that true?',
    ladder: [
      [
        'find_out',
        'How would you test on your own laptop which of two programs is faster?',
        'You have two programs and one stopwatch. How do you test which is faster?',
      ],
      [
        'real_instance',
        'When did you last write a program that was too slow?',
        'When did a slow program of yours last annoy somebody?',
      ],
      [
        'stakeholder',
        'How would you explain n squared to the person who pays for servers?',
        'The finance head pays for the servers. Why should he care about order n?',
      ],
      [
        'failure_case',
        'What kind of input would make a fast program crawl?',
        'An attacker chooses the input. What can happen to a fast program?',
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
    grill: 'A model for a rare disease is ninety-nine per cent accurate. What is wrong with that number?',
    ladder: [
      [
        'example',
        'When did an app last guess something completely wrong about you?',
        'Name a product that learnt the wrong thing about you.',
      ],
      [
        'cost',
        'Say the model looks for bank fraud. Which costs more, a false alarm or a miss?',
        'Which would you rather defend, a false alarm or a missed case?',
      ],
      [
        'alternative',
        'When would a simple rule of thumb beat a trained model?',
        'A clerk with a rule of thumb does as well as the model. Now what?',
      ],
      [
        'twist',
        'Suppose the world changes after a model is trained. What happens to it?',
        'A model does well on a clean test set and fails in the field. Why?',
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
