import { z } from 'zod';
import { type DrillAim, drillLimits, type DrillResult } from '#contract/drills.ts';
import type { Feedback } from '#contract/feedback.ts';
import { dayMs } from '#contract/time.ts';
import { topicsAsTold } from '#core/scoring/as-told.ts';
import type { JudgedInterview } from '#core/insight/drills/weak-spots.ts';
import type { CandidateProfile } from '#contract/topics.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, count, desc, eq, gt, isNotNull, sql } from '#server/platform/database/query.ts';
import { drills } from '#server/platform/database/schema/drills.ts';
import { feedbacks, interviewSessions } from '#server/platform/database/schema/interviews.ts';

/**
 * Writes a new drill in preparation where fewer than three of the day count; false, and nothing written, otherwise (rule DRILL-4). One statement, asked
 * under the user's lock. Fails on the unique index when an interview or drill is active.
 */
export async function insertDrill(
  tx: Tx,
  row: { sessionId: string; uid: string; aim: DrillAim; day: string; now: Date },
): Promise<boolean> {
  const at = sql`${row.now.toISOString()}::timestamptz`;
  const written = await queryRows(
    tx,
    z.object({ session_id: z.string() }),
    sql`with begun as (
        insert into interview_sessions (session_id, uid, kind, state, hold_key, "timestamp", updated_at)
        select ${row.sessionId}, ${row.uid}, 'drill', 'preparing', ${row.sessionId}, ${at}, ${at}
        where (select count(*) from drills d where d.uid = ${row.uid} and d.day = ${row.day} and d.counts)
          < ${drillLimits.perDay}
        returning session_id
      )
      insert into drills (session_id, uid, day, aim)
      select session_id, ${row.uid}, ${row.day}, ${JSON.stringify(row.aim)}::jsonb from begun
      returning session_id`,
  );
  return written.length > 0;
}

/** How many drills of that day count. */
export async function countOn(tx: Tx, uid: string, day: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(drills)
    .where(and(eq(drills.uid, uid), eq(drills.day, day), drills.counts));
  return row?.n ?? 0;
}

type DrillRow = typeof drills.$inferSelect;

/** The owner's drill, or null. */
export async function findDrill(tx: Tx, uid: string, sessionId: string): Promise<DrillRow | null> {
  const [row] = await tx
    .select()
    .from(drills)
    .where(and(eq(drills.sessionId, sessionId), eq(drills.uid, uid)));
  return row ?? null;
}

/** A drill that was read. */
export type DoneDrill = { sessionId: string; aim: DrillAim; result: DrillResult; completedAt: Date };

/** The user's drills that were read and whose words are still there, the oldest first. */
export async function listDone(tx: Tx, uid: string): Promise<DoneDrill[]> {
  const rows = await tx
    .select()
    .from(drills)
    .where(and(eq(drills.uid, uid), isNotNull(drills.result)))
    .orderBy(asc(drills.completedAt), asc(drills.sessionId));
  return rows.flatMap(({ sessionId, aim, result, completedAt }) =>
    aim && result && completedAt ? [{ sessionId, aim, result, completedAt }] : [],
  );
}

/** Keeps what a drill came to. */
export async function storeResult(
  tx: Tx,
  { sessionId, result, now }: { sessionId: string; result: DrillResult; now: Date },
): Promise<void> {
  await tx.update(drills).set({ result, completedAt: now }).where(eq(drills.sessionId, sessionId));
}

/** Everything asked of the user in the last fourteen days, in interviews and drills (rule DRILL-2). */
export async function stemsAskedLately(tx: Tx, uid: string, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - drillLimits.restDays * dayMs);
  const rows = await tx
    .select({ stemIds: interviewSessions.stemIds })
    .from(interviewSessions)
    .where(and(eq(interviewSessions.uid, uid), gt(interviewSessions.startedAt, since)));
  return [...new Set(rows.flatMap((row) => row.stemIds))];
}

/** So many interviews back a weak spot may come from. */
const judgedInterviews = 10;

/** What the user's feedback says of each topic and tactic, newest first, without the transcripts; with the resume each rested on. */
export async function listJudged(
  tx: Tx,
  uid: string,
): Promise<(JudgedInterview & { profile: CandidateProfile; resumeId: string | null })[]> {
  const rows = await tx
    .select({
      sessionId: feedbacks.sessionId,
      topics: sql<Feedback['topics']>`${feedbacks.feedback} -> 'topics'`,
      assessor: sql<Feedback['assessor']>`${feedbacks.feedback} -> 'assessor'`,
      told: feedbacks.told,
      tactics: sql<JudgedInterview['tactics']>`${feedbacks.feedback} -> 'tactics'`,
      profile: sql<CandidateProfile>`${feedbacks.feedback} ->> 'profile'`,
      resumeId: interviewSessions.resumeId,
    })
    .from(feedbacks)
    .innerJoin(interviewSessions, eq(interviewSessions.sessionId, feedbacks.sessionId))
    .where(eq(feedbacks.uid, uid))
    .orderBy(desc(feedbacks.completedAt))
    .limit(judgedInterviews);
  return rows.map(({ told, ...row }) => topicsAsTold(row, told));
}
