import type { Feedback } from '#contract/feedback.ts';
import type { InterviewState } from '#contract/interview-events.ts';
import type { TopicReadings } from '#core/scoring/assessment.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, asc, desc, eq, lt, ne, sql } from '#server/platform/database/query.ts';
import {
  feedbacks,
  interviewSessions,
  topicAssessments,
} from '#server/platform/database/schema/interviews.ts';

/** The assessments an interview has already, as they were stored. */
export async function readTopicAssessments(tx: Tx, sessionId: string): Promise<TopicReadings[]> {
  const rows = await tx
    .select({ assessment: topicAssessments.assessment })
    .from(topicAssessments)
    .where(eq(topicAssessments.sessionId, sessionId))
    .orderBy(asc(topicAssessments.at));
  return rows.map((r) => r.assessment as TopicReadings);
}

/** Keeps one topic's assessment; one that is there already stays. */
export async function insertTopicAssessment(
  tx: Tx,
  sessionId: string,
  assessment: TopicReadings,
  now: Date,
): Promise<void> {
  await tx
    .insert(topicAssessments)
    .values({ sessionId, topicId: assessment.topicId, assessment, at: now })
    .onConflictDoNothing();
}

/**
 * Moves an interview out of scoring, once: two workers cannot both do it. Gives its owner and hold, or null when it was not being scored
 * any more.
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
): Promise<{ uid: string; holdKey: string } | null> {
  const [row] = await tx
    .update(interviewSessions)
    .set({
      state: input.state,
      hasFeedback: input.hasFeedback,
      refusedFeedback: input.refused,
      updatedAt: input.now,
    })
    .where(and(eq(interviewSessions.sessionId, input.sessionId), eq(interviewSessions.state, 'scoring')))
    .returning({ uid: interviewSessions.uid, holdKey: interviewSessions.holdKey });
  return row ?? null;
}

/** Stores the feedback of an interview; there is one for ever. */
export async function insertFeedback(tx: Tx, uid: string, feedback: Feedback): Promise<void> {
  await tx.insert(feedbacks).values({
    sessionId: feedback.sessionId,
    uid,
    avgScore: feedback.avgScore,
    completedAt: new Date(feedback.completedAt),
    feedback,
  });
}

export async function findFeedback(tx: Tx, uid: string, sessionId: string): Promise<Feedback | null> {
  const [row] = await tx
    .select({ feedback: feedbacks.feedback })
    .from(feedbacks)
    .where(and(eq(feedbacks.sessionId, sessionId), eq(feedbacks.uid, uid)));
  return row?.feedback ?? null;
}

/** The user's feedback before this one, by completion. */
export async function findPreviousFeedback(
  tx: Tx,
  uid: string,
  feedback: Feedback,
): Promise<Feedback | null> {
  const [row] = await tx
    .select({ feedback: feedbacks.feedback })
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
  return row?.feedback ?? null;
}

/** Marks an interview with feedback as counted, the first time its feedback is opened (spec §4). No credit moves. */
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

/** The user's interviews with feedback, newest first (spec §7). */
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

/** Interviews whose scoring has not come to an end since `before`. */
export async function findStuckScoring(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .select({ sessionId: interviewSessions.sessionId })
    .from(interviewSessions)
    .where(
      and(
        eq(interviewSessions.state, 'scoring'),
        sql`${interviewSessions.endedAt} < ${before.toISOString()}::timestamptz`,
      ),
    )
    .limit(200);
  return rows.map((r) => r.sessionId);
}
