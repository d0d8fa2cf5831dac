import { defineStems, timelessKey } from './define-stems.ts';

/** Medicine: definition, use, critique. */
export const academicsMedicine = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'medicine_screening',
    chill: [
      'Why is testing everyone for a disease not always a kindness?',
      'Sensitivity or specificity: which one would you give up for a first test?',
    ],
    grill: [
      'Survival after screening goes up and nobody lives longer. Explain.',
      'A test misses nothing and alarms half the town. Do you use it?',
    ],
    ladder: [
      [
        'application',
        'A district has money for one screening. How do you choose?',
        'One district, one screening. Which, by what rule?',
      ],
      ['limit', 'What harm does a false alarm do that no table shows?', 'What does the table leave out?'],
      ['example', 'Which screening would you keep?', 'Name one screening that you would stop.'],
      [
        'stakeholder',
        'How would you explain that to a worried patient?',
        'Tell that to a patient who wants the test.',
      ],
    ],
    key: timelessKey('medicine', [
      'sensitivity',
      'specificity',
      'false positive',
      'prevalence',
      'lead-time bias',
      'overdiagnosis',
      'cost',
      'treatment available',
      'predictive value',
    ]),
  },
  {
    id: 'medicine_trial',
    chill: [
      'Why does a trial of a medicine need a group that gets none?',
      'A medicine works in the trial and not in the clinic. What may have happened?',
    ],
    grill: [
      'My uncle took it and was cured. What is missing?',
      'Significant at five per cent. Would you give it to a patient?',
    ],
    ladder: [
      [
        'application',
        'How large must the effect be for a poor hospital to buy it?',
        'It works, a little, at ten times the price. Buy it?',
      ],
      ['limit', 'Whom did the trial leave out?', 'On whom was it never tried?'],
      ['reason', 'Why should nobody know who gets what?', 'Why must the doctor not know either?'],
      [
        'stakeholder',
        'What do you say to the person who gets nothing?',
        'What do you tell the one in the empty group?',
      ],
    ],
    key: timelessKey('medicine', [
      'placebo',
      'randomised',
      'double-blind',
      'control',
      'effect size',
      'adherence',
      'number needed to treat',
      'p-value',
      'exclusion criteria',
      'side effects',
    ]),
  },
  {
    id: 'medicine_queue',
    chill: [
      'An outpatient department is full by nine. What would you measure before buying anything?',
      'Why do waiting rooms overflow when doctors are busy only four-fifths of the time?',
    ],
    grill: [
      'Two more doctors, and the queue is as long as before. Why?',
      'The ward is full and the beds are empty on paper. What do you ask first?',
    ],
    ladder: [
      ['application', 'Which single rule would you change?', 'One rule to change by Monday. Which?'],
      ['limit', 'Whom would that rule hurt?', 'Who waits longer because of it?'],
      ['example', 'Where have you seen a queue that works?', 'Name a queue that works. Why does it?'],
      ['stakeholder', 'What would the nurse at the desk say?', 'Which doctor will fight you?'],
    ],
    key: timelessKey('medicine', [
      'arrival',
      'variability',
      'utilisation',
      'triage',
      'appointment',
      'bottleneck',
      'discharge',
      'diagnostics',
      'demand',
      'peak',
    ]),
  },
]);
