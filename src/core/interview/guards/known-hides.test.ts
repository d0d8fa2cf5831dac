import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordKeys } from '#core/text/words-of.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { Known } from './known.ts';

const word = fc.constantFrom('keep', 'the', 'score', 'to', 'yourself');
const secret = fc.array(word, { minLength: 1, maxLength: 9 });
const part = fc.record({ of: fc.nat(3), from: fc.nat(8), words: fc.integer({ min: 1, max: 6 }) });

test('words in a row are hidden where one secret text says them side by side, however many they are', () => {
  fc.assert(
    fc.property(fc.array(secret, { maxLength: 4 }), part, secret, (texts, { of, from, words }, other) => {
      const known = new Known([], { secrets: texts.map((each) => each.join(', ')) });
      const said = (row: readonly string[]): boolean =>
        texts.some((each) => each.some((_, at) => row.every((one, further) => each[at + further] === one)));
      const rows = [(texts[of] ?? []).slice(from, from + words), other, other.slice(0, 3)];
      for (const row of rows.filter(({ length }) => length > 0))
        expect(known.hides(wordKeys(row.join(' — ')))).toBe(said(row));
    }),
    { numRuns: runs(1_000) },
  );
});
