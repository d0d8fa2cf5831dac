import type { EndReason, InterviewState } from '#contract/interview-events.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { releaseCredit } from '#server/billing/release-credit.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { notify } from '#server/platform/database/notify.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { discardRow, findInterview, wasStarted } from './interview-store.ts';
import { settleNoInterview } from './leave-preparation.ts';
import { type RecordDeps, recordEvent } from './record-event.ts';

/**
 * Ends the interview at the candidate's wish: a running one closes politely and is scored, one in preparation is thrown away and its
 * credit returned. Ending it again changes nothing. With `onlyPrepared` one that runs is left alone. Throws Refusal `not_found`,
 * `interview_under_way`.
 */
export async function endInterview(
  deps: RecordDeps,
  {
    uid,
    sessionId,
    onlyPrepared = false,
  }: { uid: string; sessionId: string; onlyPrepared?: boolean | undefined },
): Promise<{ state: 'scoring' | 'done' | 'discarded' }> {
  const row = await deps.database.read((tx) => findInterview(tx, uid, sessionId));
  if (!row) throw new Refusal('not_found');
  if (row.state === 'preparing') {
    await discardPreparation(deps, { uid, sessionId });
    return { state: 'discarded' };
  }
  if (row.state === 'running' && onlyPrepared) throw new Refusal('interview_under_way');
  if (row.state === 'running') {
    const key = { caller: { uid }, sessionId, leaseId: null, clientKey: 'end_requested' };
    try {
      await recordEvent(deps, key, (_log, atMs) => ({ kind: 'end_requested', atMs }));
    } catch (error) {
      // It ended on its own a moment before.
      if (!(error instanceof Refusal && error.code === 'interview_over')) throw error;
    }
    return { state: 'scoring' };
  }
  return { state: endedState[row.state] };
}

const endedState: Record<
  Exclude<InterviewState, 'preparing' | 'running'>,
  'scoring' | 'done' | 'discarded'
> = {
  scoring: 'scoring',
  done: 'done',
  failed: 'done',
  discarded: 'discarded',
};

/** Throws away an interview in preparation that nobody goes on with. */
export async function discardPreparation(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<void> {
  const now = clock.now();
  await database.transaction((tx) => discardPrepared(tx, { uid, sessionId, reason: 'abandoned', now }));
}

/**
 * Throws away an interview in preparation and gives its credit back, or uses it up after too many that were started on it; does nothing when
 * it is not in preparation any more (rule CREDIT-6).
 */
export async function discardPrepared(
  tx: Tx,
  { uid, sessionId, reason, now }: { uid: string; sessionId: string; reason: EndReason; now: Date },
): Promise<void> {
  const row = await discardRow(tx, { uid, sessionId, reason, states: ['preparing'], now });
  if (!row) return;
  await notify(tx, 'interviews', `state:${sessionId}`);
  if (await settleNoInterview(tx, row, now)) return;
  const cause = (await wasStarted(tx, uid, row.holdKey)) ? 'given_up' : 'not_started';
  await releaseCredit(tx, { holdKey: row.holdKey, now, cause });
  await notifyAccountChanged(tx, uid);
}
