import type { Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, isNull, lt } from '#server/platform/database/query.ts';
import { webhookInbox } from '#server/platform/database/schema/billing.ts';

/** Keeps a delivery; false when one of the same event id is there already. */
export async function insertWebhook(
  tx: Tx,
  webhook: { eventId: string; body: Uint8Array; receivedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(webhookInbox)
    .values(webhook)
    .onConflictDoNothing()
    .returning({ eventId: webhookInbox.eventId });
  return rows.length > 0;
}

/** The body of a delivery that was not processed yet; null otherwise. */
export async function findUnprocessed(tx: Tx, eventId: string): Promise<Uint8Array | null> {
  const [row] = await tx
    .select({ body: webhookInbox.body })
    .from(webhookInbox)
    .where(and(eq(webhookInbox.eventId, eventId), isNull(webhookInbox.processedAt)));
  return row?.body ?? null;
}

export async function markProcessed(
  tx: Tx,
  { eventId, outcome, now }: { eventId: string; outcome: string; now: Date },
): Promise<void> {
  await tx.update(webhookInbox).set({ processedAt: now, outcome }).where(eq(webhookInbox.eventId, eventId));
}

/** Deliveries nobody processed although they came before `before`: their job was lost or keeps failing. */
export async function findLeftOver(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ eventId: webhookInbox.eventId })
    .from(webhookInbox)
    .where(and(isNull(webhookInbox.processedAt), lt(webhookInbox.receivedAt, before)))
    .orderBy(asc(webhookInbox.receivedAt))
    .limit(limit);
  return rows.map((row) => row.eventId);
}

/** Forgets deliveries that were processed before `before`; what was never processed stays. */
export async function deleteProcessedWebhooks(tx: Tx, before: Date): Promise<void> {
  await tx.delete(webhookInbox).where(lt(webhookInbox.processedAt, before));
}
