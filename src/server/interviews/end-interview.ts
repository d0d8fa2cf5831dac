import type { InterviewState } from '#contract/interview-events.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findInterview } from './interview-store.ts';
import { type RecordDeps, recordEvent } from './record-event.ts';
import { giveUp } from './throw-away.ts';

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
  const which = { uid, sessionId, reason: 'abandoned', now: clock.now() } as const;
  await database.transaction((tx) => giveUp(tx, { ...which, states: ['preparing'] }));
}
