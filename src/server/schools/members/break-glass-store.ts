import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, lt } from '#server/platform/database/query.ts';
import { orgBreakGlass } from '#server/platform/database/schema/sign-on.ts';

/** Whether the coming of a session past an enforced sign-on was told already. */
export async function isBreakGlassNoted(tx: Tx, orgId: string, sessionHash: string): Promise<boolean> {
  const rows = await tx
    .select({ orgId: orgBreakGlass.orgId })
    .from(orgBreakGlass)
    .where(and(eq(orgBreakGlass.orgId, orgId), eq(orgBreakGlass.sessionHash, sessionHash)));
  return rows.length > 0;
}

/** Notes it in one statement; false when it was noted meanwhile. */
export async function insertBreakGlass(tx: Tx, row: typeof orgBreakGlass.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(orgBreakGlass)
    .values(row)
    .onConflictDoNothing()
    .returning({ orgId: orgBreakGlass.orgId });
  return rows.length > 0;
}

/** Removes what was noted of sessions that are over by their age. Only across organisations. */
export async function deleteOldBreakGlass(tx: Tx, before: Date): Promise<void> {
  await tx.delete(orgBreakGlass).where(lt(orgBreakGlass.at, before));
}
