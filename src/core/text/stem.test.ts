import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

it.each([
  ['manage manages managed managing'],
  ['plan plans planned planning'],
  ['company companies'],
  ['class classes'],
  ['process processes processed processing'],
  ['use uses used using'],
  ['need needs needed needing'],
  ['speed speeds speeding'],
  ['agree agrees agreed'],
  ['analyse analyses analysed analysing analysis'],
  ['fix fixes fixed fixing'],
  ['build builds built building'],
  ['lead leads led leading'],
  ['go goes going went'],
  ['rapid rapidly'],
  ["team teams team's teams'"],
  ['note notes noted noting'],
  ['person people'],
])('one stem for %s', (forms) => {
  expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
});

it.each([
  ['speed', 'spend'],
  ['class', 'clan'],
  ['focus', 'foci'],
  ['morning', 'more'],
  ['string', 'str'],
  ['family', 'famous'],
  ['thing', 'the'],
])('%s is not %s', (one, other) => expect(stem(one)).not.toBe(stem(other)));

describe('other words stay as they are', () => {
  it.each(['b.com', 'constructor', 'r&d', 'trade-off', '4000', 'पैसे', 'bus', 'red', 'this'])('%s', (word) =>
    expect(stem(word)).toBe(word),
  );

  it('and every word keeps its first letters and some of its length', () => {
    const ending = fc.constantFrom('', 's', 'es', 'ed', 'ing', 'ly', 'ies', "'s", 'eed');
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,9}$/), ending, (word, tail) => {
        const found = stem(word + tail);
        expect(found.length).toBeGreaterThanOrEqual(2);
        expect(found.length).toBeLessThanOrEqual(word.length + tail.length + 1);
      }),
    );
  });
});

// A stem is no word: "biased" gives "bias", which as a word would give "bia". So stems are compared and never stemmed again.
it('is taken of words, not of stems', () => {
  expect(stem('biased')).toBe('bias');
  expect(stem(stem('biased'))).not.toBe('bias');
});
