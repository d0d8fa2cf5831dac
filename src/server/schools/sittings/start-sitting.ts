import { neededForSittings } from '#contract/consents.ts';
import type { InterviewSnapshot } from '#contract/interview-events.ts';
import type { Resume } from '#contract/resume.ts';
import type { DrillAim } from '#contract/drills.ts';
import { type ScenarioPlan, type ScenarioRules, scenarioTopics } from '#contract/schools/scenario.ts';
import { canFillDrill } from '#core/interview/drill-questions.ts';
import type { Setting } from '#core/interview/state.ts';
import { factsInUse } from '#core/resume/facts-in-use.ts';
import { isFresher } from '#core/resume/work-months.ts';
import { requireConsent } from '#server/accounts/require-consent.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { findInterview, type InterviewRow, startRow } from '#server/interviews/interview-store.ts';
import { findSittingTerms, findWarmUpTerms, type SittingTerms } from '#server/interviews/sitting-rows.ts';
import { nameOn, seedOf, takeFloor } from '#server/interviews/start-interview.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findLatestResume, findResume } from '#server/resumes/resume-store.ts';
import { findOrganisation } from '../organisations/organisation-store.ts';
import { requireContract, requireRunning } from '../organisations/require-contract.ts';
import { auditSchool } from '../school-audit.ts';
import { tellSchool } from '../webhooks/tell-school.ts';
import { findInvitation } from './open-invitation-store.ts';
import { isAgreed } from './require-invitation.ts';
import { tellNoSeat } from './tell-no-seat.ts';
import type { SittingParts } from './sitting-parts.ts';
import { holdSeat, markTryStarted } from './sitting-store.ts';

type StartInput = { uid: string; sessionId: string; leaseId: string; resumeId: string | null };

/**
 * Starts a prepared sitting, a member's try or a practice where the consents to interviews for a school hold: the panel of the scenario opens on its own length, and this tab has
 * the pen. A sitting holds its seat and attempt in the same transaction (rule SCHOOL-6); no credit is looked at. Starting it again from the same tab gives the running one.
 * Throws Refusal `not_found`, `interview_over`, `interview_open_elsewhere`, `consent_required`, `resume_required`,
 * `own_resume_required` for one of our fictional ones, `invitation_over`, `attempts_used_up`, `seats_used_up`, `interviews_paused`,
 * `school_notice_changed`, and `contract_over` for a member's try.
 */
export async function startSitting(deps: SittingParts, input: StartInput): Promise<InterviewSnapshot> {
  let noSeatOf: string | null = null;
  const started = await acrossOrganisations(deps.database, async (tx) => {
    await lockUser(tx, input.uid);
    const row = await findInterview(tx, input.uid, input.sessionId);
    if (!row || (row.kind !== 'sitting' && row.kind !== 'warm_up')) throw new Refusal('not_found');
    if (row.state === 'running') {
      if (row.leaseId !== input.leaseId) throw new Refusal('interview_open_elsewhere');
      return false;
    }
    if (row.state !== 'preparing') throw new Refusal('interview_over');
    await requireConsent(tx, { uid: input.uid, notice: deps.notice, purposes: neededForSittings });
    if (row.kind === 'warm_up') await startWarmUp(tx, deps, input, row);
    else noSeatOf = await sitDown(tx, deps, input);
    if (noSeatOf) throw new Refusal('seats_used_up');
    return true;
  }).catch(async (error: unknown) => {
    if (noSeatOf) await tellNoSeat(deps, noSeatOf);
    throw error;
  });
  return takeFloor(deps, input, started);
}

/** Starts the interview of a sitting and holds its seat, last, since the school's row is then held. Gives the school where it has no seat. */
async function sitDown(tx: Tx, { clock }: SittingParts, input: StartInput): Promise<string | null> {
  const { uid, sessionId, resumeId } = input;
  const now = clock.now();
  const terms = await findSittingTerms(tx, sessionId);
  const resume = resumeId === null ? undefined : await findResume(tx, uid, resumeId);
  if (!terms) throw new Refusal('not_found');
  if (!resume) throw new Refusal('resume_required');
  const { orgId, sittingId, invitationId, applicantId, rules, extraMinutes } = terms;
  if (invitationId !== null && resume.source === 'sample') throw new Refusal('own_resume_required');
  await start(tx, input, sittingSetting({ sessionId, rules, extraMinutes, resume }), resume.resumeId, now);
  if (invitationId === null) {
    await requireContract(tx, orgId, now);
    await markTryStarted(tx, orgId, sittingId, now);
    return null;
  }
  const invitation = await findInvitation(tx, { orgId, invitationId });
  if (!invitation || !isAgreed(invitation)) throw new Refusal('school_notice_changed');
  const kind = 'sitting_started';
  await auditSchool(tx, { orgId, actor: 'applicant', kind, subject: sittingId, now });
  const data = { applicantId, invitationId, sittingId };
  await tellSchool(tx, { orgId, now }, { event: 'sitting.started', data });
  const refused = await holdSeat(tx, { orgId, sittingId, invitationId, uid, now });
  if (refused === 'seats_used_up') return orgId;
  if (refused) throw new Refusal(refused);
  return null;
}

/** What the practice asks about: a topic our bank can fill, and one that is not the school's where there is such. */
function warmUpAim(setting: Setting, { topics }: ScenarioRules): DrillAim {
  const aims = scenarioTopics
    .map((topicId): DrillAim => ({ kind: 'topic', topicId }))
    .filter((drill) => canFillDrill({ ...setting, drill }));
  const others = aims.filter((aim) => topics.every(({ topicId }) => topicId !== aim.topicId));
  const among = others.length > 0 ? others : aims;
  const aim = among[setting.seed % among.length];
  if (!aim) throw new Refusal('warm_up_over');
  return aim;
}

async function startWarmUp(
  tx: Tx,
  { clock }: SittingParts,
  input: StartInput,
  { holdKey }: InterviewRow,
): Promise<void> {
  const terms: Omit<SittingTerms, 'sittingId'> | null = await findWarmUpTerms(tx, holdKey);
  if (!terms) throw new Refusal('not_found');
  const now = clock.now();
  requireRunning(await findOrganisation(tx, terms.orgId), now);
  const resume = (await findLatestResume(tx, input.uid)) ?? null;
  const own = ownSetting(input.sessionId, terms.rules, resume);
  const setting = { ...own, drill: warmUpAim(own, terms.rules), warmUp: true as const };
  await start(tx, input, setting, resume?.resumeId ?? '', now);
}

/** What the sitting of a scenario is started with, for an applicant with this resume and their own time on top. */
export const sittingSetting = ({
  sessionId,
  rules,
  extraMinutes,
  resume,
}: {
  sessionId: string;
  rules: ScenarioRules;
  extraMinutes: number;
  resume: Resume;
}): Setting => ({ ...ownSetting(sessionId, rules, resume), scenario: planOf(rules, extraMinutes) });

/** What every session for a school is started with: nothing of the applicant's own practice comes into it (rule SCHOOL-15). */
function ownSetting(sessionId: string, { style }: ScenarioRules, resume: Resume | null): Setting {
  const facts = factsInUse(resume?.facts ?? []);
  return {
    seed: seedOf(sessionId),
    style,
    profile: resume && !isFresher(resume.workMonths) ? 'experienced' : 'fresher',
    facts,
    candidateName: nameOn(facts) ?? '',
    statement: '',
    targetSchools: [],
    recentStemIds: [],
  };
}

/** What of a scenario goes into the interview, with the applicant's own time on top (rule SCHOOL-17). */
export function planOf(rules: ScenarioRules, extraMinutes: number): ScenarioPlan {
  const { style, panel, topics, mustAsk, mayAsk, banned, oursOffIn } = rules;
  return { style, panel, minutes: rules.minutes + extraMinutes, topics, mustAsk, mayAsk, banned, oursOffIn };
}

async function start(
  tx: Tx,
  { uid, sessionId, leaseId }: StartInput,
  setting: Setting,
  resumeId: string,
  now: Date,
): Promise<void> {
  const event = { kind: 'started', atMs: 0, ...setting } as const;
  if (!(await startRow(tx, { uid, sessionId, leaseId, style: setting.style, resumeId, event, now })))
    throw new Refusal('interview_open_elsewhere');
}
