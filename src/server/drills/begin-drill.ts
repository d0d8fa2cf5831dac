import { aimKey, type DrillAim } from '#contract/drills.ts';
import { indiaDay } from '#contract/india-time.ts';
import { canFillDrill } from '#core/interview/drill-questions.ts';
import { refuseWhileDeleting } from '#server/accounts/account-deletion-store.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { findActiveInterview, nextSessionId } from '#server/interviews/interview-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertDrill } from './drill-store.ts';
import { drillSetting, findDrillResume } from './drill-setting.ts';
import { listSpots } from './list-spots.ts';

/**
 * Prepares a drill on one of the user's weak spots, under their row lock, so that twenty clicks give one; one that is open is the reply (rule DRILL-8).
 * Holds no credit. Throws Refusal `not_found` for what is no weak spot of theirs, `interview_open`, `sitting_under_way`, `resume_required`, `drill_rests` (rule DRILL-2),
 * `drills_done_today` (rule DRILL-4) or `account_being_deleted`.
 */
export async function beginDrill(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { uid, aim }: { uid: string; aim: DrillAim },
): Promise<{ sessionId: string; resumed: boolean }> {
  return database.transaction(async (tx) => {
    await lockUser(tx, uid);
    await refuseWhileDeleting(tx, uid);
    const active = await findActiveInterview(tx, uid);
    if (active?.kind === 'interview') throw new Refusal('interview_open');
    if (active && active.kind !== 'drill') throw new Refusal('sitting_under_way');
    if (active) return { sessionId: active.sessionId, resumed: true };
    const { spots } = await listSpots(tx, uid);
    if (!spots.some((spot) => aimKey(spot.aim) === aimKey(aim))) throw new Refusal('not_found');
    const resume = await findDrillResume(tx, uid);
    if (!resume) throw new Refusal('resume_required');
    const now = clock.now();
    const sessionId = await nextSessionId(tx, uid, now);
    const settingFor = await drillSetting(tx, { uid, sessionId, resume, now });
    if (!canFillDrill(settingFor(aim))) throw new Refusal('drill_rests');
    if (!(await insertDrill(tx, { sessionId, uid, aim, day: indiaDay(now), now })))
      throw new Refusal('drills_done_today');
    return { sessionId, resumed: false };
  });
}
