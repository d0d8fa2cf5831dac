import { z } from 'zod';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import type { SchoolParts } from '../school-parts.ts';
import { deleteExpired } from './job-store.ts';
import { runSchoolJob, type SchoolJobWorks } from './run-school-job.ts';
import { schoolJobQueue } from './start-job.ts';

const job = z.object({ orgId: z.string(), jobId: z.string() });
const batch = 20;

/** Works on what schools bring in and take out, two at once on each process, and sweeps files whose time is over. */
export async function startSchoolJobs(parts: SchoolParts, works: SchoolJobWorks): Promise<void> {
  const queue = {
    name: schoolJobQueue,
    retryLimit: 8,
    retryDelaySeconds: 2,
    expireInSeconds: 1_800,
    atOnce: 2,
  };
  await parts.jobs.work(queue, (data) => runSchoolJob(parts, works, job.parse(data)));
  await parts.jobs.every('sweep_school_files', '*/10 * * * *', () => sweepSchoolFiles(parts));
}

/** Deletes the files of jobs whose days are over, with the jobs and what they found. */
export async function sweepSchoolFiles({
  database,
  clock,
}: Pick<SchoolParts, 'database' | 'clock'>): Promise<void> {
  for (;;) {
    const deleted = await acrossOrganisations(database, (tx) => deleteExpired(tx, clock.now(), batch));
    if (deleted < batch) return;
  }
}
