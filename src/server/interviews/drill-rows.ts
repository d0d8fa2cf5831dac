import type { DrillAim } from '#contract/drills.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, sql } from '#server/platform/database/query.ts';
import { drills } from '#server/platform/database/schema/drills.ts';

/** Takes a drill that was thrown away before it started off the count of its day (rule DRILL-4). */
export async function settleDiscardedDrill(tx: Tx, sessionId: string): Promise<void> {
  const notStarted = sql`exists (select 1 from interview_sessions s
    where s.session_id = ${drills.sessionId} and s.started_at is null)`;
  await tx
    .update(drills)
    .set({ counts: false })
    .where(and(eq(drills.sessionId, sessionId), notStarted));
}

/** What a drill is about; null once its words were deleted. */
export async function findAim(tx: Tx, sessionId: string): Promise<DrillAim | null> {
  const [row] = await tx.select({ aim: drills.aim }).from(drills).where(eq(drills.sessionId, sessionId));
  return row?.aim ?? null;
}
