import type { z } from 'zod';
import { accountEndpoints } from './endpoints/accounts.ts';
import { backupEndpoints } from './endpoints/backups.ts';
import { billingEndpoints } from './endpoints/billing.ts';
import { demoEndpoints } from './endpoints/demo.ts';
import { drillEndpoints } from './endpoints/drills.ts';
import { exportEndpoints } from './endpoints/exports.ts';
import { breachEndpoints } from './endpoints/breaches.ts';
import { consentEndpoints } from './endpoints/consents.ts';
import { feedbackEndpoints } from './endpoints/feedback.ts';
import { grievanceEndpoints } from './endpoints/grievances.ts';
import { insightEndpoints } from './endpoints/insight.ts';
import { interviewEndpoints } from './endpoints/interviews.ts';
import { mentorEndpoints } from './endpoints/mentors.ts';
import { ledgerEndpoints } from './endpoints/ledger.ts';
import { interviewDateEndpoints } from './endpoints/interview-date.ts';
import { lensEndpoints } from './endpoints/lens.ts';
import { metricsEndpoints } from './endpoints/metrics.ts';
import { operatorEndpoints } from './endpoints/operations.ts';
import { privacyEndpoints } from './endpoints/privacy.ts';
import { operatorPageEndpoints } from './endpoints/operator-page.ts';
import { progressEndpoints } from './endpoints/progress.ts';
import { reminderEndpoints } from './endpoints/reminders.ts';
import { resumeEndpoints } from './endpoints/resumes.ts';
import { apiEndpoints } from './endpoints/schools/api.ts';
import { apiKeyEndpoints } from './endpoints/schools/api-keys.ts';
import { analyticsEndpoints } from './endpoints/schools/analytics.ts';
import { bankEndpoints } from './endpoints/schools/bank.ts';
import { brandingEndpoints } from './endpoints/schools/branding.ts';
import { scenarioEndpoints } from './endpoints/schools/scenarios.ts';
import { schoolJobEndpoints } from './endpoints/schools/jobs.ts';
import { dashboardEndpoints } from './endpoints/schools/dashboard.ts';
import { operatorSchoolEndpoints } from './endpoints/schools/operator-schools.ts';
import { sittingEndpoints } from './endpoints/schools/sittings.ts';
import { applicantEndpoints } from './endpoints/schools/applicants.ts';
import { invitationEndpoints } from './endpoints/schools/invitations.ts';
import { organisationEndpoints } from './endpoints/schools/organisations.ts';
import { seasonExportEndpoints } from './endpoints/schools/exports.ts';
import { reviewEndpoints } from './endpoints/schools/reviews.ts';
import { shortlistEndpoints } from './endpoints/schools/shortlist.ts';
import { webhookEndpoints } from './endpoints/schools/webhooks.ts';
import { signOnEndpoints } from './endpoints/schools/sign-on.ts';

/** Everything the browser and the server say to each other, a file a room. The server binds it, the browser calls by it. */
export const endpoints = {
  ...accountEndpoints,
  ...consentEndpoints,
  ...billingEndpoints,
  ...resumeEndpoints,
  ...interviewEndpoints,
  ...feedbackEndpoints,
  ...drillEndpoints,
  ...ledgerEndpoints,
  ...insightEndpoints,
  ...privacyEndpoints,
  ...exportEndpoints,
  ...operatorEndpoints,
  ...demoEndpoints,
  ...backupEndpoints,
  ...metricsEndpoints,
  ...operatorPageEndpoints,
  ...grievanceEndpoints,
  ...breachEndpoints,
  ...mentorEndpoints,
  ...progressEndpoints,
  ...interviewDateEndpoints,
  ...lensEndpoints,
  ...reminderEndpoints,
  ...organisationEndpoints,
  ...brandingEndpoints,
  ...signOnEndpoints,
  ...schoolJobEndpoints,
  ...scenarioEndpoints,
  ...bankEndpoints,
  ...reviewEndpoints,
  ...shortlistEndpoints,
  ...dashboardEndpoints,
  ...seasonExportEndpoints,
  ...analyticsEndpoints,
  ...operatorSchoolEndpoints,
  ...sittingEndpoints,
  ...applicantEndpoints,
  ...invitationEndpoints,
  ...apiKeyEndpoints,
  ...apiEndpoints,
  ...webhookEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
export type ReplyOf<N extends EndpointName> = z.infer<(typeof endpoints)[N]['reply']>;
export type BodyOf<N extends EndpointName> = (typeof endpoints)[N] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;
export type ParamsOf<N extends EndpointName> = (typeof endpoints)[N] extends {
  params: infer P extends z.ZodType;
}
  ? z.input<P>
  : undefined;
