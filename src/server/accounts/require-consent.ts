import { type ConsentPurpose, neededForInterviews, type Notice } from '#contract/consents.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { newestConsents } from './consent-store.ts';

/** What rooms that use a person's resume, answers or sound know of the notice in force. */
export type WithNotice = { notice: Notice };

/**
 * Refuses with `consent_required` unless the user agreed to these purposes in the notice as it is now and has not withdrawn (rule CONSENT-2). What writes
 * asks it under the user's lock, which a withdrawal takes too.
 */
export async function requireConsent(
  tx: Tx,
  {
    uid,
    notice,
    purposes = neededForInterviews,
  }: WithNotice & { uid: string; purposes?: readonly ConsentPurpose[] },
): Promise<void> {
  const given = await newestConsents(tx, uid, notice);
  const holds = purposes.every((purpose) => given.some((one) => one.purpose === purpose && one.holds));
  if (!holds) throw new Refusal('consent_required');
}
