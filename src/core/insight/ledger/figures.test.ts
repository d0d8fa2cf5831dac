import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { figuresIn, isPlainlySame, isSameFigure } from './figures.ts';

describe('the figures of a text (rule LEDGER-12)', () => {
  it.each<[string, number]>([
    ['₹40 lakh', 40e5],
    ['₹40K', 40e3],
    ['Rs. 4.5 lakh', 4.5e5],
    ['Rs.500', 500],
    ['Rs 2,50,000', 2.5e5],
    ['12 crore', 12e7],
    ['1.5cr', 1.5e7],
    ['40k', 40e3],
    ['Rs 24 LPA', 24e5],
    ['500 rupees', 500],
    ['fifteen thousand rupees', 15e3],
    ['forty lakh', 40e5],
    ['half a lakh', 0.5e5],
    ['one and a half crore', 1.5e7],
    ['two lakh fifty thousand', 2.5e5],
    ['three point two lakh', 3.2e5],
  ])('%s is a sum of %d rupees, whole', (words, value) => {
    for (const text of [words, `It came to ${words}.`, `We raised ${words} from them, and it went.`])
      expect(figuresIn(text).map(({ text: said, kind, value: read }) => [said, kind, read])).toEqual([
        [words, 'money', value],
      ]);
  });

  it.each<[string, string[]]>([
    ['Reduced mis-sorts by 37% in 5 months', ['37%', '5 months']],
    ['a 1.8 lakh sq ft centre with 46 associates', ['1.8 lakh', '46']],
    ['order of 1.1 lakh pieces', ['1.1 lakh']],
    ['from 6.5 hours to 3 hours 10 minutes', ['6.5 hours', '3 hours 10 minutes']],
    ['Half marathon: 1 h 52 min (2023)', ['1 h 52 min']],
    ['30-40 lakh, or six to seven hundred a month', ['30-40 lakh', 'six to seven hundred']],
    ['CGPA 7.9/10, AIR 43', ['7.9', '43']],
    ['one lakh twelve thousand doses', ['one lakh twelve thousand']],
    ['Rider attrition cut by half', ['by half']],
    ['CAT 2024 - 99.64 percentile', ['99.64 percentile']],
    ['thirty-five dabbas, eight and a half thousand users', ['thirty-five', 'eight and a half thousand']],
  ])('of "%s" are %j', (text, words) => expect(figuresIn(text).map((one) => one.text)).toEqual(words));

  it.each([
    'VJTI Mumbai, 2018-22, in 1657 and in May 2021',
    'Class XII, Class 8, Grades 7-9, U-15 and under-19',
    'Six Sigma Green Belt, 80G registration, the 3rd of them',
    'I came at 9 pm on 26 January and left at 3:40.',
    'one of them came',
  ])('there are none in "%s"', (text) => expect(figuresIn(text)).toEqual([]));

  it('stand verbatim where they say, whatever stands around them, and never overlap', () => {
    const part = fc.constantFrom(
      'Rs 4 lakh',
      '37%',
      'twenty-two',
      '3 hours 10 minutes',
      'crore',
      'point',
      'and',
      'a',
      'half',
      '12',
      'lakh',
      '–',
      'to',
      '₹',
      ', ',
      'users',
      'hundred',
    );
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 14 }).map((parts) => parts.join(' ')),
        (text) => {
          let end = 0;
          for (const figure of figuresIn(text)) {
            expect(text.slice(figure.start, figure.end)).toBe(figure.text);
            expect(figure.start).toBeGreaterThanOrEqual(end);
            expect(Number.isFinite(figure.value)).toBe(true);
            end = figure.end;
          }
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it.each<[string, string, boolean]>([
    ['79%', '79', true],
    ['Rs 1.4 crore', '1.4 crore', true],
    ['Rs 24 LPA', 'twenty-four lakhs', true],
    ['82,000 orders', '82,000 parcels', true],
    ['0.31 SD', '0.31 standard deviations', true],
    ['48 proposals', '48 reasons', false],
    ['37%', '37 associates', false],
    ['4 associates', 'four', false],
  ])('%s and %s are plainly one: %s', (one, other, same) => {
    const [a, b] = [one, other].map((text) => figuresIn(text)[0]!);
    expect(isSameFigure(a!, b!) && isPlainlySame(a!, b!)).toBe(same);
  });
});
