import { z } from 'zod';
import { type ClosedWhy, closedWhys, type ReviewMarks } from '#contract/schools/review.ts';
import type { ScenarioRules } from '#contract/schools/scenario.ts';
import { invitationStates } from '#contract/schools/states.ts';
import { topicIds } from '#contract/topics.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { joinByHash } from '#server/platform/database/join-by-hash.ts';
import { sql } from '#server/platform/database/query.ts';
import { closedTo } from '../reviews/closed-to.ts';
import { stands } from '../reviews/owed.ts';

type Season = { orgId: string; intakeId: string };

const person = z.object({
  group: z.string().nullable(),
  /** 0 invited to 4 finished; null for who was not invited yet. */
  reached: z.number().nullable(),
  practised: z.boolean(),
  /** Of the newest invitation. */
  state: z.enum(invitationStates).nullable(),
  people: z.number(),
});
/** So many people who are alike in every figure. */
export type PeopleInFigures = z.infer<typeof person>;

const reached = sql`case when v.invitation_id is null then null when v.finished_at is not null or v.state = 'finished' then 4
  when v.started_at is not null or v.state = 'started' then 3
  when v.signed_in_at is not null or v.state in ('signed_in', 'practised') then 2
  when v.opened_at is not null or v.state = 'opened' then 1 else 0 end`;

/** A season's applicants by no name, counted by the group that is compared by and how far their invitations brought them. */
export async function countPeople(
  tx: Tx,
  { orgId, intakeId }: Season,
  group: string | null,
): Promise<PeopleInFigures[]> {
  await joinByHash(tx);
  return queryRows(
    tx,
    person,
    sql`select "group", reached, practised, state, count(*)::int as people from (
        select a.groups->>${group}::text as "group", max(${reached})::int as reached,
            coalesce(bool_or(v.practised_at is not null), false) as practised,
            (array_agg(v.state order by v.created_at desc, v.invitation_id desc))[1] as state
          from applicants a left join invitations v on v.org_id = a.org_id and v.applicant_id = a.applicant_id
          where a.org_id = ${orgId} and a.intake_id = ${intakeId}
          group by a.org_id, a.applicant_id) as each_one
      group by "group", reached, practised, state`,
  );
}

const score = z.object({
  applicant_id: z.string(),
  group: z.string().nullable(),
  sitting_id: z.string(),
  scenario_id: z.string(),
  version: z.number(),
  /** Null where no model read it (rule SCHOOL-100). */
  overall: z.number().nullable(),
  within: z.number().nullable(),
});
export type ScoreInFigures = z.infer<typeof score>;

/** Our overall of each applicant's last sitting that counts, with the group that is compared by. */
export async function listScores(
  tx: Tx,
  { orgId, intakeId }: Season,
  group: string | null,
): Promise<ScoreInFigures[]> {
  await joinByHash(tx);
  return queryRows(
    tx,
    score,
    sql`select distinct on (s.applicant_id) s.applicant_id, a.groups->>${group}::text as "group", s.sitting_id, s.scenario_id, s.version,
        k.overall::float8 as overall, ((k.band_high - k.band_low) / 2)::float8 as within
      from sittings s
      join sitting_records k on k.org_id = s.org_id and k.sitting_id = s.sitting_id
      join applicants a on a.org_id = s.org_id and a.applicant_id = s.applicant_id
      where s.org_id = ${orgId} and a.intake_id = ${intakeId} and s.finished_at is not null
      order by s.applicant_id, s.finished_at desc, s.sitting_id desc`,
  );
}

const review = z.object({
  sitting_id: z.string(),
  member_id: z.string(),
  topic_id: z.enum(topicIds).nullable(),
  is_appeal: z.boolean(),
  /** What the review's endpoint let in; of so many, each is not looked at again. */
  marks: z.custom<ReviewMarks>(),
  assigned_ms: z.number(),
  submitted_ms: z.number().nullable(),
});
export type ReviewInFigures = z.infer<typeof review>;

/** A season's reviews, conflicts and what is of no topic of theirs left out; of one that is not submitted no mark is read. */
export async function listReviewsInFigures(tx: Tx, { orgId, intakeId }: Season): Promise<ReviewInFigures[]> {
  await joinByHash(tx);
  return queryRows(
    tx,
    review,
    sql`select r.sitting_id, r.member_id, r.topic_id, r.is_appeal, (extract(epoch from r.assigned_at) * 1000)::float8 as assigned_ms,
        case when r.state = 'submitted' then r.marks else '{}'::jsonb end as marks,
        case when r.state = 'submitted' then (extract(epoch from r.submitted_at) * 1000)::float8 end as submitted_ms
      from reviews r
      join sittings s on s.org_id = r.org_id and s.sitting_id = r.sitting_id
      join applicants a on a.org_id = s.org_id and a.applicant_id = s.applicant_id
      where r.org_id = ${orgId} and a.intake_id = ${intakeId} and ${stands(sql`r`)}
      order by r.review_id`,
  );
}

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
  await joinByHash(tx);
  const rows = await queryRows(
    tx,
    season,
    sql`with newest as materialized (
        select intake_id, name, created_at from intakes where org_id = ${orgId} and programme_id = ${programmeId}
        order by created_at desc, intake_id desc limit ${most}),
      asked as (
        select a.intake_id, count(distinct v.applicant_id)::int as invited,
            (count(distinct v.applicant_id) filter (where v.finished_at is not null or v.state = 'finished'))::int as finished
          from newest join applicants a on a.org_id = ${orgId} and a.intake_id = newest.intake_id
          join invitations v on v.org_id = a.org_id and v.applicant_id = a.applicant_id
          group by a.intake_id),
      scored as (
        select a.intake_id, jsonb_agg(k.overall) filter (where k.overall is not null) as scores
          from newest join applicants a on a.org_id = ${orgId} and a.intake_id = newest.intake_id
          join sittings s on s.org_id = a.org_id and s.applicant_id = a.applicant_id and s.finished_at is not null
          join sitting_records k on k.org_id = s.org_id and k.sitting_id = s.sitting_id
          group by a.intake_id)
      select newest.intake_id, newest.name, coalesce(asked.invited, 0) as invited, coalesce(asked.finished, 0) as finished,
          coalesce(scored.scores, '[]'::jsonb) as scores
        from newest left join asked on asked.intake_id = newest.intake_id left join scored on scored.intake_id = newest.intake_id
        order by newest.created_at, newest.intake_id`,
  );
  return rows;
}

/** The seasons of a programme in which an applicant is closed to a member, in a steady order, with why; knowing one is told before owing a review. */
export async function listClosedSeasons(
  tx: Tx,
  { orgId, programmeId, memberId }: { orgId: string; programmeId: string; memberId: string },
): Promise<ReadonlyMap<string, ClosedWhy>> {
  const row = z.object({ intake_id: z.string(), why: z.enum(closedWhys) });
  const rows = await queryRows(
    tx,
    row,
    sql`select a.intake_id, case when bool_or(c.why = ${'known' satisfies ClosedWhy}) then ${'known' satisfies ClosedWhy} else ${'owed' satisfies ClosedWhy} end as why
      from ${closedTo({ orgId, memberId })} as c
      join applicants a on a.org_id = ${orgId} and a.applicant_id = c.applicant_id
      join intakes i on i.org_id = a.org_id and i.intake_id = a.intake_id and i.programme_id = ${programmeId}
      group by a.intake_id order by a.intake_id`,
  );
  return new Map(rows.map(({ intake_id, why }) => [intake_id, why]));
}
