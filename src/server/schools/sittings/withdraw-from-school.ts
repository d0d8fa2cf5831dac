import { lockUser } from '#server/accounts/user-lock.ts';
import { throwAway } from '#server/interviews/throw-away.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertSchoolTombstone } from '#server/platform/tombstones/tombstone-store.ts';
import { dropSeasonFiles } from '../jobs/job-store.ts';
import { auditSchool } from '../school-audit.ts';
import type { SchoolParts } from '../school-parts.ts';
import { tellSchool } from '../webhooks/tell-school.ts';
import { requireOwnInvitation } from './require-invitation.ts';
import {
  dropRecords,
  listOpenSessions,
  markWithdrawn,
  revokeInvitations,
  type WhoseLinks,
} from './withdrawal-store.ts';

/**
 * Takes an applicant's consent to a school back, before it decided: what runs or is read stops,
 * by whichever of their links, the record, the reviews that rest on it and the files it stands in go, the link ends, and the applicant
 * counts as withdrawn (rule SCHOOL-22). Throws Refusal `invitation_over`, `invitation_of_another`, `decided_already`.
 */
export async function withdrawFromSchool(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  { token, uid }: { token: string; uid: string },
): Promise<void> {
  const now = clock.now();
  await acrossOrganisations(database, async (tx) => {
    await lockUser(tx, uid);
    const found = await requireOwnInvitation(tx, { token, uid, now });
    const { orgId, applicantId, invitationId } = found.invitation;
    if (!(await markWithdrawn(tx, orgId, applicantId))) throw new Refusal('decided_already');
    await insertSchoolTombstone(tx, 'school_withdrawal', { orgId, id: applicantId, at: now });
    const { records } = await takeBack(tx, found.applicant, now);
    const detail = { records };
    const kind = 'consent_withdrawn';
    await auditSchool(tx, { orgId, actor: 'applicant', kind, subject: invitationId, detail, now });
    const data = { applicantId, invitationId };
    await tellSchool(tx, { orgId, now }, { event: 'applicant.withdrew', data });
  });
}

/** Stops what an applicant sits in or is read of, and deletes what the school has of it; how many records and links that were. Only across organisations. */
export async function takeBack(
  tx: Tx,
  { orgId, applicantId, intakeId }: { orgId: string; applicantId: string; intakeId: string },
  now: Date,
): Promise<{ records: number; links: number }> {
  const links = await endLinks(tx, { orgId, applicantId }, now);
  const records = await dropRecords(tx, orgId, applicantId);
  if (records > 0) await dropSeasonFiles(tx, { orgId, intakeId, now });
  return { records, links };
}

/** Stops what is sat in or read by these links, and ends them; how many links that were. Only across organisations. */
export async function endLinks(tx: Tx, whose: WhoseLinks, now: Date): Promise<number> {
  const which = { reason: 'withdrawn', states: ['preparing', 'running', 'scoring'], now } as const;
  for (const { uid, sessionId } of await listOpenSessions(tx, whose))
    await throwAway(tx, { ...which, uid, sessionId });
  return revokeInvitations(tx, whose);
}
