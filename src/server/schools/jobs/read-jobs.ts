import { type SchoolJob, type SchoolJobKind, schoolJobKinds } from '#contract/schools/jobs.ts';
import { mayActInSchool } from '#contract/schools/roles.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { findJob, type JobRow, listJobs } from './job-store.ts';

const kindsFor = ({ role }: ActingMember): SchoolJobKind[] =>
  (Object.keys(schoolJobKinds) as SchoolJobKind[]).filter((kind) =>
    mayActInSchool(role, schoolJobKinds[kind].act),
  );

const isPersonal = (kind: SchoolJobKind): boolean => schoolJobKinds[kind].isPersonal;

/** Whether a member may see a job: its kind is among their acts, it is about no programme but theirs, and a personal one is their own. */
function seesJob(member: ActingMember, { kind, input, createdBy }: JobRow): boolean {
  const about = input['programmeIds'] as readonly string[] | undefined;
  const isOwn =
    about === undefined ||
    member.programmeIds.length === 0 ||
    (about.length > 0 && about.every((programmeId) => member.programmeIds.includes(programmeId)));
  const isForThem = !isPersonal(kind) || createdBy === member.memberId;
  return isOwn && isForThem && kindsFor(member).includes(kind);
}

/** A job that the member may see. Throws Refusal `not_found` for one they may not as for one that is missing. */
export async function findVisibleJob(tx: Tx, member: ActingMember, { jobId }: { jobId: string }) {
  const row = await findJob(tx, { orgId: member.orgId, jobId });
  if (!row || !seesJob(member, row)) throw new Refusal('not_found');
  return row;
}

/** One job, for who may see it. Throws Refusal `not_found`. */
export async function readSchoolJob(
  { database }: Pick<SchoolParts, 'database'>,
  member: ActingMember,
  job: { jobId: string },
): Promise<SchoolJob> {
  return withinOrganisation(database, member.orgId, async (tx) =>
    jobShown(await findVisibleJob(tx, member, job)),
  );
}

/** The jobs a member may see, newest first, a page at a time. */
export async function listSchoolJobs(
  { database }: Pick<SchoolParts, 'database'>,
  member: ActingMember,
  { before }: { before?: string | undefined },
): Promise<{ jobs: SchoolJob[]; more: boolean }> {
  const { orgId, memberId, programmeIds } = member;
  const kinds = kindsFor(member);
  if (kinds.length === 0) return { jobs: [], more: false };
  const { rows, more } = await withinOrganisation(database, orgId, (tx) =>
    listJobs(tx, { orgId, memberId, kinds, personal: kinds.filter(isPersonal), programmeIds }, before),
  );
  return { jobs: rows.map(jobShown), more };
}

const jobShown = (row: JobRow & { by: string | null }): SchoolJob => ({
  jobId: row.jobId,
  kind: row.kind,
  state: row.state,
  done: row.done,
  total: row.total,
  by: row.by,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt.toISOString(),
  file: row.fileName === null ? null : { name: row.fileName, bytes: row.bytes ?? 0 },
});
