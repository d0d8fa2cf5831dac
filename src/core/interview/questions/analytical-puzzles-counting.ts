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
    chill:
      'Everybody at a meeting shook hands once with everybody else, sixty-six handshakes in all. How many people were there?',
    grill: 'Every pair shook hands once: sixty-six. How many people?',
    ladder: [
      [
        'reason',
        'How does your count keep a pair from coming twice?',
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
    id: 'two_heads',
    chill: 'You toss a coin until two heads come in a row. How many tosses will it take on average?',
    grill: 'Fair coin, until two heads in a row: expected number of tosses?',
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
    chill: 'What is the last digit of seven to the power two thousand and twenty-six?',
    grill: 'Seven to the power 2026: last digit?',
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
        'Which digit makes this question trivial?',
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
    chill: 'Multiply all numbers from one to a hundred. How many zeros stand at the end?',
    grill: 'A hundred factorial: zeros at the end?',
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
    id: 'digit_seven',
    chill: 'How many of the numbers from one to a thousand have a seven in them?',
    grill: 'From one to a thousand: how many numbers contain a seven?',
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
    chill:
      'Of eight coins one is heavier. With a balance and no weights, how many weighings do you need to be sure of finding it?',
    grill: 'Eight coins, one heavier, one balance. Fewest weighings that always find it?',
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
