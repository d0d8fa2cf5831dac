import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { BillingDocument } from '#contract/billing.ts';
import { documentPdf } from './document-pdf.ts';

const receipt: BillingDocument = {
  documentId: 'doc_AbCdEfGhIjKlMnOpQrStUv',
  orderId: 'ord_AbCdEfGhIjKlMnOpQrStUv',
  kind: 'receipt',
  number: 'RC/26-27/000123',
  issuedAt: '2026-11-22T09:37:00.000Z',
  againstNumber: null,
  seller: {
    name: 'Hotseat',
    address: null,
    gstin: null,
    email: 'support@hotseat.example',
    grievanceOfficer: null,
  },
  buyer: { name: 'Ira Deshpande', email: 'ira.deshpande@example.com', state: null, pin: null },
  description: 'Premium (4 Interviews)',
  sac: null,
  placeOfSupply: null,
  lines: [{ label: 'Amount', amountPaise: 99_900 }],
  totalPaise: 99_900,
  interviews: 4,
  expiresAt: '2026-12-22T18:29:59.000Z',
  razorpayOrderId: 'order_AbCdEfGhIjKlMn',
  razorpayPaymentId: 'pay_AbCdEfGhIjKlMn',
  method: 'upi',
};
const invoice: BillingDocument = {
  ...receipt,
  kind: 'tax_invoice',
  number: 'HS/26-27/000123',
  seller: {
    name: 'Hotseat Learning',
    address: '4 Residency Road, Bengaluru 560025',
    gstin: '29ABCDE1234F1Z5',
    email: 'support@hotseat.example',
    grievanceOfficer: 'Grievance Officer, grievance@hotseat.example',
  },
  buyer: { ...receipt.buyer, state: 'Karnataka', pin: '560001' },
  sac: '999293',
  placeOfSupply: 'Karnataka (29)',
  lines: [
    { label: 'Taxable value', amountPaise: 84_662 },
    { label: 'CGST 9 %', amountPaise: 7_619 },
    { label: 'SGST 9 %', amountPaise: 7_619 },
  ],
};
const creditNote: BillingDocument = {
  ...invoice,
  kind: 'credit_note',
  number: 'CN/26-27/000007',
  againstNumber: 'HS/26-27/000123',
};

async function textOf(document: BillingDocument): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await documentPdf(document)));
  expect(pdf.numPages).toBe(1);
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const always = [
  'ord_AbCdEfGhIjKlMnOpQrStUv',
  'order_AbCdEfGhIjKlMn',
  'pay_AbCdEfGhIjKlMn',
  'UPI',
  'Premium (4 Interviews)',
  '₹999.00',
  'Ira Deshpande',
  'ira.deshpande@example.com',
  'Support: support@hotseat.example',
  '5-7 business days',
  'November 22, 2026 at 3:07 PM IST',
];
const taxes = ['SAC 999293', 'GSTIN 29ABCDE1234F1Z5', 'Karnataka (29)', 'PIN 560001', 'Reverse charge No'];
const onReceipt = ['within 14 days', 'Interviews 4', 'December 22, 2026 at 11:59 PM IST', 'Total paid'];

describe('documentPdf', () => {
  it.each([
    ['a receipt', receipt, ['Payment receipt', 'RC/26-27/000123', ...onReceipt], ['GST', 'SAC', 'Taxable']],
    [
      'a tax invoice',
      invoice,
      [
        'Tax invoice',
        'HS/26-27/000123',
        ...onReceipt,
        ...taxes,
        'Hotseat Learning',
        '4 Residency Road, Bengaluru 560025',
        'Grievance officer: Grievance Officer',
        'Taxable value ₹846.62',
        'CGST 9 % ₹76.19',
        'SGST 9 % ₹76.19',
      ],
      ['Against'],
    ],
    [
      'a credit note',
      creditNote,
      ['Credit note', 'CN/26-27/000007', 'Against HS/26-27/000123', 'Total refunded', ...taxes],
      ['Valid until', '14 days', 'Total paid'],
    ],
  ])('%s says all it must on one page, and nothing that is not so', async (_kind, document, said, unsaid) => {
    const text = await textOf(document);
    for (const words of [...always, ...said]) expect(text).toContain(words);
    for (const words of unsaid) expect(text).not.toContain(words);
  });

  it('is the same bytes whenever it is drawn', async () => {
    const drawn = await documentPdf(invoice);
    expect((await documentPdf(structuredClone(invoice))).equals(drawn)).toBe(true);
  });

  const named = (name: string) => textOf({ ...receipt, buyer: { ...receipt.buyer, name } });

  it.each([
    ['Āshā Ījaz', 'To Āshā Ījaz ira.deshpande@example.com'],
    ['José\r\nMaría', 'To José María ira.deshpande@example.com'],
    ['Jose\u0301', 'To José ira.deshpande@example.com'],
    ['இரா', 'To ira.deshpande@example.com'],
    ['Ira 🎓', 'To ira.deshpande@example.com'],
    ['Ira \u202eednaphseD', 'To ira.deshpande@example.com'],
    ['   ', 'To ira.deshpande@example.com'],
  ])('a buyer called %j', async (name, expected) => {
    expect(await named(name)).toContain(expected);
  });

  it('a name of a thousand letters is shortened and moves nothing off the page', async () => {
    const text = await named('Venkataraghavan'.repeat(70));
    expect(text).toContain('… ira.deshpande@example.com');
    expect(text).toContain('Issued electronically');
  });
});
