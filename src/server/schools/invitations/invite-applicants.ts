import { z } from 'zod';
import { type Inviting, inviting, type MailingReport, mailingReport } from '#contract/schools/applicants.ts';
import { dayMs } from '#contract/time.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { mails } from '#server/platform/database/schema/mail.ts';
import { invitations } from '#server/platform/database/schema/sittings.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import { sha256 } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireOpenIntake } from '../applicants/require-applicant.ts';
import { findVisibleJob } from '../jobs/read-jobs.ts';
import type { JobEnd, RunningJob } from '../jobs/run-school-job.ts';
import { startJob } from '../jobs/start-job.ts';
import { requireIntake } from '../organisations/require-intake.ts';
import { findOwnScenario } from '../scenarios/find-own-scenario.ts';
import { findVersion } from '../scenarios/scenario-store.ts';
import { actorOf, auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { type SchoolNews, tellSchool } from '../webhooks/tell-school.ts';
import {
  countInvitations,
  countNeverInvited,
  findShownName,
  insertInvitations,
  listTargets,
} from './invitation-store.ts';
import { countToRemind } from './reminder-store.ts';
import { askedOf, newSecret, sendLinks } from './send-link.ts';
import { standsBehind } from './stands-behind.ts';

const atOnce = 100;
const input = inviting.extend({ keyId: z.string().optional() }).loose();

/** How many mails inviting everybody, or reminding them, would write now. Throws Refusal `not_found`. */
export async function countMails(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { intakeId, scenarioId }: { intakeId: string; scenarioId?: string | undefined },
): Promise<{ invite: number; remind: number }> {
  const { orgId } = member;
  return withinOrganisation(database, orgId, async (tx) => {
    await requireIntake(tx, member, intakeId);
    return {
      invite: scenarioId === undefined ? 0 : await countNeverInvited(tx, { orgId, intakeId, scenarioId }),
      remind: await countToRemind(tx, { orgId, intakeId }, clock.now()),
    };
  });
}

/**
 * The rules of a published version of a scenario of this programme, and until when it may be sat. Throws Refusal `not_found`, `scenario_archived`,
 * InvalidInput for a deadline that has passed.
 */
export async function requireTerms(
  tx: Tx,
  member: ActingMember,
  given: Pick<Inviting, 'scenarioId' | 'version' | 'deadlineAt'> & { programmeId: string; now: Date },
) {
  const { scenarioId, version, programmeId, now } = given;
  const { scenario } = await findOwnScenario(tx, member, { scenarioId });
  if (scenario.archivedAt) throw new Refusal('scenario_archived');
  const found = await findVersion(tx, { orgId: member.orgId, scenarioId }, version);
  if (!found || scenario.programmeId !== programmeId) throw new Refusal('not_found');
  const deadlineAt = given.deadlineAt
    ? new Date(given.deadlineAt)
    : new Date(now.getTime() + found.rules.deadlineDays * dayMs);
  if (deadlineAt <= now)
    throw new InvalidInput([{ path: 'body.deadlineAt', message: 'expected a time to come' }]);
  return { rules: found.rules, deadlineAt };
}

/** Starts the inviting of these applicants, or of all of a season who never were (rule SCHOOL-25). Throws as `requireOpenIntake`, `requireTerms` and `startJob` do. */
export async function inviteApplicants(
  parts: SchoolParts,
  member: ActingMember,
  asked: Inviting,
): Promise<{ jobId: string }> {
  return withinOrganisation(parts.database, member.orgId, async (tx) => {
    const now = parts.clock.now();
    const { programmeId } = await requireOpenIntake(tx, member, asked.intakeId, now);
    const { deadlineAt } = await requireTerms(tx, member, { ...asked, programmeId, now });
    return startJob(tx, parts, member, {
      kind: 'invite_applicants',
      input: { ...asked, deadlineAt: deadlineAt.toISOString(), programmeIds: [programmeId] },
    });
  });
}

/** An id that a second run of the same job makes again: by it an invitation is known as its own. */
const ownId = (jobId: string, applicantId: string): string =>
  `inv_${sha256(`${jobId}:${applicantId}`).slice(0, 32)}`;

/**
 * The job: invitations with their mails in batches, each in a transaction of its own; begun again, it passes over those it wrote. Nobody has two
 * invitations to a scenario that can be used, however many jobs run (rule SCHOOL-25). It fails once nobody stands behind the mails, or the season is closed.
 */
export async function workOnInvitations(parts: SchoolParts, job: RunningJob): Promise<JobEnd> {
  const { orgId, jobId } = job;
  const asked = input.parse(job.input);
  const report: MailingReport = { mails: 0, passedOver: 0 };
  const total = asked.applicantIds?.length ?? (await toInvite(parts, job));
  let after = '';
  for (;;) {
    await job.progress(report.mails + report.passedOver, total);
    const batch = await withinOrganisation(parts.database, orgId, (tx) =>
      inviteBatch(tx, parts, job, asked, after),
    );
    if (!batch) return { state: 'failed', report: null };
    report.mails += batch.mails;
    report.passedOver += batch.passedOver;
    if (batch.last === null) break;
    after = batch.last;
  }
  if (asked.applicantIds) report.passedOver = asked.applicantIds.length - report.mails;
  return {
    state: 'done',
    filled: { rows: report.mails, tables: [invitations, mails] },
    settle: async (tx, now) => {
      await auditSchool(tx, {
        orgId,
        ...actorOf({ memberId: job.createdBy, keyId: asked.keyId }),
        now,
        kind: 'applicants_invited',
        subject: jobId,
        detail: { mails: report.mails },
      });
      return report;
    },
  };
}

const toInvite = (
  { database }: Pick<SchoolParts, 'database'>,
  { orgId, input: of }: RunningJob,
): Promise<number> =>
  withinOrganisation(database, orgId, (tx) => countNeverInvited(tx, { orgId, ...input.parse(of) }));

/** A batch in a handful of statements, however many are in it; null where no more may be invited. */
async function inviteBatch(
  tx: Tx,
  parts: SchoolParts,
  job: RunningJob,
  asked: Inviting,
  after: string,
): Promise<(MailingReport & { last: string | null }) | null> {
  const { orgId, jobId, createdBy } = job;
  const { intakeId, scenarioId, version, applicantIds: ids } = asked;
  const now = parts.clock.now();
  const intake = await standsBehind(tx, job, { intakeId, now });
  if (!intake || intake.closedAt) return null;
  const targets = await listTargets(tx, { orgId, intakeId, scenarioId }, { ids, after, limit: atOnce });
  const found = await findVersion(tx, { orgId, scenarioId }, version);
  if (!found) throw new Error('A version that was to be invited to is not there.');
  const deadlineAt = new Date(asked.deadlineAt ?? now);
  const {
    attempts: attemptsLeft,
    practiceAllowed: practice,
    noticeLanguage: language,
    minutes,
  } = found.rules;
  const all = targets.map((target) => {
    const secret = newSecret();
    const invitationId = ownId(jobId, target.applicant_id);
    return { target, secret, invitationId, applicantId: target.applicant_id, tokenHash: secret.tokenHash };
  });
  const terms = { orgId, scenarioId, version, attemptsLeft, deadlineAt, createdAt: now };
  const written = await insertInvitations(
    tx,
    terms,
    all.map(({ invitationId, applicantId, tokenHash }) => ({ invitationId, applicantId, tokenHash })),
  );
  const invited = all.filter(({ invitationId }) => written.has(invitationId));
  const school = await findShownName(tx, orgId);
  const links = invited.map(({ invitationId, secret, target: { name, email: to, extra_minutes: extra } }) => {
    const words = { school, name, minutes: minutes + extra, practice, deadlineAt, language };
    return { invitationId, to, secret, words };
  });
  await sendLinks(tx, parts, { orgId, ask: await askedOf(tx, orgId, createdBy), now }, links);
  await tellSchool(tx, { orgId, now }, ...invited.map((one) => invitedNews({ ...terms, ...one })));
  const invitationIds = all.map(({ invitationId }) => invitationId);
  const own =
    invited.length < all.length ? await countInvitations(tx, { orgId, invitationIds }) : invited.length;
  return {
    mails: own,
    passedOver: targets.length - own,
    last: targets.length < atOnce ? null : (targets.at(-1)?.applicant_id ?? null),
  };
}

/** What a school is told of an invitation. */
export const invitedNews = (row: {
  applicantId: string;
  invitationId: string;
  scenarioId: string;
  version: number;
  deadlineAt: Date;
}): SchoolNews => {
  const { applicantId, invitationId, scenarioId, version, deadlineAt } = row;
  return {
    event: 'applicant.invited',
    data: { applicantId, invitationId, scenarioId, version, deadlineAt: deadlineAt.toISOString() },
  };
};

/** What came of inviting or reminding; null while it works. Throws Refusal `not_found`. */
export async function readMailing(
  { database }: Pick<SchoolParts, 'database'>,
  member: ActingMember,
  { jobId }: { jobId: string },
): Promise<{ report: MailingReport | null }> {
  const row = await withinOrganisation(database, member.orgId, (tx) => findVisibleJob(tx, member, { jobId }));
  if (row.kind !== 'invite_applicants' && row.kind !== 'remind_applicants') throw new Refusal('not_found');
  return { report: row.state === 'done' ? mailingReport.parse(row.report) : null };
}
