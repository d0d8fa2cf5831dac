import type { BrandingWords } from '#contract/schools/branding.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, eq } from '#server/platform/database/query.ts';
import { orgBranding } from '#server/platform/database/schema/branding.ts';

type BrandingRow = typeof orgBranding.$inferSelect;

/** A school's own words; null while it has none. */
export async function findBranding(tx: Tx, orgId: string): Promise<BrandingRow | null> {
  const [row] = await tx.select().from(orgBranding).where(eq(orgBranding.orgId, orgId));
  return row ?? null;
}

/** Sets a school's words over those of the time `was`, or the first where it is null, in one statement; false when others stand there. */
export async function writeBranding(
  tx: Tx,
  { orgId, was, ...values }: BrandingWords & { orgId: string; was: Date | null; changedAt: Date },
): Promise<boolean> {
  const rows =
    was === null
      ? await tx
          .insert(orgBranding)
          .values({ orgId, ...values })
          .onConflictDoNothing()
          .returning({ orgId: orgBranding.orgId })
      : await tx
          .update(orgBranding)
          .set(values)
          .where(and(eq(orgBranding.orgId, orgId), eq(orgBranding.changedAt, was)))
          .returning({ orgId: orgBranding.orgId });
  return rows.length > 0;
}
