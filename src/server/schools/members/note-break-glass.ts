import { paths } from '#contract/paths.ts';
import { queueMailToAddress } from '#server/mail/queue-mail-to-address.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { findOrganisation } from '../organisations/organisation-store.ts';
import { auditSchool } from '../school-audit.ts';
import type { SchoolParts } from '../school-parts.ts';
import { insertBreakGlass, isBreakGlassNoted } from './break-glass-store.ts';
import { findMember, listOwners } from './member-store.ts';

type Entry = { orgId: string; memberId: string; sessionHash: string };

/**
 * An owner came in with Google although the school's sign-on is enforced: written to the school's log and mailed to all its owners, once for a
 * session, however many of its calls come at once (rule SCHOOL-88).
 */
export async function noteBreakGlass(
  { database, clock, jobs, publicUrl }: Pick<SchoolParts, 'database' | 'clock' | 'jobs' | 'publicUrl'>,
  { orgId, memberId, sessionHash }: Entry,
): Promise<void> {
  const noted = await withinOrganisation(database, orgId, (tx) => isBreakGlassNoted(tx, orgId, sessionHash));
  if (noted) return;
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    if (!(await insertBreakGlass(tx, { orgId, memberId, sessionHash, at: now }))) return;
    const school = (await findOrganisation(tx, orgId))?.name ?? '';
    const who = (await findMember(tx, orgId, memberId))?.name ?? '';
    for (const owner of await listOwners(tx, orgId)) {
      await queueMailToAddress(tx, jobs, {
        id: `break_glass:${owner.memberId}:${sessionHash}`,
        orgId,
        to: owner.email,
        subject: `${who} came in to ${school} without its sign-on`,
        text: [
          `Hello ${owner.name},`,
          `${who} came in to ${school} with Google just now. Your school’s own sign-on is enforced, and ${who} is one of the owners you keep as a way in.`,
          `If you did not expect this, take them off the list and end their access here: ${publicUrl}${paths.schoolView(`${orgId}/sign-on`)}`,
        ].join('\n\n'),
        now,
      });
    }
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      kind: 'break_glass_used',
      subject: memberId,
      now,
    });
  });
}
