import {
  type Consent,
  type ConsentPurpose,
  neededForInterviews,
  neededForSittings,
  type Notice,
} from '#contract/consents.ts';
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
  if (!holdAll(purposes, await newestConsents(tx, uid, notice))) throw new Refusal('consent_required');
}

/**
 * The same for a resume, which is brought for one's own interviews or for a school's: the consent to either is enough (rule CONSENT-6).
 */
export async function requireResumeConsent(
  tx: Tx,
  { uid, notice }: WithNotice & { uid: string },
): Promise<void> {
  const given = await newestConsents(tx, uid, notice);
  if (!holdAll(neededForInterviews, given) && !holdAll(neededForSittings, given))
    throw new Refusal('consent_required');
}

function holdAll(purposes: readonly ConsentPurpose[], given: readonly Consent[]): boolean {
  return purposes.every((purpose) => given.some((one) => one.purpose === purpose && one.holds));
}
