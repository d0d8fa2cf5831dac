import type { BillingAddress, BillingDocument, DocumentKind } from '#contract/billing.ts';
import { catalogue, productDescription, type ProductId } from '#contract/catalogue.ts';
import { indianStates } from '#contract/indian-states.ts';
import { documentNumber, seriesKey } from '#core/billing/document-number.ts';
import { creditNoteLines, invoiceLines, type Taxed } from '#core/billing/invoice.ts';
import { readNameAndEmail } from '#server/accounts/user-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { randomId } from '#server/platform/ids.ts';
import type { Seller } from '../seller.ts';
import { creditedPaise, findCreditNote, insertDocument, lockReceipt, takeNumber } from './document-store.ts';

export type PaidOrder = {
  id: string;
  uid: string;
  product: ProductId;
  amountPaise: number;
  interviews: number;
  razorpayOrderId: string;
  billing: BillingAddress | null;
};
type Receipt = {
  order: PaidOrder;
  razorpayPaymentId: string;
  /** How it was paid, in the gateway's word: card, upi and the like; null when it did not say. */
  method: string | null;
  /** Until when the interviews may be begun. */
  expiresAt: Date;
  now: Date;
};
type CreditNote = {
  orderId: string;
  refundId: string;
  amountPaise: number;
  razorpayPaymentId: string;
  now: Date;
};
export type Issued = { documentId: string; number: string };
export type IssuedReceipt = Issued & { buyer: { name: string; email: string } };

/**
 * Issues the document of a paid order in the transaction that settles it: a tax invoice when the seller has a GSTIN and the order says
 * where its buyer is, else a receipt without tax (rule TAX-1). Numbers have no gaps; every settlement waits for the one that took the number
 * before it to commit, so that what can be asked before is. Repeating gives the same document with its buyer.
 * Throws when the user does not exist.
 */
export async function issueReceipt(tx: Tx, seller: Seller, receipt: Receipt): Promise<IssuedReceipt> {
  const known = await lockReceipt(tx, receipt.order.id);
  if (known) return issued(known.content);
  const { order, now } = receipt;
  const buyer = await readNameAndEmail(tx, order.uid);
  const address = seller.gstin ? order.billing : null;
  const kind = address ? 'tax_invoice' : 'receipt';
  const taxed = seller.gstin && address ? stateCodes(seller.gstin, address.stateCode) : null;
  const state = address ? (indianStates[address.stateCode] ?? null) : null;
  const content: BillingDocument = {
    ...(await identity(tx, kind, now)),
    orderId: order.id,
    againstNumber: null,
    seller: sellerOf(seller),
    buyer: { ...buyer, state, pin: address?.pin ?? null },
    description: productDescription({ ...catalogue[order.product], interviews: order.interviews }),
    sac: address ? seller.sac : null,
    placeOfSupply: address && state ? `${state} (${address.stateCode})` : null,
    lines: invoiceLines({ totalPaise: order.amountPaise, taxed }),
    totalPaise: order.amountPaise,
    interviews: order.interviews,
    expiresAt: receipt.expiresAt.toISOString(),
    razorpayOrderId: order.razorpayOrderId,
    razorpayPaymentId: receipt.razorpayPaymentId,
    method: receipt.method,
  };
  await insertDocument(tx, { uid: order.uid, refundId: null, content });
  return issued(content);
}

function issued({ documentId, number, buyer: { name, email } }: BillingDocument): IssuedReceipt {
  return { documentId, number, buyer: { name, email } };
}

/**
 * Issues the credit note of a refund against the order's receipt or tax invoice, as it was made out and with its taxes in proportion
 * (CGST Act s.34). Null when no receipt was issued for that payment, or when all of it was credited before: a dispute may take back what
 * a refund had given already. Repeating gives the same credit note.
 */
export async function issueCreditNote(tx: Tx, seller: Seller, note: CreditNote): Promise<Issued | null> {
  const receipt = await lockReceipt(tx, note.orderId);
  if (!receipt || receipt.content.razorpayPaymentId !== note.razorpayPaymentId) return null;
  const known = await findCreditNote(tx, note.refundId);
  if (known) return { documentId: known.documentId, number: known.number };
  const against = receipt.content;
  const alreadyPaise = await creditedPaise(tx, note.orderId);
  const amountPaise = Math.min(note.amountPaise, against.totalPaise - alreadyPaise);
  if (amountPaise <= 0) return null;
  const content: BillingDocument = {
    ...against,
    ...(await identity(tx, 'credit_note', note.now)),
    againstNumber: against.number,
    // The supply was taxed as its invoice says; how to reach the seller is as it is today.
    seller: { ...against.seller, email: seller.email, grievanceOfficer: seller.grievanceOfficer },
    lines: creditNoteLines({ alreadyPaise, amountPaise, taxed: taxedAs(against) }),
    totalPaise: amountPaise,
  };
  await insertDocument(tx, { uid: receipt.uid, refundId: note.refundId, content });
  return { documentId: content.documentId, number: content.number };
}

async function identity(
  tx: Tx,
  kind: DocumentKind,
  now: Date,
): Promise<Pick<BillingDocument, 'documentId' | 'kind' | 'number' | 'issuedAt'>> {
  const n = await takeNumber(tx, seriesKey(kind, now));
  const number = documentNumber(kind, now, n);
  return { documentId: randomId('doc_'), kind, number, issuedAt: now.toISOString() };
}

function sellerOf({ name, address, gstin, email, grievanceOfficer }: Seller): BillingDocument['seller'] {
  return { name, address, gstin, email, grievanceOfficer };
}

/** A GSTIN begins with the code of the state it was given in. */
function stateCodes(gstin: string, buyerStateCode: string): Taxed {
  return { sellerStateCode: gstin.slice(0, 2), buyerStateCode };
}

/** Where the sides of an issued tax invoice were, read back from the invoice. */
function taxedAs({ kind, seller, buyer }: BillingDocument): Taxed | null {
  if (kind !== 'tax_invoice' || !seller.gstin) return null;
  const code = Object.keys(indianStates).find((c) => indianStates[c] === buyer.state);
  if (!code) throw new Error('A tax invoice names a state without a code.');
  return stateCodes(seller.gstin, code);
}
