/** Goods and services tax on coaching, in per cent of the taxable value; our prices include it (rule TAX-1). */
const gstPercent = 18;

/** Territories without a legislature of their own: their half of the tax is the Union's (UTGST Act 2017). */
const unionTaxed: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38']);

export type InvoiceLine = { label: string; amountPaise: number };

/** Where both sides of a taxed sale are, as two-digit GST codes. */
export type Taxed = { sellerStateCode: string; buyerStateCode: string };

/**
 * What a price of `totalPaise`, tax included, is made of: taxable value and IGST, or within one state CGST and an equal SGST (UTGST in the
 * Union's territories), rounded to the paisa so that the lines sum to the total; one line without tax (rules TAX-1, MONEY-14). Throws
 * RangeError unless the total is a whole number of paise, zero or more.
 */
export function invoiceLines({
  totalPaise,
  taxed,
}: {
  totalPaise: number;
  taxed: Taxed | null;
}): InvoiceLine[] {
  if (!Number.isSafeInteger(totalPaise) || totalPaise < 0)
    throw new RangeError('A total is a whole number of paise, zero or more.');
  if (!taxed) return [{ label: 'Amount', amountPaise: totalPaise }];
  const taxes = taxLines(totalPaise, taxed);
  const taxPaise = taxes.reduce((sum, line) => sum + line.amountPaise, 0);
  return [{ label: 'Taxable value', amountPaise: totalPaise - taxPaise }, ...taxes];
}

/**
 * What a refund of `amountPaise` takes back of an invoice of which `alreadyPaise` were taken back before. Refunds that together give
 * back the whole price take back exactly the invoice's lines, whatever the parts (CGST Act s.34).
 */
export function creditNoteLines(refund: {
  alreadyPaise: number;
  amountPaise: number;
  taxed: Taxed | null;
}): InvoiceLine[] {
  const { alreadyPaise, amountPaise, taxed } = refund;
  const before = invoiceLines({ totalPaise: alreadyPaise, taxed });
  const after = invoiceLines({ totalPaise: alreadyPaise + amountPaise, taxed });
  return after.map(({ label, amountPaise: upToNow }, i) => ({
    label,
    amountPaise: upToNow - (before[i]?.amountPaise ?? 0),
  }));
}

function taxLines(totalPaise: number, { sellerStateCode, buyerStateCode }: Taxed): InvoiceLine[] {
  if (sellerStateCode !== buyerStateCode)
    return [{ label: `IGST ${gstPercent} %`, amountPaise: taxWithin(totalPaise, gstPercent) }];
  const percent = gstPercent / 2;
  const amountPaise = taxWithin(totalPaise, percent);
  const own = unionTaxed.has(buyerStateCode) ? 'UTGST' : 'SGST';
  return [
    { label: `CGST ${percent} %`, amountPaise },
    { label: `${own} ${percent} %`, amountPaise },
  ];
}

/** The tax at `percent` that a total with all taxes contains, half a paisa rounded up, in integers. */
function taxWithin(totalPaise: number, percent: number): number {
  const whole = 100 + gstPercent;
  return Math.floor((2 * totalPaise * percent + whole) / (2 * whole));
}
