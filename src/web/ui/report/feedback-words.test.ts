import { expect, it } from 'vitest';
import { rangeWords, tacticNote } from './feedback-words.ts';

it.each([
  [null, 'disbelief'],
  [0, 'disbelief · counted as met at once'],
  [1, 'disbelief · counted as met after one turn'],
  [3, 'disbelief · counted as met after three turns'],
])('%s turns: %s', (turnsToRecover, note) => {
  expect(tacticNote({ tactic: 'disbelief', turnsToRecover })).toBe(note);
});

it('writes a range, and a point as a point', () => {
  expect([rangeWords(5.5, 7.5), rangeWords(10, 10)]).toEqual(['5.5–7.5', '10']);
});
