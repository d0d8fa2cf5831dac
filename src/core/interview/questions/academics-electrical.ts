import { defineStems, timelessKey } from './define-stems.ts';

/** Electrical engineering: definition, use, critique. */
export const academicsElectrical = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'elec_ac_transmission',
    chill: 'Why is electricity sent over long distances at such high voltage?',
    grill: 'Losses grow with the square of the current. So why not send power at a crore volts?',
    ladder: [
      [
        'size',
        'At a tenth of the voltage, how thick would the wire of that line have to be?',
        'If the same line ran at two hundred and thirty volts, how thick would the wire be?',
      ],
      [
        'application',
        'How would you bring ten kilowatts to a village far from the power line?',
        'What voltage does a village at the end of a long power line get?',
      ],
      [
        'example',
        'What is the highest voltage you have ever stood near?',
        'Name one real transmission line and its voltage.',
      ],
      [
        'find_out',
        'A utility loses a fifth of its power. Where would you look first?',
        'A utility loses a fifth of its power. Is that physics or theft?',
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
    chill: 'How often must you sample a sound to get it back without loss?',
    grill: 'Nyquist says to sample at twice the highest frequency. So why do engineers sample faster?',
    ladder: [
      [
        'size',
        'How much memory would one minute of music need?',
        'At two bytes a sample, how much memory does one minute of music need?',
      ],
      [
        'application',
        'How would you choose the sampling rate for a heart monitor?',
        'A heart monitor runs on a small battery. What sampling rate do you choose?',
      ],
      [
        'cost',
        'A friend samples ten times faster than he needs, to be safe. What does it cost him?',
        'Suppose you sample a hundred times faster than you need. What do you pay for it?',
      ],
      [
        'failure_case',
        'What would you hear if there were too few samples?',
        'Half the samples of a song are lost. What do you hear?',
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
    chill: 'Negative feedback costs an amplifier some of its gain. What does it get in return?',
    grill: 'Feedback makes a system stable. When does it do the opposite?',
    ladder: [
      [
        'example',
        'Where does your own body use negative feedback?',
        'Name a feedback loop in this building.',
      ],
      [
        'application',
        'Where does a shop or a firm use feedback to correct itself?',
        'Where in a firm does feedback arrive too late?',
      ],
      [
        'failure_case',
        'The sensor in a geyser gives a wrong reading. What happens to the water?',
        'A thermostat reads five degrees too low. What happens to the room?',
      ],
      [
        'find_out',
        'How would you show a junior student in the lab what feedback does?',
        'You have one bench and one oscilloscope. How would you show me instability?',
      ],
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
