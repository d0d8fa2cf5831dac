import type { BillingDocument, DocumentKind } from '#contract/billing.ts';

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
