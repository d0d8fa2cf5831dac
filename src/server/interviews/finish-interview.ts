import type { EndReason } from '#contract/interview-events.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { comesBack } from '#server/billing/comes-back.ts';
import { releaseCredit } from '#server/billing/release-credit.ts';
import { notify } from '#server/platform/database/notify.ts';
import type { Parts } from '#server/platform/parts.ts';
import { settleDrills } from './drill-rows.ts';
import { findInterviewForService, finishRow } from './interview-store.ts';

export const scoringQueue = 'score_interview';
export const drillScoringQueue = 'score_drill';

/**
 * Ends a running interview, once: its scoring is queued in the same transaction. An interview stopped in distress is not scored and gives
 * its credit back; where it came back too often before, a person is told to look and give it back (rules SAFE-3, CREDIT-6). A drill has no
 * credit, and its own scoring (rule DRILL-4). The reply is its new state, or null when it was not running any more.
 */
export async function finishInterview(
  { database, clock, jobs, log }: Pick<Parts, 'database' | 'clock' | 'jobs' | 'log'>,
  { sessionId, reason }: { sessionId: string; reason: EndReason },
): Promise<'scoring' | 'done' | null> {
  const now = clock.now();
  const state = reason === 'distress' ? 'done' : 'scoring';
  const finished = await database.transaction(async (tx) => {
    const refused = reason === 'distress' ? 'distress' : null;
    if (!(await finishRow(tx, { sessionId, state, reason, refused, now }))) return null;
    const row = await findInterviewForService(tx, sessionId);
    if (!row) return null;
    const { holdKey, kind } = row;
    if (kind === 'drill') {
      await settleDrills(tx, [sessionId]);
      if (state === 'scoring') await jobs.enqueue(tx, drillScoringQueue, { sessionId });
      await notify(tx, 'interviews', `state:${sessionId}`);
      return { usedUp: false };
    }
    if (state === 'done') await releaseCredit(tx, { holdKey, now, cause: 'given_up' });
    else await jobs.enqueue(tx, scoringQueue, { sessionId });
    await notifyAccountChanged(tx, row.uid);
    await notify(tx, 'interviews', `state:${sessionId}`);
    return { usedUp: state === 'done' && !(await comesBack(tx, { holdKey, started: true, now })) };
  });
  if (!finished) return null;
  if (finished.usedUp)
    log.error({ sessionId }, 'an interview stopped in distress waits for a person to give it back');
  return state;
}
