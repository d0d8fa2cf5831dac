import { feedbackWithoutResume } from '#core/privacy/without-resume.ts';
import { forgetLogs } from '#server/interviews/forget-log.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, inArray, lte, sql } from '#server/platform/database/query.ts';
import { feedbacks, interviewSessions } from '#server/platform/database/schema/interviews.ts';
import { resumes } from '#server/platform/database/schema/resumes.ts';

/** Resumes by their ids, or all that a user brought, up to a moment where one is given. */
type Which = { ids: readonly string[]; uid?: string } | { uid: string; until?: Date | undefined };

/**
 * Deletes resumes and everything that was copied from them: the logs of the interviews held on them, and the lines that feedback quotes. An
 * interview that runs or is being scored keeps its log until it ends (`forgetEndedLog`). The rows of resumes are locked first, those of
 * interviews after them, as `hasResume` does (rule ERASE-6). Gives how many there were.
 */
export async function forgetResumes(tx: Tx, which: Which): Promise<number> {
  const gone = await tx
    .delete(resumes)
    .where(
      'ids' in which
        ? and(
            inArray(resumes.id, [...which.ids]),
            which.uid === undefined ? undefined : eq(resumes.uid, which.uid),
          )
        : and(eq(resumes.uid, which.uid), which.until && lte(resumes.uploadedAt, which.until)),
    )
    .returning({ id: resumes.id, uid: resumes.uid });
  if (gone.length === 0) return 0;
  const ended = await tx
    .select({ sessionId: interviewSessions.sessionId })
    .from(interviewSessions)
    .where(
      and(
        inArray(interviewSessions.uid, [...new Set(gone.map(({ uid }) => uid))]),
        inArray(
          interviewSessions.resumeId,
          gone.map(({ id }) => id),
        ),
        inArray(interviewSessions.state, ['done', 'failed', 'discarded']),
      ),
    );
  const sessionIds = ended.map(({ sessionId }) => sessionId);
  await forgetLogs(tx, sessionIds);
  await cutFeedback(tx, sessionIds);
  return gone.length;
}

const quotesResume = sql`(${feedbacks.feedback} @? '$.contradictions[*] ? (@.resumeSays != null)'
  or ${feedbacks.feedback} @? '$.notes[*] ? (@.quotesResume == true)')`;

/** Takes the lines of the resume out of the feedback of these interviews; only what quotes one is read. */
async function cutFeedback(tx: Tx, sessionIds: string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  const told = await tx
    .select({ sessionId: feedbacks.sessionId, feedback: feedbacks.feedback })
    .from(feedbacks)
    .where(and(inArray(feedbacks.sessionId, sessionIds), quotesResume));
  for (const { sessionId, feedback } of told)
    await tx
      .update(feedbacks)
      .set({ feedback: feedbackWithoutResume(feedback) })
      .where(eq(feedbacks.sessionId, sessionId));
}
