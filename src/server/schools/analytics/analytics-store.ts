import { z } from 'zod';
import type { ScenarioRules } from '#contract/schools/scenario.ts';
import { invitationStates } from '#contract/schools/states.ts';
import { topicIds } from '#contract/topics.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';

type Season = { orgId: string; intakeId: string };

/** Rows of one statement. */
const readAtOnce = 5_000;

/** All rows of a statement that takes a page by key. */
async function allPages<T>(
  read: (after: string, limit: number) => Promise<T[]>,
  keyOf: (row: T) => string,
): Promise<T[]> {
  const all: T[] = [];
  for (let after = ''; ; ) {
    const page = await read(after, readAtOnce);
    for (const row of page) all.push(row);
    const last = page.at(-1);
    if (!last || page.length < readAtOnce) return all;
    after = keyOf(last);
  }
}

const person = z.object({
  applicant_id: z.string(),
  group: z.string().nullable(),
  /** 0 invited to 4 finished; null for who was not invited yet. */
  reached: z.number().nullable(),
  practised: z.boolean(),
  /** Of the newest invitation. */
  state: z.enum(invitationStates).nullable(),
});
export type PersonInFigures = z.infer<typeof person>;

const reached = sql`case when v.invitation_id is null then null when v.finished_at is not null or v.state = 'finished' then 4
  when v.started_at is not null or v.state = 'started' then 3
  when v.signed_in_at is not null or v.state in ('signed_in', 'practised') then 2
  when v.opened_at is not null or v.state = 'opened' then 1 else 0 end`;

/** A season's applicants by no name, with the group that is compared by and how far their invitations brought them. */
export const listPeopleInFigures = (tx: Tx, { orgId, intakeId }: Season, group: string | null) =>
  allPages(
    (after, limit) =>
      queryRows(
        tx,
        person,
        sql`select a.applicant_id, a.groups->>${group}::text as group, max(${reached})::int as reached,
            coalesce(bool_or(v.practised_at is not null), false) as practised,
            (array_agg(v.state order by v.created_at desc, v.invitation_id desc))[1] as state
          from applicants a left join invitations v on v.org_id = a.org_id and v.applicant_id = a.applicant_id
          where a.org_id = ${orgId} and a.intake_id = ${intakeId} and a.applicant_id > ${after}
          group by a.org_id, a.applicant_id order by a.applicant_id limit ${limit}`,
      ),
    (row) => row.applicant_id,
  );

const score = z.object({
  applicant_id: z.string(),
  sitting_id: z.string(),
  scenario_id: z.string(),
  version: z.number(),
  overall: z.number(),
  within: z.number(),
});
export type ScoreInFigures = z.infer<typeof score>;

/** Our overall of each applicant's last sitting that counts. */
export const listScores = (tx: Tx, { orgId, intakeId }: Season) =>
  allPages(
    (after, limit) =>
      queryRows(
        tx,
        score,
        sql`select distinct on (s.applicant_id) s.applicant_id, s.sitting_id, s.scenario_id, s.version, k.overall::float8 as overall,
            ((k.band_high - k.band_low) / 2)::float8 as within
          from sittings s
          join sitting_records k on k.org_id = s.org_id and k.sitting_id = s.sitting_id
          join applicants a on a.org_id = s.org_id and a.applicant_id = s.applicant_id
          where s.org_id = ${orgId} and a.intake_id = ${intakeId} and s.finished_at is not null and s.applicant_id > ${after}
          order by s.applicant_id, s.finished_at desc, s.sitting_id desc limit ${limit}`,
      ),
    (row) => row.applicant_id,
  );

const review = z.object({
  review_id: z.string(),
  sitting_id: z.string(),
  member_id: z.string(),
  topic_id: z.enum(topicIds).nullable(),
  is_appeal: z.boolean(),
  marks: z.partialRecord(z.enum(topicIds), z.number()),
  assigned_at: z.coerce.date(),
  submitted_at: z.coerce.date().nullable(),
});
export type ReviewInFigures = z.infer<typeof review>;

/** A season's reviews, conflicts left out; of one that is not submitted no mark is read. */
export const listReviewsInFigures = (tx: Tx, { orgId, intakeId }: Season) =>
  allPages(
    (after, limit) =>
      queryRows(
        tx,
        review,
        sql`select r.review_id, r.sitting_id, r.member_id, r.topic_id, r.is_appeal, r.assigned_at,
            case when r.state = 'submitted' then r.marks else '{}'::jsonb end as marks,
            case when r.state = 'submitted' then r.submitted_at end as submitted_at
          from reviews r
          join sittings s on s.org_id = r.org_id and s.sitting_id = r.sitting_id
          join applicants a on a.org_id = s.org_id and a.applicant_id = s.applicant_id
          where r.org_id = ${orgId} and a.intake_id = ${intakeId} and not r.conflict and r.review_id > ${after}
          order by r.review_id limit ${limit}`,
      ),
    (row) => row.review_id,
  );

/** The names of a school's members by their ids, also of those who left. */
export async function listReviewerNames(tx: Tx, orgId: string): Promise<ReadonlyMap<string, string>> {
  const row = z.object({ member_id: z.string(), name: z.string() });
  const rows = await queryRows(tx, row, sql`select member_id, name from org_members where org_id = ${orgId}`);
  return new Map(rows.map(({ member_id, name }) => [member_id, name]));
}

const version = z.object({
  scenario_id: z.string(),
  version: z.number(),
  must_ask: z.custom<ScenarioRules['mustAsk']>(Array.isArray),
  topics: z.custom<ScenarioRules['topics']>(Array.isArray),
});
export type VersionInFigures = z.infer<typeof version>;

/** What everybody is asked, and what topics weigh, in the versions that a season's sittings were held under. */
export async function listVersions(tx: Tx, { orgId, intakeId }: Season): Promise<VersionInFigures[]> {
  return queryRows(
    tx,
    version,
    sql`select v.scenario_id, v.version, v.rules->'mustAsk' as must_ask, v.rules->'topics' as topics from scenario_versions v
      where v.org_id = ${orgId} and (v.scenario_id, v.version) in (
        select s.scenario_id, s.version from sittings s
          join applicants a on a.org_id = s.org_id and a.applicant_id = s.applicant_id
         where s.org_id = ${orgId} and a.intake_id = ${intakeId})
      order by v.published_at, v.scenario_id, v.version`,
  );
}

const season = z.object({
  intake_id: z.string(),
  name: z.string(),
  invited: z.number(),
  finished: z.number(),
  scores: z.array(z.number()),
});

/** The last seasons of a programme, oldest first, each with how many were invited and finished, and our overall of each sitting that counts. */
export async function listSeasons(
  tx: Tx,
  { orgId, programmeId }: { orgId: string; programmeId: string },
  most: number,
) {
  const rows = await queryRows(
    tx,
    season,
    sql`select i.intake_id, i.name, i.created_at,
        (select count(distinct v.applicant_id)::int from applicants a
          join invitations v on v.org_id = a.org_id and v.applicant_id = a.applicant_id
         where a.org_id = ${orgId} and a.intake_id = i.intake_id) as invited,
        (select count(distinct v.applicant_id)::int from applicants a
          join invitations v on v.org_id = a.org_id and v.applicant_id = a.applicant_id
         where a.org_id = ${orgId} and a.intake_id = i.intake_id and (v.finished_at is not null or v.state = 'finished')) as finished,
        (select coalesce(jsonb_agg(k.overall), '[]'::jsonb) from applicants a
          join sittings s on s.org_id = a.org_id and s.applicant_id = a.applicant_id and s.finished_at is not null
          join sitting_records k on k.org_id = s.org_id and k.sitting_id = s.sitting_id
         where a.org_id = ${orgId} and a.intake_id = i.intake_id) as scores
      from intakes i where i.org_id = ${orgId} and i.programme_id = ${programmeId}
      order by i.created_at desc, i.intake_id desc limit ${most}`,
  );
  return rows.toReversed();
}
