import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { SchoolParts } from '../school-parts.ts';
import { downloadFile } from './download-file.ts';
import { listSchoolJobs, readSchoolJob } from './read-jobs.ts';

/** Imports and exports under way, and the files they made. */
export function jobRoutes(parts: SchoolParts): Routes {
  return (bind) => {
    bind('listSchoolJobs', ({ member, query }) => listSchoolJobs(parts, member, query));
    bind('readSchoolJob', ({ member, params }) => readSchoolJob(parts, member, params));
    bind('downloadSchoolFile', async ({ member, params, reply }) => {
      const file = await downloadFile(parts, member, params);
      return reply
        .header('content-type', file.mediaType)
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
        .header('content-length', file.bytes)
        .header('cache-control', 'no-store')
        .send(file.content);
    });
  };
}
