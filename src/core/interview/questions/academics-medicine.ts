import { defineStems, timelessKey } from './define-stems.ts';

/** Medicine: definition, use, critique. */
export const academicsMedicine = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'medicine_screening',
    chill: 'Why is it not always kind to test everyone for a disease?',
    grill: 'After a screening programme starts, survival rates go up and nobody lives longer. Explain that.',
    ladder: [
      [
        'application',
        'A district has money for one screening programme. How would you choose it?',
        'A district can pay for only one screening programme. By what rule do you choose it?',
      ],
      [
        'stakeholder',
        'What do you say to a healthy person after a false alarm?',
        'The health secretary wants to print the better survival rate. What do you tell him?',
      ],
      [
        'cost',
        'A screening programme costs five crore rupees. What could that money do for village clinics?',
        'The money for testing has to come from another ward. Which one would you cut?',
      ],
      [
        'twist',
        'A friend wants every test there is, once a year. What do you advise?',
        'There is no treatment for a disease. Do you test for it?',
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
    chill: 'Why does the trial of a medicine need a group that does not get it?',
    grill: 'My uncle took a new medicine and was cured. What is missing from that proof?',
    ladder: [
      [
        'stakeholder',
        'What do you tell a patient in the trial who may get a dummy pill?',
        'Half the patients in a trial get a dummy pill. Defend that to one of them.',
      ],
      [
        'application',
        'A new medicine helps a little and costs a lot. Should a poor hospital buy it?',
        'A new medicine works slightly better at ten times the price. Do you buy it?',
      ],
      [
        'limit',
        'Which patients are usually left out of a trial?',
        'Your patient is eighty and takes six pills. Was the seventh tried on anyone like him?',
      ],
      [
        'twist',
        'Suppose a second trial finds no effect. How would you weigh the two?',
        'A trial finds that my uncle’s medicine has no effect. What do you tell him?',
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
    chill:
      'An outpatient department is full by nine in the morning. What would you measure before buying anything?',
    grill: 'A hospital adds two doctors and the queue is as long as before. Why?',
    ladder: [
      [
        'application',
        'Which one rule in that department would you change by Monday?',
        'You may change one rule in that hospital from Monday. Which one do you change?',
      ],
      [
        'metric_source',
        'Who would know best where the patients lose time?',
        'The clerk at the counter notes the waiting times in a register. Do you trust it?',
      ],
      [
        'stakeholder',
        'Which patients would you make wait longer?',
        'Which patients would you let jump the queue?',
      ],
      [
        'twist',
        'Fever season doubles the number of patients. What would you do first?',
        'Fever season doubles the number of patients. What breaks down first?',
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
