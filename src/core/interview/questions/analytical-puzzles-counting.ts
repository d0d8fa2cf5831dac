import { puzzleKey } from './analytical-keys.ts';
import { defineStems } from './define-stems.ts';

/** Puzzles of counting, chance and search. */
export const puzzlesCounting = defineStems({ topicId: 'analytical', kind: 'puzzle', seat: 'subject' }, [
  {
    id: 'lockers',
    chill:
      'A hundred lockers are shut. Student one opens or shuts every locker, student two every second one, and so on to a hundred. How many end up open?',
    grill:
      'A hundred students pass a hundred shut lockers. The first turns every lock, the second every second lock, and so on. How many end up open?',
    ladder: [
      [
        'reason',
        'What decides whether a locker ends up open?',
        'Compare locker nine with locker twelve for me.',
      ],
      [
        'metric_source',
        'Suppose there are only ten lockers. How many end up open?',
        'Look only at the first ten lockers. How many of them end up open?',
      ],
      [
        'application',
        'What happens to locker twenty-four, step by step?',
        'How many times is locker thirty opened or shut?',
      ],
      [
        'twist',
        'What would change with a thousand lockers?',
        'How many end up open if there are a thousand lockers?',
      ],
    ],
    key: puzzleKey({
      value: '10',
      accepts: ['10', 'ten'],
      counts: ['lockers', 'doors'],
      asks: ['open'],
      keyPoints: ['divisors', 'odd number', 'perfect squares', 'pairs'],
      solution:
        'A locker is turned once for each of its divisors. Divisors come in pairs except for squares, so the ten squares up to 100 stay open.',
      hint: {
        chill: 'how many students touch locker twelve?',
        grill: 'count the divisors of twelve and then of nine.',
      },
    }),
  },
  {
    id: 'handshakes',
    chill:
      'Everybody at a meeting shook hands once with everybody else, sixty-six handshakes in all. How many people were there?',
    grill:
      'At a meeting everybody shook hands with everybody else once: sixty-six handshakes. How many people were there?',
    ladder: [
      [
        'reason',
        'How many hands would the last guest to arrive shake?',
        'How many hands does the last one to arrive shake?',
      ],
      [
        'metric_source',
        'Suppose there are only four people. How many handshakes do they make?',
        'How many handshakes do four people make?',
      ],
      [
        'limit',
        'Could there ever be sixty-seven handshakes?',
        'Is it possible to have exactly sixty-seven handshakes?',
      ],
      [
        'twist',
        'Suppose they came as couples and nobody shook hands with their partner. What changes?',
        'One more guest walks in. How many more handshakes?',
      ],
    ],
    key: puzzleKey({
      value: '12',
      accepts: ['12', 'twelve'],
      counts: ['people', 'persons', 'guests', 'members', 'participants', 'attendees'],
      asks: ['people', 'persons', 'guests', 'present', 'attended', 'there'],
      keyPoints: ['pairs', 'n(n-1)/2', '132', 'consecutive numbers'],
      solution:
        'n(n-1)/2 = 66, so n(n-1) = 132 = 12 x 11: twelve people. The last to arrive shakes eleven hands; a thirteenth guest would shake twelve.',
      hint: {
        chill: 'how many hands does one person shake?',
        grill: 'each handshake is counted by two people.',
      },
    }),
  },
  {
    id: 'two_heads',
    chill: 'You toss a coin until you get two heads in a row. How many tosses will it take on average?',
    grill: 'You toss a fair coin until two heads come in a row. What is the expected number of tosses?',
    ladder: [
      [
        'reason',
        'You have one head, and then a tail. Where do you stand?',
        'You get a head and then a tail. What have you gained?',
      ],
      [
        'metric_source',
        'How would you check your answer with a coin and ten minutes?',
        'Here is a coin. How do you check your answer?',
      ],
      [
        'twist',
        'Is a head followed by a tail quicker or slower to get?',
        'Does a head followed by a tail come quicker or slower?',
      ],
      [
        'limit',
        'And how long would you wait for three heads in a row?',
        'Do three heads in a row take twice as long, or even longer?',
      ],
    ],
    key: puzzleKey({
      value: '6',
      accepts: ['6', 'six'],
      counts: ['tosses', 'toss', 'throws', 'flips', 'tries'],
      asks: ['tosses', 'expected', 'average'],
      keyPoints: ['expected value', 'states', 'start again', 'half', 'equation'],
      solution:
        'Let E be the wait from nothing, H after one head. E = 1 + H/2 + E/2 and H = 1 + E/2. So E = 6. For head then tail it is 4, since a second head does not throw you back.',
      hint: {
        chill: 'write one equation for the start and one for after a single head.',
        grill: 'there are two states, so write two equations.',
      },
    }),
  },
  {
    id: 'last_digit',
    chill: 'What is the last digit of seven to the power two thousand and twenty-six?',
    grill: 'In which digit does seven to the power 2026 end?',
    ladder: [
      [
        'reason',
        'Why do the digits before the last one not matter here?',
        'Why can you ignore all the other digits?',
      ],
      [
        'metric_source',
        'Take seven to the power five. What is its last digit?',
        'What is the last digit of seven to the power five?',
      ],
      [
        'twist',
        'If it were three instead of seven, what would the last digit be?',
        'Put three in place of seven. What is the last digit then?',
      ],
      [
        'limit',
        'With which number in place of seven would the question be too easy?',
        'Which number in place of seven makes the question trivial?',
      ],
    ],
    key: puzzleKey({
      value: '9',
      accepts: ['9', 'nine'],
      counts: ['digit'],
      asks: ['digit', 'ends', 'end', 'ending', 'unit', 'units', 'last'],
      keyPoints: ['pattern', 'cycle of four', '7 9 3 1', 'remainder'],
      solution:
        'Powers of 7 end in 7, 9, 3, 1 and repeat. 2026 leaves 2 on division by 4, so the last digit is 9. For 3 the cycle is 3, 9, 7, 1: again 9.',
      hint: {
        chill: 'write down the last digits of the first five powers.',
        grill: 'look for the cycle in the last digits.',
      },
    }),
  },
  {
    id: 'trailing_zeros',
    chill: 'Multiply all the numbers from one to a hundred. How many zeros are there at the end?',
    grill: 'How many zeros are there at the end of a hundred factorial?',
    ladder: [
      [
        'reason',
        'Does the number fifty add one zero or two?',
        'Does multiplying by fifty add one zero or two?',
      ],
      [
        'metric_source',
        'Take twenty-five factorial. How many zeros does it end in?',
        'How many zeros does twenty-five factorial end in?',
      ],
      [
        'twist',
        'And what changes if you go from one to a thousand?',
        'How many zeros does a thousand factorial end in?',
      ],
      [
        'limit',
        'Is there a factorial that ends in exactly five zeros?',
        'Does any factorial end in exactly five zeros?',
      ],
    ],
    key: puzzleKey({
      value: '24',
      accepts: ['24', 'twenty-four', 'twenty four'],
      counts: ['zeros', 'zeroes', 'zero', 'trailing'],
      asks: ['zeros', 'zeroes', 'end'],
      keyPoints: ['factors of five', 'twos', '25', 'count multiples'],
      solution:
        'A zero needs a 2 and a 5; fives are scarcer. 100/5 = 20 multiples of five, 100/25 = 4 give a second five: 24 zeros. For a thousand: 200 + 40 + 8 + 1 = 249.',
      hint: {
        chill: 'which of the two factors of ten is the scarce one?',
        grill: 'count the fives among the factors.',
      },
    }),
  },
  {
    id: 'digit_seven',
    chill: 'How many of the numbers from one to a thousand have a seven in them?',
    grill: 'How many numbers between one and a thousand contain a seven?',
    ladder: [
      [
        'reason',
        'How often should seven hundred and seventy-seven be counted?',
        'Do you count seven hundred and seventy-seven once or three times?',
      ],
      [
        'metric_source',
        'How many of them lie between seven hundred and eight hundred?',
        'How many of those numbers lie between seven hundred and eight hundred?',
      ],
      ['alternative', 'Is there a second way to count them?', 'Now count them another way.'],
      [
        'twist',
        'Would you get the same count for the digit zero?',
        'With zero instead of seven, would there be more or fewer?',
      ],
    ],
    key: puzzleKey({
      value: '271',
      accepts: ['271', 'two hundred and seventy-one', 'two hundred seventy one'],
      counts: ['numbers'],
      asks: ['numbers', 'contain', 'have'],
      keyPoints: ['complement', '9 x 9 x 9', '729', 'digits'],
      solution:
        'Count those without a seven: each of three digits has nine choices, 729 numbers from 000 to 999. 1000 - 729 = 271, and neither 0 nor 1000 holds a seven.',
      hint: { chill: 'count the numbers without a seven.', grill: 'count the numbers that have no seven.' },
    }),
  },
  {
    id: 'heavy_coin',
    chill:
      'One of eight coins is heavier. With a balance and no weights, how many weighings do you need to be sure of finding it?',
    grill: 'You have eight coins, one of them heavier, and a balance. How few weighings will always find it?',
    ladder: [
      [
        'metric_source',
        'Suppose there are only three coins. How many weighings do you need?',
        'How many weighings do you need for three coins?',
      ],
      [
        'failure_case',
        'With luck, could a single weighing be enough?',
        'Could one weighing find it if you are lucky?',
      ],
      [
        'limit',
        'How many coins could you manage with three weighings?',
        'Up to how many coins can you manage with three weighings?',
      ],
      [
        'twist',
        'How many weighings does it take if the odd coin may be heavier or lighter?',
        'Nobody knows whether the odd coin is heavier or lighter. How many weighings now?',
      ],
    ],
    key: puzzleKey({
      value: '2',
      accepts: ['2', 'two'],
      counts: ['weighings', 'weighing', 'weighs', 'times', 'tries', 'attempts', 'measurements', 'turns'],
      asks: ['weighings', 'weighing', 'need', 'needed', 'enough', 'sufficient'],
      keyPoints: ['three outcomes', 'groups of three', 'balance', '9'],
      solution:
        'A balance tells three cases apart. Weigh three against three; then one against one within the heavy three or the two left over: two weighings. Three weighings manage 27 coins.',
      hint: {
        chill: 'a balance can give three answers, not two.',
        grill: 'a weighing has three outcomes, not two.',
      },
    }),
  },
]);
