import { z } from 'zod';
import { closedWhys, type ReviewMarks } from '#contract/schools/review.ts';
import { decisionStatuses } from '#contract/schools/states.ts';
import { topicIds } from '#contract/topics.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { joinByHash } from '#server/platform/database/join-by-hash.ts';
import { type SQL, sql } from '#server/platform/database/query.ts';
import { closedTo } from '../reviews/closed-to.ts';

type Season = { orgId: string; intakeId: string };

const satRow = z.object({
  applicant_id: z.string(),
  name: z.string(),
  external_id: z.string().nullable(),
  status: z.enum(decisionStatuses),
  sitting_id: z.string(),
  version: z.string(),
  overall: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});
/** A submitted review of a sitting, as the database gives it: to look at each of a hundred thousand again would take longer than all the rest. */
type MarkedRow = { sittingId: string; memberId: string; marks: ReviewMarks };
const markedRow = z.custom<MarkedRow>();
const topicsRow = z.object({
  version: z.string(),
  topics: z.array(z.object({ topicId: z.enum(topicIds), weightPercent: z.number() })),
});

export type SatRow = Omit<z.infer<typeof satRow>, 'version'> & {
  topics: z.infer<typeof topicsRow>['topics'];
  reviews: MarkedRow[];
};

/** Our score of a sitting; null where no model read it (rule SCHOOL-100). */
export const oursOf = ({ overall, low, high }: SatRow) =>
  overall === null || low === null || high === null ? null : { overall, low, high };

/** The newest sitting of each applicant that came to a record; of a season, or of some of its applicants. */
const newestSittings = ({ orgId, intakeId }: Season, only: readonly string[] | null): SQL => sql`
  select distinct on (s.applicant_id) s.applicant_id, s.sitting_id, s.scenario_id, s.version, a.name, a.external_id, a.status,
      r.overall, r.band_low, r.band_high
    from applicants a
    join sittings s on s.org_id = a.org_id and s.applicant_id = a.applicant_id and s.finished_at is not null
    join sitting_records r on r.org_id = s.org_id and r.sitting_id = s.sitting_id
    where a.org_id = ${orgId} and a.intake_id = ${intakeId} ${only === null ? sql`` : sql`and a.applicant_id in ${[...only]}`}
    order by s.applicant_id, s.finished_at desc, s.sitting_id desc`;

/** The newest sitting of an applicant of a season that came to a record; null without one. */
export async function findLastSitting(tx: Tx, season: Season, applicantId: string): Promise<string | null> {
  const row = z.object({ sitting_id: z.string() });
  const rows = await queryRows(
    tx,
    row,
    sql`select n.sitting_id from (${newestSittings(season, [applicantId])}) as n`,
  );
  return rows[0]?.sitting_id ?? null;
}

/** Everybody who came to a record in a season, or of these applicants whoever did, by their newest sitting, with the submitted reviews of it. */
export async function listSat(
  tx: Tx,
  season: Season,
  only: readonly string[] | null = null,
): Promise<SatRow[]> {
  const { orgId } = season;
  if (only === null) await joinByHash(tx);
  const sat = await queryRows(
    tx,
    satRow,
    sql`select n.applicant_id, n.name, n.external_id, n.status, n.sitting_id, n.scenario_id || ' ' || n.version as version,
        n.overall::float8 as overall, n.band_low::float8 as low, n.band_high::float8 as high
      from (${newestSittings(season, only)}) as n`,
  );
  const versions = [...new Set(sat.map(({ version }) => version))];
  const weighed = await queryRows(
    tx,
    topicsRow,
    sql`select scenario_id || ' ' || version as version, rules -> 'topics' as topics from scenario_versions
      where org_id = ${orgId} and scenario_id || ' ' || version = any(${sql.param(versions)}::text[])`,
  );
  const marked = await queryRows(
    tx,
    markedRow,
    sql`select v.sitting_id as "sittingId", v.member_id as "memberId", v.marks
      from unnest(${sql.param(sat.map((row) => row.sitting_id))}::text[]) as n (sitting_id)
      join reviews v on v.org_id = ${orgId} and v.sitting_id = n.sitting_id
      where v.state = 'submitted' and not v.conflict`,
  );
  const topicsOf = new Map(weighed.map(({ version, topics }) => [version, topics]));
  const reviewsOf = new Map<string, MarkedRow[]>(sat.map((row) => [row.sitting_id, []]));
  for (const review of marked) reviewsOf.get(review.sittingId)?.push(review);
  return sat.map(({ version, ...row }) => ({
    ...row,
    topics: topicsOf.get(version) ?? [],
    reviews: reviewsOf.get(row.sitting_id) ?? [],
  }));
}

/**
 * Which rows, and which versions of them, `listSat` reads of a season now: two marks are the same only where nothing of it was added, changed or
 * deleted between them. `xmin` names the transaction that wrote a row as it stands; scenario versions never change.
 */
export async function markSeason(tx: Tx, { orgId, intakeId }: Season): Promise<string> {
  await joinByHash(tx);
  const [row] = await queryRows(
    tx,
    z.object({ mark: z.string() }),
    sql`with sat as materialized (
        select s.sitting_id, hashtextextended(a.applicant_id, a.xmin::text::bigint) # hashtextextended(s.sitting_id, s.xmin::text::bigint)
            # hashtextextended(r.sitting_id, r.xmin::text::bigint) as hash
          from applicants a
          join sittings s on s.org_id = a.org_id and s.applicant_id = a.applicant_id and s.finished_at is not null
          join sitting_records r on r.org_id = s.org_id and r.sitting_id = s.sitting_id
          where a.org_id = ${orgId} and a.intake_id = ${intakeId})
      select concat_ws(' ', (select count(*) from sat), (select sum(hash) from sat), count(*), sum(v.hash)) as mark
        from (select hashtextextended(r.review_id, r.xmin::text::bigint) as hash from sat
          join reviews r on r.org_id = ${orgId} and r.sitting_id = sat.sitting_id
          where r.state = 'submitted' and not r.conflict) as v`,
  );
  return row?.mark ?? '';
}

const closedRow = z.object({ applicantId: z.string(), why: z.enum(closedWhys) });

/** The applicants of a season who are closed to `memberId`, by their ids, with why (rules SCHOOL-61, SCHOOL-66). */
export async function listClosed(tx: Tx, { orgId, intakeId, memberId }: Season & { memberId: string }) {
  return queryRows(
    tx,
    closedRow,
    sql`select c.applicant_id as "applicantId", c.why from ${closedTo({ orgId, memberId })} as c
      join applicants a on a.org_id = ${orgId} and a.applicant_id = c.applicant_id and a.intake_id = ${intakeId}
      order by c.applicant_id`,
  );
}
