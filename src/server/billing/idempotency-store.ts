import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, lt } from '#server/platform/database/query.ts';
import { idempotencyKeys } from '#server/platform/database/schema/billing.ts';
import { sha256 } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';

export type Wish = { uid: string; route: 'create_order' | 'request_refund'; key: string; request: object };

/** What the same wish came to before; null for a new one. Throws Refusal `idempotency_key_reused` when the key stood for another request. Lock the user first. */
export async function findWish(tx: Tx, wish: Wish): Promise<string | null> {
  const [row] = await tx
    .select({ hash: idempotencyKeys.requestHash, subjectId: idempotencyKeys.subjectId })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.uid, wish.uid),
        eq(idempotencyKeys.route, wish.route),
        eq(idempotencyKeys.key, wish.key),
      ),
    );
  if (!row) return null;
  if (row.hash !== hashOf(wish)) throw new Refusal('idempotency_key_reused');
  return row.subjectId;
}

/** Remembers what a wish came to. */
export async function storeWish(tx: Tx, wish: Wish, subjectId: string, now: Date): Promise<void> {
  const { uid, route, key } = wish;
  await tx
    .insert(idempotencyKeys)
    .values({ uid, route, key, requestHash: hashOf(wish), subjectId, createdAt: now });
}

/** Forgets wishes made before `before`. */
export async function deleteOldWishes(tx: Tx, before: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

function hashOf({ request }: Wish): string {
  return sha256(JSON.stringify(request));
}
