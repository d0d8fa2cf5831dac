import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indianStates } from '#contract/indian-states.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { creditNoteLines, invoiceLines, type InvoiceLine } from './invoice.ts';

const within = { sellerStateCode: '29', buyerStateCode: '29' };
const across = { sellerStateCode: '29', buyerStateCode: '27' };
const sum = (lines: InvoiceLine[]) => lines.reduce((total, line) => total + line.amountPaise, 0);
const words = (lines: InvoiceLine[]) => lines.map((line) => `${line.label} ${line.amountPaise}`);

const code = fc.constantFrom(...Object.keys(indianStates));
const taxed = fc.option(fc.record({ sellerStateCode: code, buyerStateCode: code }));
const total = fc.oneof(fc.nat(1000), fc.nat(10_000_000_00));

describe('invoiceLines', () => {
  it.each([
    ['nothing taxed', 99_900, null, ['Amount 99900']],
    ['another state', 99_900, across, ['Taxable value 84661', 'IGST 18 % 15239']],
    ['one state', 99_900, within, ['Taxable value 84662', 'CGST 9 % 7619', 'SGST 9 % 7619']],
    [
      'one territory of the Union',
      99_900,
      { sellerStateCode: '04', buyerStateCode: '04' },
      ['Taxable value 84662', 'CGST 9 % 7619', 'UTGST 9 % 7619'],
    ],
    [
      'one territory that taxes for itself',
      99_900,
      { sellerStateCode: '07', buyerStateCode: '07' },
      ['Taxable value 84662', 'CGST 9 % 7619', 'SGST 9 % 7619'],
    ],
    ['a price without rounding', 118_00, across, ['Taxable value 10000', 'IGST 18 % 1800']],
    ['zero', 0, within, ['Taxable value 0', 'CGST 9 % 0', 'SGST 9 % 0']],
    ['one paisa', 1, across, ['Taxable value 1', 'IGST 18 % 0']],
  ])('%s', (_name, totalPaise, parties, expected) => {
    expect(words(invoiceLines({ totalPaise, taxed: parties }))).toEqual(expected);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a total of %d paise', (totalPaise) => {
    expect(() => invoiceLines({ totalPaise, taxed: null })).toThrow(RangeError);
  });

  it('sums to the charged paise, halves equal, every tax within half a paisa of its rate (rule MONEY-14)', () => {
    fc.assert(
      fc.property(total, taxed, (totalPaise, parties) => {
        const lines = invoiceLines({ totalPaise, taxed: parties });
        expect(sum(lines)).toBe(totalPaise);
        for (const { label, amountPaise } of lines.slice(1)) {
          const percent = label.startsWith('IGST') ? 18 : 9;
          expect(Math.abs(amountPaise - (totalPaise * percent) / 118)).toBeLessThanOrEqual(0.5);
        }
        expect(lines).toHaveLength(
          parties ? (parties.sellerStateCode === parties.buyerStateCode ? 3 : 2) : 1,
        );
        if (lines.length === 3) expect(lines[1]?.amountPaise).toBe(lines[2]?.amountPaise);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('creditNoteLines', () => {
  it('refunds in any parts sum to their own amounts and together to the invoice', () => {
    const parts = fc.array(fc.integer({ min: 100, max: 50_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parts, taxed, (amounts, parties) => {
        let alreadyPaise = 0;
        const back: InvoiceLine[][] = [];
        for (const amountPaise of amounts) {
          const lines = creditNoteLines({ alreadyPaise, amountPaise, taxed: parties });
          expect(sum(lines)).toBe(amountPaise);
          for (const line of lines) expect(line.amountPaise).toBeGreaterThanOrEqual(0);
          back.push(lines);
          alreadyPaise += amountPaise;
        }
        const invoice = invoiceLines({ totalPaise: alreadyPaise, taxed: parties });
        invoice.forEach((line, i) => {
          expect(back.reduce((all, lines) => all + (lines[i]?.amountPaise ?? 0), 0)).toBe(line.amountPaise);
        });
      }),
      { numRuns: runs(500) },
    );
  });
});
