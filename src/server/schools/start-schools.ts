import type { Mailer } from '#server/mail/mailer.ts';
import { workOnApplicants } from './applicants/import-applicants.ts';
import { workOnExport } from './bank/export-questions.ts';
import { workOnImport } from './bank/import-questions.ts';
import { workOnInvitations } from './invitations/invite-applicants.ts';
import { workOnReminders } from './invitations/remind-applicants.ts';
import { startInvitations } from './invitations/start-invitations.ts';
import { writePacks } from './exports/packs/write-packs.ts';
import { writeSeason } from './exports/write-season.ts';
import type { SchoolJobWorks } from './jobs/run-school-job.ts';
import { startSchoolJobs } from './jobs/start-school-jobs.ts';
import type { SchoolParts } from './school-parts.ts';
import { sweepSignOns } from './sign-on/sweep-sign-ons.ts';
import { startWebhooks } from './webhooks/start-webhooks.ts';
import type { WebhookParts } from './webhooks/webhook-parts.ts';

/** What does the work of each kind of job. */
export const schoolJobWorks = (parts: SchoolParts): SchoolJobWorks => ({
  import_questions: (job) => workOnImport(parts, job),
  export_questions: (job) => workOnExport(parts, job),
  import_applicants: (job) => workOnApplicants(parts, job),
  invite_applicants: (job) => workOnInvitations(parts, job),
  remind_applicants: (job) => workOnReminders(parts, job),
  export_packs: (job) => writePacks(parts, job),
  export_season: (job) => writeSeason(parts, job),
});

/** Starts what schools do besides answering requests. The reply stops what it listens to. */
export async function startSchools(parts: WebhookParts & { mailer: Mailer }): Promise<() => Promise<void>> {
  await startSchoolJobs(parts, schoolJobWorks(parts));
  await startInvitations(parts);
  await parts.jobs.every('sweep_sign_ons', '23 * * * *', () => sweepSignOns(parts));
  return startWebhooks(parts);
}
