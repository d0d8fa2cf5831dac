import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, lte } from '#server/platform/database/query.ts';
import { feedbackKeeping } from '#server/platform/database/schema/privacy.ts';

/** Whether the user chose to keep feedback longer. */
export async function keepsLonger(tx: Tx, uid: string): Promise<boolean> {
  const rows = await tx
    .select({ uid: feedbackKeeping.uid })
    .from(feedbackKeeping)
    .where(eq(feedbackKeeping.uid, uid));
  return rows.length > 0;
}

/** Stores the choice, or takes it back; replies whether that changed anything. */
export async function setKeepsLonger(tx: Tx, uid: string, keep: boolean, now: Date): Promise<boolean> {
  const changed = keep
    ? await tx.insert(feedbackKeeping).values({ uid, chosenAt: now }).onConflictDoNothing().returning()
    : await tx.delete(feedbackKeeping).where(eq(feedbackKeeping.uid, uid)).returning();
  return changed.length > 0;
}

/** Takes a choice back that was made by `until`; whether there was one. */
export async function endKeepsLonger(tx: Tx, uid: string, until: Date): Promise<boolean> {
  const rows = await tx
    .delete(feedbackKeeping)
    .where(and(eq(feedbackKeeping.uid, uid), lte(feedbackKeeping.chosenAt, until)))
    .returning();
  return rows.length > 0;
}
