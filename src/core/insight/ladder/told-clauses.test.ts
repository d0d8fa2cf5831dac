import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liar } from '#tests/fixtures/lying-model.ts';
import { toldClauses } from './told-clauses.ts';

const cut = (text: string): string[] => toldClauses(text).map((one) => one.text);

describe('the clauses of a rung', () => {
  it.each([
    ['I sorted the calls, and I gave each man two.', ['I sorted the calls,', 'and I gave each man two.']],
    ['I sorted the calls and he gave each man two.', ['I sorted the calls', 'and he gave each man two.']],
    // What hangs on by "because" or "who" stays with what it hangs on.
    [
      'I refused because his wife was unwell. He left.',
      ['I refused because his wife was unwell.', 'He left.'],
    ],
    ['I asked Imran, who booked the hall.', ['I asked Imran, who booked the hall.']],
    // Pieces without a verb are no clauses of their own.
    ['In Nashik, in March, I led six men.', ['In Nashik, in March, I led six men.']],
    ['We sold soap, oil, and salt; I kept the book.', ['We sold soap, oil, and salt;', 'I kept the book.']],
    ['It came to 12,000 at 9.30 in all.', ['It came to 12,000 at 9.30 in all.']],
    ['I took a loan of Rs. 25 lakh and paid it.', ['I took a loan of Rs. 25 lakh and paid it.']],
    // A blank belongs to the clause it stands in, whatever stands in it.
    [
      'It cost us [what, and who paid?]. I wrote it down.',
      ['It cost us [what, and who paid?].', 'I wrote it down.'],
    ],
  ])('of “%s”', (text, clauses) => expect(cut(text)).toEqual(clauses));

  it('hold every word of it, each once and in its place', () => {
    fc.assert(
      fc.property(liar, ({ honest, lying }) => {
        for (const text of [honest, lying]) {
          const clauses = toldClauses(text);
          expect(
            clauses
              .map((one) => one.text)
              .join(' ')
              .split(/\s+/),
          ).toEqual(text.trim().split(/\s+/));
          for (const { start, end, text: words } of clauses) expect(text.slice(start, end)).toBe(words);
        }
      }),
    );
  });

  it.each([
    ['[what did it cost you?]', true],
    ['And so it was.', true],
    ['And then there were 9.', false],
    ['I sorted them.', false],
  ])('“%s” need nobody to have said them: %s', (text, isBare) =>
    expect(toldClauses(text).map((one) => one.isBare)).toEqual([isBare]),
  );
});
