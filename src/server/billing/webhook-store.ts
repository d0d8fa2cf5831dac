import type { Tx } from '#server/platform/database/database.ts';
import { and, asc, desc, eq, inArray, isNull, like, lt } from '#server/platform/database/query.ts';
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

/** A delivery that was not processed yet; null otherwise. */
export async function findUnprocessed(
  tx: Tx,
  eventId: string,
): Promise<{ body: Uint8Array; receivedAt: Date } | null> {
  const [row] = await tx
    .select({ body: webhookInbox.body, receivedAt: webhookInbox.receivedAt })
    .from(webhookInbox)
    .where(and(eq(webhookInbox.eventId, eventId), isNull(webhookInbox.processedAt)));
  return row ?? null;
}

export async function markProcessed(
  tx: Tx,
  { eventId, outcome, now }: { eventId: string; outcome: string; now: Date },
): Promise<void> {
  await tx.update(webhookInbox).set({ processedAt: now, outcome }).where(eq(webhookInbox.eventId, eventId));
}

/** What the outcome of a delivery begins with that cannot be processed and waits for the operator. */
const setAside = 'set aside: ';

/** Takes a delivery out of the work, for a reason the operator reads. */
export async function markSetAside(
  tx: Tx,
  { eventId, reason, now }: { eventId: string; reason: string; now: Date },
): Promise<void> {
  await markProcessed(tx, { eventId, outcome: setAside + reason, now });
}

/** Deliveries that were set aside, the newest first. */
export async function findSetAside(
  tx: Tx,
  limit: number,
): Promise<{ eventId: string; receivedAt: Date; reason: string }[]> {
  const rows = await tx
    .select({
      eventId: webhookInbox.eventId,
      receivedAt: webhookInbox.receivedAt,
      outcome: webhookInbox.outcome,
    })
    .from(webhookInbox)
    .where(like(webhookInbox.outcome, `${setAside}%`))
    .orderBy(desc(webhookInbox.receivedAt), asc(webhookInbox.eventId))
    .limit(limit);
  return rows.map(({ outcome, ...row }) => ({ ...row, reason: outcome?.slice(setAside.length) ?? '' }));
}

/** Puts a delivery that was set aside back into the work; false when there is none of that id. */
export async function takeBack(tx: Tx, eventId: string): Promise<boolean> {
  const rows = await tx
    .update(webhookInbox)
    .set({ processedAt: null, outcome: null })
    .where(and(eq(webhookInbox.eventId, eventId), like(webhookInbox.outcome, `${setAside}%`)))
    .returning({ eventId: webhookInbox.eventId });
  return rows.length > 0;
}

/** What became of a delivery; null while it waits. */
export async function findOutcome(tx: Tx, eventId: string): Promise<string | null> {
  const [row] = await tx
    .select({ outcome: webhookInbox.outcome })
    .from(webhookInbox)
    .where(eq(webhookInbox.eventId, eventId));
  return row?.outcome ?? null;
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

/** Forgets deliveries that were processed before `before`, `most` at a time; replies how many. What was never processed stays. */
export async function deleteProcessedWebhooks(tx: Tx, before: Date, most: number): Promise<number> {
  const old = tx
    .select({ eventId: webhookInbox.eventId })
    .from(webhookInbox)
    .where(lt(webhookInbox.processedAt, before))
    .limit(most);
  const gone = await tx
    .delete(webhookInbox)
    .where(inArray(webhookInbox.eventId, old))
    .returning({ eventId: webhookInbox.eventId });
  return gone.length;
}
