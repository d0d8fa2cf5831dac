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
        'At a tenth of the voltage, how thick would the wire have to be?',
        'The same line at two hundred and thirty volts. How thick is the wire?',
      ],
      [
        'application',
        'How would you bring ten kilowatts to a village far from the line?',
        'One village at the end of the line. Which voltage does it get?',
      ],
      [
        'example',
        'What is the highest voltage you have ever stood near?',
        'Name one real transmission line and its voltage.',
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
        'How much memory would one minute of music need?',
        'One minute of music, two bytes a sample. How much memory?',
      ],
      [
        'application',
        'How would you choose the rate for a heart monitor?',
        'A heart monitor on a small battery. Which rate?',
      ],
      [
        'cost',
        'A friend samples ten times faster, to be safe. What does it cost him?',
        'Sample a hundred times faster, then. Who pays?',
      ],
      [
        'failure_case',
        'What would one hear if the samples were too few?',
        'Half the samples are lost. What do you hear?',
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
      [
        'example',
        'Where does your own body use negative feedback?',
        'Name a feedback loop in this building.',
      ],
      [
        'application',
        'Where does a shop or a firm steer itself by feedback?',
        'Where in a firm does feedback arrive too late?',
      ],
      [
        'failure_case',
        'The sensor of a geyser reads wrong. What happens to the water?',
        'A thermostat reads five degrees too low. What happens to the room?',
      ],
      [
        'find_out',
        'How would you show a junior, on the bench, what feedback does?',
        'One bench, one oscilloscope. How would you show me instability?',
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
