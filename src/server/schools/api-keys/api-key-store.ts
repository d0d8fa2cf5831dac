import { z } from 'zod';
import type { NewApiKey } from '#contract/schools/api-keys.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, desc, eq, isNull, lte, or, sql } from '#server/platform/database/query.ts';
import { apiKeys } from '#server/platform/database/schema/api-keys.ts';
import { organisations, orgMembers } from '#server/platform/database/schema/organisations.ts';

type KeyOfSchool = { orgId: string; keyId: string };

/** How often a use is written down. */
const useNotedMs = 60_000;
const one = z.object({ key_id: z.string() });

/**
 * Adds a key while the school has fewer than `most` that were not revoked and are not over by `today`, a day in India; false when it has as
 * many. The school is locked before.
 */
export async function insertApiKey(
  tx: Tx,
  row: NewApiKey & KeyOfSchool & { tokenHash: string; createdBy: string; now: Date },
  { most, today }: { most: number; today: string },
): Promise<boolean> {
  const { orgId, keyId, name, tokenHash, scopes, programmeIds, lastDay, createdBy, now } = row;
  const rows = await queryRows(
    tx,
    one,
    sql`insert into api_keys (org_id, key_id, name, token_hash, scopes, programme_ids, last_day, created_by, created_at)
      select ${orgId}, ${keyId}, ${name}, ${tokenHash}, ${JSON.stringify(scopes)}::jsonb, ${JSON.stringify(programmeIds)}::jsonb,
        ${lastDay}::text, ${createdBy}, ${now.toISOString()}::timestamptz
      where (select count(*) from api_keys where org_id = ${orgId} and revoked_at is null
        and (last_day is null or last_day >= ${today})) < ${most}
      returning key_id`,
  );
  return rows.length > 0;
}

const withMaker = (tx: Tx) =>
  tx
    .select({ key: apiKeys, maker: orgMembers })
    .from(apiKeys)
    .innerJoin(
      orgMembers,
      and(eq(orgMembers.orgId, apiKeys.orgId), eq(orgMembers.memberId, apiKeys.createdBy)),
    )
    .$dynamic();
export type KeyWithMaker = Awaited<ReturnType<typeof withMaker>>[number];

/** The keys of a school that were not revoked, the newest first, each with who made it. */
export async function listKeyRows(tx: Tx, orgId: string): Promise<KeyWithMaker[]> {
  return withMaker(tx)
    .where(and(eq(apiKeys.orgId, orgId), isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.createdAt), asc(apiKeys.keyId));
}

/** The key of this hash, of a school that is open, unless it was revoked; null when there is none. Only across organisations. */
export async function findKeyByHash(tx: Tx, tokenHash: string): Promise<KeyWithMaker | null> {
  const [row] = await withMaker(tx)
    .innerJoin(organisations, eq(organisations.orgId, apiKeys.orgId))
    .where(and(eq(apiKeys.tokenHash, tokenHash), isNull(apiKeys.revokedAt), isNull(organisations.closedAt)));
  return row ? { key: row.key, maker: row.maker } : null;
}

/** Whether a use at `now` is to be written down. */
export const isUseDue = ({ lastUsedAt }: { lastUsedAt: Date | null }, now: Date): boolean =>
  lastUsedAt === null || lastUsedAt.getTime() <= now.getTime() - useNotedMs;

/** Writes down that a key was used, at most once a minute. */
export async function noteUse(tx: Tx, { orgId, keyId }: KeyOfSchool, now: Date): Promise<void> {
  const due = new Date(now.getTime() - useNotedMs);
  await tx
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiKeys.orgId, orgId),
        eq(apiKeys.keyId, keyId),
        or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, due)),
      ),
    );
}

/** Ends a key for good; false when there is none that could be ended. */
export async function revokeRow(tx: Tx, { orgId, keyId }: KeyOfSchool, now: Date): Promise<boolean> {
  const rows = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.orgId, orgId), eq(apiKeys.keyId, keyId), isNull(apiKeys.revokedAt)))
    .returning({ keyId: apiKeys.keyId });
  return rows.length > 0;
}
