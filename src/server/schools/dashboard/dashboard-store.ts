import { z } from 'zod';
import { dashboardLimits } from '#contract/schools/dashboard.ts';
import { type InvitationState, invitationStates } from '#contract/schools/states.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { joinByHash } from '#server/platform/database/join-by-hash.ts';
import { sql } from '#server/platform/database/query.ts';
import { isOwed } from '../reviews/owed.ts';
import type { ActingMember } from '../school-parts.ts';

type Asking = Pick<ActingMember, 'orgId' | 'memberId' | 'programmeIds'>;

/** Applicants of open seasons, of at least so many applicants each, of the programmes that the member may see. */
const inSight = ({ orgId, programmeIds }: Asking, least = 0) => sql`
  select a.org_id, a.applicant_id, a.name, a.status
    from intakes i
    join programmes p on p.org_id = i.org_id and p.programme_id = i.programme_id and p.archived_at is null
    join applicants a on a.org_id = i.org_id and a.intake_id = i.intake_id
   where i.org_id = ${orgId} and i.closed_at is null ${narrowed(programmeIds)}
     ${
       least === 0
         ? sql``
         : sql`and (select count(*) from applicants b where b.org_id = i.org_id and b.intake_id = i.intake_id) >= ${least}`
     }`;

const narrowed = (programmeIds: readonly string[]) =>
  programmeIds.length === 0
    ? sql``
    : sql`and p.programme_id in (select jsonb_array_elements_text(${JSON.stringify(programmeIds)}::jsonb))`;

const count = z.coerce.number().int();
const date = z.coerce.date();
const figures = z.object({
  applicants: count,
  undecided: count,
  scenarios: count,
  bounced: count,
  near: count,
  unopened: count,
  states: z.partialRecord(z.enum(invitationStates), count),
});

/** The counts of a school's open seasons with at least `least` applicants, in one statement. `near` are unfinished invitations that end within days, `unopened` those nobody looked at. */
export async function countDashboard(tx: Tx, member: Asking, now: Date, least: number) {
  const { orgId, programmeIds } = member;
  await joinByHash(tx);
  const rows = await queryRows(
    tx,
    figures,
    sql`with seen as materialized (${inSight(member, least)}),
      invited as materialized (
        select v.state, v.bounced, ${isNear(now)} as near, ${isUnopened(now)} as unopened
          from seen join invitations v on v.org_id = seen.org_id and v.applicant_id = seen.applicant_id)
      select (select count(*) from seen) as applicants,
        (select count(*) from seen where status = 'undecided') as undecided,
        (select count(*) from scenarios s join programmes p on p.org_id = s.org_id and p.programme_id = s.programme_id
          where s.org_id = ${orgId} and s.archived_at is null and p.archived_at is null ${narrowed(programmeIds)}
            and exists (select from scenario_versions v where v.org_id = s.org_id and v.scenario_id = s.scenario_id)) as scenarios,
        (select count(*) from invited where bounced is not null) as bounced,
        (select count(*) from invited where near) as near,
        (select count(*) from invited where unopened) as unopened,
        coalesce((select jsonb_object_agg(state, n) from (select state, count(*) as n from invited group by state) as by_state),
          '{}'::jsonb) as states`,
  );
  const [row] = rows;
  if (!row) throw new Error('A statement of counts gave no row.');
  const invitations = Object.fromEntries(
    invitationStates.map((state) => [state, row.states[state] ?? 0]),
  ) as Record<InvitationState, number>;
  return { ...row, invitations };
}

const after = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

const isNear = (now: Date) => sql`(v.state not in ('finished', 'expired', 'revoked')
  and v.deadline_at > ${now.toISOString()}::timestamptz and v.deadline_at <= ${after(now, dashboardLimits.nearDays)}::timestamptz)`;

const isUnopened = (now: Date) => sql`(v.state = 'invited' and v.bounced is null
  and v.sent_at <= ${after(now, -dashboardLimits.unopenedDays)}::timestamptz)`;

const line = z.object({
  applicant_id: z.string(),
  name: z.string(),
  state: z.enum(invitationStates),
  deadline_at: date,
});

/** The invitations that end soonest, or of which nobody took notice longest; a few lines. */
export async function listApplicantLines(tx: Tx, member: Asking, which: 'near' | 'unopened', now: Date) {
  const rows = await queryRows(
    tx,
    line,
    sql`select seen.applicant_id, seen.name, v.state, v.deadline_at
      from (${inSight(member)}) as seen join invitations v on v.org_id = seen.org_id and v.applicant_id = seen.applicant_id
      where ${which === 'near' ? isNear(now) : isUnopened(now)}
      order by ${which === 'near' ? sql`v.deadline_at` : sql`v.sent_at`}, v.invitation_id limit ${dashboardLimits.lines}`,
  );
  return rows.map(({ applicant_id, name, state, deadline_at }) => ({
    applicantId: applicant_id,
    name,
    state,
    deadlineAt: deadline_at.toISOString(),
  }));
}

const reviewer = z.object({ member_id: z.string(), name: z.string(), waiting: count, oldest_at: date });

/** Reviews that are not submitted, by the member they wait for, the longest wait first. `onlyMine` leaves out everybody else's. */
export async function listWaitingReviews(tx: Tx, member: Asking, onlyMine: boolean) {
  const { orgId, memberId } = member;
  await joinByHash(tx);
  const rows = await queryRows(
    tx,
    reviewer,
    sql`with seen as materialized (${inSight(member)})
      select m.member_id, m.name, count(*) as waiting, min(r.assigned_at) as oldest_at
        from reviews r
        join sittings s on s.org_id = r.org_id and s.sitting_id = r.sitting_id
        join seen on seen.org_id = s.org_id and seen.applicant_id = s.applicant_id
        join org_members m on m.org_id = r.org_id and m.member_id = r.member_id
       where r.org_id = ${orgId} and ${isOwed(sql`r`)}
         ${onlyMine ? sql`and r.member_id = ${memberId}` : sql``}
       group by m.member_id, m.name order by oldest_at, m.member_id`,
  );
  return rows.map(({ member_id, name, waiting, oldest_at }) => ({
    memberId: member_id,
    name,
    waiting,
    oldestAt: oldest_at.toISOString(),
  }));
}
