import { z } from 'zod';
import { indiaDay } from '#contract/india-time.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { joinByHash } from '#server/platform/database/join-by-hash.ts';
import { sql } from '#server/platform/database/query.ts';
import type { InvitationKey } from './invitation-store.ts';

type Season = { orgId: string; intakeId: string };
const counted = z.object({ count: z.number() });
const stamp = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** An invitation that was not begun, whose link was sent and arrived, of somebody who did not withdraw. `v` is the invitation, `a` the applicant. */
const waits = (
  now: Date,
) => sql`v.state in ('invited', 'opened', 'signed_in', 'practised') and v.bounced is null
  and v.token_hash is not null and v.deadline_at > ${stamp(now)} and a.status <> 'withdrawn'`;
/** By hand nobody is reminded twice within a day. */
const dayAgo = (now: Date) => new Date(now.getTime() - 24 * 3_600_000);

/** How many of a season would be reminded by hand now. */
export async function countToRemind(tx: Tx, { orgId, intakeId }: Season, now: Date): Promise<number> {
  await joinByHash(tx);
  const [row] = await queryRows(
    tx,
    counted,
    sql`select count(*)::int as count from applicants a join invitations v on v.org_id = a.org_id and v.applicant_id = a.applicant_id
      where a.org_id = ${orgId} and a.intake_id = ${intakeId} and ${waits(now)}
        and coalesce(v.reminded_at, '-infinity') <= ${stamp(dayAgo(now))}`,
  );
  return row?.count ?? 0;
}

const reminded = z.object({ org_id: z.string(), invitation_id: z.string() });

/**
 * Takes up to `limit` invitations that are to be reminded by the clock now, each at most once before 72 and once before 24 hours, in one guarded statement:
 * whoever is named was not named before (rule SCHOOL-26). Schools whose contract has ended are passed over. Only across organisations.
 */
export async function takeDueReminders(tx: Tx, now: Date, limit: number): Promise<InvitationKey[]> {
  const rows = await queryRows(
    tx,
    reminded,
    sql`with due as (
        select v.org_id, v.invitation_id, case when v.deadline_at <= ${stamp(now)} + interval '24 hours' then 2 else 1 end as step
        from invitations v join applicants a on a.org_id = v.org_id and a.applicant_id = v.applicant_id
          join organisations o on o.org_id = v.org_id and o.closed_at is null and o.contract_until >= ${indiaDay(now)}
        where ${waits(now)} and v.deadline_at <= ${stamp(now)} + interval '72 hours'
          and v.reminders < case when v.deadline_at <= ${stamp(now)} + interval '24 hours' then 2 else 1 end
          and greatest(v.created_at, v.reminded_at) <= ${stamp(now)} - interval '12 hours'
        order by v.deadline_at limit ${limit} for update of v skip locked)
      update invitations i set reminders = due.step, reminded_at = ${stamp(now)} from due
      where i.org_id = due.org_id and i.invitation_id = due.invitation_id returning i.org_id, i.invitation_id`,
  );
  return rows.map(({ org_id, invitation_id }) => ({ orgId: org_id, invitationId: invitation_id }));
}

/** Takes up to `limit` invitations of a season that a member reminds of, each at most once a day, in one guarded statement (rule SCHOOL-26). */
export async function takeReminders(
  tx: Tx,
  { orgId, intakeId }: Season,
  { ids, now, limit }: { ids: readonly string[] | null; now: Date; limit: number },
): Promise<InvitationKey[]> {
  const who = ids ? sql`a.applicant_id = any(${sql.param([...ids])}::text[])` : sql`true`;
  const rows = await queryRows(
    tx,
    reminded,
    sql`with due as (
        select v.org_id, v.invitation_id from invitations v join applicants a on a.org_id = v.org_id and a.applicant_id = v.applicant_id
        where a.org_id = ${orgId} and a.intake_id = ${intakeId} and ${who} and ${waits(now)}
          and coalesce(v.reminded_at, '-infinity') <= ${stamp(dayAgo(now))}
        order by v.invitation_id limit ${limit} for update of v skip locked)
      update invitations i set reminded_at = ${stamp(now)} from due
      where i.org_id = due.org_id and i.invitation_id = due.invitation_id returning i.org_id, i.invitation_id`,
  );
  return rows.map(({ org_id, invitation_id }) => ({ orgId: org_id, invitationId: invitation_id }));
}
