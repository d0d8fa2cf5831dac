import type { EndReason } from '#contract/interview-events.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { notify } from '#server/platform/database/notify.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { settleDrills } from './drill-rows.ts';
import { discardRow, type InterviewRow } from './interview-store.ts';
import { discardSitting, forgetWarmUp } from './sitting-rows.ts';

type NoInterview = Exclude<InterviewRow['kind'], 'interview'>;

/** Settles what was thrown away and is no interview; the reply says whether it was that. Nothing of it touches a credit. */
export async function settleNoInterview(
  tx: Tx,
  { sessionId, kind }: Pick<InterviewRow, 'sessionId' | 'kind'>,
  now: Date,
): Promise<boolean> {
  if (kind === 'interview') return false;
  const settle: Record<NoInterview, () => Promise<void>> = {
    drill: () => settleDrills(tx, [sessionId]),
    sitting: () => discardSitting(tx, sessionId, now),
    warm_up: () => forgetWarmUp(tx, sessionId, now),
  };
  await settle[kind]();
  return true;
}

/**
 * Throws away a drill, sitting or practice that nobody started, to make way; one that runs is to be ended first. Throws Refusal
 * `drill_under_way` (rule DRILL-8), `sitting_under_way` (rule SCHOOL-15).
 */
export async function leavePreparation(
  tx: Tx,
  { uid, sessionId, kind }: InterviewRow,
  now: Date,
): Promise<void> {
  const reason: EndReason = 'abandoned';
  const left = await discardRow(tx, { uid, sessionId, reason, states: ['preparing'], now });
  if (!left) throw new Refusal(kind === 'drill' ? 'drill_under_way' : 'sitting_under_way');
  await settleNoInterview(tx, left, now);
  await notify(tx, 'interviews', `state:${sessionId}`);
}
