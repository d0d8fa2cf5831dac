import { z } from 'zod';
import { type DecisionStatus, decisionStatuses } from '#contract/schools/states.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, inArray, isNotNull, sql } from '#server/platform/database/query.ts';
import { scenarios } from '#server/platform/database/schema/scenarios.ts';
import { sittingRecords, sittings } from '#server/platform/database/schema/sittings.ts';
import { closedTo, closedWhy } from '../../reviews/closed-to.ts';

/** Whose PDFs are written, and the member they are written for. */
export type PackScope = {
  orgId: string;
  intakeId: string;
  status: DecisionStatus | null;
  memberId: string;
};

const person = z.object({
  applicant_id: z.string(),
  created_ms: z.number(),
  name: z.string(),
  email: z.string(),
  external_id: z.string().nullable(),
  status: z.enum(decisionStatuses),
  extra_minutes: z.number(),
  /** Why the member the pack is for sees nothing of this applicant; null where they do. */
  withheld: closedWhy,
});
export type PackPerson = z.infer<typeof person>;

/** Those of a season, in this status where one is named, of whom a record is there. */
const wanted = ({ orgId, intakeId, status }: Omit<PackScope, 'memberId'>) => sql`
  from applicants a where a.org_id = ${orgId} and a.intake_id = ${intakeId}
    ${status === null ? sql`` : sql`and a.status = ${status}`}
    and exists (select from sittings s join sitting_records r on r.org_id = s.org_id and r.sitting_id = s.sitting_id
      where s.org_id = a.org_id and s.applicant_id = a.applicant_id)`;

/** How many applicants a pack would be of. */
export async function countInPack(tx: Tx, scope: Omit<PackScope, 'memberId'>): Promise<number> {
  const [row] = await queryRows(
    tx,
    z.object({ n: z.number() }),
    sql`select count(*)::int as n ${wanted(scope)}`,
  );
  return row?.n ?? 0;
}

/** A batch of them in the order they came, after the one before. */
export async function listInPack(
  tx: Tx,
  scope: PackScope,
  after: PackPerson | undefined,
  limit: number,
): Promise<PackPerson[]> {
  const { orgId, memberId } = scope;
  const from = after
    ? sql`and (a.created_at, a.applicant_id) > (${new Date(after.created_ms).toISOString()}::timestamptz, ${after.applicant_id})`
    : sql``;
  return queryRows(
    tx,
    person,
    sql`select a.applicant_id, (extract(epoch from a.created_at) * 1000)::float8 as created_ms, a.name, a.email, a.external_id, a.status,
        a.extra_minutes, (select c.why from ${closedTo({ orgId, memberId })} as c where c.applicant_id = a.applicant_id) as withheld
      ${wanted(scope)} ${from} order by a.created_at, a.applicant_id limit ${limit}`,
  );
}

/** The sittings of these applicants that came to a record, the oldest first. */
export async function listPackSittings(tx: Tx, orgId: string, applicantIds: readonly string[]) {
  return tx
    .select({
      applicantId: sittings.applicantId,
      sittingId: sittings.sittingId,
      startedAt: sittings.startedAt,
      finishedAt: sittings.finishedAt,
      signals: sittings.signals,
      version: sittings.version,
      scenario: scenarios.name,
      record: sittingRecords.record,
    })
    .from(sittings)
    .innerJoin(
      sittingRecords,
      and(eq(sittingRecords.orgId, sittings.orgId), eq(sittingRecords.sittingId, sittings.sittingId)),
    )
    .innerJoin(
      scenarios,
      and(eq(scenarios.orgId, sittings.orgId), eq(scenarios.scenarioId, sittings.scenarioId)),
    )
    .where(
      and(
        eq(sittings.orgId, orgId),
        isNotNull(sittings.applicantId),
        inArray(sittings.applicantId, [...applicantIds]),
      ),
    )
    .orderBy(asc(sittings.finishedAt), asc(sittings.sittingId));
}
export type PackSitting = Awaited<ReturnType<typeof listPackSittings>>[number];
