import { hourMs } from '#contract/time.ts';
import { indiaDay } from '#contract/india-time.ts';
import type { Resume } from '#contract/resume.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { endSitting, findSittingTerms, type SittingTerms } from '#server/interviews/sitting-rows.ts';
import type { InterviewLog } from '#server/interviews/interview-log.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { confirmFacts } from '#server/resumes/confirm-facts.ts';
import { pasteResume } from '#server/resumes/paste-resume.ts';
import { auditSchool } from '#server/schools/school-audit.ts';
import { acceptInvitation } from '#server/schools/sittings/accept-invitation.ts';
import { beginSitting, beginWarmUp } from '#server/schools/sittings/begin-sitting.ts';
import { openInvitation } from '#server/schools/sittings/open-invitation.ts';
import { scoreSitting } from '#server/schools/sittings/score-sitting.ts';
import { holdSeat } from '#server/schools/sittings/sitting-store.ts';
import { sittingSetting } from '#server/schools/sittings/start-sitting.ts';
import { type DemoSignal, playDemo } from '../demo/play-demo.ts';
import { momentOf, writeTalk } from '../demo/write-talk.ts';
import type { DemoApplicant } from './bring-applicants.ts';
import type { DemoSchoolDeps } from './demo-time.ts';
import { openDemoPerson } from './open-demo-person.ts';
import { answersOf, demoLimits, resumeOf } from './people.ts';

/** How far an applicant goes with their link. */
export type DemoPart = 'opens' | 'signs_in' | 'practises' | 'gives_up' | 'sits';

const untilStartMs = hourMs / 2;

/**
 * An applicant on their way from the link, as far as `part` says: through the verbs that a browser calls, but for the talk itself, which the conductor
 * plays with answers written beforehand and which is then scored by the offline scorer as every sitting is.
 */
export async function goWithLink(
  deps: DemoSchoolDeps,
  applicant: DemoApplicant,
  { part, at, noticed = [] }: { part: DemoPart; at: Date; noticed?: readonly DemoSignal[] },
): Promise<string | null> {
  const then = { ...deps, clock: { now: () => at } };
  const { token } = applicant;
  const { notice } = await openInvitation(then, { token, uid: null });
  if (part === 'opens') return null;
  const { uid } = await openDemoPerson(then, applicant);
  await acceptInvitation(then, { token, notice: notice.version, uid });
  if (part === 'signs_in') return uid;
  if (applicant.quality > 1 || part === 'practises') await beginWarmUp(then, { token, uid });
  if (part === 'practises') return uid;
  const { sessionId } = await beginSitting(then, { token, uid });
  const text = resumeOf(applicant, Number(indiaDay(at).slice(0, 4)));
  const { resumeId, facts } = await pasteResume(then, { uid, text });
  const resume = await confirmFacts(then, { uid, resumeId, facts });
  const startedAt = momentOf(at, untilStartMs);
  const answers =
    part === 'sits' ? { bank: answersOf(applicant), limits: demoLimits } : { bank: [], limits: [] };
  await sit(deps, {
    uid,
    sessionId,
    resume,
    startedAt,
    script: { ...answers, noticed, quality: applicant.quality },
  });
  return uid;
}

type Sitting = {
  uid: string;
  sessionId: string;
  resume: Resume;
  startedAt: Date;
  script: Parameters<typeof playDemo>[1];
};

/** The talk of a prepared sitting, written whole with the seat it holds, and then scored: to a record, or to nothing where nothing was answered. */
async function sit(deps: DemoSchoolDeps, sitting: Sitting): Promise<void> {
  const { sessionId, resume, startedAt, script } = sitting;
  const terms = await acrossOrganisations(deps.database, (tx) => findSittingTerms(tx, sessionId));
  if (!terms) throw new Error('A sitting of the demo has no scenario.');
  const log = await playDemo(sittingSetting({ ...terms, sessionId, resume }), script);
  await keepTalk(deps, sitting, terms, log);
  const endedAt = momentOf(startedAt, log.state.nowMs + 20_000);
  const { database, place } = deps;
  const assessor = createOfflineAssessor((topic) => place.do('read', topic));
  await scoreSitting({ database, clock: { now: () => endedAt }, assessor, place }, { sessionId });
}

async function keepTalk(
  { database }: DemoSchoolDeps,
  { uid, sessionId, resume, startedAt }: Sitting,
  { orgId, sittingId, invitationId }: SittingTerms,
  log: InterviewLog,
): Promise<void> {
  if (invitationId === null) throw new Error('A sitting of the demo is nobody’s.');
  await acrossOrganisations(database, async (tx) => {
    await lockUser(tx, uid);
    const kind = 'sitting_started';
    await auditSchool(tx, { orgId, actor: 'applicant', kind, subject: sittingId, now: startedAt });
    const refused = await holdSeat(tx, { orgId, sittingId, invitationId, uid, now: startedAt });
    if (refused) throw new Error(`A sitting of the demo got no seat: ${refused}.`);
    await writeTalk(tx, { uid, sessionId, resumeId: resume.resumeId, log, startedAt });
    await endSitting(tx, sessionId, momentOf(startedAt, log.state.nowMs));
  });
}
