import { describe, expect, it } from 'vitest';
import type { BillingDocument } from '#contract/billing.ts';
import { amountRows, particulars, refundTerms } from './receipt-words.ts';

const receipt: BillingDocument = {
  documentId: 'doc_aaaaaaaaaaaaaaaaaaaaaa',
  orderId: 'ord_aaaaaaaaaaaaaaaaaaaaaa',
  kind: 'receipt',
  number: 'PV/25-26/000001',
  issuedAt: '2026-03-01T20:00:00.000Z',
  againstNumber: null,
  seller: { name: 'S', address: null, gstin: null, email: 's@example.com', grievanceOfficer: null },
  buyer: { name: 'B', email: 'b@example.com', state: null, pin: null },
  description: 'Premium (4 Interviews)',
  sac: null,
  placeOfSupply: null,
  lines: [{ label: 'Price', amountPaise: 99_900 }],
  totalPaise: 99_900,
  interviews: 4,
  expiresAt: '2026-03-31T18:29:59.000Z',
  razorpayOrderId: 'order_1',
  razorpayPaymentId: 'pay_1',
  method: 'card',
};
const invoice: BillingDocument = {
  ...receipt,
  kind: 'tax_invoice',
  seller: { ...receipt.seller, gstin: '29AAAAA0000A1Z5' },
  sac: '999293',
  placeOfSupply: '29 Karnataka',
};
const note: BillingDocument = { ...invoice, kind: 'credit_note', againstNumber: 'PV/25-26/000001' };
const names = (document: BillingDocument): string[] => particulars(document).map(([name]) => name);

describe('particulars', () => {
  it('of a receipt have no tax in them', () => {
    expect(names(receipt)).toEqual(['Date', 'Valid until', 'Paid by', 'Order', 'Payment']);
  });
  it('of a tax invoice name place, code and reverse charge', () => {
    expect(names(invoice)).toEqual([
      'Date',
      'Place of supply',
      'SAC',
      'Reverse charge',
      'Valid until',
      'Paid by',
      'Order',
      'Payment',
    ]);
  });
  it('of a credit note name what it takes back, and no validity', () => {
    expect(names(note)).toContain('Against');
    expect(names(note)).not.toContain('Valid until');
  });
  it('are dated in Indian time wherever they are read', () => {
    expect(particulars(receipt)[0]).toEqual(['Date', 'March\u00a02, 2026 at\u00a01:30\u00a0AM\u00a0IST']);
  });
});

it.each([
  ['card', 'Card'],
  ['UPI', 'UPI'],
  ['cardless_emi', 'cardless_emi'],
])('paid by %s reads %s', (method, words) => {
  expect(particulars({ ...receipt, method })).toContainEqual(['Paid by', words]);
});

it('lists one amount as one row, and several under what was bought', () => {
  expect(amountRows(receipt)).toEqual([{ label: 'Premium (4 Interviews)', amountPaise: 99_900 }]);
  const lines = [
    { label: 'Taxable value', amountPaise: 84_661 },
    { label: 'IGST', amountPaise: 15_239 },
  ];
  expect(amountRows({ ...receipt, lines })).toEqual([
    { label: 'Premium (4 Interviews)', amountPaise: null },
    ...lines,
  ]);
});

it('tells when money comes back', () => {
  expect(refundTerms(receipt)).toMatch(/within 14 days.*5\u2060-\u20607\sbusiness\sdays/);
  expect(refundTerms(note)).toMatch(/goes back.*5\u2060-\u20607\sbusiness\sdays/);
});
