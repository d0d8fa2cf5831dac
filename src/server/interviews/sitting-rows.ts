import { z } from 'zod';
import type { ScenarioRules } from '#contract/schools/scenario.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { enterOrganisations } from '#server/platform/database/organisation-scope.ts';
import { and, eq, inArray, isNull, sql } from '#server/platform/database/query.ts';
import { interviewSessions } from '#server/platform/database/schema/interviews.ts';
import { orgBranding } from '#server/platform/database/schema/branding.ts';
import { organisations, orgAudit } from '#server/platform/database/schema/organisations.ts';
import { scenarioVersions } from '#server/platform/database/schema/scenarios.ts';
import { applicants, invitations, sittings } from '#server/platform/database/schema/sittings.ts';
import { randomId } from '#server/platform/ids.ts';
import { forgetLogs } from './forget-log.ts';

const released = z.object({ org_id: z.string(), sitting_id: z.string() });

/**
 * Gives back the seats that these sittings held, and their attempts with `attempt`, in the transaction in which they come to nothing: one
 * statement, which gives a seat back once (rules SCHOOL-6, SCHOOL-18). How many it gave back. The rest of the transaction sees every school.
 */
export async function giveBackSeats(
  tx: Tx,
  { sessionIds, attempt, now }: { sessionIds: readonly string[]; attempt: boolean; now: Date },
): Promise<number> {
  await enterOrganisations(tx);
  const which = inArray(sittings.sessionId, [...sessionIds]);
  return giveBack(tx, { which: sql`${which}`, attempt, now });
}

/** Gives back the seats of sittings that hold one and no longer run: their process or the one that was to read them died at the wrong moment. Only across organisations. */
export async function giveBackDeadSeats(tx: Tx, now: Date): Promise<number> {
  const dead = sql`not exists (select from interview_sessions s where s.session_id = sittings.session_id
    and s.state in ('preparing', 'running', 'scoring'))`;
  return giveBack(tx, { which: dead, attempt: true, now });
}

async function giveBack(
  tx: Tx,
  { which, attempt, now }: { which: ReturnType<typeof sql>; attempt: boolean; now: Date },
): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await queryRows(
    tx,
    released,
    sql`with gone as (
        update sittings set seat = 'released', finished_at = coalesce(finished_at, ${at})
        where seat = 'held' and ${which} returning org_id, sitting_id, invitation_id
      ), freed as (
        update organisations o set seats_held = o.seats_held - g.seats
        from (select org_id, count(*)::int as seats from gone group by org_id) g where o.org_id = g.org_id
      ), again as (
        update invitations i set attempts_left = i.attempts_left + 1 from gone
        where ${attempt}::boolean and i.org_id = gone.org_id and i.invitation_id = gone.invitation_id
      )
      select org_id, sitting_id from gone`,
  );
  for (const { org_id: orgId, sitting_id: subject } of rows)
    await tx.insert(orgAudit).values({
      orgId,
      auditId: randomId('aud_'),
      at: now,
      actor: 'service',
      kind: 'seat_given_back',
      subject,
      detail: { attempt },
    });
  return rows.length;
}

/** Settles a sitting that was thrown away: a seat it held goes back with its attempt, and of one that never began nothing is left. */
export async function discardSitting(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await giveBackSeats(tx, { sessionIds: [sessionId], attempt: true, now });
  await tx.delete(sittings).where(and(eq(sittings.sessionId, sessionId), isNull(sittings.seat)));
}

/** Notes that a sitting was sat to its end, with what was seen beside it (rule SCHOOL-7). */
export async function endSitting(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await enterOrganisations(tx);
  await tx.execute(sql`update sittings set finished_at = ${now.toISOString()}::timestamptz, signals = (
        select jsonb_build_object(
          'tabLeft', count(*) filter (where event ->> 'what' = 'tab_left'),
          'pastedCharacters', coalesce(sum((event ->> 'size')::int) filter (where event ->> 'what' = 'pasted'), 0),
          'secondTab', count(*) filter (where event ->> 'what' = 'second_tab'))
        from interview_events where session_id = ${sessionId} and event ->> 'kind' = 'noticed')
      where session_id = ${sessionId}`);
}

/** Whether a session is a member's own try. The rest of the transaction sees every school. */
export async function isTry(tx: Tx, sessionId: string): Promise<boolean> {
  await enterOrganisations(tx);
  const rows = await tx
    .select({ invitationId: sittings.invitationId })
    .from(sittings)
    .where(and(eq(sittings.sessionId, sessionId), isNull(sittings.invitationId)));
  return rows.length > 0;
}

/** Deletes what was said in a practice: nothing of it is kept (rule SCHOOL-20). */
export async function forgetWarmUp(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await forgetLogs(tx, [sessionId]);
  await tx
    .update(interviewSessions)
    .set({ stemIds: [], forgottenAt: now })
    .where(eq(interviewSessions.sessionId, sessionId));
}

/** The scenario of a sitting, with the applicant's own time, and whose it is. */
export type SittingTerms = {
  orgId: string;
  sittingId: string;
  invitationId: string | null;
  applicantId: string | null;
  rules: ScenarioRules;
  extraMinutes: number;
  school: string;
  keptDays: number;
};

const school = sql<string>`coalesce(${orgBranding.shownName}, ${organisations.name})`;
const keptDays = organisations.retentionDays;
const extraMinutes = sql<number>`coalesce(${applicants.extraMinutes}, 0)`;

/** What a session is sat under; null where it is no sitting. Only across organisations. */
export async function findSittingTerms(tx: Tx, sessionId: string): Promise<SittingTerms | null> {
  const { orgId, sittingId, invitationId, applicantId, scenarioId, version } = sittings;
  const { rules } = scenarioVersions;
  const [row] = await tx
    .select({ orgId, sittingId, invitationId, applicantId, rules, extraMinutes, school, keptDays })
    .from(sittings)
    .innerJoin(organisations, eq(organisations.orgId, orgId))
    .innerJoin(
      scenarioVersions,
      and(
        eq(scenarioVersions.orgId, orgId),
        eq(scenarioVersions.scenarioId, scenarioId),
        eq(scenarioVersions.version, version),
      ),
    )
    .leftJoin(applicants, and(eq(applicants.orgId, orgId), eq(applicants.applicantId, applicantId)))
    .leftJoin(orgBranding, eq(orgBranding.orgId, orgId))
    .where(eq(sittings.sessionId, sessionId));
  return row ?? null;
}

/** What a practice goes by in place of a credit: whose it is and for which invitation. */
export const warmUpKey = (orgId: string, invitationId: string): string => `${orgId}/${invitationId}`;

/** The scenario a practice is for; null where its invitation is gone. Only across organisations. */
export async function findWarmUpTerms(
  tx: Tx,
  holdKey: string,
): Promise<Omit<SittingTerms, 'sittingId'> | null> {
  const [org = '', id = ''] = holdKey.split('/');
  const { orgId, invitationId, applicantId, scenarioId, version } = invitations;
  const { rules } = scenarioVersions;
  const [row] = await tx
    .select({ orgId, invitationId, applicantId, rules, extraMinutes, school, keptDays })
    .from(invitations)
    .innerJoin(organisations, eq(organisations.orgId, orgId))
    .innerJoin(
      scenarioVersions,
      and(
        eq(scenarioVersions.orgId, orgId),
        eq(scenarioVersions.scenarioId, scenarioId),
        eq(scenarioVersions.version, version),
      ),
    )
    .innerJoin(applicants, and(eq(applicants.orgId, orgId), eq(applicants.applicantId, applicantId)))
    .leftJoin(orgBranding, eq(orgBranding.orgId, orgId))
    .where(and(eq(orgId, org), eq(invitationId, id)));
  return row ?? null;
}
