import { expect, test } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { tagWords } from './tag-words.ts';

const tagOf = (sentence: string, word: string): string | undefined =>
  tagWords(sentence).find((one) => one.key === word)?.tag;

test.each([
  ['I held the despatch.', 'held', 'VERB'],
  ['The hold on the despatch lasted.', 'hold', 'NOUN'],
  ['We audited the gate register twice.', 'audited', 'VERB'],
  ['The audit found nothing.', 'audit', 'NOUN'],
  ['She was slow at first.', 'slow', 'ADJ'],
  ['They asked because it rained.', 'because', 'SCONJ'],
  ['It could not wait.', 'could', 'AUX'],
  ['Six of the fifty failed.', 'fifty', 'NUM'],
  ['He walked to the mandi.', 'to', 'ADP'],
  ['My cousin in Jhansi sells pumps.', 'jhansi', 'PROPN'],
])('in "%s" %s is %s', (sentence, word, tag) => {
  expect(tagOf(sentence, word)).toBe(tag);
});

test('a word is tagged alike however many others were met before', () => {
  const sentence = 'The qwoplat vendor zibbed my frongle.';
  const before = tagWords(sentence);
  for (let at = 0; at < runs(300); at += 1)
    tagWords(Array.from({ length: 200 }, (_, n) => `w${(at * 200 + n).toString(36)}`).join(' '));
  expect(tagWords(sentence)).toEqual(before);
});

test.each(['', '   ', '\u{1F642}\u{1F642}', 'constructor __proto__ toString', 'a'.repeat(20_000)])(
  'any text is read',
  (text) => {
    expect(() => tagWords(text)).not.toThrow();
  },
);
