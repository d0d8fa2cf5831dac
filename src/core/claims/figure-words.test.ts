import { expect, it } from 'vitest';
import { claimsOfTurn } from './read-claims.ts';

it.each([
  ['I matched 1,400 milk collection slips with the ledger.', ['1,400 milk collection slips']],
  ['Humne 1.2 lakh collect kiya from 14 sponsors.', ['1.2 lakh', '14 sponsors']],
  ['We had 30 dealers directly under us.', ['30 dealers']],
  ['I led a team of 9 field technicians there.', ['9 field technicians']],
])('the words of a figure end at what was counted: %s', (text, words) => {
  const figures = claimsOfTurn({ id: 'T02', text }).filter(({ kind }) => kind === 'figure');
  expect(figures.map(({ source }) => source.text)).toEqual(words);
});
