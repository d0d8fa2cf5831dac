import type { Resume, ResumeFact } from '#contract/resume.ts';
import { indiaDay } from '#contract/india-time.ts';
import { editFacts } from '#core/resume/edit-facts.ts';
import { workMonths } from '#core/resume/work-months.ts';
import { requireResumeConsent, type WithNotice } from '#server/accounts/require-consent.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockResume, saveConfirmedFacts } from './resume-store.ts';

/** Saves the facts as the candidate confirmed them; work months and what follows from other facts are worked out again. Throws Refusal `not_found`,
 * `consent_required`. */
export function confirmFacts(
  deps: Pick<Parts, 'database' | 'clock'> & WithNotice,
  input: { uid: string; resumeId: string; facts: readonly ResumeFact[] },
): Promise<Resume> {
  const { uid, resumeId } = input;
  const now = deps.clock.now();
  const nowMonth = indiaDay(now).slice(0, 7);
  return deps.database.transaction(async (tx) => {
    await lockUser(tx, uid);
    await requireResumeConsent(tx, { uid, notice: deps.notice });
    const resume = await lockResume(tx, uid, resumeId);
    if (!resume) throw new Refusal('not_found');
    const facts = editFacts(resume.facts, input.facts, nowMonth);
    const months = workMonths(facts, nowMonth);
    const saved = await saveConfirmedFacts(tx, {
      uid,
      resumeId,
      facts,
      workMonths: months,
      confirmedAt: now,
    });
    if (!saved) throw new Refusal('not_found');
    return saved;
  });
}
