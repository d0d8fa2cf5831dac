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
        'The health secretary wants to print that survival figure. What do you tell him?',
      ],
      [
        'cost',
        'A screening costs five crores. What would that do for village clinics?',
        'Testing takes its money from some other ward. Which would you cut?',
      ],
      [
        'twist',
        'A friend wants every test there is, once a year. What do you advise?',
        'There is no treatment for the disease. Do you test?',
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
        'The medicine helps a little and costs a lot. Should a poor hospital buy?',
        'The medicine works a little, at ten times the price. Do you buy?',
      ],
      [
        'limit',
        'Whom do trials usually leave out?',
        'Your patient is eighty and takes six pills. Was the seventh tried on anyone like him?',
      ],
      [
        'twist',
        'Suppose a second trial finds no effect. How would you weigh the two?',
        'A trial finds no effect. What do you tell my uncle?',
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
      [
        'application',
        'Which single rule would you change by Monday?',
        'You may change one rule there from Monday. Which one?',
      ],
      [
        'metric_source',
        'Who would know best where the patients lose their time?',
        'The clerk’s register shows the waiting times. Do you trust it?',
      ],
      [
        'stakeholder',
        'Which patients would you make wait longer?',
        'Which patients would you let jump that queue?',
      ],
      [
        'twist',
        'Fever season doubles the patients. What would you do first?',
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
