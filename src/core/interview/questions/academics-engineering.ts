import { defineStems, timelessKey } from './define-stems.ts';

/** Mechanical, civil and electrical engineering: definition, use, critique. */
export const academicsEngineering = defineStems(
  { topicId: 'academics', kind: 'knowledge', seat: 'subject' },
  [
    {
      id: 'mech_heat_engine',
      chill: [
        'Why can no engine turn all its heat into work, however well it is built?',
        'What does the second law of thermodynamics forbid, told to a child with a cup of tea?',
      ],
      grill: [
        'An inventor offers you an engine with full efficiency. How long do you listen?',
        'A refrigerator with its door open: does it cool the kitchen, or heat it?',
      ],
      ladder: [
        [
          'application',
          'What would you change first to raise the efficiency of a power plant?',
          'Raise the efficiency of a power plant. What do you touch first?',
        ],
        [
          'limit',
          'What sets the limit there: the law or the metal?',
          'Which stops you first: the law or the metal?',
        ],
        ['example', 'What does a car engine do with the rest?', 'Your car burns a litre. Where does it go?'],
        ['reason', 'What forbids it, in one sentence?', 'Which law forbids it, in plain words?'],
      ],
      key: timelessKey('mechanical', [
        'second law',
        'entropy',
        'Carnot',
        'source temperature',
        'sink temperature',
        'irreversible',
        'friction',
        'material limits',
        'waste heat',
        'coefficient of performance',
      ]),
    },
    {
      id: 'mech_fatigue',
      chill: [
        'A shaft breaks after a million turns at a load it carried easily on the first day. Why?',
        'What is fatigue in a metal, shown with a paper clip?',
      ],
      grill: [
        'The part was twice as strong as needed and still broke. Explain.',
        'Where on a shaft will the crack begin?',
      ],
      ladder: [
        [
          'application',
          'How would you make that shaft last without more steel?',
          'No thicker steel allowed. How do you make it last?',
        ],
        ['limit', 'What does an S-N curve not tell you?', 'When does the endurance limit mislead you?'],
        [
          'example',
          'Where in daily life have you broken something that way?',
          'Break this paper clip. What happens inside?',
        ],
        ['failure_case', 'How would you notice in time?', 'How do you find the crack before it finds you?'],
      ],
      key: timelessKey('mechanical', [
        'cyclic stress',
        'crack initiation',
        'stress concentration',
        'surface finish',
        'fillet',
        'S-N curve',
        'endurance limit',
        'corrosion',
        'shot peening',
        'scatter',
      ]),
    },
    {
      id: 'mech_maintenance',
      chill: [
        'When is it right to wait until a machine breaks?',
        'Preventive or predictive maintenance: what decides for a given machine?',
      ],
      grill: [
        'You replace bearings every six months, and they fail in the first week. What are you doing wrong?',
        'Maintenance is a cost, says the finance head. Answer in rupees.',
      ],
      ladder: [
        [
          'application',
          'Which machine in a plant gets your attention first?',
          'Twenty machines, one technician. Which first?',
        ],
        [
          'limit',
          'What does a good average time between failures hide?',
          'The average is fine and the plant still stops. How?',
        ],
        ['cost', 'What does each of the two mistakes cost?', 'Price both mistakes.'],
        ['stakeholder', 'How would the night shift see it?', 'What does the night shift say?'],
      ],
      key: timelessKey('mechanical', [
        'criticality',
        'downtime cost',
        'bathtub curve',
        'infant mortality',
        'condition monitoring',
        'vibration',
        'spares',
        'MTBF',
        'MTTR',
        'random failure',
      ]),
    },
    {
      id: 'civil_concrete_steel',
      chill: [
        'Why does one put steel into concrete, and not, say, aluminium?',
        'Where in a simple beam does the steel go?',
      ],
      grill: [
        'More steel makes a beam safer. Is that true?',
        'Concrete and steel expand nearly alike. What if they did not?',
      ],
      ladder: [
        [
          'application',
          'A balcony hangs from a wall. Where does its steel go?',
          'A cantilever balcony. Top or bottom steel?',
        ],
        ['limit', 'What ends the life of that beam in a coastal city?', 'What kills it by the sea?'],
        ['reason', 'What do the two do for each other?', 'Why do they not tear apart in summer?'],
        ['failure_case', 'What gives a warning before it fails?', 'Which failure gives no warning?'],
      ],
      key: timelessKey('civil', [
        'tension',
        'compression',
        'bond',
        'thermal expansion',
        'ductile',
        'over-reinforced',
        'brittle failure',
        'cantilever',
        'corrosion',
        'cover',
        'chloride',
      ]),
    },
    {
      id: 'civil_critical_path',
      chill: [
        'What makes an activity critical in a construction schedule?',
        'A site is late by two weeks. How do you find out which day was lost?',
      ],
      grill: [
        'You double the workers and the project is later still. How?',
        'Everyone on the site is busy and the project slips. Explain.',
      ],
      ladder: [
        [
          'application',
          'Which activity would you pay to shorten?',
          'You have money to shorten one activity. Which one?',
        ],
        ['limit', 'What does the network leave out?', 'Why are such schedules wrong by the second month?'],
        [
          'stakeholder',
          'Which contractor decides the date in the end?',
          'Who on a site upsets your whole network?',
        ],
        [
          'example',
          'Take a house: which activity would be critical?',
          'Building a house: name the critical one.',
        ],
      ],
      key: timelessKey('civil', [
        'float',
        'slack',
        'longest path',
        'dependency',
        'crashing',
        'resource levelling',
        'uncertainty',
        'monsoon',
        'coordination',
        'rework',
      ]),
    },
    {
      id: 'civil_flood',
      chill: [
        'What does an engineer mean by a hundred-year flood?',
        'Why do streets flood more often than they did, even with the same rain?',
      ],
      grill: [
        'Two hundred-year floods in three years. Was the calculation wrong?',
        'A bigger drain is the answer to floods. What is wrong with that?',
      ],
      ladder: [
        [
          'application',
          'What would you do first in a city with a small budget?',
          'Small budget, one monsoon away. What do you build?',
        ],
        [
          'limit',
          'How far would you trust old rainfall records?',
          'Which assumption about old records is dead?',
        ],
        [
          'stakeholder',
          'How would you explain that to a family on the bank?',
          'A shop stands under water. What do you tell its owner?',
        ],
        ['failure_case', 'What makes a flood worse than the numbers say?', 'What do the numbers leave out?'],
      ],
      key: timelessKey('civil', [
        'return period',
        'probability per year',
        'independence',
        'run-off',
        'paved surface',
        'encroachment',
        'storage',
        'lakes',
        'stationarity',
        'design risk',
      ]),
    },
    {
      id: 'elec_ac_transmission',
      chill: [
        'Why is electricity sent over long distances at such high voltage?',
        'Why does a transformer not work with direct current?',
      ],
      grill: [
        'Losses grow with the square of the current. So why not send it at a crore volts?',
        'Alternating current won a century ago. Why does direct current come back?',
      ],
      ladder: [
        [
          'application',
          'Where does a utility lose most of what it never gets paid for?',
          'A utility loses a fifth of its power. Where do you look?',
        ],
        ['limit', 'What limits the voltage in practice?', 'What stops you from doubling the voltage?'],
        ['reason', 'What exactly is lost on the way?', 'Lost how, exactly?'],
        ['cost', 'What does the high voltage cost?', 'What is the price of going higher?'],
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
      chill: [
        'How often must one sample a sound to bring it back without loss?',
        'Why do the wheels of a car in a film sometimes turn backwards?',
      ],
      grill: [
        'Nyquist says twice the highest frequency. So why do engineers take more?',
        'You sampled too slowly. Can any software repair it?',
      ],
      ladder: [
        [
          'application',
          'How would you choose the rate for a heart monitor?',
          'A heart monitor on a small battery. Which rate?',
        ],
        ['limit', 'What goes wrong right at the limit?', 'Exactly twice the frequency. What breaks?'],
        ['example', 'Where do you see the mistake on a screen?', 'Why do wheels turn backwards in films?'],
        ['reason', 'Why twice, and not once?', 'Why twice?'],
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
      chill: [
        'What does negative feedback give an amplifier in exchange for its gain?',
        'How does a thermostat keep a room steady without knowing the weather?',
      ],
      grill: [
        'Feedback makes a system stable. When does it do the opposite?',
        'A microphone howls. Which part of the loop do you cut?',
      ],
      ladder: [
        [
          'application',
          'Where does a firm use the same idea?',
          'Where in a firm does feedback arrive too late?',
        ],
        ['limit', 'What does delay do to it?', 'Add a delay. What happens?'],
        ['example', 'Where is feedback in this room?', 'Name a feedback in this room.'],
        [
          'failure_case',
          'What does it sound like when it goes wrong?',
          'How do you know that it is about to swing?',
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
  ],
);
