import { z } from 'zod';
import { endExport } from '#server/accounts/end-export.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { inArray, sql } from '#server/platform/database/query.ts';
import { claimMarks, claimReadings } from '#server/platform/database/schema/claim-marks.ts';
import {
  interviewEvents,
  interviewSessions,
  scoringStages,
} from '#server/platform/database/schema/interviews.ts';

const found = z.object({ id: z.string() });

/**
 * Deletes the logs of these interviews and what was read from them. The log begins with the facts of the resume and cannot be replayed without
 * them, so it lives only as long as the row points to that resume: a row that points to none has no log (rule ERASE-6).
 */
export async function forgetLogs(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  const ids = [...sessionIds];
  await tx.delete(interviewEvents).where(inArray(interviewEvents.sessionId, ids));
  await tx.delete(scoringStages).where(inArray(scoringStages.sessionId, ids));
  await tx
    .update(interviewSessions)
    .set({ resumeId: null, leaseId: null })
    .where(inArray(interviewSessions.sessionId, ids));
  // After their rows: whoever marks or reads claims locks the interview's row first, so it is seen here or stores nothing.
  await tx.delete(claimMarks).where(inArray(claimMarks.sessionId, ids));
  await tx.delete(claimReadings).where(inArray(claimReadings.sessionId, ids));
}

/**
 * Whether the resume of an interview still exists; it then cannot be deleted until this transaction ends. Ask before locking the interview's
 * row: whoever deletes resumes locks them in that order.
 */
export async function hasResume(tx: Tx, sessionId: string): Promise<boolean> {
  const rows = await queryRows(
    tx,
    found,
    sql`select r.id from interview_sessions s join resumes r on r.id = s.resume_id
      where s.session_id = ${sessionId} for key share of r`,
  );
  return rows.length > 0;
}

/** Forgets the log of an interview that has just ended and whose resume was deleted while it ran, with the copy of everything that may hold it. */
export async function forgetEndedLog(
  tx: Tx,
  { sessionId, uid, now }: { sessionId: string; uid: string; now: Date },
): Promise<void> {
  await forgetLogs(tx, [sessionId]);
  await endExport(tx, uid, now);
}
