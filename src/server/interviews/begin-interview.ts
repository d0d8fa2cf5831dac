import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { refuseWhileDeleting } from '#server/accounts/account-deletion-store.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { holdCredit } from '#server/billing/hold-credit.ts';
import type { Parts } from '#server/platform/parts.ts';
import { findActiveInterview, insertInterview, nextSessionId, restartsOfCredit } from './interview-store.ts';
import { leavePreparation } from './throw-away.ts';

/**
 * Begins an interview: holds one credit and opens its preparation, in one transaction under the user's row lock, so that twenty clicks
 * give one. A credit that came back brings its restarts along (rule CREDIT-5). While one is active it is the reply. Throws Refusal
 * `no_interviews_left` (rule CREDIT-3), `account_being_deleted` (rule ERASE-1), `drill_under_way` (rule DRILL-8) or `sitting_under_way`.
 */
export async function beginInterview(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { uid }: { uid: string },
): Promise<{ sessionId: string; resumed: boolean }> {
  return database.transaction(async (tx) => {
    await lockUser(tx, uid);
    await refuseWhileDeleting(tx, uid);
    const active = await findActiveInterview(tx, uid);
    const now = clock.now();
    if (active?.kind === 'interview') return { sessionId: active.sessionId, resumed: true };
    if (active) await leavePreparation(tx, active, now);
    const sessionId = await nextSessionId(tx, uid, now);
    const credit = await holdCredit(tx, { uid, holdKey: sessionId, now });
    const restarts = await restartsOfCredit(tx, uid, credit);
    await insertInterview(tx, { sessionId, uid, holdKey: sessionId, restarts, now });
    await notifyAccountChanged(tx, uid);
    return { sessionId, resumed: false };
  });
}
