import { forgetLogs } from '#server/interviews/forget-log.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, exists, inArray, isNull, or, sql } from '#server/platform/database/query.ts';
import { drills } from '#server/platform/database/schema/drills.ts';
import { feedbacks, interviewSessions } from '#server/platform/database/schema/interviews.ts';

/**
 * Deletes what was said and judged in these interviews. Their rows stay without any of it, since credits count them (rule MONEY-9).
 */
export async function forgetWords(tx: Tx, sessionIds: readonly string[], now: Date): Promise<void> {
  if (sessionIds.length === 0) return;
  const ids = [...sessionIds];
  await forgetLogs(tx, ids);
  await tx.update(drills).set({ aim: null, result: null }).where(inArray(drills.sessionId, ids));
  await tx
    .update(interviewSessions)
    .set({ stemIds: [], dueAt: null, forgottenAt: now })
    .where(inArray(interviewSessions.sessionId, ids));
}

/** Deletes the feedback of these interviews, transcript and scores. */
export async function forgetFeedback(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await tx.delete(feedbacks).where(inArray(feedbacks.sessionId, [...sessionIds]));
}

/** Interviews of a user of which words or feedback are left. */
export async function findUnforgotten(tx: Tx, uid: string, limit: number): Promise<string[]> {
  const feedback = tx
    .select({ one: sql`1` })
    .from(feedbacks)
    .where(eq(feedbacks.sessionId, interviewSessions.sessionId));
  const rows = await tx
    .select({ sessionId: interviewSessions.sessionId })
    .from(interviewSessions)
    .where(and(eq(interviewSessions.uid, uid), or(isNull(interviewSessions.forgottenAt), exists(feedback))))
    .limit(limit);
  return rows.map((row) => row.sessionId);
}
