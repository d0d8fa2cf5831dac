import type { KeptLogo } from '#contract/schools/branding.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, isNull } from '#server/platform/database/query.ts';
import { orgLogos } from '#server/platform/database/schema/branding.ts';
import { organisations } from '#server/platform/database/schema/organisations.ts';

/** A school's logo by its name and size; null while it has none. */
export async function findLogo(tx: Tx, orgId: string): Promise<KeptLogo | null> {
  const { hash, width, height } = orgLogos;
  const [row] = await tx.select({ hash, width, height }).from(orgLogos).where(eq(orgLogos.orgId, orgId));
  return row ?? null;
}

/** Keeps a logo in the place of the one named `was`, or the first where it is null, in one statement; false when another stands there. */
export async function writeLogo(
  tx: Tx,
  { was, ...row }: KeptLogo & { orgId: string; png: Buffer; changedAt: Date; was: string | null },
): Promise<boolean> {
  const { orgId, ...values } = row;
  const rows =
    was === null
      ? await tx.insert(orgLogos).values(row).onConflictDoNothing().returning({ hash: orgLogos.hash })
      : await tx
          .update(orgLogos)
          .set(values)
          .where(and(eq(orgLogos.orgId, orgId), eq(orgLogos.hash, was)))
          .returning({ hash: orgLogos.hash });
  return rows.length > 0;
}

/** Deletes the logo named `was`; false when another stands there, or none. */
export async function deleteLogo(tx: Tx, orgId: string, was: string): Promise<boolean> {
  const rows = await tx
    .delete(orgLogos)
    .where(and(eq(orgLogos.orgId, orgId), eq(orgLogos.hash, was)))
    .returning({ hash: orgLogos.hash });
  return rows.length > 0;
}

/** The picture of that name, of whichever open school has it; null when none has. Only across organisations. */
export async function findPicture(tx: Tx, hash: string): Promise<Buffer | null> {
  const [row] = await tx
    .select({ png: orgLogos.png })
    .from(orgLogos)
    .innerJoin(organisations, eq(organisations.orgId, orgLogos.orgId))
    .where(and(eq(orgLogos.hash, hash), isNull(organisations.closedAt)))
    .limit(1);
  return row?.png ?? null;
}
