import type { Resume } from '#contract/resume.ts';
import { requireResumeConsent, type WithNotice } from '#server/accounts/require-consent.ts';
import type { Parts } from '#server/platform/parts.ts';
import { findLatestResume } from './resume-store.ts';

/** The resume the user brought last, or null when there is none. Throws Refusal `consent_required`. */
export async function readLatestResume(
  { database, notice }: Pick<Parts, 'database'> & WithNotice,
  { uid }: { uid: string },
): Promise<Resume | null> {
  return database.read(async (tx) => {
    await requireResumeConsent(tx, { uid, notice });
    return (await findLatestResume(tx, uid)) ?? null;
  });
}
