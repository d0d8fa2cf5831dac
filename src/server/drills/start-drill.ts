import type { InterviewSnapshot } from '#contract/interview-events.ts';
import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import { requireConsent, type WithNotice } from '#server/accounts/require-consent.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import type { ConductDeps } from '#server/interviews/conduct-interview.ts';
import { findAim } from '#server/interviews/drill-rows.ts';
import { findInterview, startRow } from '#server/interviews/interview-store.ts';
import type { LiveInterviews } from '#server/interviews/live-interviews.ts';
import { takeFloor } from '#server/interviews/start-interview.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { drillSetting, findDrillResume } from './drill-setting.ts';

/**
 * Starts a prepared drill where the consents to interviews hold: the panel opens, and this tab has the pen. Starting it again from the same tab gives
 * the running drill. Throws Refusal `consent_required`, `resume_required`, `not_found`, `interview_over`, `interview_open_elsewhere`.
 */
export async function startDrill(
  deps: ConductDeps & WithNotice & { interviews: LiveInterviews },
  input: { uid: string; sessionId: string; leaseId: string },
): Promise<InterviewSnapshot> {
  const { uid, sessionId, leaseId } = input;
  const now = deps.clock.now();
  const started = await deps.database.transaction(async (tx) => {
    await lockUser(tx, uid);
    const row = await findInterview(tx, uid, sessionId);
    const aim = row?.kind === 'drill' ? await findAim(tx, sessionId) : null;
    if (!row || !aim) throw new Refusal('not_found');
    if (row.state === 'running') {
      if (row.leaseId !== leaseId) throw new Refusal('interview_open_elsewhere');
      return false;
    }
    if (row.state !== 'preparing') throw new Refusal('interview_over');
    await requireConsent(tx, { uid, notice: deps.notice });
    const resume = await findDrillResume(tx, uid);
    if (!resume) throw new Refusal('resume_required');
    const setting = (await drillSetting(tx, { uid, sessionId, resume, now }))(aim);
    const event: ConductorEvent = { kind: 'started', atMs: 0, ...setting };
    const { style } = setting;
    if (!(await startRow(tx, { ...input, style, resumeId: resume.resumeId, event, now })))
      throw new Refusal('interview_open_elsewhere');
    return true;
  });
  return takeFloor(deps, input, started);
}
