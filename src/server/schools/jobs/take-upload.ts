import type { FastifyRequest } from 'fastify';
import { schoolFileBytes, type SchoolJobKind, schoolJobKinds } from '#contract/schools/jobs.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import { inPieces } from '#server/platform/in-pieces.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { pieceBytes } from './piece-bytes.ts';
import { dropJob, insertChunk, type JobKey, noteArrival } from './job-store.ts';
import { addJob, keptUntil, schoolJobQueue } from './start-job.ts';

/** How long a file may take to arrive; what is left of one that did not is swept after it. */
const arrivalMs = 60 * 60_000;

type Upload = { kind: SchoolJobKind; input: Record<string, unknown> };

/**
 * Takes in the one file of a multipart request, piece by piece, and starts the job that works on it (rule SCHOOL-13). Throws InvalidInput without a
 * file, Refusal `sheet_too_large` past 50 MB, `school_limit_reached`; nothing stays of a file that did not arrive whole.
 */
export async function takeUpload(
  parts: SchoolParts,
  member: ActingMember,
  { request, ...upload }: Upload & { request: FastifyRequest },
): Promise<{ jobId: string }> {
  const part = request.isMultipart()
    ? await request.file({ limits: { fileSize: schoolFileBytes }, throwFileSizeLimit: false })
    : undefined;
  if (!part) throw new InvalidInput([{ path: 'body', message: 'expected a multipart body with one file' }]);
  const { file } = part;
  return takeFile(parts, member, {
    ...upload,
    fileName: shortName(part.filename),
    content: file,
    isTruncated: () => file.truncated,
  });
}

/** The same with a file that comes piece by piece from anywhere; `isTruncated` says at its end whether there was more of it than is taken. */
export async function takeFile(
  parts: SchoolParts,
  member: ActingMember,
  {
    content,
    isTruncated,
    ...upload
  }: Upload & { fileName: string; content: AsyncIterable<Uint8Array>; isTruncated: () => boolean },
): Promise<{ jobId: string }> {
  const key = await begin(parts, member, upload);
  try {
    const bytes = await keepPieces(parts, key, content);
    if (isTruncated()) throw new Refusal('sheet_too_large');
    await arrived(parts, member, key, { kind: upload.kind, bytes });
  } catch (error) {
    await withinOrganisation(parts.database, key.orgId, (tx) => dropJob(tx, key));
    throw error;
  }
  return { jobId: key.jobId };
}

const shortName = (name: string): string => name.toWellFormed().slice(-120) || 'file';

async function begin(
  { database, clock }: SchoolParts,
  member: ActingMember,
  upload: Upload & { fileName: string },
): Promise<JobKey> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + arrivalMs);
  const jobId = await withinOrganisation(database, member.orgId, (tx) =>
    addJob(tx, member, { ...upload, now, expiresAt }),
  );
  return { orgId: member.orgId, jobId };
}

async function keepPieces(
  { database }: SchoolParts,
  key: JobKey,
  file: AsyncIterable<Uint8Array>,
): Promise<number> {
  let [bytes, number] = [0, 0];
  for await (const piece of inPieces(file, pieceBytes)) {
    const chunk = { number, bytes: piece };
    const isKept = await withinOrganisation(database, key.orgId, (tx) =>
      insertChunk(tx, { ...key, attempt: 0 }, chunk),
    );
    if (!isKept) throw new Refusal('not_found');
    bytes += piece.byteLength;
    number += 1;
  }
  return bytes;
}

async function arrived(
  { database, clock, jobs }: SchoolParts,
  { orgId, memberId }: ActingMember,
  key: JobKey,
  { kind, bytes }: { kind: SchoolJobKind; bytes: number },
): Promise<void> {
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    if (!(await noteArrival(tx, key, { bytes, expiresAt: keptUntil(now) }))) throw new Refusal('not_found');
    await jobs.enqueue(tx, schoolJobQueue, key);
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      now,
      kind: schoolJobKinds[kind].asked,
      subject: key.jobId,
      detail: { bytes },
    });
  });
}
