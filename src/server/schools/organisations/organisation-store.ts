import { z } from 'zod';
import type { ContractTerms } from '#contract/schools/organisation.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, isNull, lte, sql } from '#server/platform/database/query.ts';
import {
  intakes,
  organisations,
  orgMembers,
  programmes,
} from '#server/platform/database/schema/organisations.ts';
import { sittingRecords } from '#server/platform/database/schema/sittings.ts';

export type OrganisationRow = typeof organisations.$inferSelect;

/** Opens a school; false when the slug is another's. */
export async function insertOrganisation(
  tx: Tx,
  row: ContractTerms & { orgId: string; slug: string; now: Date },
): Promise<boolean> {
  const { now, ...terms } = row;
  const added = await tx
    .insert(organisations)
    .values({ ...terms, createdAt: now })
    .onConflictDoNothing()
    .returning({ orgId: organisations.orgId });
  return added.length > 0;
}

/** A school, open or closed; null when there is none. */
export async function findOrganisation(tx: Tx, orgId: string): Promise<OrganisationRow | null> {
  const [row] = await tx.select().from(organisations).where(eq(organisations.orgId, orgId));
  return row ?? null;
}

/** All schools with the number of their members, oldest first. Only across organisations. */
export async function listAllOrganisations(tx: Tx): Promise<(OrganisationRow & { members: number })[]> {
  const rows = await tx
    .select({ row: organisations, members: sql<number>`count(${orgMembers.memberId})::int` })
    .from(organisations)
    .leftJoin(orgMembers, and(eq(orgMembers.orgId, organisations.orgId), isNull(orgMembers.removedAt)))
    .groupBy(organisations.orgId)
    .orderBy(asc(organisations.createdAt), asc(organisations.orgId));
  return rows.map(({ row, members }) => ({ ...row, members }));
}

/** Sets the contract anew, in one statement that keeps the seats at or above those held and used; false when they would fall below. */
export async function updateTerms(tx: Tx, orgId: string, terms: ContractTerms): Promise<boolean> {
  const rows = await tx
    .update(organisations)
    .set(terms)
    .where(and(eq(organisations.orgId, orgId), lte(sql`seats_held + seats_used`, terms.seats)))
    .returning({ orgId: organisations.orgId });
  return rows.length > 0;
}

/** Sets the days that records are kept, in one statement that looks at what they were; false when they were others. */
export async function updateRetention(tx: Tx, orgId: string, was: number, days: number): Promise<boolean> {
  const rows = await tx
    .update(organisations)
    .set({ retentionDays: days })
    .where(and(eq(organisations.orgId, orgId), eq(organisations.retentionDays, was)))
    .returning({ orgId: organisations.orgId });
  return rows.length > 0;
}

/** Moves the day on which each record of the school goes by so many days. */
export async function moveDueRecords(tx: Tx, orgId: string, days: number): Promise<void> {
  await tx
    .update(sittingRecords)
    .set({ dueAt: sql`due_at + make_interval(days => ${days}::int)` })
    .where(eq(sittingRecords.orgId, orgId));
}

/** Closes a school, once. */
export async function closeRow(tx: Tx, orgId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(organisations)
    .set({ closedAt: now })
    .where(and(eq(organisations.orgId, orgId), isNull(organisations.closedAt)))
    .returning({ orgId: organisations.orgId });
  return rows.length > 0;
}

/**
 * Holds the school's row, so that what is counted in it is counted by one at a time. Rows that only name the school go on being written: who holds
 * one of them would wait for this, and this for them.
 */
export async function lockOrganisation(tx: Tx, orgId: string): Promise<void> {
  await queryRows(
    tx,
    z.object({ org_id: z.string() }),
    sql`select org_id from organisations where org_id = ${orgId} for no key update`,
  );
}

/** Programmes with their intakes, by name. */
export async function listProgrammes(tx: Tx, orgId: string) {
  const all = await tx
    .select()
    .from(programmes)
    .where(eq(programmes.orgId, orgId))
    .orderBy(asc(programmes.name));
  const seasons = await tx
    .select()
    .from(intakes)
    .where(eq(intakes.orgId, orgId))
    .orderBy(asc(intakes.createdAt));
  return all.map((programme) => ({
    ...programme,
    intakes: seasons.filter(({ programmeId }) => programmeId === programme.programmeId),
  }));
}

/** The name of a programme; '' when there is none. */
export async function findProgrammeName(tx: Tx, orgId: string, programmeId: string): Promise<string> {
  const [row] = await tx
    .select({ name: programmes.name })
    .from(programmes)
    .where(and(eq(programmes.orgId, orgId), eq(programmes.programmeId, programmeId)));
  return row?.name ?? '';
}

/** Adds a programme; false when its name is taken. */
export async function insertProgramme(
  tx: Tx,
  row: { orgId: string; programmeId: string; name: string; createdAt: Date },
): Promise<boolean> {
  const added = await tx
    .insert(programmes)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: programmes.programmeId });
  return added.length > 0;
}

/** Adds a season to a programme of the school; false when its name is taken. Fails on the foreign key without such a programme. */
export async function insertIntake(
  tx: Tx,
  row: { orgId: string; intakeId: string; programmeId: string; name: string; createdAt: Date },
): Promise<boolean> {
  const added = await tx
    .insert(intakes)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: intakes.intakeId });
  return added.length > 0;
}

/** Renames a programme, and puts it away or brings it back; false when there is none of that id. */
export async function updateProgramme(
  tx: Tx,
  row: { orgId: string; programmeId: string; name: string; archivedAt: Date | null },
): Promise<boolean> {
  const { orgId, programmeId, name, archivedAt } = row;
  const rows = await tx
    .update(programmes)
    .set({
      name,
      archivedAt: archivedAt ? sql`coalesce(archived_at, ${archivedAt.toISOString()}::timestamptz)` : null,
    })
    .where(and(eq(programmes.orgId, orgId), eq(programmes.programmeId, programmeId)))
    .returning({ id: programmes.programmeId });
  return rows.length > 0;
}

/** Renames a season, and closes or opens it; false when there is none of that id. */
export async function updateIntake(
  tx: Tx,
  row: { orgId: string; intakeId: string; name: string; closedAt: Date | null },
): Promise<boolean> {
  const { orgId, intakeId, name, closedAt } = row;
  const rows = await tx
    .update(intakes)
    .set({
      name,
      closedAt: closedAt ? sql`coalesce(closed_at, ${closedAt.toISOString()}::timestamptz)` : null,
    })
    .where(and(eq(intakes.orgId, orgId), eq(intakes.intakeId, intakeId)))
    .returning({ id: intakes.intakeId });
  return rows.length > 0;
}
