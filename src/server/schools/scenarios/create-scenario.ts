import { scenariosMost } from '#contract/schools/scenario-shown.ts';
import type { ScenarioRules } from '#contract/schools/scenario.ts';
import type { Style } from '#contract/styles.ts';
import { startingDraft } from '#core/schools/starting-draft.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listProgrammes, lockOrganisation } from '../organisations/organisation-store.ts';
import { seesProgramme } from '../organisations/read-school.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { findOwnScenario } from './find-own-scenario.ts';
import { countScenarios, insertScenario } from './scenario-store.ts';

type Named = { programmeId: string; name: string };
type Added = { scenarioId: string };

/** Adds a scenario that could be sat as it is. Throws Refusal `not_found` for a programme that is not the member's, `school_limit_reached`. */
export async function createScenario(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { style, ...named }: Named & { style: Style },
): Promise<Added> {
  return withinOrganisation(database, member.orgId, (tx) =>
    add(tx, member, { ...named, draft: startingDraft(style), now: clock.now(), detail: { style } }),
  );
}

/** Adds a scenario whose draft is another's. Throws as `createScenario` does. */
export async function duplicateScenario(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { scenarioId, ...named }: Named & { scenarioId: string },
): Promise<Added> {
  return withinOrganisation(database, member.orgId, async (tx) => {
    const { scenario } = await findOwnScenario(tx, member, { scenarioId });
    return add(tx, member, { ...named, draft: scenario.draft, now: clock.now(), detail: { of: scenarioId } });
  });
}

type New = Named & { draft: ScenarioRules; now: Date; detail: Record<string, string> };

async function add(
  tx: Tx,
  member: ActingMember,
  { programmeId, name, draft, now, detail }: New,
): Promise<Added> {
  const { orgId, memberId } = member;
  await lockOrganisation(tx, orgId);
  const programme = (await listProgrammes(tx, orgId)).find((one) => one.programmeId === programmeId);
  if (!programme || !seesProgramme(member, programmeId)) throw new Refusal('not_found');
  if ((await countScenarios(tx, orgId)) >= scenariosMost) throw new Refusal('school_limit_reached');
  const scenarioId = randomId('scn_');
  await insertScenario(tx, { orgId, scenarioId, programmeId, name, draft, now });
  await auditSchool(tx, {
    orgId,
    actor: 'member',
    memberId,
    now,
    kind: 'scenario_added',
    subject: scenarioId,
    detail,
  });
  return { scenarioId };
}
