import { puzzleKey } from './analytical-keys.ts';
import { defineStems } from './define-stems.ts';

/** Puzzles of time, speed and mixture. */
export const puzzlesMotion = defineStems({ topicId: 'analytical', kind: 'puzzle', seat: 'subject' }, [
  {
    id: 'clock_angle',
    chill: 'What is the angle between the hands of a clock at a quarter past three?',
    grill: 'At a quarter past three, what angle do the hands of a clock make?',
    ladder: [
      [
        'reason',
        'Which of the two hands is ahead at that time?',
        'Which hand is ahead at a quarter past three?',
      ],
      [
        'metric_source',
        'And what angle do the hands make at half past six?',
        'At half past six, what angle do you get?',
      ],
      [
        'twist',
        'After a quarter past three, when do the two hands meet next?',
        'When do the hands next lie exactly on top of each other?',
      ],
      [
        'limit',
        'How many times do the hands meet in twelve hours?',
        'In twelve hours, how often do the hands meet?',
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
      hint: { chill: 'the hour hand does not wait for the full hour.', grill: 'the hour hand moves too.' },
    }),
  },
  {
    id: 'bird_and_trains',
    chill:
      'Two trains sixty kilometres apart run towards each other, each at thirty an hour. A bird flies between them at seventy-five until they meet. How far does it fly?',
    grill:
      'Two trains start sixty kilometres apart and come head on at thirty each. A bird shuttles between them at seventy-five until they meet. How far does it fly?',
    ladder: [
      [
        'reason',
        'Does it matter where the bird starts?',
        'Suppose the bird starts in the middle. Does anything change?',
      ],
      [
        'metric_source',
        'And how far does a bird get that flies at a hundred?',
        'The bird now does a hundred an hour. How far does it fly?',
      ],
      [
        'twist',
        'How far does the bird fly if one train runs at sixty?',
        'One train doubles its speed. How far does the bird fly now?',
      ],
      ['limit', 'How many times does the bird turn round?', 'How often does the bird have to turn?'],
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
    grill: 'You drive out at sixty and back on the same road at forty. What is your average speed?',
    ladder: [
      [
        'reason',
        'Does it matter how far away the town is?',
        'Suppose the town is one kilometre away. Does the answer change?',
      ],
      [
        'metric_source',
        'How would you check your answer on the road with a watch?',
        'You have a watch and milestones. How do you check your answer?',
      ],
      [
        'twist',
        'Which speed on the way back would make the average thirty?',
        'You go out at sixty. Which speed back makes the average thirty?',
      ],
      [
        'limit',
        'Could any speed on the way back bring the average to a hundred and twenty?',
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
      hint: {
        chill: 'choose a handy distance to work with.',
        grill: 'for how long do you drive at each speed?',
      },
    }),
  },
  {
    id: 'milk_and_water',
    chill:
      'You take four litres out of forty litres of milk, put in four of water, and do it again. How much milk is left?',
    grill:
      'You have forty litres of milk. Twice over, you take four litres out and put four of water in. How much milk is left?',
    ladder: [
      [
        'reason',
        'Would as much milk be left if you replaced eight litres in one go?',
        'Do you get the same result if you replace eight litres all at once?',
      ],
      [
        'metric_source',
        'And how much water is there at the end?',
        'How many litres of water are there at the end?',
      ],
      [
        'twist',
        'After how many rounds is half of it water?',
        'How many rounds does it take until there is more water than milk?',
      ],
      [
        'limit',
        'Will the milk ever be gone altogether?',
        'How many rounds does it take until no milk is left?',
      ],
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
        chill: 'how much of the milk is left after one round?',
        grill: 'what fraction of the milk is left after one round?',
      },
    }),
  },
  {
    id: 'bridge_at_night',
    chill:
      'Four people need one, two, five and ten minutes to cross a bridge. It holds two, and they share one torch. How quickly can all four cross?',
    grill:
      'A bridge holds two people at a time and they share one torch. They take one, two, five and ten minutes to cross. What is the least time for all four?',
    ladder: [
      ['reason', 'Who should never carry the torch back?', 'How many times should the slowest cross?'],
      [
        'metric_source',
        'How would you know that there is no faster way?',
        'How would you prove that no shorter time is possible?',
      ],
      [
        'application',
        'Suppose there are only the first three, with one, two and five minutes. How long do they need?',
        'How long do three people need who take one, two and five minutes?',
      ],
      [
        'twist',
        'Suppose the second walker needs four minutes. How long do they all need then?',
        'The two-minute walker slows to four minutes. What is the least time now?',
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
      hint: {
        chill: 'the two slow ones can share one trip.',
        grill: 'let the two slow ones cross together.',
      },
    }),
  },
]);
