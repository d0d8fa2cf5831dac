import type { BillingDocument } from '#contract/billing.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findDocument } from './document-store.ts';

/** A document for the user it was made out to, as it was issued. Throws Refusal `not_found`, for another user's too. */
export async function readDocument(
  { database }: Pick<Parts, 'database'>,
  { uid, documentId }: { uid: string; documentId: string },
): Promise<BillingDocument> {
  const document = await database.read((tx) => findDocument(tx, uid, documentId));
  if (!document) throw new Refusal('not_found');
  return document;
}
