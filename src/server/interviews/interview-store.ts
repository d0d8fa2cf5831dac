import { z } from 'zod';
import type { EndReason, InterviewState } from '#contract/interview-events.ts';
import type { Style } from '#contract/styles.ts';
import type { TopicId } from '#contract/topics.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, desc, eq, gt, inArray, lt, or, sql } from '#server/platform/database/query.ts';
import {
  interviewEvents,
  interviewSessions,
  topicAssessments,
} from '#server/platform/database/schema/interviews.ts';

export type InterviewRow = typeof interviewSessions.$inferSelect;
export type StoredEvent = { seq: number; event: unknown };

const active: InterviewState[] = ['preparing', 'running'];

/** The owner's interview, or null: another user's is like a missing one (trust.md S13). */
export async function findInterview(tx: Tx, uid: string, sessionId: string): Promise<InterviewRow | null> {
  const [row] = await tx
    .select()
    .from(interviewSessions)
    .where(and(eq(interviewSessions.sessionId, sessionId), eq(interviewSessions.uid, uid)));
  return row ?? null;
}

/** An interview whoever owns it: for jobs and the conductor, never for a request. */
export async function findInterviewForService(tx: Tx, sessionId: string): Promise<InterviewRow | null> {
  const [row] = await tx.select().from(interviewSessions).where(eq(interviewSessions.sessionId, sessionId));
  return row ?? null;
}

/** The user's interview that is being prepared or runs; at most one (a unique index says so). */
export async function findActiveInterview(tx: Tx, uid: string): Promise<InterviewRow | null> {
  const [row] = await tx
    .select()
    .from(interviewSessions)
    .where(and(eq(interviewSessions.uid, uid), inArray(interviewSessions.state, active)));
  return row ?? null;
}

/** Writes a new interview in preparation. Fails on the unique index when the user has an active one. */
export async function insertInterview(
  tx: Tx,
  row: { sessionId: string; uid: string; holdKey: string; restarts: number; now: Date },
): Promise<void> {
  await tx.insert(interviewSessions).values({
    sessionId: row.sessionId,
    uid: row.uid,
    state: 'preparing',
    holdKey: row.holdKey,
    restarts: row.restarts,
    timestamp: row.now,
    updatedAt: row.now,
  });
}

/** Gives the pen to `leaseId` when nobody holds it, when it holds it already, or by force. The reply says whether it holds it now. */
export async function takeLease(
  tx: Tx,
  input: { uid: string; sessionId: string; leaseId: string; takeOver: boolean },
): Promise<boolean> {
  const rows = await tx
    .update(interviewSessions)
    .set({ leaseId: input.leaseId })
    .where(
      and(
        eq(interviewSessions.sessionId, input.sessionId),
        eq(interviewSessions.uid, input.uid),
        inArray(interviewSessions.state, active),
        input.takeOver
          ? undefined
          : or(sql`${interviewSessions.leaseId} is null`, eq(interviewSessions.leaseId, input.leaseId)),
      ),
    )
    .returning({ sessionId: interviewSessions.sessionId });
  return rows.length > 0;
}

/** Starts a prepared interview with its first event, once, and gives the starting tab the pen. False when it is no longer in preparation. */
export async function startRow(
  tx: Tx,
  input: {
    uid: string;
    sessionId: string;
    leaseId: string;
    style: Style;
    resumeId: string;
    event: unknown;
    now: Date;
  },
): Promise<boolean> {
  const started = await tx
    .update(interviewSessions)
    .set({
      state: 'running',
      style: input.style,
      resumeId: input.resumeId,
      startedAt: input.now,
      updatedAt: input.now,
      lastSeq: 1,
      leaseId: input.leaseId,
    })
    .where(
      and(
        eq(interviewSessions.sessionId, input.sessionId),
        eq(interviewSessions.uid, input.uid),
        eq(interviewSessions.state, 'preparing'),
      ),
    )
    .returning({ sessionId: interviewSessions.sessionId });
  if (started.length === 0) return false;
  await tx
    .insert(interviewEvents)
    .values({ sessionId: input.sessionId, seq: 1, clientKey: 'started', event: input.event, at: input.now });
  return true;
}

const appended = z.object({
  stored: z.number().nullable(),
  earlier: z.number().nullable(),
  state: z.string().nullable(),
  lease: z.string().nullable(),
  last: z.number().nullable(),
});

/**
 * What became of one event of the candidate: `stored` its number; `earlier` that the same client key was stored before; `behind` that
 * others wrote meanwhile (read on and try again); or why it may not be written.
 */
export type Appended =
  | { kind: 'stored'; seq: number }
  | { kind: 'earlier'; seq: number }
  | { kind: 'behind' }
  | { kind: 'refused'; code: 'not_found' | 'interview_over' | 'interview_open_elsewhere' };

/**
 * Adds one event of the candidate at the end of the log: one guarded statement, so that of two equal submits one is stored, a tab
 * without the pen stores nothing, and nothing is stored after the end.
 */
export async function appendCandidateEvent(
  tx: Tx,
  input: {
    uid: string;
    sessionId: string;
    leaseId: string | null;
    clientKey: string;
    expectedSeq: number;
    event: unknown;
    now: Date;
  },
): Promise<Appended> {
  const lease = input.leaseId === null ? sql`true` : sql`lease_id = ${input.leaseId}`;
  const [row] = await queryRows(
    tx,
    appended,
    sql`
      with held as (
        update interview_sessions set last_seq = last_seq + 1, updated_at = ${input.now.toISOString()}::timestamptz
        where session_id = ${input.sessionId} and uid = ${input.uid} and state = 'running' and ${lease}
          and last_seq = ${input.expectedSeq}
          and not exists (
            select 1 from interview_events e
            where e.session_id = ${input.sessionId} and e.client_key = ${input.clientKey})
        returning last_seq
      ), stored as (
        insert into interview_events (session_id, seq, client_key, event, at)
        select ${input.sessionId}, last_seq, ${input.clientKey}, ${JSON.stringify(input.event)}::jsonb,
          ${input.now.toISOString()}::timestamptz
        from held returning seq
      ), told as (
        select pg_notify('interviews', ${`log:${input.sessionId}`}) from stored
      )
      select (select seq from stored) as stored, (select count(*)::int from told) as told,
        (select seq from interview_events e
          where e.session_id = ${input.sessionId} and e.client_key = ${input.clientKey}) as earlier,
        s.state, s.lease_id as lease, s.last_seq as last
      from (select 1) one
      left join interview_sessions s on s.session_id = ${input.sessionId} and s.uid = ${input.uid}`,
  );
  if (!row || row.state === null) return { kind: 'refused', code: 'not_found' };
  if (row.stored !== null) return { kind: 'stored', seq: row.stored };
  if (row.earlier !== null) return { kind: 'earlier', seq: row.earlier };
  if (row.state !== 'running') return { kind: 'refused', code: 'interview_over' };
  if (input.leaseId !== null && row.lease !== input.leaseId)
    return { kind: 'refused', code: 'interview_open_elsewhere' };
  return { kind: 'behind' };
}

const replied = z.object({ frozen_ms: z.number(), frozen_at_ms: z.number().nullable() });

/**
 * Adds what the panel said and lets the clock run or stand still, in one guarded statement. Null when others wrote meanwhile: then
 * theirs holds.
 */
export async function appendPanelEvents(
  tx: Tx,
  input: {
    sessionId: string;
    expectedSeq: number;
    events: readonly unknown[];
    stemIds: readonly string[];
    frozen: boolean;
    now: Date;
  },
): Promise<{ frozenMs: number; frozenAt: Date | null } | null> {
  const now = sql`${input.now.toISOString()}::timestamptz`;
  const frozen = sql`${input.frozen}::boolean`;
  const [row] = await queryRows(
    tx,
    replied,
    sql`
      with held as (
        update interview_sessions set last_seq = last_seq + ${input.events.length}, updated_at = ${now},
          stem_ids = ${JSON.stringify(input.stemIds)}::jsonb,
          frozen_ms = frozen_ms + case when ${frozen} or frozen_at is null then 0
            else greatest(0, (extract(epoch from ${now} - frozen_at) * 1000)::int) end,
          frozen_at = case when ${frozen} then coalesce(frozen_at, ${now}) end
        where session_id = ${input.sessionId} and state = 'running' and last_seq = ${input.expectedSeq}
        returning session_id, frozen_ms, (extract(epoch from frozen_at) * 1000)::float8 as frozen_at_ms
      ), stored as (
        insert into interview_events (session_id, seq, event, at)
        select session_id, ${input.expectedSeq} + e.n::int, e.event, ${now}
        from held, jsonb_array_elements(${JSON.stringify(input.events)}::jsonb) with ordinality as e(event, n)
        returning seq
      ), told as (
        select pg_notify('interviews', ${`log:${input.sessionId}`}) from held
      )
      select frozen_ms, frozen_at_ms, (select count(*)::int from stored) as stored, (select count(*)::int from told) as told
      from held`,
  );
  if (!row) return null;
  return { frozenMs: row.frozen_ms, frozenAt: row.frozen_at_ms === null ? null : new Date(row.frozen_at_ms) };
}

/** Moves a running interview on, once. False when it was not running any more. */
export async function finishRow(
  tx: Tx,
  input: {
    sessionId: string;
    state: 'scoring' | 'done';
    reason: EndReason;
    refused: 'distress' | null;
    now: Date;
  },
): Promise<boolean> {
  const rows = await tx
    .update(interviewSessions)
    .set({
      state: input.state,
      endReason: input.reason,
      endedAt: input.now,
      updatedAt: input.now,
      refusedFeedback: input.refused,
    })
    .where(and(eq(interviewSessions.sessionId, input.sessionId), eq(interviewSessions.state, 'running')))
    .returning({ sessionId: interviewSessions.sessionId });
  return rows.length > 0;
}

/** Throws an active interview away, once. Null when it was not active any more. */
export async function discardRow(
  tx: Tx,
  input: { uid: string; sessionId: string; reason: EndReason; states: InterviewState[]; now: Date },
): Promise<InterviewRow | null> {
  const [row] = await tx
    .update(interviewSessions)
    .set({ state: 'discarded', endReason: input.reason, endedAt: input.now, updatedAt: input.now })
    .where(
      and(
        eq(interviewSessions.sessionId, input.sessionId),
        eq(interviewSessions.uid, input.uid),
        inArray(interviewSessions.state, input.states),
      ),
    )
    .returning();
  return row ?? null;
}

/** The log of an interview after `afterSeq`, in order. */
export async function readEvents(tx: Tx, sessionId: string, afterSeq: number): Promise<StoredEvent[]> {
  return tx
    .select({ seq: interviewEvents.seq, event: interviewEvents.event })
    .from(interviewEvents)
    .where(and(eq(interviewEvents.sessionId, sessionId), gt(interviewEvents.seq, afterSeq)))
    .orderBy(asc(interviewEvents.seq));
}

/** The number of the event stored under a client key, or null. */
export async function findSeqByKey(tx: Tx, sessionId: string, clientKey: string): Promise<number | null> {
  const [row] = await tx
    .select({ seq: interviewEvents.seq })
    .from(interviewEvents)
    .where(and(eq(interviewEvents.sessionId, sessionId), eq(interviewEvents.clientKey, clientKey)));
  return row?.seq ?? null;
}

/** Stems of the user's last three started interviews, which the next one does not ask again. */
export async function recentStemIds(tx: Tx, uid: string): Promise<string[]> {
  const rows = await tx
    .select({ stemIds: interviewSessions.stemIds })
    .from(interviewSessions)
    .where(and(eq(interviewSessions.uid, uid), sql`${interviewSessions.startedAt} is not null`))
    .orderBy(desc(interviewSessions.timestamp))
    .limit(3);
  return rows.flatMap((r) => r.stemIds);
}

/** Running interviews whose clock (which may stand still) has passed the hard stop, or that have stood still for a day. */
export async function findOverdue(tx: Tx, hardStopMs: number, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ sessionId: interviewSessions.sessionId })
    .from(interviewSessions)
    .where(
      and(
        eq(interviewSessions.state, 'running'),
        sql`case when ${interviewSessions.frozenAt} is null
          then ${interviewSessions.startedAt} + make_interval(secs => (${hardStopMs} + ${interviewSessions.frozenMs}) / 1000.0) <= ${now.toISOString()}::timestamptz
          else ${interviewSessions.frozenAt} + interval '1 day' <= ${now.toISOString()}::timestamptz end`,
      ),
    )
    .limit(200);
  return rows.map((r) => r.sessionId);
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

/** The topics of an interview that are assessed already, in the order they were. */
export async function assessedTopicIds(tx: Tx, sessionId: string): Promise<TopicId[]> {
  const rows = await tx
    .select({ topicId: topicAssessments.topicId })
    .from(topicAssessments)
    .where(eq(topicAssessments.sessionId, sessionId))
    .orderBy(asc(topicAssessments.at));
  return rows.map((r) => r.topicId);
}
