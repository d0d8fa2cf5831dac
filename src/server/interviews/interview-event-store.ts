import { z } from 'zod';
import { type Caller, callerUid } from '#server/accounts/session-owner.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, gt, sql } from '#server/platform/database/query.ts';
import { interviewEvents } from '#server/platform/database/schema/interviews.ts';

export type StoredEvent = { seq: number; event: unknown };

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

const appended = z.object({
  caller: z.string().nullable(),
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
  | { kind: 'refused'; code: 'not_signed_in' | 'not_found' | 'interview_over' | 'interview_open_elsewhere' };

/** Whose event it is, from which tab (null for events of the service itself), and the key that makes a repetition the same event. */
export type EventInput = { caller: Caller; sessionId: string; leaseId: string | null; clientKey: string };

/**
 * Adds one event of the candidate at the end of the log: one guarded statement that also looks up the caller's session, so that of two equal submits one is stored, a tab
 * without the pen stores nothing, and nothing is stored after the end.
 */
export async function appendCandidateEvent(
  tx: Tx,
  input: EventInput & { expectedSeq: number; event: unknown; now: Date },
): Promise<Appended> {
  const lease = input.leaseId === null ? sql`true` : sql`lease_id = ${input.leaseId}`;
  const [row] = await queryRows(
    tx,
    appended,
    sql`
      with who as (select ${callerUid(input.caller, input.now)} as uid), held as (
        update interview_sessions set last_seq = last_seq + 1, updated_at = ${input.now.toISOString()}::timestamptz
        where session_id = ${input.sessionId} and uid = (select uid from who) and state = 'running' and ${lease}
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
      )
      select (select seq from stored) as stored,
        (select seq from interview_events e
          where e.session_id = ${input.sessionId} and e.client_key = ${input.clientKey}) as earlier,
        who.uid as caller, s.state, s.lease_id as lease, s.last_seq as last
      from who left join interview_sessions s on s.session_id = ${input.sessionId} and s.uid = who.uid`,
  );
  if (!row?.caller) return { kind: 'refused', code: 'not_signed_in' };
  if (row.state === null) return { kind: 'refused', code: 'not_found' };
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
      )
      select frozen_ms, frozen_at_ms, (select count(*)::int from stored) as stored from held`,
  );
  if (!row) return null;
  return { frozenMs: row.frozen_ms, frozenAt: row.frozen_at_ms === null ? null : new Date(row.frozen_at_ms) };
}

const owner = z.object({ uid: z.string().nullable() });

/** Who the caller is, or null when their session ended. */
export async function findCaller(tx: Tx, caller: Caller, now: Date): Promise<string | null> {
  const [row] = await queryRows(tx, owner, sql`select ${callerUid(caller, now)} as uid`);
  return row?.uid ?? null;
}
