import type { Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, lt, lte } from '#server/platform/database/query.ts';
import { idempotencyKeys } from '#server/platform/database/schema/billing.ts';
import { sha256 } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A request that acts once under its Idempotency-Key, however often it comes. */
export type IdempotentRequest = {
  uid: string;
  route: 'create_order' | 'request_refund';
  key: string;
  body: object;
};

/** The order or refund the same request made before; null for a new one. Throws Refusal `idempotency_key_reused` when the key stood for another request. Lock the user first. */
export async function findIdempotencyRecord(tx: Tx, request: IdempotentRequest): Promise<string | null> {
  const { uid, route, key } = request;
  const [row] = await tx
    .select({ hash: idempotencyKeys.requestHash, subjectId: idempotencyKeys.subjectId })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.uid, uid), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key)));
  if (!row) return null;
  if (row.hash !== hashOf(request)) throw new Refusal('idempotency_key_reused');
  return row.subjectId;
}

/** Remembers what a request made, so that repeating it makes nothing more. */
export async function storeIdempotencyRecord(
  tx: Tx,
  request: IdempotentRequest,
  subjectId: string,
  now: Date,
): Promise<void> {
  const { uid, route, key } = request;
  await tx
    .insert(idempotencyKeys)
    .values({ uid, route, key, requestHash: hashOf(request), subjectId, createdAt: now });
}

/** Forgets what requests before `before` made, about `most` of them; replies how many. */
export async function deleteOldIdempotencyRecords(tx: Tx, before: Date, most: number): Promise<number> {
  const [newest] = await tx
    .select({ createdAt: idempotencyKeys.createdAt })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, before))
    .orderBy(asc(idempotencyKeys.createdAt))
    .offset(most - 1)
    .limit(1);
  const until = newest
    ? lte(idempotencyKeys.createdAt, newest.createdAt)
    : lt(idempotencyKeys.createdAt, before);
  const gone = await tx.delete(idempotencyKeys).where(until).returning({ uid: idempotencyKeys.uid });
  return gone.length;
}

function hashOf({ body }: IdempotentRequest): string {
  return sha256(JSON.stringify(body));
}
