import { defineStems, timelessKey } from './define-stems.ts';

/** Mechanical and civil engineering: definition, use, critique. */
export const academicsEngineering = defineStems(
  { topicId: 'academics', kind: 'knowledge', seat: 'subject' },
  [
    {
      id: 'mech_heat_engine',
      chill: 'Why can no engine turn all its heat into work, however well it is built?',
      grill: 'An inventor offers you an engine that is a hundred per cent efficient. How long do you listen?',
      ladder: [
        [
          'size',
          'Does a bigger engine waste a smaller share of its heat?',
          'A car burns ten litres of petrol. How many of them actually move it?',
        ],
        [
          'application',
          'What would you change first in a power plant to raise its efficiency?',
          'A power plant hires you to raise its efficiency. What do you look at first?',
        ],
        [
          'limit',
          'In a real engine, what stops you first, the physics or the metal?',
          'Suppose somebody invents a better steel. Does that bring full efficiency any closer?',
        ],
        [
          'stakeholder',
          'Who could use the heat that a power plant throws away?',
          'A power plant throws away more than half its heat. Who should buy that heat?',
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
      chill: 'A shaft breaks after a million turns under a load it carried easily on the first day. Why?',
      grill: 'A machine part was twice as strong as it needed to be, and it still broke. Explain that.',
      ladder: [
        [
          'find_out',
          'You inspect a rotating shaft every month. What do you look for?',
          'Another part of the same kind is running now. How do you check it?',
        ],
        [
          'cost',
          'A supplier offers a cheaper shaft with a rougher surface. Do you buy it?',
          'A polished part costs a third more. Do you pay for the polish?',
        ],
        [
          'reason',
          'Why are aircraft parts scrapped while they still look good?',
          'An airline scraps a part that looks as good as new. How would you justify the cost?',
        ],
        [
          'example',
          'What in your house broke after years of light use?',
          'Bend a paper clip back and forth ten times. What does it teach us?',
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
      chill: 'When is it right to wait until a machine breaks down?',
      grill:
        'You replace bearings every six months, and they fail in the first week. What are you doing wrong?',
      ladder: [
        [
          'example',
          'What in your house do you repair only when it breaks?',
          'Name a machine you would deliberately let fail.',
        ],
        [
          'application',
          'You have twenty machines and one technician. Where would you send him first?',
          'You have one technician for twenty machines. Where does he go on Monday?',
        ],
        [
          'metric_source',
          'What would you measure on a machine to see a failure coming?',
          'You may fit only three sensors to a machine. What do they measure?',
        ],
        [
          'stakeholder',
          'Who on a shop floor notices first that a machine sounds wrong?',
          'Who in the plant knows most about those failing bearings?',
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
      chill: 'Why do we put steel into concrete, and not aluminium?',
      grill: 'More steel makes a concrete beam safer. Is that true?',
      ladder: [
        [
          'application',
          'A balcony sticks out from a wall. Where does its steel go?',
          'In a cantilever balcony, does the steel go at the top or at the bottom?',
        ],
        [
          'find_out',
          'How would you find out how much steel is inside an old beam?',
          'You have an old beam and no drawings. How do you find the steel in it?',
        ],
        [
          'cost',
          'The contractor wants less concrete cover over the steel. What do you tell him?',
          'The contractor saves two centimetres of concrete cover. What does the owner lose?',
        ],
        [
          'failure_case',
          'What ends the life of a concrete beam in a coastal city?',
          'A concrete beam stands by the sea for twenty years. What kills it?',
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
      grill: 'You double the workers and the project gets even later. How can that be?',
      ladder: [
        [
          'application',
          'The painting on a site is a week late. Would you worry?',
          'You have to send half the workers home. Which ones do you keep?',
        ],
        [
          'stakeholder',
          'Who on a site is the first to know that a day has been lost?',
          'Who on a site knows about a delay before the office does?',
        ],
        [
          'twist',
          'The monsoon comes a fortnight early. What in the schedule would you move?',
          'The monsoon comes a fortnight early. Which work do you stop?',
        ],
        [
          'limit',
          'What does the schedule on the site office wall leave out?',
          'Every schedule is wrong by the second month. Why draw one up at all?',
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
      grill: 'A river has a hundred-year flood twice in three years. Was the calculation wrong?',
      ladder: [
        [
          'application',
          'A city with a small budget asks you about floods. What should it do first?',
          'The budget is small and the next monsoon is close. What do you build?',
        ],
        [
          'stakeholder',
          'What would you tell a family that is building a house beside a river?',
          'A buyer asks you about a flat beside a river that floods. What do you tell him?',
        ],
        [
          'cost',
          'A bridge that can take a hundred-year flood costs double. Who should pay?',
          'A bridge built for a bigger flood costs double. Do you build it?',
        ],
        [
          'limit',
          'How far would you trust fifty years of rainfall records?',
          'You have thirty years of records. How do you work out a hundred-year flood?',
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
