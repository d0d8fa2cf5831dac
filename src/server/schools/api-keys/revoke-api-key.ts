import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { revokeRow } from './api-key-store.ts';

/** Ends a key; whoever calls by it is refused from then on. Throws Refusal `not_found`, also for one that was revoked. */
export async function revokeApiKey(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  { orgId, memberId }: ActingMember,
  { keyId }: { keyId: string },
): Promise<void> {
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    if (!(await revokeRow(tx, { orgId, keyId }, now))) throw new Refusal('not_found');
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
