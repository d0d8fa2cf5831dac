import type { Tx } from '#server/platform/database/database.ts';
import { and, eq } from '#server/platform/database/query.ts';
import { intakes } from '#server/platform/database/schema/organisations.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { ActingMember } from '../school-parts.ts';
import { seesProgramme } from './read-school.ts';

/** A season of the school that the member may see. Throws Refusal `not_found`: one out of sight is like one that is not there (rule SCHOOL-2). */
export async function requireIntake(
  tx: Tx,
  member: ActingMember,
  intakeId: string,
): Promise<typeof intakes.$inferSelect> {
  const [row] = await tx
    .select()
    .from(intakes)
    .where(and(eq(intakes.orgId, member.orgId), eq(intakes.intakeId, intakeId)));
  if (!row || !seesProgramme(member, row.programmeId)) throw new Refusal('not_found');
  return row;
}
