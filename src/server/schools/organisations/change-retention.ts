import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { moveDueRecords, updateRetention } from './organisation-store.ts';

/**
 * Sets for how long records of sittings are kept, in days, for those that are there already too (rule SCHOOL-74). `was` is what the person
 * saw. Throws Refusal `changed_meanwhile` when it is that no more.
 */
export async function changeRetention(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  { orgId, memberId }: ActingMember,
  { was, retentionDays }: { was: number; retentionDays: number },
): Promise<void> {
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    if (!(await updateRetention(tx, orgId, was, retentionDays))) throw new Refusal('changed_meanwhile');
    await moveDueRecords(tx, orgId, retentionDays - was);
    const detail = { was, days: retentionDays };
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      kind: 'retention_changed',
      subject: orgId,
      detail,
      now,
    });
  });
}
