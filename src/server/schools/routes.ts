import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { apiKeyRoutes } from './api-keys/api-key-routes.ts';
import { apiRoutes } from './api/api-routes.ts';
import { applicantRoutes } from './applicants/applicant-routes.ts';
import { bankRoutes } from './bank/bank-routes.ts';
import { brandingRoutes } from './branding/branding-routes.ts';
import { analyticsRoutes } from './analytics/analytics-routes.ts';
import { exportRoutes } from './exports/export-routes.ts';
import { jobRoutes } from './jobs/job-routes.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { invitationRoutes } from './invitations/invitation-routes.ts';
import { memberRoutes } from './members/member-routes.ts';
import { type OperatorParts, operatorSchoolRoutes } from './operator/operator-school-routes.ts';
import { organisationRoutes } from './organisations/organisation-routes.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import { scenarioRoutes } from './scenarios/scenario-routes.ts';
import type { SittingParts } from './sittings/sitting-parts.ts';
import { sittingRoutes } from './sittings/sitting-routes.ts';
import { shortlistRoutes } from './shortlist/shortlist-routes.ts';
import type { SignOnParts } from './sign-on/sign-on-parts.ts';
import { signOnRoutes } from './sign-on/sign-on-routes.ts';

import type { WebhookParts } from './webhooks/webhook-parts.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';

/** Everything schools call, room by room. */
export function schoolRoutes(parts: OperatorParts & SittingParts & SignOnParts & WebhookParts): Routes[] {
  return [
    organisationRoutes(parts),
    brandingRoutes(parts),
    signOnRoutes(parts),
    memberRoutes(parts),
    jobRoutes(parts),
    scenarioRoutes(parts),
    bankRoutes(parts),
    applicantRoutes(parts),
    invitationRoutes(parts),
    sittingRoutes(parts),
    reviewRoutes(parts),
    shortlistRoutes(parts),
    dashboardRoutes(parts),
    exportRoutes(parts),
    analyticsRoutes(parts),
    apiKeyRoutes(parts),
    apiRoutes(parts),
    webhookRoutes(parts),
    operatorSchoolRoutes(parts),
  ];
}
