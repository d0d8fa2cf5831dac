import { type InterviewAims, interviewAims } from '#contract/interview-events.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, desc, eq, sql } from '#server/platform/database/query.ts';
import { interviewEvents, interviewSessions } from '#server/platform/database/schema/interviews.ts';

/** So many interviews back, nothing is asked again. */
const recentInterviews = 3;
/** What was asked and written in interviews; a drill's is its own (rule DRILL-4), and a sitting's the school's (rule SCHOOL-15). */
const isInterview = eq(interviewSessions.kind, 'interview');

/** Stems of the user's last three started interviews, which the next one does not ask again. */
export async function recentStemIds(tx: Tx, uid: string): Promise<string[]> {
  const rows = await tx
    .select({ stemIds: interviewSessions.stemIds })
    .from(interviewSessions)
    .where(and(eq(interviewSessions.uid, uid), isInterview, sql`${interviewSessions.startedAt} is not null`))
    .orderBy(desc(interviewSessions.timestamp))
    .limit(recentInterviews);
  return rows.flatMap((r) => r.stemIds);
}

/** What the user wrote beside the resume for the interview started last; empty where nothing is left of it. */
export async function lastAims(tx: Tx, uid: string): Promise<InterviewAims> {
  const [row] = await tx
    .select({ event: interviewEvents.event })
    .from(interviewEvents)
    .innerJoin(interviewSessions, eq(interviewSessions.sessionId, interviewEvents.sessionId))
    .where(and(eq(interviewSessions.uid, uid), isInterview, eq(interviewEvents.clientKey, 'started')))
    .orderBy(desc(interviewSessions.timestamp))
    .limit(1);
  return interviewAims.parse(row?.event ?? {});
}
