import { z } from 'zod';
import { invitationStates } from '#contract/schools/states.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import { invitations } from '#server/platform/database/schema/sittings.ts';
import { randomId } from '#server/platform/ids.ts';
import { insertSchoolTombstone } from '#server/platform/tombstones/tombstone-store.ts';
import { tellSchool } from '../webhooks/tell-school.ts';
import { invitedNews } from './invite-applicants.ts';

const ended = z.object({
  invitation_id: z.string(),
  scenario_id: z.string(),
  version: z.number(),
  attempts_left: z.number(),
  deadline_at: z.coerce.date(),
  created_at: z.coerce.date(),
  state: z.enum(invitationStates),
});
type Ended = z.infer<typeof ended>;

/**
 * Ends every link of an applicant who began no interview and puts an invitation of the same terms in the place of each that could be used or given more
 * time. It has no link before one is sent, and nothing of whoever held the other (rule SCHOOL-97). Gives how many links ended.
 */
export async function replaceInvitations(
  tx: Tx,
  { orgId, applicantId }: { orgId: string; applicantId: string },
  now: Date,
): Promise<number> {
  const rows = await queryRows(
    tx,
    ended,
    sql`update invitations v set state = 'revoked', token_hash = null, bounced = null
      from (select org_id, invitation_id, state from invitations
        where org_id = ${orgId} and applicant_id = ${applicantId} and state <> 'finished' order by invitation_id for update) was
      where v.org_id = was.org_id and v.invitation_id = was.invitation_id
      returning v.invitation_id, v.scenario_id, v.version, v.attempts_left, v.deadline_at, v.created_at, was.state`,
  );
  const usable = rows.filter(({ state }) => state !== 'revoked');
  for (const { invitation_id: id } of usable)
    await insertSchoolTombstone(tx, 'school_invitation', { orgId, id, at: now });
  const fresh = lastOfEach(usable).map((row) => ({
    orgId,
    invitationId: randomId('inv_'),
    applicantId,
    scenarioId: row.scenario_id,
    version: row.version,
    state: row.state === 'expired' ? ('expired' as const) : ('invited' as const),
    attemptsLeft: row.attempts_left,
    deadlineAt: row.deadline_at,
    // It is the newest, also by a clock that stood still.
    createdAt: new Date(Math.max(now.getTime(), row.created_at.getTime() + 1)),
  }));
  if (fresh.length > 0) await tx.insert(invitations).values(fresh);
  const open = fresh.filter(({ state }) => state === 'invited');
  await tellSchool(tx, { orgId, now }, ...open.map(invitedNews));
  return usable.length;
}

/** Of each scenario the invitation that can still be used, or else the newest. */
function lastOfEach(rows: readonly Ended[]): Ended[] {
  const order = rows.toSorted(
    (a, b) =>
      Number(a.state === 'expired') - Number(b.state === 'expired') ||
      b.created_at.getTime() - a.created_at.getTime(),
  );
  return order.filter(
    (row, at) => order.findIndex(({ scenario_id }) => scenario_id === row.scenario_id) === at,
  );
}
