import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { seesProgramme } from '../organisations/read-school.ts';
import type { ActingMember } from '../school-parts.ts';
import { findScenario, lockScenario, type ScenarioFound } from './scenario-store.ts';

/** A scenario of a programme that the member may see (rule SCHOOL-14). Throws Refusal `not_found` for another as for one that is missing. */
export async function findOwnScenario(
  tx: Tx,
  member: ActingMember,
  { scenarioId }: { scenarioId: string },
): Promise<ScenarioFound> {
  const found = await findScenario(tx, { orgId: member.orgId, scenarioId });
  if (!found || !seesProgramme(member, found.scenario.programmeId)) throw new Refusal('not_found');
  return found;
}

/** The same for who changes it: it is held until the transaction ends. Throws Refusal `scenario_archived` besides. */
export async function holdOwnScenario(
  tx: Tx,
  member: ActingMember,
  { scenarioId }: { scenarioId: string },
): Promise<ScenarioFound> {
  await lockScenario(tx, { orgId: member.orgId, scenarioId });
  const found = await findOwnScenario(tx, member, { scenarioId });
  if (found.scenario.archivedAt) throw new Refusal('scenario_archived');
  return found;
}
