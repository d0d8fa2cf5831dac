import { z } from 'zod';
import type { ScenarioRules } from '#contract/schools/scenario.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from '#server/platform/database/query.ts';
import { orgMembers } from '#server/platform/database/schema/organisations.ts';
import { scenarios, scenarioVersions } from '#server/platform/database/schema/scenarios.ts';

type ScenarioRow = typeof scenarios.$inferSelect;
type ScenarioKey = { orgId: string; scenarioId: string };

const versionPage = 30;
const isScenario = ({ orgId, scenarioId }: ScenarioKey) =>
  and(eq(scenarios.orgId, orgId), eq(scenarios.scenarioId, scenarioId));
const isVersionOf = ({ orgId, scenarioId }: ScenarioKey) =>
  and(eq(scenarioVersions.orgId, orgId), eq(scenarioVersions.scenarioId, scenarioId));

// Spelled with their table: the columns of a table read alone are written without it, and would be the version's own.
const ofScenario = sql`where v.org_id = scenarios.org_id and v.scenario_id = scenarios.scenario_id`;
const lastVersion = sql<number | null>`(select max(v.version) from scenario_versions v ${ofScenario})`;
const lastRules = sql`(select v.rules from scenario_versions v ${ofScenario} order by v.version desc limit 1)`;
/** A scenario, the number of its last version, and whether its draft says something else. */
const summary = {
  scenario: scenarios,
  version: lastVersion,
  changedSince: sql<boolean>`${scenarios.draft} is distinct from ${lastRules}`,
};
export type ScenarioFound = { scenario: ScenarioRow; version: number | null; changedSince: boolean };

/** The scenarios of a school, in use or put away, by name; of these programmes, or of all when there are none. */
export async function listScenarioRows(
  tx: Tx,
  { orgId, archived, programmeIds }: { orgId: string; archived: boolean; programmeIds: readonly string[] },
): Promise<ScenarioFound[]> {
  return tx
    .select(summary)
    .from(scenarios)
    .where(
      and(
        eq(scenarios.orgId, orgId),
        archived ? isNotNull(scenarios.archivedAt) : isNull(scenarios.archivedAt),
        programmeIds.length > 0 ? inArray(scenarios.programmeId, [...programmeIds]) : undefined,
      ),
    )
    .orderBy(asc(scenarios.name), asc(scenarios.scenarioId));
}

/** One scenario; null when there is none. */
export async function findScenario(tx: Tx, key: ScenarioKey): Promise<ScenarioFound | null> {
  const [row] = await tx.select(summary).from(scenarios).where(isScenario(key));
  return row ?? null;
}

/** Holds a scenario's row, so that it is published, saved and put away by one at a time. */
export async function lockScenario(tx: Tx, { orgId, scenarioId }: ScenarioKey): Promise<void> {
  await queryRows(
    tx,
    z.object({ scenario_id: z.string() }),
    sql`select scenario_id from scenarios where org_id = ${orgId} and scenario_id = ${scenarioId} for update`,
  );
}

/** How many scenarios a school has, put away or not. Ask it while the school is locked. */
export async function countScenarios(tx: Tx, orgId: string): Promise<number> {
  return tx.$count(scenarios, eq(scenarios.orgId, orgId));
}

export async function insertScenario(
  tx: Tx,
  {
    now,
    ...row
  }: Pick<ScenarioRow, 'orgId' | 'scenarioId' | 'programmeId' | 'name' | 'draft'> & { now: Date },
): Promise<void> {
  await tx.insert(scenarios).values({ ...row, createdAt: now, updatedAt: now });
}

/** Saves a draft over the revision that was seen; the next revision, or null when there is another. */
export async function updateDraft(
  tx: Tx,
  key: ScenarioKey,
  { revision, name, draft, now }: { revision: number; name: string; draft: ScenarioRules; now: Date },
): Promise<number | null> {
  const [row] = await tx
    .update(scenarios)
    .set({ name, draft, revision: sql`${scenarios.revision} + 1`, updatedAt: now })
    .where(and(isScenario(key), eq(scenarios.revision, revision)))
    .returning({ revision: scenarios.revision });
  return row?.revision ?? null;
}

/** Puts a scenario away or brings it back. */
export async function updateArchived(tx: Tx, key: ScenarioKey, archivedAt: Date | null): Promise<void> {
  await tx.update(scenarios).set({ archivedAt }).where(isScenario(key));
}

/** Writes a version; its draft becomes the very same, words of questions included. */
export async function insertVersion(
  tx: Tx,
  row: ScenarioKey & { version: number; rules: ScenarioRules; publishedAt: Date; publishedBy: string },
): Promise<void> {
  await tx.insert(scenarioVersions).values(row);
  await tx.update(scenarios).set({ draft: row.rules }).where(isScenario(row));
}

const versionShown = {
  version: scenarioVersions.version,
  publishedAt: scenarioVersions.publishedAt,
  by: orgMembers.name,
};
const publisher = and(
  eq(orgMembers.orgId, scenarioVersions.orgId),
  eq(orgMembers.memberId, scenarioVersions.publishedBy),
);

/** A page of a scenario's versions, newest first, below the number `before`. */
export async function listVersionRows(tx: Tx, key: ScenarioKey, before: number | null) {
  const rows = await tx
    .select(versionShown)
    .from(scenarioVersions)
    .leftJoin(orgMembers, publisher)
    .where(and(isVersionOf(key), before === null ? undefined : lt(scenarioVersions.version, before)))
    .orderBy(desc(scenarioVersions.version))
    .limit(versionPage + 1);
  return { rows: rows.slice(0, versionPage), more: rows.length > versionPage };
}

/** One version as it was published; null when there is none. */
export async function findVersion(tx: Tx, key: ScenarioKey, version: number) {
  const [row] = await tx
    .select({ ...versionShown, rules: scenarioVersions.rules })
    .from(scenarioVersions)
    .leftJoin(orgMembers, publisher)
    .where(and(isVersionOf(key), eq(scenarioVersions.version, version)));
  return row ?? null;
}
