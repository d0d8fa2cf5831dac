import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['a text within the limit stays', 'Pune', 4, 'Pune'],
  ['a longer one is cut', 'Nashik', 4, 'Nash'],
  ['a character of two units is not halved', 'abc😀d', 4, 'abc'],
  ['and stays where it fits', 'abc😀d', 5, 'abc😀'],
  ['nothing is left of nothing', '😀', 0, ''],
])('%s', (_, text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

it('what was well formed stays so, is a beginning, and loses at most one unit more than it must', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (given, most) => {
      const text = given.toWellFormed();
      const cut = cutText(text, most);
      return (
        cut.isWellFormed() &&
        text.startsWith(cut) &&
        cut.length >= Math.min(text.length, Math.max(0, most - 1))
      );
    }),
  );
});
