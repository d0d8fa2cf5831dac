import { z } from 'zod';
import type { BillingDocument, DocumentKind } from '#contract/billing.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, inArray, ne, sql } from '#server/platform/database/query.ts';
import { billingDocuments, documentSeries } from '#server/platform/database/schema/billing.ts';

/** A document as an order lists it. */
export type DocumentEntry = {
  documentId: string;
  orderId: string;
  kind: DocumentKind;
  number: string;
  issuedAt: Date;
};

const entryColumns = {
  documentId: billingDocuments.id,
  orderId: billingDocuments.orderId,
  kind: billingDocuments.kind,
  number: billingDocuments.number,
  issuedAt: billingDocuments.issuedAt,
};

/**
 * The next number of a series, from 1. The series stays locked until the transaction ends: it alone goes on numbering, and when it rolls
 * back the number is given to the next (Rule 46: consecutive).
 */
export async function takeNumber(tx: Tx, series: string): Promise<number> {
  return (await takeNumbers(tx, series, 1)).to;
}

/** The next `count` numbers of a series, at least 1: the first and the last of them. */
export async function takeNumbers(
  tx: Tx,
  series: string,
  count: number,
): Promise<{ from: number; to: number }> {
  const [row] = await tx
    .insert(documentSeries)
    .values({ series, last: count })
    .onConflictDoUpdate({
      target: documentSeries.series,
      set: { last: sql`${documentSeries.last} + ${count}::int` },
    })
    .returning({ last: documentSeries.last });
  if (!row) throw new Error('A document series gave no number.');
  return { from: row.last - count + 1, to: row.last };
}

/** Stores a document for good. Throws when its order has a receipt already, or its refund a credit note. */
export async function insertDocument(
  tx: Tx,
  { uid, refundId, content }: { uid: string; refundId: string | null; content: BillingDocument },
): Promise<void> {
  const { documentId: id, orderId, kind, number, issuedAt } = content;
  const row = { id, uid, orderId, refundId, kind, number, issuedAt: new Date(issuedAt), content };
  await tx.insert(billingDocuments).values(row);
}

/** The receipt or tax invoice of an order with its owner, locked until the transaction ends; null before it is issued. */
export async function lockReceipt(
  tx: Tx,
  orderId: string,
): Promise<{ uid: string; content: BillingDocument } | null> {
  const [row] = await tx
    .select({ uid: billingDocuments.uid, content: billingDocuments.content })
    .from(billingDocuments)
    .where(and(eq(billingDocuments.orderId, orderId), ne(billingDocuments.kind, 'credit_note')))
    .for('update');
  return row ?? null;
}

/** The credit note of a refund; null before it is issued. */
export async function findCreditNote(tx: Tx, refundId: string): Promise<DocumentEntry | null> {
  const [row] = await tx
    .select(entryColumns)
    .from(billingDocuments)
    .where(eq(billingDocuments.refundId, refundId));
  return row ?? null;
}

/** How many paise the credit notes of an order have taken back so far. */
export async function creditedPaise(tx: Tx, orderId: string): Promise<number> {
  const statement = sql`select coalesce(sum((content->>'totalPaise')::int), 0)::int as paise
    from ${billingDocuments} where order_id = ${orderId} and kind = 'credit_note'`;
  const [row] = await queryRows(tx, z.object({ paise: z.number() }), statement);
  return row?.paise ?? 0;
}

/** The user's documents, of all orders or those named, in the order of issue; a credit note follows what it takes back. */
export async function listDocumentsOf(tx: Tx, uid: string, orderIds?: string[]): Promise<DocumentEntry[]> {
  const ofOrders = orderIds && inArray(billingDocuments.orderId, orderIds);
  return tx
    .select(entryColumns)
    .from(billingDocuments)
    .where(and(eq(billingDocuments.uid, uid), ofOrders))
    .orderBy(asc(billingDocuments.issuedAt), asc(isCreditNote), asc(billingDocuments.number));
}

const isCreditNote = sql`${billingDocuments.kind} = 'credit_note'`;

/** A document whole, whosoever it is; null when there is none of that id. */
export async function findAnyDocument(tx: Tx, documentId: string): Promise<BillingDocument | null> {
  const [row] = await tx
    .select({ content: billingDocuments.content })
    .from(billingDocuments)
    .where(eq(billingDocuments.id, documentId));
  return row?.content ?? null;
}

/** A user's document whole; null when there is none of that id or it is another user's. */
export async function findDocument(tx: Tx, uid: string, documentId: string): Promise<BillingDocument | null> {
  const [row] = await tx
    .select({ content: billingDocuments.content })
    .from(billingDocuments)
    .where(and(eq(billingDocuments.id, documentId), eq(billingDocuments.uid, uid)));
  return row?.content ?? null;
}
