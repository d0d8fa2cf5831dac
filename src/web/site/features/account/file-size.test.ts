import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [0, '1 KB'],
  [1_499, '1 KB'],
  [1_500, '2 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [1_250_000, '1.3 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
