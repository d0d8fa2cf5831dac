import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { findOwnScenario } from './find-own-scenario.ts';
import { lockScenario, updateArchived } from './scenario-store.ts';

/** Puts a scenario away or brings it back; its versions stay, and repeating it changes nothing. Throws Refusal `not_found`. */
export async function archiveScenario(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { scenarioId, archived }: { scenarioId: string; archived: boolean },
): Promise<void> {
  const { orgId, memberId } = member;
  const key = { orgId, scenarioId };
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    await lockScenario(tx, key);
    const { scenario } = await findOwnScenario(tx, member, key);
    if ((scenario.archivedAt !== null) === archived) return;
    await updateArchived(tx, key, archived ? now : null);
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      now,
      kind: archived ? 'scenario_archived' : 'scenario_brought_back',
      subject: scenarioId,
    });
  });
}
