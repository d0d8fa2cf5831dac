import { z } from 'zod';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, eq, lt, sql } from '#server/platform/database/query.ts';
import { interviewSessions } from '#server/platform/database/schema/interviews.ts';

/** Running interviews whose clock (which may stand still) has passed the hard stop of their kind, a sitting's of its own length, or that have stood still for a day. */
export async function findOverdue(
  tx: Tx,
  hardStopMs: Record<'interview' | 'drill' | 'afterSitting', number>,
  now: Date,
): Promise<string[]> {
  const minutes = sql`(select (e.event -> 'scenario' ->> 'minutes')::float8 from interview_events e
    where e.session_id = ${interviewSessions.sessionId} and e.client_key = 'started')`;
  const stopMs = sql`case ${interviewSessions.kind} when 'sitting' then ${minutes} * 60000 + ${hardStopMs.afterSitting}::int
    when 'interview' then ${hardStopMs.interview}::int else ${hardStopMs.drill}::int end`;
  const rows = await tx
    .select({ sessionId: interviewSessions.sessionId })
    .from(interviewSessions)
    .where(
      and(
        eq(interviewSessions.state, 'running'),
        sql`case when ${interviewSessions.frozenAt} is null
          then ${interviewSessions.startedAt} + make_interval(secs => (${stopMs} + ${interviewSessions.frozenMs}) / 1000.0) <= ${now.toISOString()}::timestamptz
          else ${interviewSessions.frozenAt} + interval '1 day' <= ${now.toISOString()}::timestamptz end`,
      ),
    )
    .limit(200);
  return rows.map((r) => r.sessionId);
}

/** Running interviews in which the last thing that happened, before `before`, was not the panel's: perhaps it owes words. */
export async function findOwing(tx: Tx, before: Date): Promise<string[]> {
  const rows = await queryRows(
    tx,
    z.object({ session_id: z.string() }),
    sql`select s.session_id from interview_sessions s
      join lateral (
        select e.event ->> 'kind' as kind, e.at from interview_events e
        where e.session_id = s.session_id order by e.seq desc limit 1
      ) last on true
      where s.state = 'running' and last.kind <> 'uttered' and last.at <= ${before.toISOString()}::timestamptz
      limit 200`,
  );
  return rows.map((row) => row.session_id);
}

/** Interviews in preparation that nobody touched since `before`. */
export async function findIdlePreparations(
  tx: Tx,
  before: Date,
): Promise<{ sessionId: string; uid: string }[]> {
  return tx
    .select({ sessionId: interviewSessions.sessionId, uid: interviewSessions.uid })
    .from(interviewSessions)
    .where(and(eq(interviewSessions.state, 'preparing'), lt(interviewSessions.updatedAt, before)))
    .limit(200);
}
