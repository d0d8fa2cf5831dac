import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { takeUpload } from '../jobs/take-upload.ts';
import type { SchoolParts } from '../school-parts.ts';
import { addApplicant, changeApplicant, removeApplicant } from './change-applicants.ts';
import { downloadBadRows } from './download-bad-rows.ts';
import { importInputOf } from './import-applicants.ts';
import { applicantImport } from '#contract/schools/applicants.ts';
import { readImport } from '../jobs/read-import.ts';
import { takeGoodRows } from '../jobs/take-good-rows.ts';
import { countApplicants, listApplicants, readApplicant } from './read-applicants.ts';

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
