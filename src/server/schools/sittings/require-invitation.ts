import type { Tx } from '#server/platform/database/database.ts';
import { sha256 } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noticeOf } from './invitation-shown.ts';
import { findInvitation, type FoundInvitation } from './open-invitation-store.ts';

/**
 * What a link's secret leads to. One whose interview runs, is read or is with the school still leads there after its deadline. Throws
 * Refusal `invitation_over`. Only across organisations.
 */
export async function requireInvitation(tx: Tx, tokenHash: string, now: Date): Promise<FoundInvitation> {
  const found = await findInvitation(tx, { tokenHash });
  if (!found || !leadsSomewhere(found, now)) throw new Refusal('invitation_over');
  return found;
}

/** The invitation of the account it is bound to. Throws Refusal `invitation_over`, `invitation_of_another`. Only across organisations. */
export async function requireOwnInvitation(
  tx: Tx,
  { token, uid, now }: { token: string; uid: string; now: Date },
): Promise<FoundInvitation> {
  const found = await requireInvitation(tx, sha256(token), now);
  if (found.invitation.uid !== uid) throw new Refusal('invitation_of_another');
  return found;
}

function leadsSomewhere({ invitation, organisation, sitting }: FoundInvitation, now: Date): boolean {
  if (organisation.closedAt || invitation.state === 'revoked') return false;
  const isSat = sitting?.seat === 'held' || sitting?.seat === 'used';
  return (
    isSat ||
    invitation.state === 'finished' ||
    (invitation.state !== 'expired' && invitation.deadlineAt > now)
  );
}

/** Whether the notice was agreed to as it stands (rule SCHOOL-16). */
export function isAgreed(found: FoundInvitation): boolean {
  const { consentedAt, noticeVersion } = found.invitation;
  return consentedAt !== null && noticeVersion === noticeOf(found).version;
}
