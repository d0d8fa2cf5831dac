import type { AnswerKey } from './question.ts';
import { defineStems, reviewedOn } from './define-stems.ts';

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
      ['reason', 'Which one did you look at first?', 'Why those and no others?'],
      ['metric_source', 'Try it with only ten. Does your rule hold?', 'Test your rule on the first ten.'],
      [
        'example',
        'What happens to number twenty-four, step by step?',
        'Number thirty: how often is it touched?',
      ],
      ['twist', 'What would it be for a thousand?', 'And for a thousand?'],
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
      [
        'reason',
        'How did you make sure that no pair came twice?',
        'Where in your method is a pair counted only once?',
      ],
      [
        'metric_source',
        'Try your method on four people. How many handshakes?',
        'Four people. Does your method give the right count?',
      ],
      ['limit', 'Could the total ever have been sixty-seven?', 'Sixty-seven handshakes. Possible?'],
      [
        'twist',
        'Two groups of equal size shake hands only across. How many handshakes?',
        'Split them in halves that only greet across. How many?',
      ],
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
      [
        'reason',
        'Where exactly did you put the hour hand?',
        'In your picture, where does the hour hand point?',
      ],
      [
        'metric_source',
        'Try the same method at half past six. What comes out?',
        'Same method, half past six. What do you get?',
      ],
      ['twist', 'When will the two hands meet next?', 'When do they next lie on each other?'],
      [
        'limit',
        'How often do the hands meet in twelve hours?',
        'Twelve hours: how many meetings of the hands?',
      ],
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
      [
        'reason',
        'What did you work out first: the bird or the trains?',
        'Bird or trains: which did you compute first?',
      ],
      [
        'metric_source',
        'The bird at a hundred instead. Does your method still work?',
        'A bird at a hundred. What does your method give?',
      ],
      ['twist', 'What if one train ran at sixty?', 'One train doubles its speed. Now?'],
      ['limit', 'How many times does the bird turn around?', 'Count the turns of the bird.'],
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
      [
        'reason',
        'What happens in your count when a tail follows a head?',
        'A head, then a tail. What does your method do there?',
      ],
      [
        'metric_source',
        'How would you check it with a coin and ten minutes?',
        'Here is a coin. How do you check your number?',
      ],
      ['twist', 'Is head followed by tail quicker or slower?', 'Head then tail: quicker or slower?'],
      [
        'limit',
        'What would a third head in a row do to the wait?',
        'Three heads in a row. Twice the wait, or worse?',
      ],
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
      [
        'reason',
        'What did you do with the two thousand and twenty-six?',
        'Why may you ignore all the other digits?',
      ],
      [
        'metric_source',
        'Try it on seven to the fifth. What is the last digit?',
        'Seven to the fifth: does your method agree?',
      ],
      ['twist', 'What would three give instead of seven?', 'Three instead of seven?'],
      [
        'limit',
        'For which digit would the question be too easy?',
        'Which digit makes this question worthless?',
      ],
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
      ['reason', 'What makes a zero at the end of a product?', 'Where does one of those zeros come from?'],
      [
        'metric_source',
        'Try it on twenty-five factorial. How many zeros?',
        'Twenty-five factorial. What does your method give?',
      ],
      ['twist', 'What changes for a thousand?', 'Now a thousand factorial. How many?'],
      [
        'limit',
        'Is there a factorial that ends in exactly five zeros?',
        'Exactly five zeros. Which factorial?',
      ],
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
      ['reason', 'What exactly did you divide by what?', 'Average of what, over what?'],
      [
        'metric_source',
        'Say the town is a hundred and twenty kilometres away. Does it hold?',
        'Make the road twelve kilometres. Does your number change?',
      ],
      [
        'twist',
        'Which speed back would make the average thirty?',
        'Out at sixty: which return makes the average thirty?',
      ],
      [
        'limit',
        'Could any speed back bring the average to a hundred and twenty?',
        'Drive back as fast as you like. Can the average double?',
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
      [
        'reason',
        'What exactly leaves the can the second time?',
        'Four litres leave the second time. What is in them?',
      ],
      [
        'metric_source',
        'Work out the water as well. Do the two make forty?',
        'Milk and water must make forty. Do yours?',
      ],
      ['twist', 'After how many rounds is it half water?', 'How many rounds until half is water?'],
      ['limit', 'Will the milk ever be gone altogether?', 'How many rounds until no milk is left?'],
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
      ['reason', 'Who carries the torch back in your plan?', 'Which of your trips back is the dearest?'],
      [
        'metric_source',
        'How can you be sure that nothing shorter exists?',
        'Prove that no minute can be saved.',
      ],
      [
        'alternative',
        'What if the fastest simply escorts everybody?',
        'Let the fastest escort everyone. How does it compare?',
      ],
      [
        'twist',
        'The second walker now needs four minutes. Would you keep your plan?',
        'The two-minute walker slows to four. Same plan?',
      ],
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
      [
        'reason',
        'What did you do with seven hundred and seventy-seven?',
        'Seven hundred and seventy-seven: how often did you count it?',
      ],
      ['metric_source', 'Try it from one to a hundred. What do you get?', 'Up to a hundred, how many?'],
      ['alternative', 'Is there a second way to count them?', 'Now count them another way.'],
      ['twist', 'Would the digit zero give the same number?', 'Zero instead of seven. More or fewer?'],
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
      ['reason', 'Which coins did you put on the balance first?', 'First weighing: why those coins?'],
      [
        'failure_case',
        'And if the balance stays level the first time?',
        'The first weighing balances. What do you know?',
      ],
      [
        'limit',
        'How many coins could you manage with three weighings?',
        'Three weighings: up to how many coins?',
      ],
      [
        'twist',
        'What if the odd coin may be heavier or lighter?',
        'Heavier or lighter, nobody knows. Does your number hold?',
      ],
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
