import { indiaDay } from '#contract/india-time.ts';
import type { ApiKey } from '#contract/schools/api-keys.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { type KeyWithMaker, listKeyRows } from './api-key-store.ts';
import { isOver, programmesOf } from './key-standing.ts';

/** The keys of a school that were not revoked, the newest first. */
export async function listApiKeys(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  { orgId }: ActingMember,
): Promise<{ keys: ApiKey[] }> {
  const rows = await withinOrganisation(database, orgId, (tx) => listKeyRows(tx, orgId));
  const today = indiaDay(clock.now());
  return { keys: rows.map((row) => keyShown(row, today)) };
}

const keyShown = (row: KeyWithMaker, today: string): ApiKey => {
  const { keyId, name, scopes, programmeIds, lastDay, createdAt, lastUsedAt } = row.key;
  return {
    keyId,
    name,
    scopes,
    programmeIds,
    lastDay,
    state: isOver(row.key, today) ? 'over' : programmesOf(row) === null ? 'maker_left' : 'live',
    by: row.maker.name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
};
