import type { InvitationPage } from '#contract/schools/sitting.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { sha256 } from '#server/platform/ids.ts';
import type { SchoolParts } from '../school-parts.ts';
import { invitationShown } from './invitation-shown.ts';
import { markOpened } from './open-invitation-store.ts';
import { requireInvitation } from './require-invitation.ts';

/**
 * What a personal link leads to, for whoever holds it; its first opening is noted (rule SCHOOL-5). Throws Refusal `invitation_over` for every link that leads
 * nowhere, whatever the reason.
 */
export async function openInvitation(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  { token, uid }: { token: string; uid: string | null },
): Promise<InvitationPage> {
  const now = clock.now();
  return acrossOrganisations(database, async (tx) => {
    const found = await requireInvitation(tx, sha256(token), now);
    if (found.invitation.state !== 'invited') return invitationShown(tx, found, { uid, now });
    await markOpened(tx, found.invitation, now);
    const opened = { ...found, invitation: { ...found.invitation, state: 'opened' as const } };
    return invitationShown(tx, opened, { uid, now });
  });
}
