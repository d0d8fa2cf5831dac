import { expect, it } from 'vitest';
import { hashText } from './hash-text.ts';

it.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('%j hashes as published for FNV-1a', (text, hash) => {
  expect(hashText(text)).toBe(hash);
});

it.each([
  ['नमस्ते', '1ef209352440081d'],
  ['\u{1F600}', 'e5e45a0a241b88d8'],
  ['\uffff\uffff\u0000', 'fa4cfea8d7904b39'],
])('%j, of letters beyond ASCII, hashes by its units of 16 bits', (text, hash) => {
  expect(hashText(text)).toBe(hash);
});
