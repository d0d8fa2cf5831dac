import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { takeUpload } from '../jobs/take-upload.ts';
import { findProgrammeName } from '../organisations/organisation-store.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { addApplicant, changeApplicant, removeApplicant } from './change-applicants.ts';
import { downloadBadRows } from './download-bad-rows.ts';
import { applicantImport } from '#contract/schools/applicants.ts';
import { readImport } from '../jobs/read-import.ts';
import { takeGoodRows } from '../jobs/take-good-rows.ts';
import { countApplicants, listApplicants, readApplicant } from './read-applicants.ts';
import { requireOpenIntake } from './require-applicant.ts';

const done = { ok: true } as const;

const ofApplicants = { kind: 'import_applicants', report: applicantImport } as const;

/** The applicants of a school's seasons. */
export function applicantRoutes(parts: SchoolParts): Routes {
  return (bind) => {
    bind('listApplicants', ({ member, query }) => listApplicants(parts, member, query));
    bind('countApplicants', ({ member, query }) => countApplicants(parts, member, query));
    bind('readApplicant', ({ member, params }) => readApplicant(parts, member, params));
    bind('addApplicant', ({ member, body }) => addApplicant(parts, member, body));
    bind('changeApplicant', async ({ member, params: { applicantId }, body }) => {
      await changeApplicant(parts, member, { applicantId, ...body });
      return done;
    });
    bind('removeApplicant', async ({ member, params: { applicantId }, body }) => {
      await removeApplicant(parts, member, { applicantId, ...body });
      return done;
    });
    bind('importApplicants', async ({ member, params, request }) =>
      takeUpload(parts, member, {
        kind: 'import_applicants',
        input: await importInputOf(parts, member, params),
        request,
      }),
    );
    bind('readApplicantImport', ({ member, params }) =>
      readImport(parts, member, { ...params, ...ofApplicants }),
    );
    bind('takeGoodApplicants', ({ member, params }) =>
      takeGoodRows(parts, member, { ...params, ...ofApplicants }),
    );
    bind('downloadBadRows', async ({ member, params, reply }) => {
      const file = await downloadBadRows(parts, member, params);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="bad-rows.csv"')
        .header('cache-control', 'no-store')
        .send(file);
    });
  };
}

/** What an import into a season works by. Throws Refusal `not_found`, `season_closed`. */
async function importInputOf(
  { database }: Pick<SchoolParts, 'database'>,
  member: ActingMember,
  { intakeId }: { intakeId: string },
) {
  return withinOrganisation(database, member.orgId, async (tx) => {
    const { programmeId } = await requireOpenIntake(tx, member, intakeId);
    const programme = await findProgrammeName(tx, member.orgId, programmeId);
    return { takeGood: false, intakeId, programme, programmeIds: [programmeId] };
  });
}
