import { defineStems, timelessKey } from './define-stems.ts';

/** Medicine: definition, use, critique. */
export const academicsMedicine = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'medicine_screening',
    chill: 'Why is testing everyone for a disease not always a kindness?',
    grill: 'Survival after screening goes up and nobody lives longer. Explain.',
    ladder: [
      [
        'application',
        'A district has money for one screening. How would you choose?',
        'One district, one screening. By what rule do you choose?',
      ],
      [
        'stakeholder',
        'What do you say to a healthy person after a false alarm?',
        'Hundreds were alarmed for nothing. What do you tell them?',
      ],
      [
        'cost',
        'What is not bought when the money goes into screening?',
        'Testing takes its money from some other ward. Which would you cut?',
      ],
      ['twist', 'And if the disease cannot be treated yet?', 'No treatment exists yet. Do you still test?'],
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
    chill: 'Why does a trial of a medicine need a group that gets none?',
    grill: 'My uncle took it and was cured. What is missing?',
    ladder: [
      [
        'stakeholder',
        'What do you tell the patient who may get the empty pill?',
        'Half the patients get an empty pill. Defend that to one.',
      ],
      [
        'application',
        'The effect is small and the price high. Should a poor hospital buy?',
        'It works a little, at ten times the price. Do you buy?',
      ],
      [
        'limit',
        'Whom do trials usually leave out?',
        'Your patient is eighty and takes six pills. Was it tried on him?',
      ],
      [
        'twist',
        'Suppose a second trial finds no effect. How would you weigh the two?',
        'The second trial finds nothing. Which one do you believe?',
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
    chill: 'An outpatient department is full by nine. What would you measure before buying anything?',
    grill: 'Two more doctors, and the queue is as long as before. Why?',
    ladder: [
      ['application', 'Which single rule would you change by Monday?', 'One rule, from Monday. Which?'],
      [
        'metric_source',
        'Who would note the times without slowing the doctors?',
        'Your figures come from the clerk’s register. Do you trust them?',
      ],
      [
        'stakeholder',
        'Who will have to wait longer so that others wait less?',
        'Somebody waits longer under your plan. Who?',
      ],
      [
        'twist',
        'Then fever season doubles the patients. What holds?',
        'Fever season doubles the patients. What breaks first?',
      ],
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
