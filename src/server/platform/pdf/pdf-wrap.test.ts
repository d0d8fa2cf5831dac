import { expect, it } from 'vitest';
import { wrapText } from './pdf-wrap.ts';

const fits = (text: string) => text.length <= 5;

it.each([
  ['short', undefined, ['short']],
  ['one two', undefined, ['one', 'two']],
  ['a b c d', undefined, ['a b c', 'd']],
  ['abcdefg', undefined, ['abcde', 'fg']],
  ['ab abcdefg', undefined, ['ab', 'abcde', 'fg']],
  ['ab\ncd', undefined, ['ab', 'cd']],
  ['', undefined, ['']],
  ['one two three', 3, ['one', 'two', 'three']],
  ['one two three', 2, ['one', 'two…']],
  ['abcdefghijk', 1, ['abcd…']],
])('%j over at most %s lines', (text, most, expected) => {
  expect(wrapText(text, fits, most)).toEqual(expected);
});
