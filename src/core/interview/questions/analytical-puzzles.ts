import type { AnswerKey } from './question.ts';
import { defineStems, type RungText, reviewedOn } from './define-stems.ts';

type PuzzleText = {
  value: string;
  accepts: readonly string[];
  keyPoints: readonly string[];
  solution: string;
  hint: { chill: string; grill: string };
};

function puzzleKey({ value, accepts, keyPoints, solution, hint }: PuzzleText): AnswerKey {
  return {
    reviewedOn,
    asOf: 'timeless',
    discipline: 'any',
    keyPoints,
    answer: { value, accepts },
    solution,
    hint,
  };
}

const why: RungText = ['reason', 'Talk us through how you see it.', 'How do you know?'];

/** Puzzles with one answer, each computed again by `analytical-puzzles.test.ts`. */
export const analyticalPuzzles = defineStems({ topicId: 'analytical', kind: 'puzzle', seat: 'subject' }, [
  {
    id: 'lockers',
    chill: [
      'A hundred closed lockers, a hundred students: the n-th student turns every n-th locker. How many stand open at the end?',
      'Student one turns every locker, student two every second, up to a hundred of both. How many lockers end open?',
    ],
    grill: [
      'A hundred lockers, all shut. Student n turns every n-th one, for n up to a hundred. How many are open?',
      'A hundred switches, all off; in round n every n-th one is flipped, for a hundred rounds. How many are on?',
    ],
    ladder: [
      why,
      ['example', 'Try it with ten: which stay open?', 'Ten lockers. Which are open?'],
      ['twist', 'What would it be for a thousand?', 'For a thousand?'],
    ],
    key: puzzleKey({
      value: '10',
      accepts: ['10', 'ten'],
      keyPoints: ['divisors', 'odd number', 'perfect squares', 'pairs'],
      solution:
        'A locker is turned once for each of its divisors. Divisors come in pairs except for squares, so the ten squares up to 100 stay open.',
      hint: {
        chill: 'how often is locker twelve turned?',
        grill: 'count the divisors of twelve, then of nine.',
      },
    }),
  },
  {
    id: 'handshakes',
    chill: [
      'Everybody at a meeting shook hands once with everybody else, sixty-six handshakes in all. How many people were there?',
      'Sixty-six handshakes, every pair exactly once. How many people had come?',
    ],
    grill: [
      'Every pair shook hands once: sixty-six. How many people?',
      'Sixty-six handshakes, one per pair. Count the people.',
    ],
    ladder: [
      why,
      [
        'twist',
        'Two groups of equal size now shake hands only across. How many handshakes?',
        'Split them in halves that only greet across. How many?',
      ],
      ['example', 'Try it with four people: how many?', 'Four people. How many handshakes?'],
    ],
    key: puzzleKey({
      value: '12',
      accepts: ['12', 'twelve'],
      keyPoints: ['pairs', 'n(n-1)/2', '132', 'consecutive numbers'],
      solution:
        'n(n-1)/2 = 66, so n(n-1) = 132 = 12 x 11: twelve people. Split into two sixes that greet only across: 36 handshakes.',
      hint: {
        chill: 'how many hands does one person shake?',
        grill: 'each handshake is counted by two people.',
      },
    }),
  },
  {
    id: 'clock_angle',
    chill: [
      'What is the angle between the hands of a clock at a quarter past three?',
      'At three fifteen the hands of a clock are not on top of each other. How far apart are they, in degrees?',
    ],
    grill: [
      'Quarter past three: the angle between the hands?',
      'Three fifteen on a clock. Give me the angle between the hands.',
    ],
    ladder: [
      why,
      ['limit', 'Where exactly is the short hand at that moment?', 'The short hand: where exactly?'],
      ['twist', 'When do they meet next?', 'When do they next lie on each other?'],
    ],
    key: puzzleKey({
      value: '7.5',
      accepts: ['7.5', '7.5 degrees', 'seven and a half', '7 1/2'],
      keyPoints: ['hour hand moves', 'half a degree per minute', '30 degrees per hour', '90'],
      solution:
        'The minute hand is at 90 degrees. The hour hand is at 90 + 15 x 0.5 = 97.5. The difference is 7.5 degrees. They meet next at about 3:16 and 22 seconds.',
      hint: { chill: 'the hour hand does not wait for the hour.', grill: 'the hour hand moves too.' },
    }),
  },
  {
    id: 'bird_and_trains',
    chill: [
      'Two trains sixty kilometres apart run towards each other at thirty each. A bird flies between them at seventy-five until they meet. How far does it fly?',
      'A bird at seventy-five kilometres an hour flies to and fro between two trains, sixty apart, each at thirty. How far does it get?',
    ],
    grill: [
      'Two trains, sixty kilometres apart, thirty an hour each, head on. A bird shuttles between them at seventy-five. Kilometres flown?',
      'Trains sixty apart close in at thirty each; a bird shuttles at seventy-five. Which distance does it fly?',
    ],
    ladder: [
      why,
      ['alternative', 'Is there a way without adding up all the turns?', 'Why add it all up?'],
      ['twist', 'What if one train ran at sixty?', 'One train doubles its speed. Now?'],
    ],
    key: puzzleKey({
      value: '75',
      accepts: ['75', '75 km', 'seventy-five', 'seventy five'],
      keyPoints: ['time until they meet', 'one hour', 'closing speed', '60'],
      solution:
        'The trains close at 60 km/h, so they meet after one hour. In one hour the bird flies 75 km. With one train at 60 they meet after 40 minutes: 50 km.',
      hint: { chill: 'for how long does the bird fly?', grill: 'forget the turns. How long does it fly?' },
    }),
  },
  {
    id: 'two_heads',
    chill: [
      'You toss a coin until two heads come in a row. How many tosses will it take on average?',
      'On average, how long does one wait for two heads in a row with a fair coin?',
    ],
    grill: [
      'Fair coin, until two heads in a row: expected number of tosses?',
      'Expected tosses until heads comes twice running. What is it?',
    ],
    ladder: [
      why,
      ['twist', 'Is head followed by tail quicker or slower?', 'Head then tail: quicker or slower?'],
      ['example', 'What happens after a first tail?', 'First toss a tail. Where are you now?'],
    ],
    key: puzzleKey({
      value: '6',
      accepts: ['6', 'six'],
      keyPoints: ['expected value', 'states', 'start again', 'half', 'equation'],
      solution:
        'Let E be the wait from nothing, H after one head. E = 1 + H/2 + E/2 and H = 1 + E/2. So E = 6. For head then tail it is 4, since a second head does not throw you back.',
      hint: {
        chill: 'write one equation for having nothing and one for having a single head.',
        grill: 'two states, two equations.',
      },
    }),
  },
  {
    id: 'last_digit',
    chill: [
      'What is the last digit of seven to the power two thousand and twenty-six?',
      'Seven is multiplied by itself until there are two thousand and twenty-six sevens. Which digit does the product end in?',
    ],
    grill: ['Seven to the power 2026: last digit?', 'Last digit of seven to the 2026. No paper. What is it?'],
    ladder: [
      why,
      ['example', 'What do the first four powers end in?', 'First four powers: how do they end?'],
      ['twist', 'What would three give instead of seven?', 'Three instead of seven?'],
    ],
    key: puzzleKey({
      value: '9',
      accepts: ['9', 'nine'],
      keyPoints: ['pattern', 'cycle of four', '7 9 3 1', 'remainder'],
      solution:
        'Powers of 7 end in 7, 9, 3, 1 and repeat. 2026 leaves 2 on division by 4, so the last digit is 9. For 3 the cycle is 3, 9, 7, 1: again 9.',
      hint: { chill: 'write the last digits of the first five powers.', grill: 'look for the cycle.' },
    }),
  },
  {
    id: 'trailing_zeros',
    chill: [
      'Multiply all numbers from one to a hundred. How many zeros stand at the end?',
      'In how many zeros does a hundred factorial end?',
    ],
    grill: [
      'A hundred factorial: zeros at the end?',
      'Without computing it: how many zeros end a hundred factorial?',
    ],
    ladder: [
      why,
      ['example', 'Try it up to twenty-five: what do you see?', 'Up to twenty-five: how many?'],
      ['twist', 'What changes for a thousand?', 'For a thousand?'],
    ],
    key: puzzleKey({
      value: '24',
      accepts: ['24', 'twenty-four', 'twenty four'],
      keyPoints: ['factors of five', 'twos', '25', 'count multiples'],
      solution:
        'A zero needs a 2 and a 5; fives are scarcer. 100/5 = 20 multiples of five, 100/25 = 4 give a second five: 24 zeros. For a thousand: 200 + 40 + 8 + 1 = 249.',
      hint: { chill: 'which factor of ten is the scarce one?', grill: 'count the fives.' },
    }),
  },
  {
    id: 'average_speed',
    chill: [
      'You drive to the next town at sixty kilometres an hour and come back at forty. What was your average speed?',
      'Out at sixty an hour, back on the same road at forty. What is the average over the whole way?',
    ],
    grill: [
      'Sixty going, forty coming back, same road. Average speed?',
      'There at sixty, back at forty. It is not fifty: what is the average?',
    ],
    ladder: [
      why,
      [
        'limit',
        'At which speed back would the average be thirty?',
        'Out at sixty: which return speed makes the average thirty?',
      ],
      [
        'example',
        'Take a distance of a hundred and twenty: how long each way?',
        'A hundred and twenty kilometres. Hours each way?',
      ],
    ],
    key: puzzleKey({
      value: '48',
      accepts: ['48', 'forty-eight', 'forty eight'],
      keyPoints: ['total distance', 'total time', 'harmonic mean', 'longer at the slow speed'],
      solution:
        'On 120 km each way: 2 hours and 3 hours, 240 km in 5 hours: 48 km/h. The slow half lasts longer, so the mean is below 50. Out at 60 and 30 on average needs a return at 20.',
      hint: { chill: 'choose a handy distance.', grill: 'for how long is each speed driven?' },
    }),
  },
  {
    id: 'milk_and_water',
    chill: [
      'From forty litres of milk four are drawn and replaced by water, and then once more. How much milk is left?',
      'A can holds forty litres of milk; twice, four litres are taken out and water poured in. How many litres of milk remain?',
    ],
    grill: [
      'Forty litres of milk. Twice, four out and four of water in. Milk left?',
      'Twice a dairy swaps four of its forty litres of milk for water. How much milk does it still sell?',
    ],
    ladder: [
      why,
      ['twist', 'After how many rounds is it half water?', 'How many rounds until half is water?'],
      ['example', 'How much milk goes out the second time?', 'Second draw: how much milk in it?'],
    ],
    key: puzzleKey({
      value: '32.4',
      accepts: ['32.4', '32.4 litres', 'thirty-two point four'],
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
    chill: [
      'Four people need one, two, five and ten minutes for a bridge. Two at a time, one torch between them. How fast can all be across?',
      'One torch, a bridge for two, walkers who need one, two, five and ten minutes. What is the least total time?',
    ],
    grill: [
      'A bridge, one torch, two at a time: one, two, five, ten minutes. Least time for all four?',
      'Four walkers at one, two, five and ten minutes; two per trip, one torch. Beat nineteen: what is the least?',
    ],
    ladder: [
      why,
      [
        'alternative',
        'Why should the fastest not bring everybody over?',
        'The fastest escorts everyone. Why is that worse?',
      ],
      ['limit', 'Which two must never cross apart?', 'Which two should cross together?'],
    ],
    key: puzzleKey({
      value: '17',
      accepts: ['17', '17 minutes', 'seventeen'],
      keyPoints: ['slow ones together', 'torch back', 'fast ones first', '19'],
      solution:
        'One and two cross (2), one returns (1), five and ten cross (10), two returns (2), one and two cross (2): 17. Escorting everyone with the fastest takes 19.',
      hint: { chill: 'the two slow ones can share one trip.', grill: 'let the slow ones cross together.' },
    }),
  },
  {
    id: 'digit_seven',
    chill: [
      'How many of the numbers from one to a thousand have a seven in them?',
      'Write the numbers from one to a thousand. How many of them contain the digit seven?',
    ],
    grill: [
      'From one to a thousand: how many numbers contain a seven?',
      'Numbers up to a thousand with a seven anywhere. How many?',
    ],
    ladder: [
      why,
      ['example', 'How many are there up to a hundred?', 'Up to a hundred: how many?'],
      ['alternative', 'Is it easier to count the others?', 'Why count the ones you want?'],
    ],
    key: puzzleKey({
      value: '271',
      accepts: ['271', 'two hundred and seventy-one', 'two hundred seventy one'],
      keyPoints: ['complement', '9 x 9 x 9', '729', 'digits'],
      solution:
        'Count those without a seven: each of three digits has nine choices, 729 numbers from 000 to 999. 1000 - 729 = 271, and neither 0 nor 1000 holds a seven.',
      hint: { chill: 'count the numbers without a seven.', grill: 'count the other ones.' },
    }),
  },
  {
    id: 'heavy_coin',
    chill: [
      'Of eight coins one is heavier. With a balance and no weights, how many weighings do you need to be sure of finding it?',
      'Eight coins look alike, one is heavier. How often must you use the balance, at the least?',
    ],
    grill: [
      'Eight coins, one heavier, one balance. Fewest weighings that always find it?',
      'One heavy coin among eight. The least number of weighings that never fails: what is it?',
    ],
    ladder: [
      why,
      [
        'limit',
        'How many coins could you manage with three weighings?',
        'Three weighings: up to how many coins?',
      ],
      ['example', 'What do you put on the scale first?', 'First weighing: what goes where?'],
    ],
    key: puzzleKey({
      value: '2',
      accepts: ['2', 'two'],
      keyPoints: ['three outcomes', 'groups of three', 'balance', '9'],
      solution:
        'A balance tells three cases apart. Weigh three against three; then one against one within the heavy three or the two left over: two weighings. Three weighings manage 27 coins.',
      hint: { chill: 'a balance can give three answers, not two.', grill: 'three outcomes, not two.' },
    }),
  },
]);
