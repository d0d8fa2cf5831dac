import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentStems, wordOverlap, wordRow } from './overlap.ts';
import { wordKeys } from './words-of.ts';
import { emptyWords, functionWords, listJoiners, talkWords } from './stop-words.ts';

describe('what a text is about', () => {
  it.each([
    ['Who managed the trade-off?', 'How do you manage trade off?'],
    ['Go and tell us about 1,200 jobs.', 'They have made 1200 job’s'],
    ['The company’s analysis', 'Companies were analysed'],
  ])('is the same in "%s" and "%s"', (one, other) => expect(contentStems(one)).toEqual(contentStems(other)));

  it.each(['What did you say?', 'Is it one of the two?', 'They went and got it themselves.', '… — ?'])(
    'is nothing in "%s"',
    (text) => expect([...contentStems(text)]).toEqual([]),
  );

  it('holds no stop word', () => {
    const word = fc.constantFrom(...functionWords, ...talkWords);
    fc.assert(fc.property(fc.array(word), (words) => contentStems(words.join(' ')).size === 0));
  });
});

describe('a text says words', () => {
  const says = (text: string, words: string) => wordRow(wordKeys(text)).includes(wordRow(wordKeys(words)));

  it.each([
    ['We cut it, from 1,200 to 6.5.', 'from 1200 to 6.5'],
    ['The “cut-off” was mine', 'the cut off'],
    ['My manager — he left', 'manager he'],
  ])('"%s" says "%s"', (text, words) => expect(says(text, words)).toBe(true));

  it.each([
    ['We cut 6.5', '6'],
    ['The managers left', 'manager'],
    ['He left, then she', 'left she'],
  ])('"%s" does not say "%s"', (text, words) => expect(says(text, words)).toBe(false));
});

describe('how far two texts share their words', () => {
  it.each([
    ['Who chose the cut-off?', 'who chose the cut off', 1],
    ['Who chose it?', 'Who left it?', 0.5],
    ['Who chose it?', 'Why those jobs?', 0],
    ['…', '?', 1],
  ])('%s | %s: %d', (one, other, share) => expect(wordOverlap(one, other)).toBe(share));

  it('is the same both ways, between 0 and 1, and whole with itself', () => {
    const text = fc
      .array(fc.constantFrom('who', 'chose', 'it', 'jobs', '62', '?'), { maxLength: 6 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(wordOverlap(one, other)).toBe(wordOverlap(other, one));
        expect(wordOverlap(one, other)).toBeGreaterThanOrEqual(0);
        expect(wordOverlap(one, other)).toBeLessThanOrEqual(1);
        expect(wordOverlap(one, one)).toBe(1);
      }),
    );
  });
});

describe('the stop list', () => {
  it('is in small letters, one word an entry', () => {
    for (const list of [functionWords, talkWords, emptyWords])
      for (const word of list) expect(word).toMatch(/^[a-z]+(?:'[a-z]+)*$/);
  });

  it('a word of everyday talk holds no sentence together, but for a few', () => {
    const both = [...functionWords].filter((word) => emptyWords.has(word));
    expect(both.toSorted()).toEqual(['like', 'lot', 'lots', 'us']);
    expect([...functionWords].filter((word) => talkWords.has(word))).toEqual([]);
    expect([...listJoiners].filter((word) => !functionWords.has(word))).toEqual([]);
  });
});
