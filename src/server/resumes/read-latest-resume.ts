import type { Resume } from '#contract/resume.ts';
import type { Parts } from '#server/platform/parts.ts';
import { findLatestResume } from './resume-store.ts';

/** The resume the user brought last, or null when there is none. */
export async function readLatestResume(
  deps: Pick<Parts, 'database'>,
  input: { uid: string },
): Promise<Resume | null> {
  return (await deps.database.read((tx) => findLatestResume(tx, input.uid))) ?? null;
}
