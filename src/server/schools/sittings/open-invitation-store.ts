import { z } from 'zod';
import type { ScenarioRules } from '#contract/schools/scenario.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, desc, eq, inArray, sql } from '#server/platform/database/query.ts';
import { interviewSessions } from '#server/platform/database/schema/interviews.ts';
import { organisations } from '#server/platform/database/schema/organisations.ts';
import { scenarioVersions } from '#server/platform/database/schema/scenarios.ts';
import { orgBranding } from '#server/platform/database/schema/branding.ts';
import { orgSignOn } from '#server/platform/database/schema/sign-on.ts';
import { applicants, invitations, sittings } from '#server/platform/database/schema/sittings.ts';
import { warmUpKey } from '#server/interviews/sitting-rows.ts';

type InvitationRow = typeof invitations.$inferSelect;
type SittingRow = typeof sittings.$inferSelect;

/** Everything a link leads to. */
export type FoundInvitation = {
  invitation: InvitationRow;
  rules: ScenarioRules;
  organisation: typeof organisations.$inferSelect;
  applicant: typeof applicants.$inferSelect;
  branding: typeof orgBranding.$inferSelect | null;
  /** Whether people may come in by the school's own sign-on. */
  hasSignOn: boolean;
  /** Its newest sitting, with the state of the interview it ran as. */
  sitting: (SittingRow & { sessionState: (typeof interviewSessions.$inferSelect)['state'] | null }) | null;
};

/** An invitation by the secret of its link or by its id; null where there is none. Only across organisations. */
export async function findInvitation(
  tx: Tx,
  which: { tokenHash: string } | Pick<InvitationRow, 'orgId' | 'invitationId'>,
): Promise<FoundInvitation | null> {
  const is =
    'tokenHash' in which
      ? eq(invitations.tokenHash, which.tokenHash)
      : and(eq(invitations.orgId, which.orgId), eq(invitations.invitationId, which.invitationId));
  const [row] = await tx
    .select({
      invitation: invitations,
      rules: scenarioVersions.rules,
      organisation: organisations,
      applicant: applicants,
      branding: orgBranding,
      signOn: orgSignOn.state,
    })
    .from(invitations)
    .innerJoin(organisations, eq(organisations.orgId, invitations.orgId))
    .innerJoin(
      applicants,
      and(eq(applicants.orgId, invitations.orgId), eq(applicants.applicantId, invitations.applicantId)),
    )
    .innerJoin(
      scenarioVersions,
      and(
        eq(scenarioVersions.orgId, invitations.orgId),
        eq(scenarioVersions.scenarioId, invitations.scenarioId),
        eq(scenarioVersions.version, invitations.version),
      ),
    )
    .leftJoin(orgBranding, eq(orgBranding.orgId, invitations.orgId))
    .leftJoin(orgSignOn, eq(orgSignOn.orgId, invitations.orgId))
    .where(is);
  if (!row) return null;
  const { orgId, invitationId } = row.invitation;
  const [newest] = await tx
    .select({ sitting: sittings, sessionState: interviewSessions.state })
    .from(sittings)
    .leftJoin(interviewSessions, eq(interviewSessions.sessionId, sittings.sessionId))
    .where(and(eq(sittings.orgId, orgId), eq(sittings.invitationId, invitationId)))
    .orderBy(desc(sittings.startedAt))
    .limit(1);
  const sitting = newest ? { ...newest.sitting, sessionState: newest.sessionState } : null;
  return { ...row, hasSignOn: row.signOn !== null && row.signOn !== 'off', sitting };
}

/** Notes that a link was opened, the first time (rule SCHOOL-5). */
export async function markOpened(
  tx: Tx,
  { orgId, invitationId }: Pick<InvitationRow, 'orgId' | 'invitationId'>,
  now: Date,
): Promise<void> {
  await tx
    .update(invitations)
    .set({
      state: 'opened',
      openedAt: sql`coalesce(${invitations.openedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(invitations.orgId, orgId),
        eq(invitations.invitationId, invitationId),
        eq(invitations.state, 'invited'),
      ),
    );
}

const one = z.object({ invitation_id: z.string() });

/** Binds an invitation to the first account that comes, with what it agreed to: one guarded statement. False when another account has it (rule SCHOOL-16). */
export async function bindInvitation(
  tx: Tx,
  input: { orgId: string; invitationId: string; uid: string; noticeVersion: string; now: Date },
): Promise<boolean> {
  const { orgId, invitationId, uid, noticeVersion } = input;
  const now = sql`${input.now.toISOString()}::timestamptz`;
  const rows = await queryRows(
    tx,
    one,
    sql`update invitations set uid = ${uid}, opened_at = coalesce(opened_at, ${now}),
        signed_in_at = coalesce(signed_in_at, ${now}), notice_version = ${noticeVersion},
        consented_at = case when uid = ${uid} and notice_version = ${noticeVersion} then coalesce(consented_at, ${now}) else ${now} end,
        state = case when state in ('invited', 'opened') then 'signed_in' else state end
      where org_id = ${orgId} and invitation_id = ${invitationId} and (uid is null or uid = ${uid})
        and state not in ('expired', 'revoked')
      returning invitation_id`,
  );
  return rows.length > 0;
}

/** Takes the one practice of an invitation; false when it was taken (rule SCHOOL-20). */
export async function takeWarmUp(
  tx: Tx,
  { orgId, invitationId, uid, now }: { orgId: string; invitationId: string; uid: string; now: Date },
): Promise<boolean> {
  const rows = await queryRows(
    tx,
    one,
    sql`update invitations set practised_at = ${now.toISOString()}::timestamptz,
        state = case when state in ('invited', 'opened', 'signed_in') then 'practised' else state end
      where org_id = ${orgId} and invitation_id = ${invitationId} and uid = ${uid} and practised_at is null
        and state not in ('finished', 'expired', 'revoked') and deadline_at > ${now.toISOString()}::timestamptz
      returning invitation_id`,
  );
  return rows.length > 0;
}

/** The practice of an invitation that is prepared or runs. */
export async function findOpenWarmUp(
  tx: Tx,
  { orgId, invitationId, uid }: { orgId: string; invitationId: string; uid: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ sessionId: interviewSessions.sessionId })
    .from(interviewSessions)
    .where(
      and(
        eq(interviewSessions.uid, uid),
        eq(interviewSessions.kind, 'warm_up'),
        eq(interviewSessions.holdKey, warmUpKey(orgId, invitationId)),
        inArray(interviewSessions.state, ['preparing', 'running']),
      ),
    );
  return row?.sessionId ?? null;
}
