import type { InvitationPage } from '#contract/schools/sitting.ts';
import { refuseWhileDeleting } from '#server/accounts/account-deletion-store.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { sha256 } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditSchool } from '../school-audit.ts';
import type { SchoolParts } from '../school-parts.ts';
import { invitationShown, noticeOf } from './invitation-shown.ts';
import { bindInvitation } from './open-invitation-store.ts';
import { requireInvitation } from './require-invitation.ts';

/**
 * Agrees to the school's notice in the words that were read, and binds the link to this account if it is the first (rule SCHOOL-16). Repeating it
 * changes nothing. Throws Refusal `invitation_over`, `invitation_of_another`, `changed_meanwhile` when the notice has other words now,
 * `account_being_deleted`, `school_account_only` for an account of another school's sign-on (rule SCHOOL-87).
 */
export async function acceptInvitation(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  { token, notice, uid, schoolId }: { token: string; notice: string; uid: string; schoolId: string | null },
): Promise<InvitationPage> {
  const now = clock.now();
  return acrossOrganisations(database, async (tx) => {
    await lockUser(tx, uid);
    await refuseWhileDeleting(tx, uid);
    const found = await requireInvitation(tx, sha256(token), now);
    const { orgId, invitationId } = found.invitation;
    if (schoolId !== null && schoolId !== orgId) throw new Refusal('school_account_only');
    if (found.invitation.uid !== null && found.invitation.uid !== uid)
      throw new Refusal('invitation_of_another');
    const { version } = noticeOf(found);
    if (version !== notice) throw new Refusal('changed_meanwhile');
    const input = { orgId, invitationId, uid, noticeVersion: version, now };
    if (!(await bindInvitation(tx, input))) throw new Refusal('invitation_of_another');
    const kind = 'invitation_accepted';
    await auditSchool(tx, {
      orgId,
      actor: 'applicant',
      kind,
      subject: invitationId,
      detail: { notice },
      now,
    });
    return invitationShown(tx, await requireInvitation(tx, sha256(token), now), { uid, now });
  });
}
