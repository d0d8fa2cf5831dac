import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, or, sql } from '#server/platform/database/query.ts';
import { applicants } from '#server/platform/database/schema/sittings.ts';

type Season = { orgId: string; intakeId: string };
export type KnownApplicant = Pick<typeof applicants.$inferSelect, 'applicantId' | 'email' | 'externalId'>;

const small = (list: readonly string[]) => sql.param(list.map((text) => text.trim().toLowerCase()));

/** Who of a season has one of these addresses or application numbers, in whatever letters. */
export async function listKnownAmong(
  tx: Tx,
  { orgId, intakeId }: Season,
  { mails, numbers }: { mails: readonly string[]; numbers: readonly string[] },
): Promise<KnownApplicant[]> {
  return tx
    .select({
      applicantId: applicants.applicantId,
      email: applicants.email,
      externalId: applicants.externalId,
    })
    .from(applicants)
    .where(
      and(
        eq(applicants.orgId, orgId),
        eq(applicants.intakeId, intakeId),
        or(
          sql`lower(${applicants.email}) = any(${small(mails)}::text[])`,
          sql`lower(${applicants.externalId}) = any(${small(numbers)}::text[])`,
        ),
      ),
    );
}

/** How many applicants a season has. */
export async function countInSeason(tx: Tx, { orgId, intakeId }: Season): Promise<number> {
  return tx.$count(applicants, and(eq(applicants.orgId, orgId), eq(applicants.intakeId, intakeId)));
}
