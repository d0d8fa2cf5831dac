import type { KeptResume } from '#contract/endpoints/resumes.ts';
import type { Resume } from '#contract/resume.ts';
import { likelyFactIds } from '#core/interview/plan/likely-facts.ts';
import { factsInUse } from '#core/resume/facts-in-use.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, desc, eq } from '#server/platform/database/query.ts';
import { resumes } from '#server/platform/database/schema/resumes.ts';

type ResumeRow = typeof resumes.$inferSelect;

function toResume(row: ResumeRow): Resume {
  const { id, uid: _owner, dueAt: _dueAt, uploadedAt, confirmedAt, ...rest } = row;
  const used = factsInUse(rest.facts);
  return {
    ...rest,
    resumeId: id,
    uploadedAt: uploadedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    likelyFactIds: { chill: likelyFactIds(used, 'chill'), grill: likelyFactIds(used, 'grill') },
  };
}

/** Keeps a new resume of `uid`. */
export async function insertResume(tx: Tx, row: Omit<ResumeRow, 'confirmedAt' | 'dueAt'>): Promise<Resume> {
  const [kept] = await tx.insert(resumes).values(row).returning();
  if (!kept) throw new Error('the new resume was not returned');
  return toResume(kept);
}

/** The resume of that id if it is the user's own, else undefined. */
export async function findResume(tx: Tx, uid: string, resumeId: string): Promise<Resume | undefined> {
  const [row] = await tx
    .select()
    .from(resumes)
    .where(and(eq(resumes.uid, uid), eq(resumes.id, resumeId)));
  return row && toResume(row);
}

/** The user's own resume, locked until the transaction ends, so that two saves follow one another; else undefined. */
export async function lockResume(tx: Tx, uid: string, resumeId: string): Promise<Resume | undefined> {
  const [row] = await tx
    .select()
    .from(resumes)
    .where(and(eq(resumes.uid, uid), eq(resumes.id, resumeId)))
    .for('update');
  return row && toResume(row);
}

/** Whose resume it is, or null. */
export async function findResumeOwner(tx: Tx, resumeId: string): Promise<string | null> {
  const [row] = await tx.select({ uid: resumes.uid }).from(resumes).where(eq(resumes.id, resumeId));
  return row?.uid ?? null;
}

/** The resume the user brought last, or undefined. */
export async function findLatestResume(tx: Tx, uid: string): Promise<Resume | undefined> {
  const [row] = await tx
    .select()
    .from(resumes)
    .where(eq(resumes.uid, uid))
    .orderBy(desc(resumes.uploadedAt), desc(resumes.id))
    .limit(1);
  return row && toResume(row);
}

/** The user's resumes, the newest first, without what is in them. */
export async function listResumesOf(tx: Tx, uid: string): Promise<KeptResume[]> {
  const { id: resumeId, fileName, source, uploadedAt } = resumes;
  const rows = await tx
    .select({ resumeId, fileName, source, uploadedAt })
    .from(resumes)
    .where(eq(resumes.uid, uid))
    .orderBy(desc(uploadedAt), desc(resumeId));
  return rows.map((row) => ({ ...row, uploadedAt: row.uploadedAt.toISOString() }));
}

/** Replaces facts and work months of the user's own resume and marks it confirmed; undefined when it is not theirs. */
export async function saveConfirmedFacts(
  tx: Tx,
  change: Pick<ResumeRow, 'uid' | 'facts' | 'workMonths'> & { resumeId: string; confirmedAt: Date },
): Promise<Resume | undefined> {
  const { uid, resumeId, facts, workMonths, confirmedAt } = change;
  const [row] = await tx
    .update(resumes)
    .set({ facts, workMonths, confirmedAt })
    .where(and(eq(resumes.uid, uid), eq(resumes.id, resumeId)))
    .returning();
  return row && toResume(row);
}
