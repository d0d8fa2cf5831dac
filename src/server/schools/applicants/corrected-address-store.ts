import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, sql } from '#server/platform/database/query.ts';
import { applicants } from '#server/platform/database/schema/sittings.ts';

type ApplicantKey = { orgId: string; applicantId: string };
const isApplicant = ({ orgId, applicantId }: ApplicantKey) =>
  and(eq(applicants.orgId, orgId), eq(applicants.applicantId, applicantId));

/** Locks an applicant, so that nobody is invited, sits down or is changed meanwhile. */
export async function lockApplicant(tx: Tx, key: ApplicantKey): Promise<void> {
  await tx
    .select({ applicantId: applicants.applicantId })
    .from(applicants)
    .where(isApplicant(key))
    .for('update');
}

const sameAddress = (to: string) => sql`select from applicants o where o.org_id = ${applicants.orgId}
  and o.intake_id = ${applicants.intakeId} and o.applicant_id <> ${applicants.applicantId} and lower(o.email) = lower(${to}::text)`;
const startedSitting = sql`select from sittings s where s.org_id = ${applicants.orgId}
  and s.applicant_id = ${applicants.applicantId} and s.seat is not null`;

/** Gives an applicant who began no interview another address, which nobody else of the season has; otherwise why not. */
export async function replaceAddress(
  tx: Tx,
  key: ApplicantKey,
  { was, to }: { was: string; to: string },
): Promise<'replaced' | 'applicant_sat' | 'applicant_known' | 'changed_meanwhile'> {
  const rows = await tx
    .update(applicants)
    .set({ email: to })
    .where(
      and(
        isApplicant(key),
        eq(applicants.email, was),
        sql`not exists (${startedSitting})`,
        sql`not exists (${sameAddress(to)})`,
      ),
    )
    .returning({ applicantId: applicants.applicantId });
  if (rows.length > 0) return 'replaced';
  const [row] = await tx
    .select({
      sat: sql<boolean>`exists (${startedSitting})`,
      known: sql<boolean>`exists (${sameAddress(to)})`,
    })
    .from(applicants)
    .where(isApplicant(key));
  return row?.sat ? 'applicant_sat' : row?.known ? 'applicant_known' : 'changed_meanwhile';
}
