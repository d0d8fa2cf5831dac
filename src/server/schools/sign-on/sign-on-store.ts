import type { SignOnState, SignOnTrial } from '#contract/schools/sign-on.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, isNull, ne, sql } from '#server/platform/database/query.ts';
import { organisations } from '#server/platform/database/schema/organisations.ts';
import { orgSignOn } from '#server/platform/database/schema/sign-on.ts';

export type SignOnRow = typeof orgSignOn.$inferSelect;
export type SchoolWithSignOn = { orgId: string; slug: string; name: string; signOn: SignOnRow };

/** A school's sign-on, switched on or not; null where none was set. */
export async function findSignOnRow(tx: Tx, orgId: string): Promise<SignOnRow | null> {
  const [row] = await tx.select().from(orgSignOn).where(eq(orgSignOn.orgId, orgId));
  return row ?? null;
}

/** An open school with its sign-on, switched on or not; null otherwise. */
export async function findSchoolWithSignOn(tx: Tx, orgId: string): Promise<SchoolWithSignOn | null> {
  const [row] = await tx
    .select({ organisation: organisations, signOn: orgSignOn })
    .from(organisations)
    .innerJoin(orgSignOn, eq(orgSignOn.orgId, organisations.orgId))
    .where(and(eq(organisations.orgId, orgId), isNull(organisations.closedAt)));
  return row ? { ...row.organisation, signOn: row.signOn } : null;
}

/**
 * The open school of a short name, or of a domain that it alone lists, while its sign-on is switched on; null for everything else. Only across
 * organisations.
 */
export async function findByDoor(
  tx: Tx,
  door: { slug: string } | { domain: string },
): Promise<SchoolWithSignOn | null> {
  const named =
    'slug' in door
      ? eq(organisations.slug, door.slug)
      : sql`${orgSignOn.rules}->'domains' ? ${door.domain}::text`;
  const rows = await tx
    .select({ organisation: organisations, signOn: orgSignOn })
    .from(organisations)
    .innerJoin(orgSignOn, eq(orgSignOn.orgId, organisations.orgId))
    .where(and(named, isNull(organisations.closedAt), ne(orgSignOn.state, 'off')))
    .limit(2);
  const [row] = rows;
  return row && rows.length === 1 ? { ...row.organisation, signOn: row.signOn } : null;
}

type Written = Omit<SignOnRow, 'orgId'>;

/** Sets a school's sign-on over what was seen at `was`, or the first where that is null, in one statement; false when other settings stand there. */
export async function writeSignOn(
  tx: Tx,
  { orgId, was, ...values }: Written & { orgId: string; was: Date | null },
): Promise<boolean> {
  const rows =
    was === null
      ? await tx
          .insert(orgSignOn)
          .values({ orgId, ...values })
          .onConflictDoNothing()
          .returning({ orgId: orgSignOn.orgId })
      : await tx
          .update(orgSignOn)
          .set(values)
          .where(and(eq(orgSignOn.orgId, orgId), eq(orgSignOn.changedAt, was)))
          .returning({ orgId: orgSignOn.orgId });
  return rows.length > 0;
}

/**
 * Switches a sign-on in one statement, over what was seen at `was`: on only after a test of these settings that passed, enforced only after an owner
 * came in through it (rule SCHOOL-88). False when it may not be, or something else stands there.
 */
export async function switchSignOnRow(
  tx: Tx,
  row: { orgId: string; was: Date; state: SignOnState; breakGlass: string[]; changedAt: Date },
): Promise<boolean> {
  const { orgId, was, ...set } = row;
  const allowed = {
    off: sql`true`,
    on: sql`(${orgSignOn.trial} is not null and ${orgSignOn.trial}->>'problem' is null)`,
    enforced: sql`${orgSignOn.ownerCameInAt} is not null`,
  }[set.state];
  const rows = await tx
    .update(orgSignOn)
    .set(set)
    .where(and(eq(orgSignOn.orgId, orgId), eq(orgSignOn.changedAt, was), allowed))
    .returning({ orgId: orgSignOn.orgId });
  return rows.length > 0;
}

/** Keeps what a test came to, if the provider is still the one that was tested. */
export async function keepTrial(
  tx: Tx,
  { orgId, providerSetAt, trial }: { orgId: string; providerSetAt: Date; trial: SignOnTrial },
): Promise<void> {
  await tx
    .update(orgSignOn)
    .set({ trial })
    .where(and(eq(orgSignOn.orgId, orgId), eq(orgSignOn.providerSetAt, providerSetAt)));
}

/** Notes that an owner came in through the provider as it is set now; the first time counts. */
export async function noteOwnerCameIn(tx: Tx, orgId: string, now: Date): Promise<void> {
  await tx
    .update(orgSignOn)
    .set({ ownerCameInAt: now })
    .where(and(eq(orgSignOn.orgId, orgId), isNull(orgSignOn.ownerCameInAt)));
}
