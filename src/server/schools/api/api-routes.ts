import type { Applicant, ApplicantLine } from '#contract/schools/applicants.ts';
import { openApiDocument } from '#contract/schools/open-api.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { createReadAnalytics } from '../analytics/read-analytics.ts';
import { addApplicants } from '../applicants/add-applicants.ts';
import { correctAddress } from '../applicants/correct-address.ts';
import { listApplicants, readApplicant } from '../applicants/read-applicants.ts';
import { resendInvitation } from '../invitations/change-invitations.ts';
import { inviteApplicants, readMailing } from '../invitations/invite-applicants.ts';
import { readSchool } from '../organisations/read-school.ts';
import { listScenarios } from '../scenarios/read-scenarios.ts';
import type { SchoolParts } from '../school-parts.ts';
import { readResults } from './read-results.ts';

const done = { ok: true } as const;

/** What a school's own programs call: the verbs of its pages, under the names of the API. */
export function apiRoutes(parts: SchoolParts): Routes {
  const readFigures = createReadAnalytics(parts);
  return (bind) => {
    bind('apiProgrammes', async ({ member }) => {
      const { programmes } = await readSchool(parts, member);
      return {
        programmes: programmes.map(({ intakes, ...programme }) => ({
          ...programme,
          seasons: intakes.map(({ intakeId: seasonId, ...season }) => ({ seasonId, ...season })),
        })),
      };
    });
    bind('apiScenarios', async ({ member }) => {
      const { scenarios } = await listScenarios(parts, member, { archived: false });
      return {
        scenarios: scenarios.flatMap(({ scenarioId, programmeId, name, version }) =>
          version === null ? [] : [{ scenarioId, programmeId, name, version }],
        ),
      };
    });
    bind('apiListApplicants', async ({ member, params, query }) => {
      const found = await listApplicants(parts, member, { ...query, intakeId: params.seasonId });
      const applicants = found.applicants.map(lineShown);
      return { applicants, next: found.more ? (applicants.at(-1)?.applicantId ?? null) : null };
    });
    bind('apiReadApplicant', async ({ member, params }) =>
      applicantShown(await readApplicant(parts, member, params)),
    );
    bind('apiAddApplicants', ({ member, params, body }) =>
      addApplicants(parts, member, { intakeId: params.seasonId, ...body }),
    );
    bind('apiCorrectAddress', async ({ member, params, body }) => {
      await correctAddress(parts, member, { ...params, ...body });
      return done;
    });
    bind('apiInviteApplicants', ({ member, params, body }) =>
      inviteApplicants(parts, member, { intakeId: params.seasonId, ...body }),
    );
    bind('apiReadInviting', ({ member, params }) => readMailing(parts, member, params));
    bind('apiResendInvitation', async ({ member, params }) => {
      await resendInvitation(parts, member, params);
      return done;
    });
    bind('apiResults', ({ member, params, query }) =>
      readResults(parts, member, { intakeId: params.seasonId, ...query }),
    );
    bind('apiFigures', ({ member, params, query }) =>
      readFigures(member, { intakeId: params.seasonId, ...query }),
    );
    const description = openApiDocument(parts.publicUrl);
    bind('readOpenApi', async ({ reply }) =>
      reply.header('cache-control', 'public, max-age=300').send(description),
    );
  };
}

const lineShown = ({ externalId, ...line }: ApplicantLine) => ({ ...line, applicationNumber: externalId });

const applicantShown = ({
  externalId,
  intakeId,
  extraReason: _why,
  records: _records,
  ...applicant
}: Applicant) => ({ ...applicant, applicationNumber: externalId, seasonId: intakeId });
