import type { Feedback } from '#contract/feedback.ts';
import type { Ladder } from '#contract/ladder.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, isNull, sql } from '#server/platform/database/query.ts';
import { ladders } from '#server/platform/database/schema/insight.ts';
import { feedbacks } from '#server/platform/database/schema/interviews.ts';

/** A ladder that was asked for so long ago and is not there is asked for again. */
const forgottenMs = 60_000;

/** The feedback of an interview whoever owns it, for the service's own work; null when it is gone. */
export async function findFeedbackForService(tx: Tx, sessionId: string): Promise<Feedback | null> {
  const [row] = await tx
    .select({ feedback: feedbacks.feedback })
    .from(feedbacks)
    .where(eq(feedbacks.sessionId, sessionId));
  return row?.feedback ?? null;
}

/** The ladder of an interview, when it was made. */
export async function findLadder(tx: Tx, sessionId: string): Promise<Ladder | null> {
  const [row] = await tx
    .select({ ladder: ladders.ladder })
    .from(ladders)
    .where(eq(ladders.sessionId, sessionId));
  return row?.ladder ?? null;
}

/**
 * Notes that the ladder of a feedback is to be made, when it is neither made nor just asked for; replies whether this was the one that asked.
 * Nothing is noted of a feedback that is gone.
 */
export async function askForLadder(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - forgottenMs);
  const { rows } = (await tx.execute(sql`
    insert into ${ladders} (session_id, asked_at)
    select session_id, ${now.toISOString()}::timestamptz from ${feedbacks} where session_id = ${sessionId} for key share
    on conflict (session_id) do update set asked_at = excluded.asked_at
      where ladders.ladder is null and ladders.asked_at <= ${before.toISOString()}::timestamptz
    returning session_id`)) as { rows: unknown[] };
  return rows.length > 0;
}

/** Stores a ladder, once: of two that were made the first stays (rule LADDER-4). */
export async function storeLadder(tx: Tx, sessionId: string, ladder: Ladder, now: Date): Promise<void> {
  await tx
    .update(ladders)
    .set({ ladder, madeAt: now })
    .where(and(eq(ladders.sessionId, sessionId), isNull(ladders.ladder)));
}
