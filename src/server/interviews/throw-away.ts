import type { EndReason, InterviewState } from '#contract/interview-events.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { endExport } from '#server/accounts/end-export.ts';
import { releaseCredit } from '#server/billing/release-credit.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { notify } from '#server/platform/database/notify.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertTombstone } from '#server/platform/tombstones/tombstone-store.ts';
import { settleDiscardedDrill } from './drill-rows.ts';
import { forgetLogs } from './forget-log.ts';
import { discardAllOf, discardRow, type InterviewRow, wasStarted } from './interview-store.ts';
import { discardSitting, forgetWarmUp } from './sitting-rows.ts';

type Which = {
  uid: string;
  sessionId: string;
  reason: EndReason;
  states: readonly InterviewState[];
  now: Date;
};
type Thrown = Pick<InterviewRow, 'sessionId' | 'uid' | 'kind' | 'holdKey' | 'startedAt'>;

/**
 * Throws away an interview, or what is run as one, that is in one of these states, and deletes at once what was said in it. Its row stays,
 * because credits, seats and counts refer to it (rule ERASE-7). The caller settles its credit. Null when it is in another state.
 */
export async function throwAway(tx: Tx, which: Which): Promise<Thrown | null> {
  const row = await discardRow(tx, which);
  if (row) await leaveNothing(tx, row, which.now);
  return row;
}

/** The same of everything of these kinds that the user prepared, sits in or has being scored. */
export async function throwAllAway(
  tx: Tx,
  which: { uid: string; kinds: readonly InterviewRow['kind'][]; reason: EndReason; now: Date },
): Promise<Thrown[]> {
  const rows = await discardAllOf(tx, which);
  for (const row of rows) await leaveNothing(tx, row, which.now);
  return rows;
}

/** Throws away an interview and gives its credit back, or uses it up after too many that were started on it (rule CREDIT-6). */
export async function giveUp(tx: Tx, which: Which): Promise<void> {
  const thrown = await throwAway(tx, which);
  if (thrown?.kind !== 'interview') return;
  const { uid, holdKey } = thrown;
  const cause = (await wasStarted(tx, uid, holdKey)) ? 'given_up' : 'not_started';
  await releaseCredit(tx, { holdKey, now: which.now, cause });
  await notifyAccountChanged(tx, uid);
}

/**
 * Throws away a drill, sitting or practice that nobody started, to make way; a running one must be ended first. Throws Refusal
 * `drill_under_way` (rule DRILL-8), `sitting_under_way` (rule SCHOOL-15).
 */
export async function leavePreparation(
  tx: Tx,
  { uid, sessionId, kind }: InterviewRow,
  now: Date,
): Promise<void> {
  const left = await throwAway(tx, { uid, sessionId, reason: 'abandoned', states: ['preparing'], now });
  if (!left) throw new Refusal(kind === 'drill' ? 'drill_under_way' : 'sitting_under_way');
}

/** Deletes the words of a discarded interview. What it counts for is settled first, since that is read from its log. */
async function leaveNothing(tx: Tx, { sessionId, uid, kind, startedAt }: Thrown, now: Date): Promise<void> {
  if (kind === 'drill') await settleDiscardedDrill(tx, sessionId);
  if (kind === 'sitting') await discardSitting(tx, sessionId, now);
  if (kind === 'warm_up') await forgetWarmUp(tx, sessionId, now);
  if (startedAt !== null) {
    await forgetLogs(tx, [sessionId]);
    await insertTombstone(tx, { kind: 'interview', subject: sessionId, at: now, dueAt: null });
    await endExport(tx, uid, now);
  }
  await notify(tx, 'interviews', `state:${sessionId}`);
}
