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

/** Somebody to invite, with what their mail says. */
const target = z.object({
  applicant_id: z.string(),
  name: z.string(),
  email: z.string(),
  extra_minutes: z.number(),
});
type Target = z.infer<typeof target>;

/**
 * A batch of those to invite to a scenario, by id from after `after`: these, or all who never were; who withdrew is not among them. Their addresses stay
 * what they are until the transaction ends (rule SCHOOL-97).
 */
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
      order by a.applicant_id limit ${limit} for key share`,
  );
}

/** Invites, unless the applicant has an invitation to the scenario that can still be used: the unique key decides. False then. */
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

/**
 * Invites all of these in one statement, but for who has an invitation to the scenario that can still be used, or this one (the unique keys
 * decide), and who sat it by one: they are invited again by a retake, with a reason. Gives the ids of those it wrote. In the applicants' order,
 * so that two jobs wait for each other and do not lock up.
 */
export async function insertInvitations(
  tx: Tx,
  terms: Scenario & { version: number; attemptsLeft: number; deadlineAt: Date; createdAt: Date },
  all: readonly { invitationId: string; applicantId: string; tokenHash: string }[],
): Promise<Set<string>> {
  const { orgId, scenarioId, version, attemptsLeft, deadlineAt, createdAt } = terms;
  const rows = await queryRows(
    tx,
    one,
    sql`insert into invitations (org_id, invitation_id, applicant_id, scenario_id, version, token_hash, state, attempts_left, deadline_at, created_at)
      select ${orgId}, t."invitationId", t."applicantId", ${scenarioId}, ${version}::int, t."tokenHash", 'invited', ${attemptsLeft}::int,
        ${stamp(deadlineAt)}, ${stamp(createdAt)}
      from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as t("invitationId" text, "applicantId" text, "tokenHash" text)
      where not exists (select from invitations f where f.org_id = ${orgId} and f.applicant_id = t."applicantId"
        and f.scenario_id = ${scenarioId} and f.state = 'finished')
      order by t."applicantId" on conflict do nothing returning invitation_id`,
  );
  return new Set(rows.map(({ invitation_id }) => invitation_id));
}

/** How many of these invitations there are. */
export async function countInvitations(
  tx: Tx,
  { orgId, invitationIds }: { orgId: string; invitationIds: readonly string[] },
): Promise<number> {
  return tx.$count(
    invitations,
    and(
      eq(invitations.orgId, orgId),
      sql`${invitations.invitationId} = any(${sql.param([...invitationIds])}::text[])`,
    ),
  );
}

const withWords = (tx: Tx) =>
  tx
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
    .leftJoin(orgBranding, eq(orgBranding.orgId, invitations.orgId));

/** An invitation with what its mails say and the programme it is in; null when there is none. */
export async function findInvitation(tx: Tx, { orgId, invitationId }: InvitationKey) {
  const [row] = await withWords(tx).where(
    and(eq(invitations.orgId, orgId), eq(invitations.invitationId, invitationId)),
  );
  return row ?? null;
}

/** These invitations with what their mails say. */
export async function findInvitations(tx: Tx, keys: readonly InvitationKey[]): Promise<FoundInvitation[]> {
  if (keys.length === 0) return [];
  return withWords(tx).where(
    sql`(${invitations.orgId}, ${invitations.invitationId}) in (select k."orgId", k."invitationId"
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k("orgId" text, "invitationId" text))`,
  );
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
  { from, to, now }: { from: string | null; to: string; now: Date },
): Promise<boolean> {
  const rows = await queryRows(
    tx,
    one,
    sql`update invitations set token_hash = ${to}, sent_at = null, bounced = null
      where org_id = ${orgId} and invitation_id = ${invitationId} and token_hash is not distinct from ${from}::text and ${isOpen}
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
