import { puzzleKey } from './analytical-keys.ts';
import { defineStems } from './define-stems.ts';

/** Puzzles of counting, chance and search. */
export const puzzlesCounting = defineStems({ topicId: 'analytical', kind: 'puzzle', seat: 'subject' }, [
  {
    id: 'lockers',
    chill:
      'A hundred closed lockers, a hundred students: the n-th student turns every n-th locker. How many stand open at the end?',
    grill:
      'A hundred lockers, all shut. Student n turns every n-th one, for n up to a hundred. How many are open?',
    ladder: [
      ['reason', 'Which locker did you look at first?', 'Compare lockers nine and twelve for me.'],
      [
        'metric_source',
        'Take only ten lockers. How many stand open?',
        'The first ten lockers only: how many open?',
      ],
      [
        'application',
        'What happens to locker twenty-four, step by step?',
        'Locker thirty: how often is it touched?',
      ],
      ['twist', 'With a thousand lockers, what would change?', 'A thousand lockers. How many stand open?'],
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
        chill: 'how often is locker twelve turned?',
        grill: 'count the divisors of twelve, then of nine.',
      },
    }),
  },
  {
    id: 'handshakes',
    chill:
      'Everybody at a meeting shook hands once with everybody else, sixty-six handshakes in all. How many people were there?',
    grill: 'Every pair shook hands once: sixty-six. How many people?',
    ladder: [
      [
        'reason',
        'The last guest to arrive: how many hands would they shake?',
        'The last guest to arrive shakes how many hands?',
      ],
      ['metric_source', 'Take only four people. How many handshakes?', 'Four people: how many handshakes?'],
      ['limit', 'Could the total ever be sixty-seven?', 'Sixty-seven handshakes. Possible?'],
      [
        'twist',
        'Suppose they all came as couples, and couples skip each other. What changes?',
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
    chill: 'You toss a coin until two heads come in a row. How many tosses will it take on average?',
    grill: 'Fair coin, until two heads in a row: expected number of tosses?',
    ladder: [
      [
        'reason',
        'You have one head, and then a tail. Where do you stand?',
        'A head, then a tail. What have you gained?',
      ],
      [
        'metric_source',
        'How would you check it with a coin and ten minutes?',
        'Here is a coin. How do you check it?',
      ],
      [
        'twist',
        'Is a head followed by a tail quicker or slower to get?',
        'Head then tail: quicker or slower?',
      ],
      [
        'limit',
        'And if you waited for three heads in a row?',
        'Three heads in a row. Twice the wait, or worse?',
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
        chill: 'write one equation for having nothing and one for having a single head.',
        grill: 'two states, two equations.',
      },
    }),
  },
  {
    id: 'last_digit',
    chill: 'What is the last digit of seven to the power two thousand and twenty-six?',
    grill: 'Seven to the power 2026: last digit?',
    ladder: [
      [
        'reason',
        'Why do the digits before the last not matter here?',
        'Why may you ignore all the other digits?',
      ],
      [
        'metric_source',
        'Take seven to the fifth. What is the last digit?',
        'Seven to the fifth: last digit?',
      ],
      [
        'twist',
        'With three instead of seven, what is the last digit?',
        'Three instead of seven: last digit?',
      ],
      [
        'limit',
        'For which digit would the question be too easy?',
        'Which digit makes this question trivial?',
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
      hint: { chill: 'write the last digits of the first five powers.', grill: 'look for the cycle.' },
    }),
  },
  {
    id: 'trailing_zeros',
    chill: 'Multiply all numbers from one to a hundred. How many zeros stand at the end?',
    grill: 'A hundred factorial: zeros at the end?',
    ladder: [
      [
        'reason',
        'Does the number fifty add one zero or two?',
        'How many zeros does the fifty bring, one or two?',
      ],
      [
        'metric_source',
        'Take twenty-five factorial. How many zeros?',
        'Twenty-five factorial: how many zeros?',
      ],
      ['twist', 'And from one to a thousand, what changes?', 'Now a thousand factorial. How many zeros?'],
      [
        'limit',
        'Is there a factorial that ends in exactly five zeros?',
        'Exactly five zeros. Is there such a factorial?',
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
      hint: { chill: 'which factor of ten is the scarce one?', grill: 'count the fives.' },
    }),
  },
  {
    id: 'digit_seven',
    chill: 'How many of the numbers from one to a thousand have a seven in them?',
    grill: 'From one to a thousand: how many numbers contain a seven?',
    ladder: [
      [
        'reason',
        'How often should seven hundred and seventy-seven be counted?',
        'Seven hundred and seventy-seven: count it once or three times?',
      ],
      [
        'metric_source',
        'How many are there between seven hundred and eight hundred?',
        'From seven hundred to eight hundred: how many?',
      ],
      ['alternative', 'Is there a second way to count them?', 'Now count them another way.'],
      ['twist', 'Would the digit zero give the same count?', 'Zero instead of seven. More or fewer?'],
    ],
    key: puzzleKey({
      value: '271',
      accepts: ['271', 'two hundred and seventy-one', 'two hundred seventy one'],
      counts: ['numbers'],
      asks: ['numbers', 'contain', 'have'],
      keyPoints: ['complement', '9 x 9 x 9', '729', 'digits'],
      solution:
        'Count those without a seven: each of three digits has nine choices, 729 numbers from 000 to 999. 1000 - 729 = 271, and neither 0 nor 1000 holds a seven.',
      hint: { chill: 'count the numbers without a seven.', grill: 'count the other ones.' },
    }),
  },
  {
    id: 'heavy_coin',
    chill:
      'Of eight coins one is heavier. With a balance and no weights, how many weighings do you need to be sure of finding it?',
    grill: 'Eight coins, one heavier, one balance. Fewest weighings that always find it?',
    ladder: [
      [
        'metric_source',
        'Take only three coins. How many weighings?',
        'Three coins only. How many weighings?',
      ],
      [
        'failure_case',
        'With luck, could a single weighing be enough?',
        'One weighing and some luck. Can that do it?',
      ],
      [
        'limit',
        'How many coins could you manage with three weighings?',
        'Three weighings: up to how many coins?',
      ],
      [
        'twist',
        'What if the odd coin may be heavier or lighter?',
        'Heavier or lighter, nobody knows. How many weighings now?',
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
      hint: { chill: 'a balance can give three answers, not two.', grill: 'three outcomes, not two.' },
    }),
  },
]);
