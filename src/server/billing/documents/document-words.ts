import type { BillingDocument, DocumentKind } from '#contract/billing.ts';
import { refundDays, refundDuration } from '#contract/catalogue.ts';
import { formatIndiaTime } from '#contract/india-time.ts';

/** What a document is headed with. */
export const documentTitles: Record<DocumentKind, string> = {
  receipt: 'Payment receipt',
  tax_invoice: 'Tax invoice',
  credit_note: 'Credit note',
};

/** The name a document is saved under: its number, whose slashes no file name can hold. */
export function documentFileName({ number }: Pick<BillingDocument, 'number'>): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}

const methods: Readonly<Record<string, string>> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
};

/** Label and value of what a document says besides its amounts; a value that is not known is left out. */
export function documentFacts(document: BillingDocument): [string, string][] {
  const bought = document.kind !== 'credit_note';
  const facts: [string, string | null][] = [
    ['Against', document.againstNumber],
    ['Order', document.orderId],
    ['Order at Razorpay', document.razorpayOrderId],
    ['Payment at Razorpay', document.razorpayPaymentId],
    ['Paid by', document.method && (methods[document.method] ?? document.method)],
    ['Interviews', bought ? String(document.interviews) : null],
    ['Valid until', bought && document.expiresAt ? formatIndiaTime(document.expiresAt) : null],
    ['Place of supply', document.placeOfSupply],
    ['Reverse charge', document.placeOfSupply && 'No'],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

/** What the owner of a document may expect and whom to turn to, a paragraph each. */
export function documentTerms({ kind, seller }: BillingDocument): string[] {
  const refunds =
    kind === 'credit_note'
      ? `The money goes back the way it was paid and arrives within ${refundDuration}.`
      : `You may have this purchase refunded within ${refundDays} days of paying, as long as none of its interviews was used. The money goes back the way it was paid and arrives within ${refundDuration}.`;
  return [
    refunds,
    `Support: ${seller.email}`,
    ...(seller.grievanceOfficer ? [`Grievance officer: ${seller.grievanceOfficer}`] : []),
    'Issued electronically, without a signature.',
  ];
}
