import { indiaDay } from '#contract/india-time.ts';
import type { Resume } from '#contract/resume.ts';
import { hourMs } from '#contract/time.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { scoreRecord } from '#server/feedback/score-record.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import type { InterviewLog } from '#server/interviews/interview-log.ts';
import { insertInterview, nextSessionId } from '#server/interviews/interview-store.ts';
import { endSitting } from '#server/interviews/sitting-rows.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { randomId } from '#server/platform/ids.ts';
import { confirmFacts } from '#server/resumes/confirm-facts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { pasteResume } from '#server/resumes/paste-resume.ts';
import { auditSchool } from '#server/schools/school-audit.ts';
import { acceptInvitation } from '#server/schools/sittings/accept-invitation.ts';
import { beginWarmUp, makeRoom } from '#server/schools/sittings/begin-sitting.ts';
import type { FoundInvitation } from '#server/schools/sittings/open-invitation-store.ts';
import { openInvitation } from '#server/schools/sittings/open-invitation.ts';
import { requireOwnInvitation } from '#server/schools/sittings/require-invitation.ts';
import { handRecord, leaveNothing } from '#server/schools/sittings/score-sitting.ts';
import { holdSeat, insertSitting } from '#server/schools/sittings/sitting-store.ts';
import { sittingSetting } from '#server/schools/sittings/start-sitting.ts';
import { keepStages } from '../demo/keep-stages.ts';
import { type DemoSignal, playDemo } from '../demo/play-demo.ts';
import { momentOf, writeTalk } from '../demo/write-talk.ts';
import type { DemoApplicant } from './bring-applicants.ts';
import type { DemoSchoolDeps } from './demo-time.ts';
import { openDemoPerson } from './open-demo-person.ts';
import { answersOf, demoLimits, resumeOf } from './people.ts';

/** How far an applicant goes with their link. */
export type DemoPart = 'opens' | 'signs_in' | 'practises' | 'gives_up' | 'sits';

const untilStartMs = hourMs / 2;
const readingMs = 20_000;

/**
 * An applicant on their way from the link, as far as `part` says: through the verbs that a browser calls, but for the talk itself, which the conductor
 * plays with answers written beforehand. No model reads it, so that the record holds no score of ours (rule SCHOOL-100).
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
  await acceptInvitation(then, { token, notice: notice.version, uid, schoolId: null });
  if (part === 'signs_in') return uid;
  if (applicant.quality > 1 || part === 'practises') await beginWarmUp(then, { token, uid });
  if (part === 'practises') return uid;
  const text = resumeOf(applicant, Number(indiaDay(at).slice(0, 4)));
  const { resumeId, facts } = await pasteUntilRead(then, { uid, text });
  const resume = await confirmFacts(then, { uid, resumeId, facts });
  const answers =
    part === 'sits' ? { bank: answersOf(applicant), limits: demoLimits } : { bank: [], limits: [] };
  const script = { ...answers, noticed, quality: applicant.quality };
  await sit(deps, { uid, token, resume, at, script });
  return uid;
}

const mostTries = 5;

/** A busy machine may take longer over a resume than a person is asked to wait. */
async function pasteUntilRead(
  then: DemoSchoolDeps,
  pasted: { uid: string; text: string },
  tries = 1,
): ReturnType<typeof pasteResume> {
  return pasteResume(then, pasted).catch((error: unknown) => {
    const isSlow = error instanceof Refusal && error.code === 'file_took_too_long';
    if (!isSlow || tries === mostTries) throw error;
    return pasteUntilRead(then, pasted, tries + 1);
  });
}

type Sitting = {
  uid: string;
  token: string;
  resume: Resume;
  at: Date;
  script: Parameters<typeof playDemo>[1];
};

/**
 * The talk, played by the conductor and read by the offline scorer before anything is written, and then written whole with its seat and its record,
 * so that no sweep ever finds a sitting of months ago half done.
 */
async function sit(deps: DemoSchoolDeps, sitting: Sitting): Promise<void> {
  const { uid, token, resume, at, script } = sitting;
  const { database, place } = deps;
  const { found, sessionId } = await acrossOrganisations(database, async (tx) => ({
    found: await requireOwnInvitation(tx, { token, uid, now: at }),
    sessionId: await nextSessionId(tx, uid, at),
  }));
  const { extraMinutes } = found.applicant;
  const log = await playDemo(sittingSetting({ sessionId, rules: found.rules, extraMinutes, resume }), script);
  const startedAt = momentOf(at, untilStartMs);
  const endedAt = momentOf(startedAt, log.state.nowMs);
  const row = { sessionId, uid, startedAt, endedAt, frozenMs: 0 };
  const record = await place.do('record', row, log.entries);
  if (!record) throw new Error('A sitting of the demo was not started.');
  const assessor = createOfflineAssessor((topic) => place.do('read', topic));
  const read = await scoreRecord(assessor, record, keepStages(record, assessor), place);
  await acrossOrganisations(database, async (tx) => {
    await keepTalk(tx, sitting, { found, sessionId, log, startedAt, endedAt });
    const now = momentOf(endedAt, readingMs);
    if (read.kind === 'feedback') await handRecord(tx, { sessionId, record: read.feedback, now });
    else await leaveNothing(tx, { sessionId, attempt: true, failed: false, now });
  });
}

async function keepTalk(
  tx: Tx,
  { uid, at, resume: { resumeId } }: Sitting,
  { found: { invitation }, sessionId, log, startedAt, endedAt }: Talk,
): Promise<void> {
  await lockUser(tx, uid);
  if ((await makeRoom(tx, uid, at)) !== sessionId)
    throw new Error('An applicant of the demo began something meanwhile.');
  const sittingId = randomId('sit_');
  await insertInterview(tx, { sessionId, uid, kind: 'sitting', holdKey: sittingId, restarts: 0, now: at });
  await insertSitting(tx, { ...invitation, sittingId, sessionId, now: at });
  const { orgId, invitationId } = invitation;
  const kind = 'sitting_started';
  await auditSchool(tx, { orgId, actor: 'applicant', kind, subject: sittingId, now: startedAt });
  const refused = await holdSeat(tx, { orgId, sittingId, invitationId, uid, now: startedAt });
  if (refused) throw new Error(`A sitting of the demo got no seat: ${refused}.`);
  await writeTalk(tx, { uid, sessionId, resumeId, log, startedAt });
  await endSitting(tx, sessionId, endedAt);
}

type Talk = {
  found: FoundInvitation;
  sessionId: string;
  log: InterviewLog;
  startedAt: Date;
  endedAt: Date;
};
