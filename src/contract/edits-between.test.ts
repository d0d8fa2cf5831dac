import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editsBetween } from './edits-between.ts';

const letters = (word: string): string[] => word.split('');

describe('the edits between two lists', () => {
  it.each<[string, string, number]>([
    ['', '', 0],
    ['abc', '', 3],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['abc', 'abc', 0],
    ['ab', 'ba', 2],
  ])('from %j to %j are %i', (from, to, edits) => {
    expect(editsBetween(letters(from), letters(to))).toBe(edits);
  });

  it('are none between equals, as many back as there, and never more than by way of a third', () => {
    const word = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        expect(editsBetween(a, b) === 0).toBe(a.join('') === b.join(''));
        expect(editsBetween(a, b)).toBe(editsBetween(b, a));
        expect(editsBetween(a, c)).toBeLessThanOrEqual(editsBetween(a, b) + editsBetween(b, c));
      }),
    );
  });
});
