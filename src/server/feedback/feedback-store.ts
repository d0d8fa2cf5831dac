import type { Feedback } from '#contract/feedback.ts';
import type { InterviewState } from '#contract/interview-events.ts';
import { asTold, type Told } from '#core/scoring/as-told.ts';
import type { ToldBefore } from '#core/scoring/fresh-words.ts';
import { forgetEndedLog, hasResume } from '#server/interviews/forget-log.ts';
import type { InterviewRow } from '#server/interviews/interview-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, count, desc, eq, like, lt, ne, sql } from '#server/platform/database/query.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import {
  feedbacks,
  interviewSessions,
  scoringStages,
  type SessionKind,
} from '#server/platform/database/schema/interviews.ts';

type StageKey = { sessionId: string; inputHash: string; stage: string };

/** What a stage of scoring came to; null when it was not done yet. */
export async function findStage(tx: Tx, key: StageKey): Promise<{ result: unknown } | null> {
  const [row] = await tx
    .select({ result: scoringStages.result })
    .from(scoringStages)
    .where(
      and(
        eq(scoringStages.sessionId, key.sessionId),
        eq(scoringStages.inputHash, key.inputHash),
        eq(scoringStages.stage, key.stage),
      ),
    );
  return row ?? null;
}

/** What all stages came to whose names begin so. */
export async function readStages(
  tx: Tx,
  { prefix, ...key }: Omit<StageKey, 'stage'> & { prefix: string },
): Promise<unknown[]> {
  const rows = await tx
    .select({ result: scoringStages.result })
    .from(scoringStages)
    .where(
      and(
        eq(scoringStages.sessionId, key.sessionId),
        eq(scoringStages.inputHash, key.inputHash),
        like(scoringStages.stage, `${prefix}%`),
      ),
    );
  return rows.map((row) => row.result);
}

/** Keeps what a stage came to while the interview is being scored; one that is there already stays. Later nobody needs it, and perhaps its words were deleted. */
export async function insertStage(tx: Tx, key: StageKey, result: unknown, now: Date): Promise<void> {
  const scoring = await tx
    .select({ sessionId: interviewSessions.sessionId })
    .from(interviewSessions)
    .where(and(eq(interviewSessions.sessionId, key.sessionId), eq(interviewSessions.state, 'scoring')))
    .for('share');
  if (scoring.length === 0) return;
  await tx
    .insert(scoringStages)
    .values({ ...key, result, at: now })
    .onConflictDoNothing();
}

/** Deletes what the stages of a session's scoring came to, where their result is kept elsewhere. */
export async function deleteStages(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(scoringStages).where(eq(scoringStages.sessionId, sessionId));
}

/** Whose feedback it is, if there is one, they want e-mail updates and their account stays; null otherwise. */
export async function findReader(tx: Tx, sessionId: string): Promise<string | null> {
  const [row] = await tx
    .select({ uid: feedbacks.uid })
    .from(feedbacks)
    .innerJoin(users, eq(users.uid, feedbacks.uid))
    .where(
      and(
        eq(feedbacks.sessionId, sessionId),
        sql`(${users.settings} ->> 'emailUpdates')::boolean`,
        sql`not exists (select 1 from account_deletions d where d.uid = ${users.uid})`,
      ),
    );
  return row?.uid ?? null;
}

/**
 * Moves an interview out of scoring, once: two workers cannot both do it. Where its resume was deleted meanwhile, its log goes now (rule
 * ERASE-6). Gives its owner and hold, or null when it was not being scored any more.
 */
export async function leaveScoring(
  tx: Tx,
  input: {
    sessionId: string;
    state: Extract<InterviewState, 'done' | 'failed'>;
    hasFeedback: boolean;
    refused: 'too_few_topics' | 'failed' | null;
    now: Date;
  },
): Promise<LeftScoring | null> {
  const { sessionId, state, hasFeedback, refused: refusedFeedback, now } = input;
  const keepsResume = await hasResume(tx, sessionId);
  const [row] = await tx
    .update(interviewSessions)
    .set({ state, hasFeedback, refusedFeedback, updatedAt: now })
    .where(and(eq(interviewSessions.sessionId, sessionId), eq(interviewSessions.state, 'scoring')))
    .returning({
      uid: interviewSessions.uid,
      holdKey: interviewSessions.holdKey,
      kind: interviewSessions.kind,
      stemIds: interviewSessions.stemIds,
    });
  if (row && !keepsResume) await forgetEndedLog(tx, { sessionId, uid: row.uid, now });
  return row ? { ...row, keepsResume } : null;
}

type LeftScoring = Pick<InterviewRow, 'uid' | 'holdKey' | 'kind' | 'stemIds'> & {
  /** False where the resume is deleted: then nothing of it may be in what is stored. */
  keepsResume: boolean;
};

/** Stores the feedback of an interview; there is one for ever. */
export async function insertFeedback(tx: Tx, uid: string, feedback: Feedback): Promise<void> {
  await tx.insert(feedbacks).values({
    sessionId: feedback.sessionId,
    uid,
    avgScore: asTold(feedback, {}).avgScore,
    completedAt: new Date(feedback.completedAt),
    feedback,
  });
}

/** A stored feedback and what was told of it. */
type FeedbackRow = { feedback: Feedback; told: Told };
const stored = { feedback: feedbacks.feedback, told: feedbacks.told };

/** The feedback as it stands by what its owner told; null where there is none of theirs. */
export async function findFeedback(tx: Tx, uid: string, sessionId: string): Promise<Feedback | null> {
  const [row] = await tx
    .select(stored)
    .from(feedbacks)
    .where(and(eq(feedbacks.sessionId, sessionId), eq(feedbacks.uid, uid)));
  return row ? asTold(row.feedback, row.told) : null;
}

/**
 * Adds what the owner tells to what was told, and gives both; null where the feedback is not theirs. One guarded statement: two tabs that tell of two
 * topics at once are both heard, and of one topic the later counts (rule TOLD-3).
 */
export async function storeTold(
  tx: Tx,
  { uid, sessionId }: { uid: string; sessionId: string },
  told: Told,
): Promise<FeedbackRow | null> {
  const [row] = await tx
    .update(feedbacks)
    .set({ told: sql`${feedbacks.told} || ${JSON.stringify(told)}::jsonb` })
    .where(and(eq(feedbacks.sessionId, sessionId), eq(feedbacks.uid, uid)))
    .returning(stored);
  return row ?? null;
}

/** Keeps the overall that lists show, in the transaction that told. */
export async function storeOverall(tx: Tx, sessionId: string, avgScore: number | null): Promise<void> {
  await tx.update(feedbacks).set({ avgScore }).where(eq(feedbacks.sessionId, sessionId));
}

/** So many of somebody's interviews back their feedback may say the same again. */
const rememberedFeedback = 50;

/** Summaries and drills of a user's other feedback, of the newest. */
export async function findTold(
  tx: Tx,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<ToldBefore> {
  const rows = await tx
    .select({
      verdict: sql<string>`${feedbacks.feedback} ->> 'verdict'`,
      drills: sql<string[]>`${feedbacks.feedback} -> 'drills'`,
    })
    .from(feedbacks)
    .where(and(eq(feedbacks.uid, uid), ne(feedbacks.sessionId, sessionId)))
    .orderBy(desc(feedbacks.completedAt))
    .limit(rememberedFeedback);
  return { summaries: rows.map((row) => row.verdict), drills: rows.flatMap((row) => row.drills) };
}

/** The user's feedback before this one, by completion. */
export async function findPreviousFeedback(
  tx: Tx,
  uid: string,
  feedback: Feedback,
): Promise<Feedback | null> {
  const [row] = await tx
    .select(stored)
    .from(feedbacks)
    .where(
      and(
        eq(feedbacks.uid, uid),
        ne(feedbacks.sessionId, feedback.sessionId),
        lt(feedbacks.completedAt, new Date(feedback.completedAt)),
      ),
    )
    .orderBy(desc(feedbacks.completedAt))
    .limit(1);
  return row ? asTold(row.feedback, row.told) : null;
}

/** Marks an interview with feedback as counted, the first time its feedback is opened (rule RECORD-2). No credit moves. */
export async function markCounted(tx: Tx, uid: string, sessionId: string): Promise<void> {
  await tx
    .update(interviewSessions)
    .set({ counted: true })
    .where(
      and(
        eq(interviewSessions.sessionId, sessionId),
        eq(interviewSessions.uid, uid),
        eq(interviewSessions.hasFeedback, true),
        eq(interviewSessions.counted, false),
      ),
    );
}

/** The user's interviews with feedback, newest first (rule RECORD-3). */
export async function listFinished(tx: Tx, uid: string) {
  return tx
    .select({
      sessionId: interviewSessions.sessionId,
      timestamp: interviewSessions.timestamp,
      updatedAt: interviewSessions.updatedAt,
      style: interviewSessions.style,
      avgScore: feedbacks.avgScore,
    })
    .from(interviewSessions)
    .innerJoin(feedbacks, eq(feedbacks.sessionId, interviewSessions.sessionId))
    .where(and(eq(interviewSessions.uid, uid), eq(interviewSessions.hasFeedback, true)))
    .orderBy(desc(interviewSessions.timestamp))
    .limit(200);
}

/** How many of the user's interviews came to feedback, whether it is still there or not. */
export async function countCompleted(tx: Tx, uid: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(interviewSessions)
    .where(and(eq(interviewSessions.uid, uid), eq(interviewSessions.hasFeedback, true)));
  return row?.n ?? 0;
}

/** How many of the user's interviews still have their feedback. */
export async function countKept(tx: Tx, uid: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(interviewSessions)
    .innerJoin(feedbacks, eq(feedbacks.sessionId, interviewSessions.sessionId))
    .where(and(eq(interviewSessions.uid, uid), eq(interviewSessions.hasFeedback, true)));
  return row?.n ?? 0;
}

/** Interviews, drills or sittings whose scoring has not come to an end since `before`. */
export async function findStuckScoring(
  tx: Tx,
  kind: Exclude<SessionKind, 'warm_up'>,
  before: Date,
): Promise<string[]> {
  const rows = await tx
    .select({ sessionId: interviewSessions.sessionId })
    .from(interviewSessions)
    .where(
      and(
        eq(interviewSessions.kind, kind),
        eq(interviewSessions.state, 'scoring'),
        sql`${interviewSessions.endedAt} < ${before.toISOString()}::timestamptz`,
      ),
    )
    .limit(200);
  return rows.map((r) => r.sessionId);
}
