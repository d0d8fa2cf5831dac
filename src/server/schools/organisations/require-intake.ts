import type { Tx } from '#server/platform/database/database.ts';
import { and, eq } from '#server/platform/database/query.ts';
import { intakes } from '#server/platform/database/schema/organisations.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { ActingMember } from '../school-parts.ts';
import { seesProgramme } from './read-school.ts';

type IntakeRow = typeof intakes.$inferSelect;

/** A season of a school, whoever may see it; null when there is none. */
export async function findIntake(tx: Tx, orgId: string, intakeId: string): Promise<IntakeRow | null> {
  const [row] = await tx
    .select()
    .from(intakes)
    .where(and(eq(intakes.orgId, orgId), eq(intakes.intakeId, intakeId)));
  return row ?? null;
}

/** Whether a member may see a season: its programme is among theirs. */
export const seesIntake = (
  member: Pick<ActingMember, 'programmeIds'>,
  { programmeId }: Pick<IntakeRow, 'programmeId'>,
): boolean => seesProgramme(member, programmeId);

/** A season of the school that the member may see. Throws Refusal `not_found`: one out of sight is like one that is not there (rule SCHOOL-2). */
export async function requireIntake(tx: Tx, member: ActingMember, intakeId: string): Promise<IntakeRow> {
  const row = await findIntake(tx, member.orgId, intakeId);
  if (!row || !seesIntake(member, row)) throw new Refusal('not_found');
  return row;
}
