import type { Resume } from '#contract/resume.ts';
import type { ResumeReading } from '#core/resume/read-resume.ts';
import { refuseWhileDeleting } from '#server/accounts/account-deletion-store.ts';
import { requireResumeConsent, type WithNotice } from '#server/accounts/require-consent.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { randomId } from '#server/platform/ids.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertResume } from './resume-store.ts';

/** Keeps what was read of a resume as the user's newest. Throws Refusal `under_age`, `not_a_resume` (rule RESUME-15), `account_being_deleted` or `consent_required`, and then keeps nothing. */
export async function keepResume(
  deps: Pick<Parts, 'database' | 'clock'> & WithNotice,
  input: { uid: string; reading: ResumeReading; fileName: string; source: Resume['source'] },
): Promise<Resume> {
  const { uid, reading, fileName, source } = input;
  if (reading.underAge) throw new Refusal('under_age');
  if (!reading.facts.some(({ kind }) => kind === 'employment' || kind === 'education'))
    throw new Refusal('not_a_resume');
  const { lines, sections, hiddenRuns, facts, workMonths } = reading;
  return deps.database.transaction(async (tx) => {
    await lockUser(tx, uid);
    await refuseWhileDeleting(tx, uid);
    await requireResumeConsent(tx, { uid, notice: deps.notice });
    return insertResume(tx, {
      id: randomId('res_'),
      uid,
      fileName,
      source,
      lines,
      sections,
      hiddenRuns,
      facts,
      workMonths,
      uploadedAt: deps.clock.now(),
    });
  });
}
