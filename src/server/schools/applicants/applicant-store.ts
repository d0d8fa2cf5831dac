import { z } from 'zod';
import type {
  ApplicantFilter,
  ApplicantStage,
  ApplicantTerms,
  applicantSorts,
} from '#contract/schools/applicants.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { joinByHash } from '#server/platform/database/join-by-hash.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  type SQL,
  sql,
} from '#server/platform/database/query.ts';
import { intakes } from '#server/platform/database/schema/organisations.ts';
import { scenarios } from '#server/platform/database/schema/scenarios.ts';
import {
  applicants,
  invitations,
  sittingRecords,
  sittings,
} from '#server/platform/database/schema/sittings.ts';

/** What is only looked for and ordered by is not read. */
const { searchText: _searchText, sortName: _sortName, ...shown } = getTableColumns(applicants);
export type ApplicantRecord = Omit<typeof applicants.$inferSelect, 'searchText' | 'sortName'>;
export type InvitationRecord = typeof invitations.$inferSelect;
type ApplicantKey = { orgId: string; applicantId: string };
export type ApplicantSort = (typeof applicantSorts)[number];

const insertedAtOnce = 500;
const isApplicant = ({ orgId, applicantId }: ApplicantKey) =>
  and(eq(applicants.orgId, orgId), eq(applicants.applicantId, applicantId));
const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The newest invitation of each applicant of a school; `v` is the table, so that its own condition can be added. */
const isNewest = sql`not exists (select from invitations w where w.org_id = v.org_id and w.applicant_id = v.applicant_id
  and (w.created_at, w.invitation_id) > (v.created_at, v.invitation_id))`;

function atStage(orgId: string, stage: ApplicantStage): SQL {
  if (stage === 'none')
    return sql`not exists (select from invitations v where v.org_id = ${applicants.orgId} and v.applicant_id = ${applicants.applicantId})`;
  const is = stage === 'bounced' ? sql`v.bounced is not null` : sql`v.state = ${stage} and v.bounced is null`;
  return sql`${applicants.applicantId} in (select v.applicant_id from invitations v where v.org_id = ${orgId} and ${is} and ${isNewest})`;
}

function found(orgId: string, { intakeId, stage, status, search = '' }: ApplicantFilter): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8);
  return and(
    eq(applicants.orgId, orgId),
    eq(applicants.intakeId, intakeId),
    status ? eq(applicants.status, status) : undefined,
    stage ? atStage(orgId, stage) : undefined,
    ...words.map((word) => sql`${applicants.searchText} like (select lower(${pattern(word)}::text))`),
  );
}

const orders = {
  name: [asc(applicants.sortName), asc(applicants.applicantId)],
  newest: [desc(applicants.createdAt), desc(applicants.applicantId)],
  status: [asc(applicants.status), asc(applicants.applicantId)],
} as const satisfies Record<ApplicantSort, readonly SQL[]>;

/** What comes after an applicant: pairs are compared as the index orders them, so that a page from the middle is as near as the first. */
function beyond(sort: ApplicantSort, { name, status, createdAt, applicantId }: ApplicantRecord): SQL {
  if (sort === 'name')
    return sql`(${applicants.sortName}, ${applicants.applicantId}) > ((select lower(${name}::text)), ${applicantId}::text)`;
  if (sort === 'status')
    return sql`(${applicants.status}, ${applicants.applicantId}) > (${status}::text, ${applicantId}::text)`;
  return sql`(${applicants.createdAt}, ${applicants.applicantId}) < (${createdAt.toISOString()}::timestamptz, ${applicantId}::text)`;
}

/** A page of the applicants a filter finds, from after the applicant `after`. */
export async function listApplicantRows(
  tx: Tx,
  orgId: string,
  {
    filter,
    sort,
    after,
    limit,
  }: { filter: ApplicantFilter; sort: ApplicantSort; after: string | undefined; limit: number },
): Promise<{ rows: ApplicantRecord[]; more: boolean }> {
  const from = after === undefined ? null : await findApplicant(tx, { orgId, applicantId: after });
  if (after !== undefined && !from) return { rows: [], more: false };
  if (filter.stage) await joinByHash(tx);
  const rows = await tx
    .select(shown)
    .from(applicants)
    .where(and(found(orgId, filter), from ? beyond(sort, from.applicant) : undefined))
    .orderBy(...orders[sort])
    .limit(limit + 1);
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}

/** The newest invitation of each of these applicants who has one. */
export async function findNewestInvitations(
  tx: Tx,
  orgId: string,
  ids: readonly string[],
): Promise<Map<string, InvitationRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([invitations.applicantId])
    .from(invitations)
    .where(
      and(
        eq(invitations.orgId, orgId),
        sql`${invitations.applicantId} = any(${sql.param([...ids])}::text[])`,
      ),
    )
    .orderBy(asc(invitations.applicantId), desc(invitations.createdAt), desc(invitations.invitationId));
  return new Map(rows.map((row) => [row.applicantId, row]));
}

/** How many applicants of a season stand at which stage. */
export async function countStages(
  tx: Tx,
  { orgId, intakeId }: { orgId: string; intakeId: string },
): Promise<{ stage: ApplicantStage; count: number }[]> {
  await joinByHash(tx);
  const rows = await queryRows(
    tx,
    z.object({ stage: z.string(), count: z.number() }),
    sql`select coalesce(case when v.bounced is not null then 'bounced' else v.state end, 'none') as stage, count(*)::int as count
      from applicants a left join invitations v on v.org_id = a.org_id and v.applicant_id = a.applicant_id and ${isNewest}
      where a.org_id = ${orgId} and a.intake_id = ${intakeId} group by 1`,
  );
  return rows as { stage: ApplicantStage; count: number }[];
}

/** An applicant with the programme of their season; null when there is none. */
export async function findApplicant(
  tx: Tx,
  key: ApplicantKey,
): Promise<{ applicant: ApplicantRecord; programmeId: string; isClosed: boolean } | null> {
  const [row] = await tx
    .select({ applicant: shown, programmeId: intakes.programmeId, closedAt: intakes.closedAt })
    .from(applicants)
    .innerJoin(intakes, and(eq(intakes.orgId, applicants.orgId), eq(intakes.intakeId, applicants.intakeId)))
    .where(isApplicant(key));
  return row ? { ...row, isClosed: row.closedAt !== null } : null;
}

/** The invitations of an applicant with the names of their scenarios, newest first. */
export async function listInvitationsOf(tx: Tx, { orgId, applicantId }: ApplicantKey) {
  return tx
    .select({ invitation: invitations, scenarioName: scenarios.name })
    .from(invitations)
    .innerJoin(
      scenarios,
      and(eq(scenarios.orgId, invitations.orgId), eq(scenarios.scenarioId, invitations.scenarioId)),
    )
    .where(and(eq(invitations.orgId, orgId), eq(invitations.applicantId, applicantId)))
    .orderBy(desc(invitations.createdAt), desc(invitations.invitationId));
}

/** The sittings of an applicant that started, newest first, and whether a record of each is kept; nothing that stands in a record. */
export async function listSittingsOf(tx: Tx, { orgId, applicantId }: ApplicantKey) {
  return tx
    .select({
      sittingId: sittings.sittingId,
      scenarioName: scenarios.name,
      version: sittings.version,
      seat: sittings.seat,
      startedAt: sittings.startedAt,
      finishedAt: sittings.finishedAt,
      recorded: sql<boolean>`${sittingRecords.sittingId} is not null`,
    })
    .from(sittings)
    .innerJoin(
      scenarios,
      and(eq(scenarios.orgId, sittings.orgId), eq(scenarios.scenarioId, sittings.scenarioId)),
    )
    .leftJoin(
      sittingRecords,
      and(eq(sittingRecords.orgId, sittings.orgId), eq(sittingRecords.sittingId, sittings.sittingId)),
    )
    .where(and(eq(sittings.orgId, orgId), eq(sittings.applicantId, applicantId), isNotNull(sittings.seat)))
    .orderBy(desc(sittings.startedAt), desc(sittings.sittingId));
}

type NewApplicant = Pick<
  ApplicantRecord,
  'applicantId' | 'email' | 'name' | 'externalId' | 'groups' | 'extraMinutes' | 'extraReason' | 'createdAt'
>;

/** Adds applicants to a season; how many were added, which is fewer where an address is there already. */
export async function insertApplicants(
  tx: Tx,
  season: { orgId: string; intakeId: string },
  rows: readonly NewApplicant[],
): Promise<number> {
  let added = 0;
  for (let at = 0; at < rows.length; at += insertedAtOnce) {
    const some = rows.slice(at, at + insertedAtOnce).map((row) => ({ ...row, ...season }));
    const kept = await tx
      .insert(applicants)
      .values(some)
      .onConflictDoNothing()
      .returning({ applicantId: applicants.applicantId });
    added += kept.length;
  }
  return added;
}

/** Addresses and numbers of a season in small letters, to compare a sheet with. */
export async function listKnown(
  tx: Tx,
  { orgId, intakeId }: { orgId: string; intakeId: string },
): Promise<{ mails: Set<string>; numbers: Set<string> }> {
  const rows = await tx
    .select({ email: applicants.email, externalId: applicants.externalId })
    .from(applicants)
    .where(and(eq(applicants.orgId, orgId), eq(applicants.intakeId, intakeId)));
  return {
    mails: new Set(rows.map(({ email }) => email.toLowerCase())),
    numbers: new Set(
      rows.flatMap(({ externalId }) => (externalId === null ? [] : [externalId.toLowerCase()])),
    ),
  };
}

/** Changes an applicant who still is what the member saw; false when not. */
export async function updateApplicant(
  tx: Tx,
  key: ApplicantKey,
  { was, to }: { was: ApplicantTerms; to: ApplicantTerms },
): Promise<boolean> {
  const rows = await tx
    .update(applicants)
    .set({ name: to.name, extraMinutes: to.extraMinutes, extraReason: to.extraReason })
    .where(
      and(
        isApplicant(key),
        eq(applicants.name, was.name),
        eq(applicants.extraMinutes, was.extraMinutes),
        sql`${applicants.extraReason} is not distinct from ${was.extraReason}::text`,
      ),
    )
    .returning({ applicantId: applicants.applicantId });
  return rows.length > 0;
}

/** Deletes an applicant of whom so many records are kept and no interview runs, with all that is about them; false when it is otherwise. */
export async function deleteApplicant(
  tx: Tx,
  { orgId, applicantId }: ApplicantKey,
  records: number,
): Promise<boolean> {
  const rows = await queryRows(
    tx,
    z.object({ applicant_id: z.string() }),
    sql`delete from applicants a where a.org_id = ${orgId} and a.applicant_id = ${applicantId}
        and not exists (select from sittings s where s.org_id = a.org_id and s.applicant_id = a.applicant_id and s.seat = 'held')
        and (select count(*) from sittings s join sitting_records r on r.org_id = s.org_id and r.sitting_id = s.sitting_id
          where s.org_id = a.org_id and s.applicant_id = a.applicant_id) = ${records}
      returning a.applicant_id`,
  );
  return rows.length > 0;
}
