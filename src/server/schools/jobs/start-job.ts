import { schoolFileDays, type SchoolJobKind, schoolJobKinds } from '#contract/schools/jobs.ts';
import { dayMs } from '#contract/time.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOrganisation } from '../organisations/organisation-store.ts';
import { actorOf, auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { insertJob, weighJobs } from './job-store.ts';

export const schoolJobQueue = 'school_jobs';

/** What one school may have under way, and in store until it expires. */
const mostUnfinished = 10;
const mostStoredBytes = 1024 * 1024 * 1024;

export const keptUntil = (now: Date): Date => new Date(now.getTime() + schoolFileDays * dayMs);

type NewJob = {
  kind: SchoolJobKind;
  /** What it works by. `programmeIds` names those it is about, [] all of them; left out for what belongs to no programme. */
  input: Record<string, unknown> & { programmeIds?: readonly string[]; keyId?: string };
  /** What its line in the log says besides. */
  detail?: Record<string, string>;
};

/** Adds the row of a job. Throws Refusal `school_limit_reached` while too much is under way or in store. */
export async function addJob(
  tx: Tx,
  { orgId, memberId }: ActingMember,
  { kind, input, fileName, now, expiresAt }: NewJob & { fileName?: string; now: Date; expiresAt: Date },
): Promise<string> {
  await lockOrganisation(tx, orgId);
  const { unfinished, storedBytes } = await weighJobs(tx, orgId);
  if (unfinished >= mostUnfinished || storedBytes >= mostStoredBytes)
    throw new Refusal('school_limit_reached');
  const jobId = randomId('job_');
  const row = { orgId, jobId, kind, input, createdBy: memberId, createdAt: now, expiresAt };
  await insertJob(tx, fileName === undefined ? row : { ...row, fileName });
  return jobId;
}

/** Starts a job that needs no file brought in, with its line in the log. Call it within the member's organisation. */
export async function startJob(
  tx: Tx,
  { jobs, clock }: Pick<SchoolParts, 'jobs' | 'clock'>,
  member: ActingMember,
  job: NewJob,
): Promise<{ jobId: string }> {
  const { orgId, keyId } = member;
  const now = clock.now();
  const input = { ...job.input, ...(keyId && { keyId }) };
  const jobId = await addJob(tx, member, { ...job, input, now, expiresAt: keptUntil(now) });
  await jobs.enqueue(tx, schoolJobQueue, { orgId, jobId });
  await auditSchool(tx, {
    orgId,
    ...actorOf(member),
    now,
    kind: schoolJobKinds[job.kind].asked,
    subject: jobId,
    detail: job.detail ?? {},
  });
  return { jobId };
}
