import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markQuotes, placeOf, quoteInContext } from './quote-places.ts';

const answer =
  'I proposed it, from six months of logs. My manager wanted to move all 140, I said we should stop where the pain stops. It held.';

describe('placeOf', () => {
  it.each([
    ['six months of logs', [20, 38]],
    ['SIX  months of\nlogs', [20, 38]],
    ['seven months', null],
    ['   ', null],
    ['a.c', null],
  ])('%j', (quote, expected) => {
    const place = placeOf(answer, quote);
    expect(place && [place.start, place.end]).toEqual(expected);
  });
  it('takes one kind of quotation mark for another', () => {
    expect(placeOf('I don’t know what that was worth.', "I don't know")).toEqual({ start: 0, end: 12 });
  });
});

describe('markQuotes', () => {
  it('joins overlapping quotes and keeps their order', () => {
    expect(markQuotes('abcdefghij', ['gh', 'bcd', 'cde'])).toEqual([
      { text: 'a', marked: false },
      { text: 'bcde', marked: true },
      { text: 'f', marked: false },
      { text: 'gh', marked: true },
      { text: 'ij', marked: false },
    ]);
  });

  it('loses and adds nothing, whatever is quoted', () => {
    assert(
      property(string(), array(string({ maxLength: 6 }), { maxLength: 6 }), (text, quotes) => {
        expect(
          markQuotes(text, quotes)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});

describe('quoteInContext', () => {
  it('shows the sentence around the quote', () => {
    expect(quoteInContext(answer, 'stop where the pain stops')).toEqual({
      before: 'My manager wanted to move all 140, I said we should ',
      quote: 'stop where the pain stops',
      after: '.',
    });
  });
  it('adds no sentence after a quote that ends one', () => {
    expect(quoteInContext(answer, 'I proposed it, from six months of logs.')).toEqual({
      before: '',
      quote: 'I proposed it, from six months of logs.',
      after: '',
    });
  });
  it('shows the quote alone when the turn is missing or does not hold it', () => {
    for (const turn of [undefined, 'something else']) {
      expect(quoteInContext(turn, 'my words')).toEqual({ before: '', quote: 'my words', after: '' });
    }
  });
  it('does not drag in a speech without full stops', () => {
    const rambling = `${'and then we went on '.repeat(30)}the word ${'and so on '.repeat(30)}`;
    const { before, quote, after } = quoteInContext(rambling, 'the word');
    expect(before.length + quote.length + after.length).toBeLessThan(300);
  });
});
