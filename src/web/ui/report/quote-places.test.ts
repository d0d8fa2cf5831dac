import { array, assert, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { isMarkedThroughout, markQuotes, passagesOf, placeOf, sentencesOf } from './quote-places.ts';

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
      { numRuns: runs(300) },
    );
  });
});

describe('passagesOf', () => {
  const words = (passages: { text: string }[][]): string[] =>
    passages.map((passage) => passage.map((segment) => segment.text).join(''));

  it('shows the sentence around a quote, and its neighbours while there is room', () => {
    expect(passagesOf(answer, ['stop where the pain stops'])).toEqual([
      [
        { text: answer.slice(0, answer.indexOf('stop where')), marked: false },
        { text: 'stop where the pain stops', marked: true },
        { text: '. It held.', marked: false },
      ],
    ]);
  });

  it('puts two quotes of one answer into one passage', () => {
    const [passage, ...more] = passagesOf(answer, ['It held.', 'I proposed it']);
    expect(more).toEqual([]);
    expect(passage?.filter((segment) => segment.marked).map((segment) => segment.text)).toEqual([
      'I proposed it',
      'It held.',
    ]);
  });

  it('keeps quotes that stand far apart in passages of their own', () => {
    const long = `First point here. ${'Some filler words in a sentence. '.repeat(20)}Last point here.`;
    const passages = words(passagesOf(long, ['Last point', 'First point']));
    expect(passages).toHaveLength(2);
    expect(passages[0]).toMatch(/^First point here\./);
    expect(passages[1]).toMatch(/Last point here\.$/);
    for (const passage of passages) expect(passage.length).toBeLessThan(300);
  });

  it('shows a quote the turn does not hold alone', () => {
    expect(passagesOf('something else', ['my words'])).toEqual([[{ text: 'my words', marked: true }]]);
  });

  it('does not drag in a speech without full stops', () => {
    const rambling = `${'and then we went on '.repeat(30)}the word ${'and so on '.repeat(60)}`;
    const [passage] = words(passagesOf(rambling, ['the word']));
    expect(passage).toMatch(/^… the word/);
    expect(passage!.length).toBeLessThan(450);
  });

  it('always shows every quote that the turn holds, and nothing that was not said', () => {
    assert(
      property(
        string({ minLength: 1, maxLength: 900 }),
        array(nat(899), { maxLength: 5 }),
        (text, starts) => {
          const quotes = starts.map((start) =>
            text.slice(start % text.length, (start % text.length) + 12).trim(),
          );
          const held = quotes.filter((quote) => quote !== '');
          const passages = words(passagesOf(text, held));
          for (const quote of held) expect(passages.some((passage) => passage.includes(quote))).toBe(true);
          for (const passage of passages) expect(text).toContain(passage.replace(/^… /, ''));
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('sentencesOf', () => {
  it('finds whole sentences, decimals in one piece, and the end that lacks its stop', () => {
    const text = ' From 6.5 hours to 2.1.  “It held.” Then what?\nand so on';
    expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'From 6.5 hours to 2.1.',
      '“It held.”',
      'Then what?',
      'and so on',
    ]);
    expect(sentencesOf(' \n ')).toEqual([]);
  });

  it.each([
    'I can learn it with a loan of about Rs. 25 lakh that I have worked out.',
    'It was approx. 25 lakh.',
    'We took gate No. 5 there.',
    'I met Mr. Rao and Dr. Sen.',
    'It was copper vs. aluminium, i.e. a price.',
  ])('does not end one behind a shortened word: %s', (sentence) => {
    const text = `${sentence} I said no. Then we left.`;
    const sentences = sentencesOf(text).map(({ start, end }) => text.slice(start, end));
    expect(sentences).toEqual([sentence, 'I said no.', 'Then we left.']);
  });

  it('leaves out nothing but spacing', () => {
    assert(
      property(string({ maxLength: 300 }), (text) => {
        const joined = sentencesOf(text).map(({ start, end }) => text.slice(start, end));
        expect(joined.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});

describe('isMarkedThroughout', () => {
  it.each([
    ['I chose the cut-off. He agreed.', ['I chose the cut-off.', 'He agreed.'], true],
    ['I chose the cut-off. He agreed.', ['I chose the cut-off.'], false],
    ['“I chose it.”', ['I chose it'], true],
    ['I chose it.', [], false],
    ['…', [], false],
  ])('%s', (text, quotes, throughout) => {
    expect(isMarkedThroughout(markQuotes(text, quotes))).toBe(throughout);
  });
});
