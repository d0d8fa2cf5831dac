import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const textsOf = (text: string, finished = true): string[] =>
  sentencesOf(text, finished).map((sentence) => sentence.text);

describe('the sentences of an utterance', () => {
  it('end where one would pause, not at a title or an initial', () => {
    expect(textsOf('Good day. With me is Prof. Nair. Who paid Rs. 40?')).toEqual([
      'Good day.',
      'With me is Prof. Nair.',
      'Who paid Rs. 40?',
    ]);
  });

  it('leave out the last one while it may go on', () => {
    expect(textsOf('Good day. With me', false)).toEqual(['Good day.']);
  });

  it('have all words of the utterance, each once', () => {
    const words = fc.array(fc.constantFrom('yes', 'no.', 'Prof.', 'why?', 'A.', '“Kochi”', '12'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(words, (some) => {
        const sentences = sentencesOf(some.join(' '), true);
        expect(sentences.map(({ text }) => text).join(' ')).toBe(some.join(' '));
        let before = 0;
        for (const sentence of sentences) {
          expect(sentence.wordsBefore).toBe(before);
          before += sentence.words;
        }
        expect(before).toBe(some.length);
      }),
    );
  });
});
