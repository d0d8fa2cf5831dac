import type { Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, isNull, ne, sql } from '#server/platform/database/query.ts';
import { orgAddresses, orgBranding } from '#server/platform/database/schema/branding.ts';
import { organisations } from '#server/platform/database/schema/organisations.ts';

/** The names a school has and had, the oldest first. */
export async function listAddresses(tx: Tx, orgId: string): Promise<{ name: string; inUse: boolean }[]> {
  const { name, inUse, takenAt } = orgAddresses;
  return tx
    .select({ name, inUse })
    .from(orgAddresses)
    .where(eq(orgAddresses.orgId, orgId))
    .orderBy(asc(takenAt), asc(name));
}

/** The name in use; null while the school has none. */
export async function findAddress(tx: Tx, orgId: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: orgAddresses.name })
    .from(orgAddresses)
    .where(and(eq(orgAddresses.orgId, orgId), orgAddresses.inUse));
  return row?.name ?? null;
}

/** Whether another school is called so in addresses. Only across organisations. */
export async function isSlugOfAnother(tx: Tx, orgId: string, name: string): Promise<boolean> {
  const [row] = await tx
    .select({ orgId: organisations.orgId })
    .from(organisations)
    .where(and(eq(organisations.slug, name), ne(organisations.orgId, orgId)));
  return row !== undefined;
}

/** Makes a name nobody has the school's, in one statement; false when it is anybody's, the school's own too. */
export async function takeAddress(
  tx: Tx,
  row: { orgId: string; name: string; takenAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(orgAddresses)
    .values({ ...row, inUse: false })
    .onConflictDoNothing()
    .returning({ name: orgAddresses.name });
  return rows.length > 0;
}

/** Puts one of the school's names in use, or none. */
export async function useAddress(tx: Tx, orgId: string, name: string | null): Promise<void> {
  await tx
    .update(orgAddresses)
    .set({ inUse: false })
    .where(and(eq(orgAddresses.orgId, orgId), orgAddresses.inUse));
  if (name === null) return;
  await tx
    .update(orgAddresses)
    .set({ inUse: true })
    .where(and(eq(orgAddresses.orgId, orgId), eq(orgAddresses.name, name)));
}

/** Whose front door a name is, open schools alone; null when it is nobody's. Only across organisations. */
export async function findDoor(tx: Tx, name: string) {
  const [row] = await tx
    .select({
      orgId: orgAddresses.orgId,
      inUse: orgAddresses.inUse,
      school: sql<string>`coalesce(${orgBranding.shownName}, ${organisations.name})`,
      welcome: sql<string>`coalesce(${orgBranding.welcome}, '')`,
    })
    .from(orgAddresses)
    .innerJoin(organisations, eq(organisations.orgId, orgAddresses.orgId))
    .leftJoin(orgBranding, eq(orgBranding.orgId, orgAddresses.orgId))
    .where(and(eq(orgAddresses.name, name), isNull(organisations.closedAt)));
  return row ?? null;
}
