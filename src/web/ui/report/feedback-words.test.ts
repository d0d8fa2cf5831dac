import { expect, it } from 'vitest';
import { tacticIds } from '#contract/transcript.ts';
import { rangeWords, tacticNote } from './feedback-words.ts';

it.each([
  [null, 'disbelief · not recovered'],
  [0, 'disbelief · you did not give way'],
  [1, 'disbelief · recovered in one turn'],
  [3, 'disbelief · recovered in three turns'],
])('%s turns: %s', (turnsToRecover, note) => {
  expect(tacticNote({ tactic: 'disbelief', turnsToRecover })).toBe(note);
});

it('names every tactic', () => {
  for (const tactic of tacticIds) expect(tacticNote({ tactic, turnsToRecover: 1 })).toMatch(/^[a-z]/);
});

it('writes a range, and a point as a point', () => {
  expect([rangeWords(5.5, 7.5), rangeWords(10, 10)]).toEqual(['5.5–7.5', '10']);
});
