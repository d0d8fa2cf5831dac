import type { BillingDocument } from '#contract/billing.ts';
import { refundDays, refundDuration } from '#contract/catalogue.ts';
import { indianTime, unbroken } from '#web/content/unbroken-words.ts';

const methodNames: Readonly<Record<string, string>> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  paylater: 'Pay later',
};

/** The rows of the amounts: what was bought is the row itself where it is one amount, and heads the parts where there are several. */
export function amountRows({ description, lines }: Pick<BillingDocument, 'description' | 'lines'>): readonly {
  label: string;
  amountPaise: number | null;
}[] {
  const [only] = lines;
  return lines.length === 1 && only
    ? [{ label: description, amountPaise: only.amountPaise }]
    : [{ label: description, amountPaise: null }, ...lines];
}

/** The particulars of a document in the order they are read; what it does not have is left out. */
export function particulars(document: BillingDocument): readonly (readonly [string, string])[] {
  const { kind } = document;
  const rows: readonly (readonly [string, string | null])[] = [
    ['Date', indianTime(document.issuedAt)],
    ['Against', document.againstNumber],
    ['Place of supply', document.placeOfSupply],
    ['SAC', document.sac],
    ['Reverse charge', kind === 'receipt' ? null : document.seller.gstin && 'No'],
    ['Valid until', kind === 'credit_note' ? null : document.expiresAt && indianTime(document.expiresAt)],
    ['Paid by', document.method && (methodNames[document.method.toLowerCase()] ?? document.method)],
    ['Order', document.razorpayOrderId],
    ['Payment', document.razorpayPaymentId],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** What is said at the foot: when money comes back, or how it does. */
export function refundTerms({ kind }: Pick<BillingDocument, 'kind'>): string {
  return kind === 'credit_note'
    ? `The amount goes back to the card or account it was paid with, in ${unbroken(refundDuration)}.`
    : `A refund is possible within ${refundDays} days of the purchase while none of these interviews was used, on the account page. It takes ${unbroken(refundDuration)}.`;
}
