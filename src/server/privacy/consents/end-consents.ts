import type { ConsentPurpose } from '#contract/consents.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import { withdrawConsents } from '#server/accounts/consent-store.ts';
import { discardWithdrawn } from '#server/interviews/discard-withdrawn.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { deleteResumesOf } from '#server/resumes/resume-store.ts';
import { endExport } from '../export/export-store.ts';

type Ended = ReplyOf<'changeConsents'>['ended'];

/**
 * Ends the consents of a user to these purposes, throws away what rests on `interview` or `school` and is prepared, runs or is being scored, and deletes
 * the resumes then, with the copy of everything in which they stand (rules CONSENT-3, CONSENT-6, EXPORT-3); of what came after `until` nothing, where it is given. Ask it under the user's lock.
 */
export async function endConsents(
  tx: Tx,
  {
    uid,
    purposes,
    now,
    until,
  }: { uid: string; purposes: readonly ConsentPurpose[]; now: Date; until?: Date },
): Promise<{ purposes: ConsentPurpose[]; of: Ended }> {
  const ended = await withdrawConsents(tx, { uid, purposes, now: until ?? now, ...(until && { until }) });
  // Where it was never given nothing rests on it, not even a preparation.
  const rested = (['interview', 'school'] as const).filter((purpose) => ended.includes(purpose));
  const of = { interviews: 0, returned: 0, resumes: 0 };
  for (const purpose of rested) {
    const { interviews, returned } = await discardWithdrawn(tx, { uid, purpose, now });
    of.interviews += interviews;
    of.returned += returned;
  }
  if (rested.length > 0) {
    of.resumes = await deleteResumesOf(tx, uid, until);
    await endExport(tx, uid, now);
  }
  return { purposes: ended, of };
}
