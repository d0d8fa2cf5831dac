import type { EndReason, InterviewState } from '#contract/interview-events.ts';
import type { Style } from '#contract/styles.ts';
import { type TopicId, topicIds } from '#contract/topics.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, inArray, like, max, or, sql } from '#server/platform/database/query.ts';
import { ledger } from '#server/platform/database/schema/credits.ts';
import {
  interviewEvents,
  interviewSessions,
  scoringStages,
} from '#server/platform/database/schema/interviews.ts';

export type InterviewRow = typeof interviewSessions.$inferSelect;

const active: InterviewState[] = ['preparing', 'running'];

/** The owner's interview, or null: another user's is like a missing one (rule OWN-1). */
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

/** The user's interview or drill that is being prepared or runs; at most one (a unique index says so). */
export async function findActiveInterview(tx: Tx, uid: string): Promise<InterviewRow | null> {
  const [row] = await tx
    .select()
    .from(interviewSessions)
    .where(and(eq(interviewSessions.uid, uid), inArray(interviewSessions.state, active)));
  return row ?? null;
}

/**
 * The name of the user's next interview: who and when, in milliseconds, or the first one after it that is free. Ask it under the user's lock.
 */
export async function nextSessionId(tx: Tx, uid: string, now: Date): Promise<string> {
  const prefix = `session_${uid}_`;
  const [last] = await tx
    .select({ sessionId: max(interviewSessions.sessionId) })
    .from(interviewSessions)
    .where(eq(interviewSessions.uid, uid));
  const lastMs = Number(last?.sessionId?.slice(prefix.length) ?? 0);
  return `${prefix}${Math.max(now.getTime(), lastMs + 1)}`;
}

/** Writes a new interview, or what is run as one, in preparation. Fails on the unique index when the user has an active one. */
export async function insertInterview(
  tx: Tx,
  row: {
    sessionId: string;
    uid: string;
    kind?: InterviewRow['kind'];
    holdKey: string;
    restarts: number;
    now: Date;
  },
): Promise<void> {
  await tx.insert(interviewSessions).values({
    kind: row.kind ?? 'interview',
    sessionId: row.sessionId,
    uid: row.uid,
    state: 'preparing',
    holdKey: row.holdKey,
    restarts: row.restarts,
    timestamp: row.now,
    updatedAt: row.now,
  });
}

/** How often the interviews of a user's credit were restarted before it came back to be begun again. */
export async function restartsOfCredit(
  tx: Tx,
  uid: string,
  { lotId, creditNumber }: { lotId: string; creditNumber: number },
): Promise<number> {
  const [row] = await tx
    .select({ restarts: max(interviewSessions.restarts) })
    .from(ledger)
    .innerJoin(interviewSessions, eq(interviewSessions.holdKey, ledger.sourceKey))
    .where(
      and(
        eq(interviewSessions.uid, uid),
        eq(ledger.lotId, lotId),
        eq(ledger.kind, 'release'),
        eq(ledger.creditNumber, creditNumber),
      ),
    );
  return row?.restarts ?? 0;
}

/** Whether an interview was ever started on this hold of the user's; one that was restarted counts. */
export async function wasStarted(tx: Tx, uid: string, holdKey: string): Promise<boolean> {
  const rows = await tx
    .select({ sessionId: interviewSessions.sessionId })
    .from(interviewSessions)
    .where(
      and(
        eq(interviewSessions.uid, uid),
        eq(interviewSessions.holdKey, holdKey),
        sql`${interviewSessions.startedAt} is not null`,
      ),
    )
    .limit(1);
  return rows.length > 0;
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
      // The clock stands until the panel's first words are stored (rule CLOCK-8).
      frozenAt: input.now,
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

/** Marks an interview as discarded, once; `throwAway` also deletes its words. Null when it is in another state. */
export async function discardRow(
  tx: Tx,
  input: { uid: string; sessionId: string; reason: EndReason; states: readonly InterviewState[]; now: Date },
): Promise<InterviewRow | null> {
  const [row] = await tx
    .update(interviewSessions)
    .set({ state: 'discarded', endReason: input.reason, endedAt: input.now, updatedAt: input.now })
    .where(
      and(
        eq(interviewSessions.sessionId, input.sessionId),
        eq(interviewSessions.uid, input.uid),
        inArray(interviewSessions.state, [...input.states]),
      ),
    )
    .returning();
  return row ?? null;
}

/** Marks every interview of the user that is prepared, runs or is being scored as discarded; `throwAllAway` also deletes their words. */
export async function discardAllOf(
  tx: Tx,
  {
    uid,
    kinds,
    reason,
    now,
  }: { uid: string; kinds: readonly InterviewRow['kind'][]; reason: EndReason; now: Date },
): Promise<InterviewRow[]> {
  return tx
    .update(interviewSessions)
    .set({ state: 'discarded', endReason: reason, endedAt: now, updatedAt: now })
    .where(
      and(
        eq(interviewSessions.uid, uid),
        inArray(interviewSessions.kind, [...kinds]),
        inArray(interviewSessions.state, [...active, 'scoring']),
      ),
    )
    .returning();
}

/** The topics of an interview that are assessed already, in the order they were. */
export async function assessedTopicIds(tx: Tx, sessionId: string): Promise<TopicId[]> {
  const rows = await tx
    .select({ stage: scoringStages.stage })
    .from(scoringStages)
    .where(and(eq(scoringStages.sessionId, sessionId), like(scoringStages.stage, 'topic:%')))
    .orderBy(asc(scoringStages.at), asc(scoringStages.stage));
  const done = new Set(rows.map((r) => r.stage.slice('topic:'.length)));
  return topicIds.filter((topicId) => done.has(topicId));
}
