import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { indian, international, spelled } from '#tests/fixtures/spelled-number.ts';
import { readFigure } from './read-figure.ts';

const figureIn = (text: string) => readFigure(text.split(' '), 0);

it.each([
  ['forty two', '42', 2],
  ['nineteen ninety five', '1995', 3],
  ['twenty twenty three', '2023', 3],
  ['two thousand twenty three', '2023', 4],
  ['two hundred and fifty', '250', 4],
  ['two hundred and left', '200', 2],
  ['one hundred fifty thousand', '150000', 4],
  ['two and a half years', '2.5', 4],
  ['one and a half lakh', '150000', 5],
  ['one point two five crore', '12500000', 5],
  ['six point five', '6.5', 3],
  ['fourteen hundred', '1400', 2],
  ['1.2 lakh', '120000', 2],
  ['5 lacs', '500000', 2],
  ['50 k', '50000', 2],
  ['2 cr', '20000000', 2],
  ['2 lakh crore', '2000000000000', 3],
  ['5 lakh 20 thousand', '520000', 4],
  ['5 lakh 20 people', '500000', 2],
  ['a lakh', '100000', 2],
  ['lakh', '100000', 1],
  ['hundred percent', '100', 1],
  ['fifty fifty', '50', 1],
  ['9.50', '9.5', 1],
  ['-5', '-5', 1],
  ['third', '3th', 1],
  ['3 rd', '3th', 2],
  ['twenty first', '21th', 2],
  ['thirty second', '30', 1],
  ['9876543210123456', '9876543210123456', 1],
])('%s begins with %s, in %i words', (text, figure, words) => {
  expect(figureIn(text)).toEqual({ figure, words });
});

it.each(['a cat', 'and two', 'lakhs of bills', 'k', 'point five', 'percent', ''])(
  '%j begins with no figure',
  (text) => expect(figureIn(text)).toBeNull(),
);

it('a number in words is the number in digits, counted by lakh or by million, with "and" or without', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.nat(9_999), fc.nat(99_99_99_999)),
      fc.constantFrom(indian, international),
      fc.constantFrom('', 'and '),
      (value, scales, and) => {
        const words = spelled(value, { scales, and });
        expect(figureIn(`${words} of`)).toEqual({ figure: String(value), words: words.split(' ').length });
      },
    ),
    { numRuns: runs(500) },
  );
});

it('two different numbers are never the same figure', () => {
  fc.assert(
    fc.property(fc.nat(99_99_99_999), fc.nat(99_99_99_999), (one, other) => {
      fc.pre(one !== other);
      expect(figureIn(spelled(one))?.figure).not.toBe(figureIn(String(other))?.figure);
    }),
  );
});
