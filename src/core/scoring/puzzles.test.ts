import { describe, expect, test } from 'vitest';
import type { Turn } from '#contract/transcript.ts';
import { puzzlesIn } from './puzzles.ts';

const key = {
  keyPoints: ['divisors', 'perfect squares'],
  accepts: ['10', 'ten'],
  answer: '10',
  solution: 'Only squares have an odd number of divisors.',
};
const panel = (id: string, move: Turn['move'], text = 'How many lockers stand open?'): Turn => ({
  id,
  role: 'panel',
  topicId: 'analytical',
  move,
  text,
  startedAtMs: 0,
  endedAtMs: 0,
});
const said = (id: string, text: string, more: Partial<Turn> = {}): Turn => ({
  ...panel(id, undefined, text),
  role: 'candidate',
  ...more,
});
const found = (...after: Turn[]) =>
  puzzlesIn([panel('T01', 'lead'), ...after], 'analytical', new Map([['T01', key]]));

describe('a puzzle in the feedback (rule PROSE-6)', () => {
  test.each([
    ['no word', [], 'You left it without an answer.', null],
    ['elsewhere', [said('T02', 'It must be all of them.')], 'The answer: 10.', 'T02'],
    ['on the way', [said('T02', 'I would count the divisors of each.')], 'The answer: 10.', 'T02'],
    [
      'right after a hint, and something else after that',
      [said('T02', 'Fifty.'), panel('T03', 'probe'), said('T04', 'Then ten.'), said('T06', 'Yes, sir.')],
      'You gave the answer: 10.',
      'T04',
    ],
    [
      'the figure on another question only',
      [said('T02', 'All.'), panel('T03', 'lead'), said('T04', 'Ten.')],
      'The answer: 10.',
      'T02',
    ],
    ['in distress', [said('T02', 'Ten.', { unscored: true })], 'You left it without an answer.', null],
  ] as const)('shows its solution and where it was left: %s', (_, after, left, leftAt) => {
    const { question, solution } = { question: 'How many lockers stand open?', solution: key.solution };
    expect(found(...after)).toEqual([{ question, solution, left, leftAt }]);
  });

  test('is none where the bank has no solution, or the topic is another', () => {
    const { solution: _solution, ...knowledge } = key;
    expect(puzzlesIn([panel('T01', 'lead')], 'analytical', new Map([['T01', knowledge]]))).toEqual([]);
    expect(puzzlesIn([panel('T01', 'lead')], 'academics', new Map([['T01', key]]))).toEqual([]);
  });
});

describe('an answer that is also a number of the question', () => {
  const question =
    'Two trains 75 km apart close at 25 and 50 km an hour. A bird flies at 75 km an hour. How far does it fly?';
  const key75 = {
    keyPoints: [],
    accepts: ['75'],
    counts: ['km'],
    asks: ['flies', 'covers', 'distance'],
    answer: '75',
    solution: 'They meet after an hour.',
  };
  const leftAfter = (text: string) =>
    puzzlesIn([panel('T01', 'lead', question), said('T02', text)], 'analytical', new Map([['T01', key75]]))[0]
      ?.left;

  test.each([
    ['The trains are 75 km apart and the bird flies at 75. It covers 60 km.', false],
    ['The bird flies at 75 km an hour.', false],
    ['They close at 75 km an hour, so they meet after one hour. In that hour the bird flies 75 km.', true],
    ['It is 75. I am sure of it.', true],
  ])('%s', (text, given) => {
    expect(leftAfter(text)).toBe(given ? 'You gave the answer: 75.' : 'The answer: 75.');
  });
});
