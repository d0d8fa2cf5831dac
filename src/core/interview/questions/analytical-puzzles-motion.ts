import { puzzleKey } from './analytical-keys.ts';
import { defineStems } from './define-stems.ts';

/** Puzzles of time, speed and mixture. */
export const puzzlesMotion = defineStems({ topicId: 'analytical', kind: 'puzzle', seat: 'subject' }, [
  {
    id: 'clock_angle',
    chill: 'What is the angle between the hands of a clock at a quarter past three?',
    grill: 'Quarter past three: the angle between the hands?',
    ladder: [
      [
        'reason',
        'Which of the two hands is ahead at that moment?',
        'Which hand is ahead at a quarter past three?',
      ],
      ['metric_source', 'And at half past six, what is the angle?', 'Half past six: what angle?'],
      ['twist', 'When will the two hands meet next?', 'When do the hands next lie on each other?'],
      [
        'limit',
        'How often do the hands meet in twelve hours?',
        'Twelve hours: how many meetings of the hands?',
      ],
    ],
    key: puzzleKey({
      value: '7.5',
      accepts: ['7.5', '7.5 degrees', 'seven and a half', '7 1/2'],
      counts: ['degrees', 'degree'],
      asks: ['angle', 'difference', 'between', 'ahead'],
      keyPoints: ['hour hand moves', 'half a degree per minute', '30 degrees per hour', '90'],
      solution:
        'The minute hand is at 90 degrees. The hour hand is at 90 + 15 x 0.5 = 97.5. The difference is 7.5 degrees. They meet next at about 3:16 and 22 seconds.',
      hint: { chill: 'the hour hand does not wait for the hour.', grill: 'the hour hand moves too.' },
    }),
  },
  {
    id: 'bird_and_trains',
    chill:
      'Two trains sixty kilometres apart run towards each other at thirty each. A bird flies between them at seventy-five until they meet. How far does it fly?',
    grill:
      'Two trains, sixty kilometres apart, thirty an hour each, head on. A bird shuttles between them at seventy-five. Kilometres flown?',
    ladder: [
      [
        'reason',
        'Does it matter where the bird starts?',
        'The bird starts in the middle. Does anything change?',
      ],
      ['metric_source', 'And a bird that flies at a hundred?', 'A bird at a hundred. How far?'],
      ['twist', 'What if one train ran at sixty?', 'One train doubles its speed. Now?'],
      ['limit', 'How many times does the bird turn around?', 'How often does the bird turn?'],
    ],
    key: puzzleKey({
      value: '75',
      accepts: ['75', '75 km', 'seventy-five', 'seventy five'],
      counts: ['km', 'kms', 'kilometres', 'kilometers', 'kilometre', 'kilometer'],
      asks: [
        'distance',
        'flies',
        'fly',
        'does',
        'goes',
        'covers',
        'cover',
        'travels',
        'travelled',
        'flown',
        'covered',
      ],
      keyPoints: ['time until they meet', 'one hour', 'closing speed', '60'],
      solution:
        'The trains close at 60 km/h, so they meet after one hour. In one hour the bird flies 75 km. With one train at 60 they meet after 40 minutes: 50 km.',
      hint: { chill: 'for how long does the bird fly?', grill: 'forget the turns. How long does it fly?' },
    }),
  },
  {
    id: 'average_speed',
    chill:
      'You drive to the next town at sixty kilometres an hour and come back at forty. What was your average speed?',
    grill: 'Sixty going, forty coming back, same road. Average speed?',
    ladder: [
      [
        'reason',
        'Does it matter how far away the town is?',
        'The town is one kilometre away. Does the answer change?',
      ],
      [
        'metric_source',
        'How would you check it on the road with a watch?',
        'A watch and milestones. How do you check it?',
      ],
      [
        'twist',
        'Which speed back would make the average thirty?',
        'Out at sixty: which return makes the average thirty?',
      ],
      [
        'limit',
        'Could any speed back bring the average to a hundred and twenty?',
        'Drive back as fast as you like. Can the average reach a hundred and twenty?',
      ],
    ],
    key: puzzleKey({
      value: '48',
      accepts: ['48', 'forty-eight', 'forty eight'],
      counts: ['km', 'kms', 'kmph', 'kmh', 'kilometres', 'kilometers', 'kilometre', 'kilometer'],
      asks: ['average', 'speed'],
      keyPoints: ['total distance', 'total time', 'harmonic mean', 'longer at the slow speed'],
      solution:
        'On 120 km each way: 2 hours and 3 hours, 240 km in 5 hours: 48 km/h. The slow half lasts longer, so the mean is below 50. Out at 60 and 30 on average needs a return at 20.',
      hint: { chill: 'choose a handy distance.', grill: 'for how long is each speed driven?' },
    }),
  },
  {
    id: 'milk_and_water',
    chill:
      'From forty litres of milk four are drawn and replaced by water, and then once more. How much milk is left?',
    grill: 'Forty litres of milk. Twice, four out and four of water in. Milk left?',
    ladder: [
      [
        'reason',
        'Would one round of eight litres leave the same?',
        'Eight litres at once, one time. Same result?',
      ],
      [
        'metric_source',
        'And how much water is there at the end?',
        'And the water at the end: how many litres?',
      ],
      ['twist', 'After how many rounds is it half water?', 'How many rounds until half is water?'],
      ['limit', 'Will the milk ever be gone altogether?', 'How many rounds until no milk is left?'],
    ],
    key: puzzleKey({
      value: '32.4',
      accepts: ['32.4', '32.4 litres', 'thirty-two point four'],
      counts: ['litres', 'litre', 'liters', 'liter', 'l', 'ltr', 'ltrs'],
      asks: ['milk', 'left', 'remains', 'remaining'],
      keyPoints: ['nine tenths', 'each time', '36', 'fraction remains'],
      solution:
        'Each round leaves nine tenths of the milk: 40 x 0.9 x 0.9 = 32.4 litres. 0.9 to the 7th is 0.478, so after seven rounds more than half is water.',
      hint: {
        chill: 'which share of the milk survives one round?',
        grill: 'what fraction survives one round?',
      },
    }),
  },
  {
    id: 'bridge_at_night',
    chill:
      'Four people need one, two, five and ten minutes for a bridge. Two at a time, one torch between them. How fast can all be across?',
    grill: 'A bridge, one torch, two at a time: one, two, five, ten minutes. Least time for all four?',
    ladder: [
      ['reason', 'Who should never carry the torch back?', 'How often may the slowest cross?'],
      [
        'metric_source',
        'How would you know that nobody can be faster?',
        'What would prove a time to be the least?',
      ],
      [
        'application',
        'Take only one, two and five. How fast are those three?',
        'Only one, two and five minutes: least time?',
      ],
      [
        'twist',
        'Suppose the second walker needs four minutes. How fast then?',
        'The two-minute walker slows to four. Least time now?',
      ],
    ],
    key: puzzleKey({
      value: '17',
      accepts: ['17', '17 minutes', 'seventeen'],
      counts: ['minutes', 'minute', 'mins', 'min'],
      asks: ['time', 'takes', 'take', 'cross', 'across', 'need', 'needed'],
      keyPoints: ['slow ones together', 'torch back', 'fast ones first', '19'],
      solution:
        'One and two cross (2), one returns (1), five and ten cross (10), two returns (2), one and two cross (2): 17. Escorting everyone with the fastest takes 19.',
      hint: { chill: 'the two slow ones can share one trip.', grill: 'let the slow ones cross together.' },
    }),
  },
]);
