import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, gt, lte } from '#server/platform/database/query.ts';
import { signInFlows } from '#server/platform/database/schema/accounts.ts';

export type SignInFlow = typeof signInFlows.$inferSelect;

export async function insertFlow(tx: Tx, flow: typeof signInFlows.$inferInsert): Promise<void> {
  await tx.insert(signInFlows).values(flow);
}

/** A candidate's flow as the browser that began it may see it; null for any other browser. */
export async function findFlow(tx: Tx, flowId: string, cookieHash: string): Promise<SignInFlow | null> {
  const [flow] = await tx
    .select()
    .from(signInFlows)
    .where(
      and(
        eq(signInFlows.flowId, flowId),
        eq(signInFlows.cookieHash, cookieHash),
        eq(signInFlows.audience, 'candidate'),
      ),
    );
  return flow ?? null;
}

/**
 * Takes the flow a callback belongs to, once: by its state, from the browser that began it, before it expired. Null for a wrong or
 * replayed state and for another browser, which cannot be told apart.
 */
export async function takeFlow(
  tx: Tx,
  state: string,
  cookieHash: string,
  now: Date,
): Promise<SignInFlow | null> {
  const [flow] = await tx
    .update(signInFlows)
    .set({ status: 'used' })
    .where(
      and(
        eq(signInFlows.state, state),
        eq(signInFlows.cookieHash, cookieHash),
        eq(signInFlows.status, 'pending'),
        gt(signInFlows.expiresAt, now),
      ),
    )
    .returning();
  return flow ?? null;
}

/** Writes how a taken flow ended; `message` is shown on the sign-in page. */
export async function endFlow(
  tx: Tx,
  flowId: string,
  status: 'done' | 'failed',
  message: string | null,
): Promise<void> {
  await tx
    .update(signInFlows)
    .set({ status, message })
    .where(and(eq(signInFlows.flowId, flowId), eq(signInFlows.status, 'used')));
}

export async function deleteExpiredFlows(tx: Tx, now: Date): Promise<void> {
  await tx.delete(signInFlows).where(lte(signInFlows.expiresAt, now));
}
