import { z } from 'zod';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { joinByHash } from '#server/platform/database/join-by-hash.ts';
import { and, eq, sql } from '#server/platform/database/query.ts';
import { intakes, organisations } from '#server/platform/database/schema/organisations.ts';
import { scenarioVersions } from '#server/platform/database/schema/scenarios.ts';
import { orgBranding } from '#server/platform/database/schema/branding.ts';
import { applicants, invitations } from '#server/platform/database/schema/sittings.ts';
import type { InvitationWords } from './invitation-mail.ts';

export type InvitationKey = { orgId: string; invitationId: string };
type Scenario = { orgId: string; scenarioId: string };
type Season = { orgId: string; intakeId: string };

const one = z.object({ invitation_id: z.string() });
const counted = z.object({ count: z.number() });
const isOpen = sql`state not in ('finished', 'expired', 'revoked')`;
const stamp = (at: Date) => sql`${at.toISOString()}::timestamptz`;
/** No interview of it is prepared or runs. */
const notSitting = sql`not exists (select from sittings s where s.org_id = invitations.org_id
  and s.invitation_id = invitations.invitation_id and s.seat = 'held')`;

/** Who is invited when nobody is named: those without an invitation to the scenario, and not withdrawn. `a` is the applicant. */
const neverInvited = ({
  scenarioId,
}: Scenario) => sql`a.status <> 'withdrawn' and not exists (select from invitations v
  where v.org_id = a.org_id and v.applicant_id = a.applicant_id and v.scenario_id = ${scenarioId})`;
/** An invitation that was not begun, whose mail arrived, of somebody who did not withdraw. `v` is the invitation, `a` the applicant. */
const waits = (
  now: Date,
) => sql`v.state in ('invited', 'opened', 'signed_in', 'practised') and v.bounced is null
  and v.deadline_at > ${stamp(now)} and a.status <> 'withdrawn'`;
/** By hand nobody is reminded twice within a day. */
const dayAgo = (now: Date) => new Date(now.getTime() - 24 * 3_600_000);

/** How many would be invited to a scenario, were all of the season. */
export async function countNeverInvited(
  tx: Tx,
  { orgId, intakeId, scenarioId }: Season & Scenario,
): Promise<number> {
  await joinByHash(tx);
  const [row] = await queryRows(
    tx,
    counted,
    sql`select count(*)::int as count from applicants a
      where a.org_id = ${orgId} and a.intake_id = ${intakeId} and ${neverInvited({ orgId, scenarioId })}`,
  );
  return row?.count ?? 0;
}

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

/** Somebody to invite, with what their mail says. */
const target = z.object({
  applicant_id: z.string(),
  name: z.string(),
  email: z.string(),
  extra_minutes: z.number(),
});
export type Target = z.infer<typeof target>;

/** A batch of those to invite to a scenario, by id from after `after`: these, or all who never were; who withdrew is not among them. */
export async function listTargets(
  tx: Tx,
  { orgId, intakeId, scenarioId }: Season & Scenario,
  { ids, after, limit }: { ids: readonly string[] | null; after: string; limit: number },
): Promise<Target[]> {
  const who = ids
    ? sql`a.status <> 'withdrawn' and a.applicant_id = any(${sql.param([...ids])}::text[])`
    : neverInvited({ orgId, scenarioId });
  return queryRows(
    tx,
    target,
    sql`select a.applicant_id, a.name, a.email, a.extra_minutes from applicants a
      where a.org_id = ${orgId} and a.intake_id = ${intakeId} and a.applicant_id > ${after} and ${who}
      order by a.applicant_id limit ${limit}`,
  );
}

/** Whether there is an invitation of this id. */
export async function hasInvitation(tx: Tx, { orgId, invitationId }: InvitationKey): Promise<boolean> {
  return (
    (await tx.$count(
      invitations,
      and(eq(invitations.orgId, orgId), eq(invitations.invitationId, invitationId)),
    )) > 0
  );
}

/** Invites, unless the applicant has an invitation to the scenario that can still be used, or this one: the unique keys decide. False then. */
export async function insertInvitation(
  tx: Tx,
  row: Pick<
    typeof invitations.$inferInsert,
    | 'orgId'
    | 'invitationId'
    | 'applicantId'
    | 'scenarioId'
    | 'version'
    | 'tokenHash'
    | 'attemptsLeft'
    | 'deadlineAt'
    | 'createdAt'
  >,
): Promise<boolean> {
  const rows = await tx
    .insert(invitations)
    .values({ ...row, state: 'invited' })
    .onConflictDoNothing()
    .returning({ invitationId: invitations.invitationId });
  return rows.length > 0;
}

/** Whether somebody sat or may sit the scenario by an invitation: they are invited again by a retake, with a reason. */
export async function wasFinished(
  tx: Tx,
  { orgId, applicantId, scenarioId }: Scenario & { applicantId: string },
): Promise<boolean> {
  return (
    (await tx.$count(
      invitations,
      and(
        eq(invitations.orgId, orgId),
        eq(invitations.applicantId, applicantId),
        eq(invitations.scenarioId, scenarioId),
        eq(invitations.state, 'finished'),
      ),
    )) > 0
  );
}

/** An invitation with what its mails say and the programme it is in; null when there is none. */
export async function findInvitation(tx: Tx, { orgId, invitationId }: InvitationKey) {
  const [row] = await tx
    .select({
      invitation: invitations,
      applicant: applicants,
      programmeId: intakes.programmeId,
      rules: scenarioVersions.rules,
      school: sql<string>`coalesce(${orgBranding.shownName}, ${organisations.name})`,
    })
    .from(invitations)
    .innerJoin(organisations, eq(organisations.orgId, invitations.orgId))
    .innerJoin(
      applicants,
      and(eq(applicants.orgId, invitations.orgId), eq(applicants.applicantId, invitations.applicantId)),
    )
    .innerJoin(intakes, and(eq(intakes.orgId, applicants.orgId), eq(intakes.intakeId, applicants.intakeId)))
    .innerJoin(
      scenarioVersions,
      and(
        eq(scenarioVersions.orgId, invitations.orgId),
        eq(scenarioVersions.scenarioId, invitations.scenarioId),
        eq(scenarioVersions.version, invitations.version),
      ),
    )
    .leftJoin(orgBranding, eq(orgBranding.orgId, invitations.orgId))
    .where(and(eq(invitations.orgId, orgId), eq(invitations.invitationId, invitationId)));
  return row ?? null;
}
export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** The school as its applicants know it. */
export async function findShownName(tx: Tx, orgId: string): Promise<string> {
  const [row] = await tx
    .select({ school: sql<string>`coalesce(${orgBranding.shownName}, ${organisations.name})` })
    .from(organisations)
    .leftJoin(orgBranding, eq(orgBranding.orgId, organisations.orgId))
    .where(eq(organisations.orgId, orgId));
  return row?.school ?? '';
}

/** What the mails of an invitation say. */
export const wordsOf = ({ invitation, applicant, rules, school }: FoundInvitation): InvitationWords => ({
  school,
  name: applicant.name,
  minutes: rules.minutes + applicant.extraMinutes,
  practice: rules.practiceAllowed,
  deadlineAt: invitation.deadlineAt,
  language: rules.noticeLanguage,
});

/** Gives an invitation that can still be used a new secret, in place of the one that was seen; false when it is over or has another by now (rule SCHOOL-27). */
export async function replaceSecret(
  tx: Tx,
  { orgId, invitationId }: InvitationKey,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<boolean> {
  const rows = await queryRows(
    tx,
    one,
    sql`update invitations set token_hash = ${to}, sent_at = null, bounced = null
      where org_id = ${orgId} and invitation_id = ${invitationId} and token_hash = ${from} and ${isOpen}
        and deadline_at > ${stamp(now)} and ${notSitting} returning invitation_id`,
  );
  return rows.length > 0;
}

/** Ends a link for good; false where the interview runs, or is over (rule SCHOOL-27). */
export async function revokeRow(tx: Tx, { orgId, invitationId }: InvitationKey): Promise<boolean> {
  const rows = await queryRows(
    tx,
    one,
    sql`update invitations set state = 'revoked', token_hash = null
      where org_id = ${orgId} and invitation_id = ${invitationId} and state not in ('finished', 'revoked') and ${notSitting}
      returning invitation_id`,
  );
  return rows.length > 0;
}

/** Moves a deadline further off; one that has passed opens the invitation again, at the state it had come to. False where that cannot be (rule SCHOOL-27). */
export async function extendRow(
  tx: Tx,
  { orgId, invitationId }: InvitationKey,
  { deadlineAt, now }: { deadlineAt: Date; now: Date },
): Promise<boolean> {
  const rows = await queryRows(
    tx,
    one,
    sql`update invitations set deadline_at = ${stamp(deadlineAt)}, reminders = 0, state = case when state <> 'expired' then state
          when started_at is not null then 'started' when practised_at is not null then 'practised'
          when signed_in_at is not null then 'signed_in' when opened_at is not null then 'opened' else 'invited' end
      where org_id = ${orgId} and invitation_id = ${invitationId} and state not in ('finished', 'revoked')
        and deadline_at < ${stamp(deadlineAt)} and ${stamp(deadlineAt)} > ${stamp(now)}
        and not exists (select from invitations o where o.org_id = invitations.org_id and o.applicant_id = invitations.applicant_id
          and o.scenario_id = invitations.scenario_id and o.invitation_id <> invitations.invitation_id
          and o.state not in ('finished', 'expired', 'revoked'))
      returning invitation_id`,
  );
  return rows.length > 0;
}

const reminded = z.object({ org_id: z.string(), invitation_id: z.string() });

/**
 * Takes up to `limit` invitations that are to be reminded by the clock now, each at most once before 72 and once before 24 hours, in one guarded statement:
 * whoever is named was not named before (rule SCHOOL-26). Only across organisations.
 */
export async function takeDueReminders(tx: Tx, now: Date, limit: number): Promise<InvitationKey[]> {
  const rows = await queryRows(
    tx,
    reminded,
    sql`with due as (
        select v.org_id, v.invitation_id, case when v.deadline_at <= ${stamp(now)} + interval '24 hours' then 2 else 1 end as step
        from invitations v join applicants a on a.org_id = v.org_id and a.applicant_id = v.applicant_id
          join organisations o on o.org_id = v.org_id and o.closed_at is null
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
