import { Readable } from 'node:stream';
import { schoolJobKinds } from '#contract/schools/jobs.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { findVisibleJob } from './read-jobs.ts';
import { piecesOf } from './run-school-job.ts';

type SchoolFile = { fileName: string; mediaType: string; bytes: number; content: Readable };

/**
 * Hands over the file a job made, once it is written down who took it (rule SCHOOL-13). Throws Refusal `not_found` for a job that is not the
 * member's to see, that makes no file, or that has none yet or any more.
 */
export async function downloadFile(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  job: { jobId: string },
): Promise<SchoolFile> {
  const { orgId, memberId } = member;
  const now = clock.now();
  return withinOrganisation(database, orgId, async (tx) => {
    const row = await findVisibleJob(tx, member, job);
    const { fileName, mediaType, bytes } = row;
    const isReady = schoolJobKinds[row.kind].givesFile && row.state === 'done' && row.expiresAt > now;
    if (!isReady || fileName === null || mediaType === null || bytes === null) throw new Refusal('not_found');
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      now,
      kind: 'file_taken',
      subject: row.jobId,
      detail: { of: row.kind, bytes },
    });
    return { fileName, mediaType, bytes, content: Readable.from(piecesOf(database, row)) };
  });
}
