import type { EndReason } from '#contract/interview-events.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { comesBack } from '#server/billing/comes-back.ts';
import { releaseCredit } from '#server/billing/release-credit.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { notify } from '#server/platform/database/notify.ts';
import type { Parts } from '#server/platform/parts.ts';
import { forgetEndedLog, hasResume } from './forget-log.ts';
import { findInterviewForService, finishRow, type InterviewRow } from './interview-store.ts';
import { endSitting, forgetWarmUp, giveBackSeats, isTry } from './sitting-rows.ts';

export const scoringQueue = 'score_interview';
export const drillScoringQueue = 'score_drill';
export const sittingScoringQueue = 'score_sitting';

const queues: Record<Exclude<InterviewRow['kind'], 'warm_up'>, string> = {
  interview: scoringQueue,
  drill: drillScoringQueue,
  sitting: sittingScoringQueue,
};

/**
 * Ends a running interview, once: its scoring is queued in the same transaction. An interview stopped in distress is not scored and gives
 * its credit back; where it came back too often before, a person is told to look and give it back (rules SAFE-3, CREDIT-6). A drill and a sitting have no
 * credit, and their own scoring (rules DRILL-4, SCHOOL-15); a practice and a member's own try have none. The reply is its new state, or null when it was
 * not running any more.
 */
export async function finishInterview(
  { database, clock, jobs, log }: Pick<Parts, 'database' | 'clock' | 'jobs' | 'log'>,
  { sessionId, reason }: { sessionId: string; reason: EndReason },
): Promise<'scoring' | 'done' | null> {
  const now = clock.now();
  const finished = await database.transaction(async (tx) => {
    const keepsLog = await hasResume(tx, sessionId);
    const row = await findInterviewForService(tx, sessionId);
    if (!row) return null;
    const queue = reason === 'distress' ? null : await queueOf(tx, row);
    const state = queue ? 'scoring' : 'done';
    const refused = reason === 'distress' ? 'distress' : null;
    if (!(await finishRow(tx, { sessionId, state, reason, refused, now }))) return null;
    if (queue) await jobs.enqueue(tx, queue, { sessionId });
    const usedUp = await settle(tx, row, { isScored: queue !== null, now });
    if (!queue && !keepsLog) await forgetEndedLog(tx, { sessionId, uid: row.uid, now });
    await notify(tx, 'interviews', `state:${sessionId}`);
    return { state, usedUp } as const;
  });
  if (!finished) return null;
  if (finished.usedUp)
    log.error({ sessionId }, 'an interview stopped in distress waits for a person to give it back');
  return finished.state;
}

async function queueOf(tx: Tx, { sessionId, kind }: InterviewRow): Promise<string | null> {
  if (kind === 'warm_up' || (kind === 'sitting' && (await isTry(tx, sessionId)))) return null;
  return queues[kind];
}

/** What ending does besides scoring; whether a credit was used up that ought to have come back. */
async function settle(
  tx: Tx,
  { sessionId, kind, holdKey, uid }: InterviewRow,
  { isScored, now }: { isScored: boolean; now: Date },
): Promise<boolean> {
  if (kind === 'warm_up') await forgetWarmUp(tx, sessionId, now);
  if (kind === 'sitting') {
    await endSitting(tx, sessionId, now);
    if (!isScored) await giveBackSeats(tx, { sessionIds: [sessionId], attempt: true, now });
  }
  if (kind !== 'interview') return false;
  if (!isScored) await releaseCredit(tx, { holdKey, now, cause: 'given_up' });
  await notifyAccountChanged(tx, uid);
  return !isScored && !(await comesBack(tx, { holdKey, started: true, now }));
}
