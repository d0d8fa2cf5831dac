import type { DocumentKind } from '#contract/billing.ts';

/** What a document calls itself. */
export const documentTitles: Readonly<Record<DocumentKind, string>> = {
  receipt: 'Payment receipt',
  tax_invoice: 'Tax invoice',
  credit_note: 'Credit note',
};
