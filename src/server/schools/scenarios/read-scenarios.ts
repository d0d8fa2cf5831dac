import type { ScenarioShown, ScenarioSummary } from '#contract/schools/scenario-shown.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { draftOf, embedQuestions } from './embed-questions.ts';
import { findOwnScenario } from './find-own-scenario.ts';
import { listScenarioRows, type ScenarioFound } from './scenario-store.ts';

const summaryShown = ({ scenario, version, changedSince }: ScenarioFound): ScenarioSummary => ({
  scenarioId: scenario.scenarioId,
  programmeId: scenario.programmeId,
  name: scenario.name,
  style: scenario.draft.style,
  minutes: scenario.draft.minutes,
  updatedAt: scenario.updatedAt.toISOString(),
  archivedAt: scenario.archivedAt?.toISOString() ?? null,
  version,
  changedSince,
});

/** The scenarios of the programmes a member may see, in use or put away (rule SCHOOL-14). */
export async function listScenarios(
  { database }: Pick<SchoolParts, 'database'>,
  { orgId, programmeIds }: ActingMember,
  { archived }: { archived: boolean },
): Promise<{ scenarios: ScenarioSummary[] }> {
  const rows = await withinOrganisation(database, orgId, (tx) =>
    listScenarioRows(tx, { orgId, archived, programmeIds }),
  );
  return { scenarios: rows.map(summaryShown) };
}

/** A draft with its questions by their words of now, and its faults. Throws Refusal `not_found`. */
export async function readScenario(
  { database }: Pick<SchoolParts, 'database'>,
  member: ActingMember,
  key: { scenarioId: string },
): Promise<ScenarioShown> {
  return withinOrganisation(database, member.orgId, async (tx) => {
    const found = await findOwnScenario(tx, member, key);
    const { rules, faults } = await embedQuestions(tx, member.orgId, draftOf(found.scenario.draft));
    return { ...summaryShown(found), revision: found.scenario.revision, rules, faults };
  });
}
