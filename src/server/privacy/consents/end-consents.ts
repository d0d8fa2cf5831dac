import type { ConsentPurpose } from '#contract/consents.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import { withdrawConsents } from '#server/accounts/consent-store.ts';
import { endExport } from '#server/accounts/end-export.ts';
import { discardWithdrawn } from '#server/interviews/discard-withdrawn.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { forgetResumes } from '../forget-resumes.ts';

type Ended = ReplyOf<'changeConsents'>['ended'];

/**
 * Ends the consents of a user to these purposes. With `interview` or `school` it throws away what rests on it and is prepared, runs or is being
 * scored, and deletes the resumes with everything copied from them and the copy of everything (rules CONSENT-3, CONSENT-6, ERASE-6, EXPORT-3).
 * Consents given and resumes brought after `until` stay. Call it under the user's lock.
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
  // Before the interviews: whoever ends one locks its resume first.
  if (rested.length > 0) of.resumes = await forgetResumes(tx, { uid, until });
  for (const purpose of rested) {
    const { interviews, returned } = await discardWithdrawn(tx, { uid, purpose, now });
    of.interviews += interviews;
    of.returned += returned;
  }
  if (rested.length > 0) await endExport(tx, uid, now);
  return { purposes: ended, of };
}
