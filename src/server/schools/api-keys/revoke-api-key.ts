import { holdsProgrammes } from '#contract/schools/roles.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertSchoolTombstone } from '#server/platform/tombstones/tombstone-store.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { listKeyRows, revokeRow } from './api-key-store.ts';
import { programmesOf } from './key-standing.ts';

/**
 * Ends a key; whoever calls by it is refused from then on. Throws Refusal `not_found`, also for one that was revoked, `school_role_missing` for one
 * that works beyond the member's own programmes.
 */
export async function revokeApiKey(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  { orgId, memberId, programmeIds }: ActingMember,
  { keyId }: { keyId: string },
): Promise<void> {
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    const found = (await listKeyRows(tx, orgId)).find(({ key }) => key.keyId === keyId);
    if (found && !holdsProgrammes(programmeIds, programmesOf(found) ?? found.key.programmeIds))
      throw new Refusal('school_role_missing');
    if (!(await revokeRow(tx, { orgId, keyId }, now))) throw new Refusal('not_found');
    await insertSchoolTombstone(tx, 'school_key', { orgId, id: keyId, at: now });
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      now,
      kind: 'api_key_revoked',
      subject: keyId,
    });
  });
}
