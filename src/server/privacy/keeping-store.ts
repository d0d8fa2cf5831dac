import type { Tx } from '#server/platform/database/database.ts';
import { eq } from '#server/platform/database/query.ts';
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
