import { z } from 'zod';
import {
  decisionStatuses,
  invitationStates,
  recommendations,
  reviewStates,
} from '#contract/schools/states.ts';
import { type TopicId, topicIds } from '#contract/topics.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';

import { closedTo, closedWhy } from '../reviews/closed-to.ts';
import { noteShown } from '../reviews/marks-seen.ts';

/** The season that is written, and the member it is written for. */
export type ExportScope = { orgId: string; intakeId: string; memberId: string; now: () => Date };

const time = z.coerce.date().nullable();
const person = z.object({
  applicant_id: z.string(),
  created_ms: z.number(),
  name: z.string(),
  email: z.string(),
  external_id: z.string().nullable(),
  /** Why the member the file is for sees no number of this applicant; null where they do. */
  withheld: closedWhy,
});
export type ExportedPerson = z.infer<typeof person>;

/** How many applicants a season has. */
export async function countApplicants(tx: Tx, { orgId, intakeId }: ExportScope): Promise<number> {
  const [row] = await queryRows(
    tx,
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from applicants where org_id = ${orgId} and intake_id = ${intakeId}`,
  );
  return row?.n ?? 0;
}

/** The names of the groups the school supplied in a season, by name; `most` at most. */
export async function listGroupNames(
  tx: Tx,
  scope: Pick<ExportScope, 'orgId' | 'intakeId'>,
  most: number,
): Promise<string[]> {
  const { orgId, intakeId } = scope;
  const rows = await queryRows(
    tx,
    z.object({ name: z.string() }),
    sql`select distinct g.name from applicants a cross join lateral jsonb_object_keys(a.groups) as g(name)
      where a.org_id = ${orgId} and a.intake_id = ${intakeId} order by g.name limit ${most}`,
  );
  return rows.map(({ name }) => name);
}

/** The topics of the scenarios that a season's sittings were held under, in the order of the mark sheet. */
export async function listMarkedTopics(tx: Tx, { orgId, intakeId }: ExportScope): Promise<TopicId[]> {
  const rows = await queryRows(
    tx,
    z.object({ topic_id: z.enum(topicIds) }),
    sql`select distinct t.topic->>'topicId' as topic_id
      from scenario_versions v cross join lateral jsonb_array_elements(v.rules->'topics') as t(topic)
      where v.org_id = ${orgId} and (v.scenario_id, v.version) in (
        select s.scenario_id, s.version from sittings s
          join applicants a on a.org_id = s.org_id and a.applicant_id = s.applicant_id
         where s.org_id = ${orgId} and a.intake_id = ${intakeId})`,
  );
  const found = new Set(rows.map(({ topic_id }) => topic_id));
  return topicIds.filter((topicId) => found.has(topicId));
}

const people = (
  { orgId, intakeId, memberId }: ExportScope,
  after: ExportedPerson | undefined,
  limit: number,
) => sql`
  select a.*, (extract(epoch from a.created_at) * 1000)::float8 as created_ms, c.why as withheld
    from applicants a left join ${closedTo({ orgId, memberId })} as c on c.applicant_id = a.applicant_id where a.org_id = ${orgId} and a.intake_id = ${intakeId}
    ${after ? sql`and (a.created_at, a.applicant_id) > (${new Date(after.created_ms).toISOString()}::timestamptz, ${after.applicant_id})` : sql``}
   order by a.created_at, a.applicant_id limit ${limit}`;

/** A batch of a season's applicants in the order they came, after the one before. */
export async function listPeople(
  tx: Tx,
  scope: ExportScope,
  after: ExportedPerson | undefined,
  limit: number,
): Promise<ExportedPerson[]> {
  return queryRows(
    tx,
    person,
    sql`select p.applicant_id, p.created_ms, p.name, p.email, p.external_id, p.withheld from (${people(scope, after, limit)}) as p
      order by p.created_ms, p.applicant_id`,
  );
}

/** Notes whose marks go into the file, and gives the batch with who is closed to the member after that. */
export async function notePeople<T extends ExportedPerson>(
  tx: Tx,
  { orgId, memberId, now }: Omit<ExportScope, 'intakeId'>,
  batch: readonly T[],
): Promise<T[]> {
  const open = batch.filter(({ withheld }) => withheld === null).map((one) => one.applicant_id);
  const closed = await noteShown(tx, { orgId, memberId, now: now() }, open);
  return batch.map((one) => ({ ...one, withheld: one.withheld ?? closed.get(one.applicant_id) ?? null }));
}

const applicant = person.extend({
  groups: z.record(z.string(), z.string()),
  extra_minutes: z.number(),
  status: z.enum(decisionStatuses),
  invitations: z.number(),
  state: z.enum(invitationStates).nullable(),
  bounced: z.string().nullable(),
  sent_at: time,
  opened_at: time,
  signed_in_at: time,
  practised_at: time,
  started_at: time,
  finished_at: time,
  deadline_at: time,
  sitting_at: time,
  sittings: z.number(),
  overall: z.number().nullable(),
  band_low: z.number().nullable(),
  band_high: z.number().nullable(),
});
export type ExportedApplicant = z.infer<typeof applicant>;

/** The same with their newest invitation, and of their sittings the number and what we made of the last one that counts. */
export async function listApplicants(
  tx: Tx,
  scope: ExportScope,
  after: ExportedPerson | undefined,
  limit: number,
): Promise<ExportedApplicant[]> {
  const { orgId } = scope;
  return queryRows(
    tx,
    applicant,
    sql`select p.*, coalesce(v.invitations, 0)::int as invitations, v.state, v.bounced, v.sent_at, v.opened_at, v.signed_in_at,
        v.practised_at, v.started_at, v.finished_at, v.deadline_at, coalesce(s.sittings, 0)::int as sittings,
        r.finished_at as sitting_at, r.overall::float8 as overall, r.band_low::float8 as band_low, r.band_high::float8 as band_high
      from (${people(scope, after, limit)}) as p
      left join lateral (select i.*, count(*) over () as invitations from invitations i
        where i.org_id = ${orgId} and i.applicant_id = p.applicant_id order by i.created_at desc, i.invitation_id desc limit 1) as v on true
      left join lateral (select count(*) as sittings from sittings i
        where i.org_id = ${orgId} and i.applicant_id = p.applicant_id and i.seat is not null) as s on true
      left join lateral (select i.finished_at, k.overall, k.band_low, k.band_high from sittings i
        join sitting_records k on k.org_id = i.org_id and k.sitting_id = i.sitting_id
        where i.org_id = ${orgId} and i.applicant_id = p.applicant_id and i.finished_at is not null
        order by i.finished_at desc, i.sitting_id desc limit 1) as r on true
      order by p.created_ms, p.applicant_id`,
  );
}

const review = z.object({
  applicant_id: z.string(),
  sitting_id: z.string(),
  sitting_at: time,
  member_id: z.string(),
  reviewer: z.string(),
  topic_id: z.enum(topicIds).nullable(),
  state: z.enum(reviewStates),
  conflict: z.boolean(),
  is_appeal: z.boolean(),
  marks: z.partialRecord(z.enum(topicIds), z.number()),
  recommendation: z.enum(recommendations).nullable(),
  note: z.string(),
  assigned_at: z.coerce.date(),
  submitted_at: time,
  changes: z.number(),
  reasons: z.array(z.string()),
});
export type ExportedReview = z.infer<typeof review>;

const listed = (ids: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** All reviews of these applicants' sittings, each sitting's in the order they were assigned; what is not submitted holds no word. */
export async function listReviews(
  tx: Tx,
  orgId: string,
  applicantIds: readonly string[],
): Promise<ExportedReview[]> {
  return queryRows(
    tx,
    review,
    sql`select s.applicant_id, s.sitting_id, s.finished_at as sitting_at, r.member_id, m.name as reviewer, r.topic_id, r.state,
        r.conflict, r.is_appeal, r.assigned_at,
        case when r.state = 'submitted' then r.marks else '{}'::jsonb end as marks,
        case when r.state = 'submitted' then r.recommendation end as recommendation,
        case when r.state = 'submitted' then r.note else '' end as note,
        r.submitted_at, coalesce(c.changes, 0)::int as changes, coalesce(c.reasons, '[]'::jsonb) as reasons
      from sittings s
      join reviews r on r.org_id = s.org_id and r.sitting_id = s.sitting_id
      join org_members m on m.org_id = r.org_id and m.member_id = r.member_id
      left join lateral (select count(*) as changes, jsonb_agg(x.reason order by x.number) as reasons from review_submissions x
        where x.org_id = ${orgId} and x.review_id = r.review_id and x.reason is not null) as c on true
      where s.org_id = ${orgId} and s.applicant_id in ${listed(applicantIds)}
      order by s.finished_at, s.sitting_id, r.assigned_at, r.review_id`,
  );
}

const decision = z.object({
  applicant_id: z.string(),
  before: z.enum(decisionStatuses),
  status: z.enum(decisionStatuses),
  reason: z.string(),
  by: z.string(),
  at: z.coerce.date(),
});
export type ExportedDecision = z.infer<typeof decision>;

/** All decisions about these applicants, oldest first. */
export async function listDecisions(
  tx: Tx,
  orgId: string,
  applicantIds: readonly string[],
): Promise<ExportedDecision[]> {
  return queryRows(
    tx,
    decision,
    sql`select d.applicant_id, d.before, d.status, d.reason, m.name as by, d.at
      from decisions d join org_members m on m.org_id = d.org_id and m.member_id = d.member_id
      where d.org_id = ${orgId} and d.applicant_id in ${listed(applicantIds)} order by d.at, d.decision_id`,
  );
}
