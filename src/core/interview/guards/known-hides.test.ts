import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordKeys } from '#core/text/words-of.ts';
import { Known } from './known.ts';

test('words in a row are hidden where one secret text says them side by side, however many they are', () => {
  const word = fc.constantFrom('keep', 'the', 'score', 'to', 'yourself');
  const secret = fc.array(word, { maxLength: 9 });
  fc.assert(
    fc.property(
      fc.array(secret, { maxLength: 4 }),
      fc.array(word, { minLength: 1, maxLength: 6 }),
      (texts, row) => {
        const secrets = texts.map((words) => words.join(', '));
        const said = texts.some((words) =>
          words.some((_, at) => row.every((one, further) => words[at + further] === one)),
        );
        expect(new Known([], { secrets }).hides(row)).toBe(said);
        expect(new Known([], { secrets }).hides(wordKeys(row.join(' — ')))).toBe(said);
      },
    ),
  );
});
