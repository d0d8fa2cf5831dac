import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { endExport } from '#server/accounts/end-export.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { findFeedback } from '#server/feedback/feedback-store.ts';
import { findInterview } from '#server/interviews/interview-store.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { forgetMails } from './forget-mails.ts';
import { forgetFeedback, forgetWords } from './forgetting-store.ts';
import type { PrivacyParts } from './privacy-parts.ts';
import { insertTombstone } from '#server/platform/tombstones/tombstone-store.ts';
import { writeTombstones } from '#server/platform/tombstones/write-tombstones.ts';

type Deps = Pick<PrivacyParts, 'database' | 'clock' | 'audit' | 'mailer' | 'tombstoneFile'>;

/**
 * Deletes all that was said in an interview and its feedback, at its owner's wish, and the copy of everything in which it stands; its credit stays
 * used (rules ERASE-2, EXPORT-3). Repeating it changes nothing. Throws Refusal `not_found`, or `interview_under_way` while it is prepared, runs or is being scored.
 */
export async function deleteInterview(
  deps: Deps,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    await lockUser(tx, uid);
    const row = await findInterview(tx, uid, sessionId);
    if (!row) throw new Refusal('not_found');
    if (!['done', 'failed', 'discarded'].includes(row.state)) throw new Refusal('interview_under_way');
    const isThere = row.forgottenAt === null || (await findFeedback(tx, uid, sessionId)) !== null;
    await forgetWords(tx, [sessionId], now);
    await forgetFeedback(tx, [sessionId]);
    if (isThere) await endExport(tx, uid, now);
    await insertTombstone(tx, { kind: 'interview', subject: sessionId, at: now, dueAt: null });
    await notifyAccountChanged(tx, uid);
    await deps.audit(tx, { kind: 'interview_deleted', actor: 'user', uid, detail: { sessionId } });
  });
  await forgetMails(deps, [feedbackMailId(sessionId)]);
  await writeTombstones(deps);
}

/** The mail that tells that an interview's feedback is ready. */
export const feedbackMailId = (sessionId: string): string => `feedback:${sessionId}`;
