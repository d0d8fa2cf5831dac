import { z } from 'zod';
import type { SchoolJobKind } from '#contract/schools/jobs.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, desc, eq, inArray, lt, notInArray, or, sql } from '#server/platform/database/query.ts';
import { orgMembers } from '#server/platform/database/schema/organisations.ts';
import { schoolJobChunks, schoolJobs } from '#server/platform/database/schema/school-files.ts';

export type JobRow = Omit<typeof schoolJobs.$inferSelect, 'kind'> & { kind: SchoolJobKind };
export type JobKey = { orgId: string; jobId: string };
/** One beginning of a job: what is written under it is written while it is the last one. */
export type Attempt = JobKey & { attempt: number };

const pageSize = 30;
const one = z.object({ job_id: z.string() });
const isJob = ({ orgId, jobId }: JobKey) => and(eq(schoolJobs.orgId, orgId), eq(schoolJobs.jobId, jobId));
const isRunning = ({ attempt, ...key }: Attempt) =>
  and(isJob(key), eq(schoolJobs.attempts, attempt), eq(schoolJobs.state, 'running'));

/** Adds a job that waits. Ask for `unfinished` and `storedBytes` before, while the school is locked. */
export async function insertJob(
  tx: Tx,
  row: Pick<JobRow, 'orgId' | 'jobId' | 'kind' | 'input' | 'createdBy' | 'createdAt' | 'expiresAt'> & {
    fileName?: string;
  },
): Promise<void> {
  await tx.insert(schoolJobs).values({ ...row, state: 'waiting' });
}

/** How much a school has under way and in store. */
export async function weighJobs(tx: Tx, orgId: string): Promise<{ unfinished: number; storedBytes: number }> {
  const [row] = await queryRows(
    tx,
    z.object({ unfinished: z.number(), stored: z.number() }),
    sql`select count(*) filter (where state in ('waiting', 'running'))::int as unfinished,
      coalesce(sum(bytes), 0)::float8 as stored from school_jobs where org_id = ${orgId}`,
  );
  return { unfinished: row?.unfinished ?? 0, storedBytes: row?.stored ?? 0 };
}

/** A job with the name of who asked for it; null when there is none. */
export async function findJob(tx: Tx, key: JobKey): Promise<(JobRow & { by: string | null }) | null> {
  const [row] = await selectJobs(tx).where(isJob(key));
  return row ? named(row) : null;
}

/**
 * What of a school's jobs is shown: of these kinds, of the personal ones among them the member's own and, for a member who is narrowed, of
 * nothing but their programmes.
 */
type JobFilter = {
  orgId: string;
  memberId: string;
  kinds: readonly SchoolJobKind[];
  personal: readonly SchoolJobKind[];
  programmeIds: readonly string[];
};

/** A page of a school's jobs, newest first, from after the job `before`. */
export async function listJobs(tx: Tx, filter: JobFilter, before: string | undefined) {
  const { orgId, memberId, kinds, personal, programmeIds } = filter;
  const from = before === undefined ? null : await findJob(tx, { orgId, jobId: before });
  if (before !== undefined && !from) return { rows: [], more: false };
  const older = from
    ? or(
        lt(schoolJobs.createdAt, from.createdAt),
        and(eq(schoolJobs.createdAt, from.createdAt), lt(schoolJobs.jobId, from.jobId)),
      )
    : undefined;
  const scope = sql`${schoolJobs.input}->'programmeIds'`;
  const own = sql`(${scope} is null or (${scope} <> '[]'::jsonb and ${scope} <@ ${JSON.stringify(programmeIds)}::jsonb))`;
  const rows = await selectJobs(tx)
    .where(
      and(
        eq(schoolJobs.orgId, orgId),
        inArray(schoolJobs.kind, [...kinds]),
        or(notInArray(schoolJobs.kind, [...personal]), eq(schoolJobs.createdBy, memberId)),
        programmeIds.length > 0 ? own : undefined,
        older,
      ),
    )
    .orderBy(desc(schoolJobs.createdAt), desc(schoolJobs.jobId))
    .limit(pageSize + 1);
  return { rows: rows.slice(0, pageSize).map(named), more: rows.length > pageSize };
}

const selectJobs = (tx: Tx) =>
  tx
    .select({ job: schoolJobs, by: orgMembers.name })
    .from(schoolJobs)
    .leftJoin(
      orgMembers,
      and(eq(orgMembers.orgId, schoolJobs.orgId), eq(orgMembers.memberId, schoolJobs.createdBy)),
    )
    .$dynamic();

const named = ({ job, by }: { job: typeof schoolJobs.$inferSelect; by: string | null }) => ({
  ...job,
  kind: job.kind as SchoolJobKind,
  by,
});

/** The whole file has arrived; false when its job is gone. */
export async function noteArrival(
  tx: Tx,
  key: JobKey,
  { bytes, expiresAt }: { bytes: number; expiresAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(schoolJobs)
    .set({ bytes, expiresAt })
    .where(and(isJob(key), eq(schoolJobs.state, 'waiting')))
    .returning({ jobId: schoolJobs.jobId });
  return rows.length > 0;
}

/** Deletes a job with its file. */
export async function dropJob(tx: Tx, key: JobKey): Promise<void> {
  await dropChunks(tx, key);
  await tx.delete(schoolJobs).where(isJob(key));
}

async function dropChunks(tx: Tx, { orgId, jobId }: JobKey): Promise<void> {
  await tx
    .delete(schoolJobChunks)
    .where(and(eq(schoolJobChunks.orgId, orgId), eq(schoolJobChunks.jobId, jobId)));
}

/**
 * Begins a job, for which another beginning of it that still works stops. What that wrote of a file goes; a file that was brought in stays. Null when it
 * is over, or was begun `most` times.
 */
export async function beginAttempt(tx: Tx, key: JobKey, most: number): Promise<JobRow | null> {
  const [row] = await tx
    .update(schoolJobs)
    .set({ state: 'running', attempts: sql`${schoolJobs.attempts} + 1`, done: 0, total: null })
    .where(
      and(
        isJob(key),
        inArray(schoolJobs.state, ['waiting', 'running']),
        sql`${schoolJobs.attempts} < ${most}`,
      ),
    )
    .returning();
  if (!row) return null;
  if (row.fileName === null) await dropChunks(tx, key);
  return { ...row, kind: row.kind as SchoolJobKind };
}

/** Writes down how far an attempt is; false when it is not the last one any more. */
export async function setProgress(
  tx: Tx,
  attempt: Attempt,
  progress: { done: number; total: number | null },
): Promise<boolean> {
  const rows = await tx
    .update(schoolJobs)
    .set(progress)
    .where(isRunning(attempt))
    .returning({ jobId: schoolJobs.jobId });
  return rows.length > 0;
}

/** Keeps a piece of a file: of one that arrives, attempt 0, or of one that an attempt makes. False when nobody waits for it any more. */
export async function insertChunk(
  tx: Tx,
  { orgId, jobId, attempt }: Attempt,
  { number, bytes }: { number: number; bytes: Uint8Array },
): Promise<boolean> {
  // The lock makes whoever begins the job anew wait for this piece, and then delete it with the others.
  const rows = await queryRows(
    tx,
    one,
    sql`with held as (
        select org_id, job_id from school_jobs where org_id = ${orgId} and job_id = ${jobId} and attempts = ${attempt}
          and state in ('waiting', 'running') for share
      )
      insert into school_job_chunks (org_id, job_id, number, bytes)
      select held.org_id, held.job_id, ${number}::int, ${bytes}::bytea from held returning job_id`,
  );
  return rows.length > 0;
}

/** One piece of a file; null after the last. */
export async function readChunk(
  tx: Tx,
  { orgId, jobId }: JobKey,
  number: number,
): Promise<Uint8Array | null> {
  const [row] = await tx
    .select({ bytes: schoolJobChunks.bytes })
    .from(schoolJobChunks)
    .where(
      and(
        eq(schoolJobChunks.orgId, orgId),
        eq(schoolJobChunks.jobId, jobId),
        eq(schoolJobChunks.number, number),
      ),
    );
  return row?.bytes ?? null;
}

type Ending = {
  state: 'done' | 'failed';
  now: Date;
  file?: { fileName: string; mediaType: string; bytes: number } | undefined;
};

/** Ends a job by its last attempt, once; false when it is not that any more. */
export async function endAttempt(tx: Tx, attempt: Attempt, { state, now, file }: Ending): Promise<boolean> {
  const rows = await tx
    .update(schoolJobs)
    .set({ state, finishedAt: now, ...file })
    .where(isRunning(attempt))
    .returning({ jobId: schoolJobs.jobId });
  return rows.length > 0;
}

/** Writes down what a job found. */
export async function setReport(tx: Tx, key: JobKey, report: unknown): Promise<void> {
  await tx.update(schoolJobs).set({ report }).where(isJob(key));
}

/** Gives a job up that was begun as often as it may be; one that may still be begun stays as it is. */
export async function giveUpJob(tx: Tx, key: JobKey, most: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(schoolJobs)
    .set({ state: 'failed', finishedAt: now })
    .where(and(isJob(key), eq(schoolJobs.state, 'running'), sql`${schoolJobs.attempts} >= ${most}`))
    .returning({ jobId: schoolJobs.jobId, fileName: schoolJobs.fileName });
  if (rows[0]?.fileName === null) await dropChunks(tx, key);
  return rows.length > 0;
}

/** Lets a job that is done work once more on the file it was brought, with another input; false unless it is done and `input` is still what it worked by. */
export async function rerunJob(
  tx: Tx,
  key: JobKey,
  change: { from: Record<string, unknown>; to: Record<string, unknown> },
): Promise<boolean> {
  const rows = await tx
    .update(schoolJobs)
    .set({ state: 'waiting', input: change.to, attempts: 0, done: 0, total: null, finishedAt: null })
    .where(
      and(
        isJob(key),
        eq(schoolJobs.state, 'done'),
        sql`${schoolJobs.input} = ${JSON.stringify(change.from)}::jsonb`,
      ),
    )
    .returning({ jobId: schoolJobs.jobId });
  return rows.length > 0;
}

const seasonFiles = ['export_season', 'export_packs'] satisfies SchoolJobKind[];

/**
 * Deletes the files exported from a season, because they name somebody who is gone; what is being written stops.
 * What still waits is written as the season is then.
 */
export async function dropSeasonFiles(
  tx: Tx,
  { orgId, intakeId, now }: { orgId: string; intakeId: string; now: Date },
): Promise<void> {
  const rows = await tx
    .update(schoolJobs)
    .set({ state: 'failed', finishedAt: now, fileName: null, mediaType: null, bytes: null })
    .where(
      and(
        eq(schoolJobs.orgId, orgId),
        inArray(schoolJobs.kind, seasonFiles),
        inArray(schoolJobs.state, ['running', 'done']),
        sql`${schoolJobs.input} ->> 'intakeId' = ${intakeId}`,
      ),
    )
    .returning({ jobId: schoolJobs.jobId });
  for (const { jobId } of rows) await dropChunks(tx, { orgId, jobId });
}

/** Deletes up to `limit` jobs whose time is over, with their files and reports; how many there were. Only across organisations. */
export async function deleteExpired(tx: Tx, now: Date, limit: number): Promise<number> {
  const due = await queryRows(
    tx,
    z.object({ org_id: z.string(), job_id: z.string() }),
    sql`select org_id, job_id from school_jobs where expires_at <= ${now.toISOString()}::timestamptz
      order by expires_at limit ${limit} for update skip locked`,
  );
  for (const { org_id, job_id } of due) await dropJob(tx, { orgId: org_id, jobId: job_id });
  return due.length;
}
