import type { DrillAim } from '#contract/drills.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { eq, inArray, sql } from '#server/platform/database/query.ts';
import { drills } from '#server/platform/database/schema/drills.ts';

/** Decides of drills that end in this transaction whether they count on their day: where a question was answered (rule DRILL-4). */
export async function settleDrills(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  await tx
    .update(drills)
    .set({
      counts: sql`exists (select 1 from interview_events e where e.session_id = ${drills.sessionId}
        and e.event ->> 'kind' = 'answered')`,
    })
    .where(inArray(drills.sessionId, [...sessionIds]));
}

/** What a drill is about; null once its words were deleted. */
export async function findAim(tx: Tx, sessionId: string): Promise<DrillAim | null> {
  const [row] = await tx.select({ aim: drills.aim }).from(drills).where(eq(drills.sessionId, sessionId));
  return row?.aim ?? null;
}
