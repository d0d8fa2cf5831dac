import type { ScenarioChange, ScenarioVersionShown } from '#contract/schools/scenario-shown.ts';
import type { ScenarioRules } from '#contract/schools/scenario.ts';
import { compareScenarios } from '#core/schools/compare-scenarios.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { draftOf, embedQuestions } from './embed-questions.ts';
import { findOwnScenario } from './find-own-scenario.ts';
import { findVersion, listVersionRows } from './scenario-store.ts';

type Parts = Pick<SchoolParts, 'database'>;
type Of<T> = { scenarioId: string } & T;

/** The versions of a scenario, newest first, a page at a time. Throws Refusal `not_found`. */
export async function listVersions(
  { database }: Parts,
  member: ActingMember,
  { scenarioId, before }: Of<{ before: number | null }>,
): Promise<{ versions: ScenarioVersionShown[]; more: boolean }> {
  const { orgId } = member;
  return withinOrganisation(database, orgId, async (tx) => {
    await findOwnScenario(tx, member, { scenarioId });
    const { rows, more } = await listVersionRows(tx, { orgId, scenarioId }, before);
    const versions = rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
    return { versions, more };
  });
}

/** A version as it was published. Throws Refusal `not_found`. */
export async function readVersion(
  { database }: Parts,
  member: ActingMember,
  { scenarioId, version }: Of<{ version: number }>,
): Promise<ScenarioVersionShown & { rules: ScenarioRules }> {
  return withinOrganisation(database, member.orgId, async (tx) => {
    await findOwnScenario(tx, member, { scenarioId });
    const row = await findVersion(tx, { orgId: member.orgId, scenarioId }, version);
    if (!row) throw new Refusal('not_found');
    return { ...row, publishedAt: row.publishedAt.toISOString() };
  });
}

/** In what two states of a scenario differ; `from` null is nothing at all, `to` null the draft. Throws Refusal `not_found`. */
export async function compareVersions(
  { database }: Parts,
  member: ActingMember,
  { scenarioId, from, to }: Of<{ from: number | null; to: number | null }>,
): Promise<{ changes: ScenarioChange[] }> {
  const { orgId } = member;
  return withinOrganisation(database, orgId, async (tx) => {
    const { scenario } = await findOwnScenario(tx, member, { scenarioId });
    const rulesOf = (version: number): Promise<ScenarioRules> =>
      published(tx, { orgId, scenarioId }, version);
    const before = from === null ? null : await rulesOf(from);
    const after =
      to === null ? (await embedQuestions(tx, orgId, draftOf(scenario.draft))).rules : await rulesOf(to);
    return { changes: compareScenarios(before, after) };
  });
}

async function published(
  tx: Tx,
  key: { orgId: string; scenarioId: string },
  version: number,
): Promise<ScenarioRules> {
  const row = await findVersion(tx, key, version);
  if (!row) throw new Refusal('not_found');
  return row.rules;
}
