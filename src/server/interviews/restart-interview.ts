import { interviewLimits } from '#contract/interview-events.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { isPaidBack } from '#server/billing/is-paid-back.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findInterview, insertInterview, nextSessionId } from './interview-store.ts';
import { throwAway } from './throw-away.ts';

/**
 * Throws the interview away with all that was said in it (rule ERASE-7) and opens a new one on the same credit, three times a credit (rule
 * CREDIT-5) and not after a refund (rule MONEY-7). Throws Refusal `not_found`, `interview_over` or `restarts_used_up`.
 */
export async function restartInterview(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<{ sessionId: string; restartsLeft: number }> {
  return database.transaction(async (tx) => {
    await lockUser(tx, uid);
    const row = await findInterview(tx, uid, sessionId);
    // What is none has no credit to be begun again on.
    if (!row || row.kind !== 'interview') throw new Refusal('not_found');
    if (row.restarts >= interviewLimits.restartsPerCredit || (await isPaidBack(tx, row.holdKey)))
      throw new Refusal('restarts_used_up');
    const now = clock.now();
    const which = { uid, sessionId, reason: 'restarted', now } as const;
    if (!(await throwAway(tx, { ...which, states: ['preparing', 'running'] })))
      throw new Refusal('interview_over');
    const next = await nextSessionId(tx, uid, now);
    const restarts = row.restarts + 1;
    await insertInterview(tx, { sessionId: next, uid, holdKey: row.holdKey, restarts, now });
    await notifyAccountChanged(tx, uid);
    return { sessionId: next, restartsLeft: interviewLimits.restartsPerCredit - restarts };
  });
}
