import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soundNatural } from './sound-natural.ts';

const said = [
  'I held the despatch until the lab opened, because nobody can recall a bottle from a chemist.',
  'My father sells spare pumps near the bus stand and keeps his accounts in a diary.',
  'The supplier in Hosur refused the first sample, so I drove there and showed him the crack.',
  'If he says 190 he takes 2,280 instead of 2,000, and raising the price helps him.',
  'What I would change is the order: I rang sales before quality and argued without data.',
  'She did not agree with me, and in the end her count was right and mine was not.',
  'We were nine people and three of them had never used the new machine.',
  'I do not know the rate, but I would begin with the number of beds in the ward.',
];

describe('how natural a sentence sounds', () => {
  test.each(said)('is far above that of words in any order for: %s', (sentence) => {
    expect(soundNatural(sentence).mean).toBeGreaterThan(-0.3);
  });

  test('is less by far with the words of several sentences in any order', () => {
    const all = said.join(' ').split(' ');
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 60, maxLength: all.length }), (words) => {
        expect(soundNatural(words.join(' ')).mean).toBeLessThan(-0.5);
      }),
    );
  });
});
