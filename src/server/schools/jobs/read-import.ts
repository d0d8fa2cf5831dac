import type { z } from 'zod';
import type { SchoolJobKind } from '#contract/schools/jobs.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { findVisibleJob } from './read-jobs.ts';

type Import<R extends z.ZodType> = { jobId: string; kind: SchoolJobKind; report: R };

/** An import of this kind that the member may see, with what came of it; null while it works. Throws Refusal `not_found`. */
export async function findImport<R extends z.ZodType>(
  tx: Tx,
  member: ActingMember,
  { jobId, kind, report }: Import<R>,
) {
  const row = await findVisibleJob(tx, member, { jobId });
  if (row.kind !== kind) throw new Refusal('not_found');
  const isOver = row.state === 'done' || row.state === 'failed';
  return { row, report: isOver && row.report ? report.parse(row.report) : null };
}

/** What came of an import; null while it works. Throws Refusal `not_found`. */
export async function readImport<R extends z.ZodType>(
  { database }: Pick<SchoolParts, 'database'>,
  member: ActingMember,
  wanted: Import<R>,
): Promise<{ report: z.output<R> | null }> {
  const { report } = await withinOrganisation(database, member.orgId, (tx) => findImport(tx, member, wanted));
  return { report };
}
