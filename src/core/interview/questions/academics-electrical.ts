import { defineStems, timelessKey } from './define-stems.ts';

/** Electrical engineering: definition, use, critique. */
export const academicsElectrical = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'elec_ac_transmission',
    chill: 'Why is electricity sent over long distances at such high voltage?',
    grill: 'Losses grow with the square of the current. So why not send it at a crore volts?',
    ladder: [
      [
        'size',
        'A transformer doubles a line’s voltage, same power. What happens to the losses?',
        'Same power, twice the voltage. What do the losses do?',
      ],
      [
        'application',
        'How would you bring ten kilowatts to a village at the end?',
        'One village at the end of the line. Which voltage does it get?',
      ],
      [
        'limit',
        'What keeps the voltage of a long line from going higher still?',
        'On which line would you still refuse direct current?',
      ],
      [
        'find_out',
        'A utility loses a fifth of its power. Where would you look first?',
        'A utility loses a fifth of its power. Physics or theft?',
      ],
    ],
    key: timelessKey('electrical', [
      'I squared R',
      'current',
      'step up',
      'insulation',
      'corona',
      'induction',
      'HVDC',
      'conversion cost',
      'reactive power',
      'theft',
      'distribution',
    ]),
  },
  {
    id: 'elec_sampling',
    chill: 'How often must one sample a sound to bring it back without loss?',
    grill: 'Nyquist says twice the highest frequency. So why do engineers take more?',
    ladder: [
      [
        'size',
        'Now a song up to twenty kilohertz. Which rate would you choose?',
        'A voice on the telephone, a violin. Same rate?',
      ],
      [
        'application',
        'How would you choose the rate for a heart monitor?',
        'A heart monitor on a small battery. Which rate?',
      ],
      ['cost', 'What does a higher rate cost you?', 'Then sample ten times faster. Who pays?'],
      [
        'limit',
        'What goes wrong at exactly twice the highest frequency?',
        'Exactly twice the frequency. What breaks?',
      ],
    ],
    key: timelessKey('electrical', [
      'Nyquist',
      'twice the highest frequency',
      'aliasing',
      'band-limited',
      'anti-aliasing filter',
      'quantisation',
      'power',
      'noise',
      'phase',
      'oversampling',
    ]),
  },
  {
    id: 'elec_feedback',
    chill: 'What does negative feedback give an amplifier in exchange for its gain?',
    grill: 'Feedback makes a system stable. When does it do the opposite?',
    ladder: [
      ['example', 'Where does your own body do the same?', 'Name a feedback loop in this building.'],
      [
        'application',
        'Where does a firm steer itself in this way?',
        'Where in a firm does feedback arrive too late?',
      ],
      [
        'failure_case',
        'Suppose the sensor of a heater is wrong. What does the loop do?',
        'A thermostat reads five degrees too low. What happens to the room?',
      ],
      ['twist', 'What changes if the feedback arrives late?', 'Add a delay to the loop. What happens?'],
    ],
    key: timelessKey('electrical', [
      'stability',
      'bandwidth',
      'linearity',
      'sensitivity',
      'loop gain',
      'phase margin',
      'delay',
      'oscillation',
      'set point',
      'error signal',
    ]),
  },
]);
