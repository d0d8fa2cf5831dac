import { workOnExport } from './bank/export-questions.ts';
import { workOnImport } from './bank/import-questions.ts';
import { writeSeason } from './exports/write-season.ts';
import { startSchoolJobs } from './jobs/start-school-jobs.ts';
import type { SchoolParts } from './school-parts.ts';

/** Starts what schools do besides answering requests. */
export async function startSchools(parts: SchoolParts): Promise<void> {
  await startSchoolJobs(parts, {
    import_questions: (job) => workOnImport(parts, job),
    export_questions: (job) => workOnExport(parts, job),
    export_season: (job) => writeSeason(parts, job),
  });
}
