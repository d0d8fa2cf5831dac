import { expect, it } from 'vitest';
import { countAt } from './counter.tsx';

it.each([
  [-5, 0],
  [0, 0],
  [3_000, 700],
  [9_000, 700],
])('after %i ms the counter shows %i', (elapsedMs, shown) => {
  expect(countAt(elapsedMs)).toBe(shown);
});

it('never counts down', () => {
  const shown = Array.from({ length: 301 }, (_, i) => countAt(i * 10));
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});
