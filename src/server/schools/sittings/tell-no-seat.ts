import { hourMs } from '#contract/time.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { and, eq, gt } from '#server/platform/database/query.ts';
import { orgAudit } from '#server/platform/database/schema/organisations.ts';
import { auditSchool } from '../school-audit.ts';
import type { SchoolParts } from '../school-parts.ts';

/** Tells a school, in its log and once an hour, that an applicant found no seat free. */
export async function tellNoSeat(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  orgId: string,
): Promise<void> {
  const now = clock.now();
  const kind = 'no_seat_free';
  await withinOrganisation(database, orgId, async (tx) => {
    const since = new Date(now.getTime() - hourMs);
    const told = await tx
      .select({ auditId: orgAudit.auditId })
      .from(orgAudit)
      .where(and(eq(orgAudit.orgId, orgId), eq(orgAudit.kind, kind), gt(orgAudit.at, since)))
      .limit(1);
    if (told.length === 0) await auditSchool(tx, { orgId, actor: 'service', kind, subject: null, now });
  });
}
