import { defineStems, timelessKey } from './define-stems.ts';

/** Mechanical and civil engineering: definition, use, critique. */
export const academicsEngineering = defineStems(
  { topicId: 'academics', kind: 'knowledge', seat: 'subject' },
  [
    {
      id: 'mech_heat_engine',
      chill: 'Why can no engine turn all its heat into work, however well it is built?',
      grill: 'An inventor offers you an engine with full efficiency. How long do you listen?',
      ladder: [
        [
          'size',
          'Does a bigger engine waste a smaller share of its heat?',
          'A car burns ten litres. How many of them move it?',
        ],
        [
          'application',
          'What would you change first in a power plant to raise its efficiency?',
          'A power plant hires you to raise its efficiency. What do you touch first?',
        ],
        [
          'limit',
          'In a real engine, which stops you first: physics or the metal?',
          'Better steel is invented. Does full efficiency come closer?',
        ],
        [
          'stakeholder',
          'Who could use the heat that a power plant throws away?',
          'A plant throws away more than half its heat. Who should buy it?',
        ],
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
      chill: 'A shaft breaks after a million turns at a load it carried easily on the first day. Why?',
      grill: 'The part was twice as strong as needed and still broke. Explain.',
      ladder: [
        [
          'find_out',
          'You inspect such a shaft every month. What do you look for?',
          'The next such part is running now. How do you check it?',
        ],
        [
          'cost',
          'A supplier offers a cheaper shaft with a rougher surface. Do you buy?',
          'A polished part costs a third more. Do you pay?',
        ],
        [
          'reason',
          'Aircraft parts are scrapped while they still look good. Why?',
          'An airline scraps a part that looks as new. Justify the bill.',
        ],
        [
          'example',
          'Which thing at home broke after years of easy use?',
          'Bend a paper clip ten times. What does it teach us?',
        ],
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
      chill: 'When is it right to wait until a machine breaks?',
      grill:
        'You replace bearings every six months, and they fail in the first week. What are you doing wrong?',
      ladder: [
        [
          'example',
          'Which thing at home do you repair only once it breaks?',
          'Name a machine you would deliberately let fail.',
        ],
        [
          'application',
          'Twenty machines and one technician. Where would you send him first?',
          'Twenty machines, one technician. Where does he go on Monday?',
        ],
        [
          'metric_source',
          'What would you measure on a machine to see a failure coming?',
          'Three sensors, no more. What do they measure?',
        ],
        [
          'stakeholder',
          'Who on a shop floor notices first that a machine sounds wrong?',
          'Who in that plant knows most about those bearings?',
        ],
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
      chill: 'Why does one put steel into concrete, and not, say, aluminium?',
      grill: 'More steel makes a beam safer. Is that true?',
      ladder: [
        [
          'application',
          'A balcony sticks out from a wall. Where does its steel go?',
          'A cantilever balcony. Top or bottom steel?',
        ],
        [
          'find_out',
          'How would you find out how much steel is inside an old beam?',
          'An old beam, no drawings. How do you find its steel?',
        ],
        [
          'cost',
          'The contractor wants less concrete cover over the steel. What do you tell him?',
          'The contractor saves two centimetres of cover. What does the owner lose?',
        ],
        [
          'failure_case',
          'What ends the life of such a beam in a coastal city?',
          'Twenty years by the sea. What kills the beam?',
        ],
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
      chill: 'What makes an activity critical in a construction schedule?',
      grill: 'You double the workers and the project is later still. How?',
      ladder: [
        [
          'application',
          'The painting is a week late. Would you worry?',
          'You may send half the workers home. Whom do you keep?',
        ],
        [
          'stakeholder',
          'Who on a site is the first to know that a day is lost?',
          'Who on a site knows of a delay before the office does?',
        ],
        [
          'twist',
          'The monsoon comes a fortnight early. What moves?',
          'The monsoon comes a fortnight early. What do you stop?',
        ],
        [
          'limit',
          'What does the schedule on the site office wall leave out?',
          'Every schedule is wrong by the second month. Why draw one?',
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
      chill: 'What does an engineer mean by a hundred-year flood?',
      grill: 'Two hundred-year floods in three years. Was the calculation wrong?',
      ladder: [
        [
          'application',
          'A city with a small budget asks you about floods. What comes first?',
          'Small budget, one monsoon away. What do you build?',
        ],
        [
          'stakeholder',
          'What would you tell a family that builds beside the river?',
          'A buyer asks about a flat by that river. What do you tell him?',
        ],
        [
          'cost',
          'A bridge that stands such a flood costs double. Who should pay?',
          'A bridge for a bigger flood costs double. Do you build it?',
        ],
        [
          'limit',
          'How far would you trust fifty years of rainfall records?',
          'Thirty years of records. How do you get to a hundred-year flood?',
        ],
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
  ],
);
