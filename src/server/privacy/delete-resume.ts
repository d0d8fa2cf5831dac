import { endExport } from '#server/accounts/end-export.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertTombstone } from '#server/platform/tombstones/tombstone-store.ts';
import { writeTombstones } from '#server/platform/tombstones/write-tombstones.ts';
import { forgetResumes } from './forget-resumes.ts';
import type { PrivacyParts } from './privacy-parts.ts';

type Deps = Pick<PrivacyParts, 'database' | 'clock' | 'audit' | 'tombstoneFile'>;

/**
 * Deletes one resume of its owner with everything copied from it; the consent stays, and another resume may be brought (rules ERASE-6,
 * EXPORT-3). Throws Refusal `not_found`, for another user's resume too.
 */
export async function deleteResume(
  deps: Deps,
  { uid, resumeId }: { uid: string; resumeId: string },
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    await lockUser(tx, uid);
    if ((await forgetResumes(tx, { ids: [resumeId], uid })) === 0) throw new Refusal('not_found');
    await endExport(tx, uid, now);
    await insertTombstone(tx, { kind: 'resume', subject: resumeId, at: now, dueAt: null });
    await deps.audit(tx, { kind: 'resume_deleted', actor: 'user', uid, detail: { resumeId } });
  });
  await writeTombstones(deps);
}
