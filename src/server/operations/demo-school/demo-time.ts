import { z } from 'zod';
import type { WriteAudit } from '#server/accounts/audit.ts';
import type { WithNotice } from '#server/accounts/require-consent.ts';
import type { WorkPlace } from '#server/feedback/scoring-work.ts';
import { mailQueue } from '#server/mail/queue-mail.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { ResumeParser } from '#server/resumes/parse-resume-file.ts';
import { runSchoolJob } from '#server/schools/jobs/run-school-job.ts';
import { schoolJobQueue } from '#server/schools/jobs/start-job.ts';
import type { SchoolParts } from '#server/schools/school-parts.ts';
import { schoolJobWorks } from '#server/schools/start-schools.ts';
import { takeMails } from './demo-school-store.ts';

export type DemoSchoolDeps = SchoolParts &
  WithNotice & {
    audit: WriteAudit;
    parser: ResumeParser;
    place: WorkPlace;
    /** The stand-in for Google; null where Google itself signs people in. */
    standInIssuer: string | null;
  };

export type DemoMail = { id: string; to: string; text: string };

const mailJob = z.object({ mailId: z.string() });
const schoolJob = z.object({ orgId: z.string(), jobId: z.string() });

/**
 * Runs `work` as if it were done at `now`: with that clock, and its jobs done at once and at the same moment. No mail of it leaves the house,
 * since its people are nobody; what was written is given back and kept nowhere.
 */
export async function atDemoTime<T>(
  deps: DemoSchoolDeps,
  now: Date,
  work: (parts: DemoSchoolDeps) => Promise<T>,
): Promise<{ result: T; mails: DemoMail[] }> {
  const caught: { queue: string; data: object }[] = [];
  const parts = { ...deps, clock: { now: () => now }, jobs: catching(caught) };
  const result = await work(parts);
  const mailIds: string[] = [];
  for (let job = caught.shift(); job; job = caught.shift()) {
    if (job.queue === mailQueue) mailIds.push(mailJob.parse(job.data).mailId);
    if (job.queue === schoolJobQueue)
      await runSchoolJob(parts, schoolJobWorks(parts), schoolJob.parse(job.data));
  }
  const mails = await deps.database.transaction((tx) => takeMails(tx, mailIds));
  return { result, mails };
}

function catching(caught: { queue: string; data: object }[]): Jobs {
  const no = async (): Promise<never> => {
    throw new Error('The demo declares no queues.');
  };
  return {
    enqueue: async (_tx, queue, data) => void caught.push({ queue, data }),
    enqueueAll: async (_tx, queue, all) => void caught.push(...all.map((data) => ({ queue, data }))),
    work: no,
    every: no,
    stop: no,
  };
}
