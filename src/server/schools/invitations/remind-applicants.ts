import { type MailingReport, type Reminding, reminding } from '#contract/schools/applicants.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { queueMailsToAddresses } from '#server/mail/queue-mail-to-address.ts';
import type { JobEnd, RunningJob } from '../jobs/run-school-job.ts';
import { startJob } from '../jobs/start-job.ts';
import { requireContract } from '../organisations/require-contract.ts';
import { requireIntake } from '../organisations/require-intake.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { reminderMail } from './invitation-mail.ts';
import { reminderPrefix } from './link-mail-store.ts';
import { findInvitations, type InvitationKey, wordsOf } from './invitation-store.ts';
import { standsBehind } from './stands-behind.ts';
import { countToRemind, takeDueReminders, takeReminders } from './reminder-store.ts';

const atOnce = 100;
const input = reminding.loose();

/** Starts the reminding of these applicants, or of all of a season, who have not begun (rule SCHOOL-26). Throws Refusal `not_found`, `contract_over`, `school_limit_reached`. */
export async function remindApplicants(
  parts: SchoolParts,
  member: ActingMember,
  asked: Reminding,
): Promise<{ jobId: string }> {
  return withinOrganisation(parts.database, member.orgId, async (tx) => {
    const { programmeId } = await requireIntake(tx, member, asked.intakeId);
    await requireContract(tx, member.orgId, parts.clock.now());
    return startJob(tx, parts, member, {
      kind: 'remind_applicants',
      input: { ...asked, programmeIds: [programmeId] },
    });
  });
}

/** The job: reminders in batches, each with its mails in a transaction of its own; begun again, it passes over those it reminded; it fails once nobody stands behind them. */
export async function workOnReminders(parts: SchoolParts, job: RunningJob): Promise<JobEnd> {
  const { orgId } = job;
  const { intakeId, applicantIds: ids } = input.parse(job.input);
  const season = { orgId, intakeId };
  const total =
    ids?.length ??
    (await withinOrganisation(parts.database, orgId, (tx) => countToRemind(tx, season, parts.clock.now())));
  let mails = 0;
  for (let more = true; more; ) {
    await job.progress(mails, Math.max(total, mails));
    const taken = await withinOrganisation(parts.database, orgId, async (tx) => {
      const now = parts.clock.now();
      if (!(await standsBehind(tx, job, { intakeId, now }))) return null;
      const keys = await takeReminders(tx, season, { ids, now, limit: atOnce });
      await writeReminders(tx, parts, keys, now);
      return keys.length;
    });
    if (taken === null) return { state: 'failed', report: null };
    mails += taken;
    more = taken === atOnce;
  }
  const report: MailingReport = { mails, passedOver: Math.max(0, total - mails) };
  return {
    state: 'done',
    settle: async (tx, now) => {
      await auditSchool(tx, {
        orgId,
        actor: 'member',
        memberId: job.createdBy,
        now,
        kind: 'applicants_reminded',
        subject: job.jobId,
        detail: { mails },
      });
      return report;
    },
  };
}

/**
 * Reminds everybody whose deadline is near, once within 72 hours of it and once within 24, in batches; nobody twice, on however many processes
 * (rule SCHOOL-26).
 */
export async function sendDueReminders(
  parts: Pick<SchoolParts, 'database' | 'clock' | 'jobs'>,
): Promise<number> {
  for (let sent = 0; ; ) {
    const taken = await acrossOrganisations(parts.database, async (tx) => {
      const now = parts.clock.now();
      const keys = await takeDueReminders(tx, now, atOnce);
      await writeReminders(tx, parts, keys, now);
      for (const orgId of new Set(keys.map((key) => key.orgId))) {
        const mails = keys.filter((key) => key.orgId === orgId).length;
        const entry = { orgId, actor: 'service', kind: 'applicants_reminded', subject: null } as const;
        await auditSchool(tx, { ...entry, detail: { mails }, now });
      }
      return keys.length;
    });
    sent += taken;
    if (taken < atOnce) return sent;
  }
}

async function writeReminders(
  tx: Tx,
  { jobs }: Pick<SchoolParts, 'jobs'>,
  keys: readonly InvitationKey[],
  now: Date,
): Promise<void> {
  const mails = (await findInvitations(tx, keys)).map((found) => {
    const { orgId, invitationId } = found.invitation;
    const id = `${reminderPrefix}${invitationId}:${now.getTime()}`;
    return { id, orgId, to: found.applicant.email, ...reminderMail(wordsOf(found)) };
  });
  await queueMailsToAddresses(tx, jobs, mails, now);
}
