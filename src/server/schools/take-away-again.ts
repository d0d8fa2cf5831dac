import type { SchoolAuditKind } from '#contract/schools/audit.ts';
import { holdsProgrammes, schoolRoles } from '#contract/schools/roles.ts';
import { giveBackDeadSeats } from '#server/interviews/sitting-rows.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import type { SchoolTombstoneKind } from '#server/platform/tombstones/tombstone-file.ts';
import { ofSchoolIn } from '#server/platform/tombstones/tombstone-store.ts';
import { revokeRow } from './api-keys/api-key-store.ts';
import { deleteApplicant, findApplicant, listInvitationsOf } from './applicants/applicant-store.ts';
import { findMember, removeRow, updateMember } from './members/member-store.ts';
import { auditSchool } from './school-audit.ts';
import type { SchoolParts } from './school-parts.ts';
import { endLinks, takeBack } from './sittings/withdraw-from-school.ts';
import { markWithdrawn } from './sittings/withdrawal-store.ts';
import { deleteWebhook, lockWebhook, setState } from './webhooks/webhook-store.ts';

type Stone = { orgId: string; id: string; stands: readonly string[]; at: Date };
/** What the school's log calls what was done again; null where it is so already, or nothing is there. */
type Again = (tx: Tx, stone: Stone, now: Date) => Promise<SchoolAuditKind | null>;

const again: Readonly<Record<SchoolTombstoneKind, Again>> = {
  school_member: memberAgain,
  school_key: async (tx, { orgId, id: keyId }, now) =>
    (await revokeRow(tx, { orgId, keyId }, now)) ? 'api_key_revoked' : null,
  school_invitation: async (tx, { orgId, id: invitationId }, now) =>
    (await endLinks(tx, { orgId, invitationId }, now)) > 0 ? 'invitation_revoked' : null,
  school_withdrawal: withdrawalAgain,
  school_applicant: removalAgain,
  school_webhook: webhookAgain,
};

/**
 * Takes away again what somebody took away in a school, after a backup was restored that is older (rule ERASE-5). Whether there was something to take
 * away; it is in the school's log as the operator's.
 */
export async function takeAwayAgain(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  { kind, subject, at }: { kind: SchoolTombstoneKind; subject: string; at: string },
): Promise<boolean> {
  const now = clock.now();
  const { orgId, id, stands } = ofSchoolIn(subject);
  return acrossOrganisations(database, async (tx) => {
    const done = await again[kind](tx, { orgId, id, stands, at: new Date(at) }, now);
    if (done) await auditSchool(tx, { orgId, actor: 'operator', kind: done, subject: id, now });
    return done !== null;
  });
}

/** Nobody who is not a member in the backup becomes one. */
async function memberAgain(tx: Tx, { orgId, id, stands }: Stone, now: Date): ReturnType<Again> {
  const member = await findMember(tx, orgId, id);
  if (!member) return null;
  const [named, ids = ''] = stands;
  const role = schoolRoles.find((one) => one === named);
  if (!role) {
    await removeRow(tx, orgId, id, now);
    return 'member_removed';
  }
  const programmeIds = ids.split(',').filter((one) => one !== '');
  const isSo =
    member.role === role &&
    holdsProgrammes(programmeIds, member.programmeIds) &&
    holdsProgrammes(member.programmeIds, programmeIds);
  if (isSo) return null;
  await updateMember(tx, { orgId, memberId: id, name: member.name, role, programmeIds });
  return 'member_changed';
}

/** Who was invited anew since has nothing of before in the backup, and agreed to what is there. */
async function withdrawalAgain(tx: Tx, { orgId, id: applicantId, at }: Stone, now: Date): ReturnType<Again> {
  const key = { orgId, applicantId };
  const found = await findApplicant(tx, key);
  const invited = found ? await listInvitationsOf(tx, key) : [];
  if (!found || invited.some(({ invitation }) => invitation.createdAt > at)) return null;
  const { records, links } = await takeBack(tx, { ...key, intakeId: found.applicant.intakeId }, now);
  await markWithdrawn(tx, orgId, applicantId);
  return records + links > 0 || found.applicant.status !== 'withdrawn' ? 'consent_withdrawn' : null;
}

async function removalAgain(tx: Tx, { orgId, id: applicantId }: Stone, now: Date): ReturnType<Again> {
  const key = { orgId, applicantId };
  const found = await findApplicant(tx, key);
  if (!found) return null;
  await takeBack(tx, { ...key, intakeId: found.applicant.intakeId }, now);
  await giveBackDeadSeats(tx, now);
  return (await deleteApplicant(tx, key, 0)) ? 'applicant_removed' : null;
}

/** One that had another address than its last is told nothing before a member looks at it. */
async function webhookAgain(tx: Tx, { orgId, id: webhookId, stands }: Stone): ReturnType<Again> {
  const key = { orgId, webhookId };
  const row = await lockWebhook(tx, key);
  if (!row) return null;
  const [revision, state] = stands;
  if (revision === undefined) return (await deleteWebhook(tx, key)) ? 'webhook_removed' : null;
  const isOff = state === 'off' || row.revision < Number(revision);
  return isOff && (await setState(tx, key, 'off')) ? 'webhook_switched_off' : null;
}
