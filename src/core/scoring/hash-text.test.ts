import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashText } from './hash-text.ts';

/** The same, as the algorithm is written down: in numbers of 64 bits. */
function inWholeNumbers(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const unit of text.split(''))
    hash = BigInt.asUintN(64, (hash ^ BigInt(unit.charCodeAt(0))) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

it.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('%j hashes as published for FNV-1a', (text, hash) => {
  expect(hashText(text)).toBe(hash);
});

it('hashes any text, of any alphabet, as whole numbers of 64 bits do', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(hashText(text)).toBe(inWholeNumbers(text));
    }),
  );
});
