import type { Retake } from '#contract/schools/applicants.ts';
import type { SchoolAuditKind } from '#contract/schools/audit.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertSchoolTombstone } from '#server/platform/tombstones/tombstone-store.ts';
import { requireApplicant } from '../applicants/require-applicant.ts';
import { requireContract } from '../organisations/require-contract.ts';
import { seesProgramme } from '../organisations/read-school.ts';
import { actorOf, auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { tellSchool } from '../webhooks/tell-school.ts';
import {
  extendRow,
  findInvitation,
  findShownName,
  type FoundInvitation,
  insertInvitation,
  replaceSecret,
  revokeRow,
  wordsOf,
} from './invitation-store.ts';
import { invitedNews, requireTerms } from './invite-applicants.ts';
import { askedOf, newSecret, sendLinks } from './send-link.ts';

type Of = { invitationId: string };

/** Sends a new link; the one before stops working. Throws Refusal `not_found`, `contract_over`, `invitation_settled`. */
export async function resendInvitation(
  parts: SchoolParts,
  member: ActingMember,
  { invitationId }: Of,
): Promise<void> {
  const { orgId, memberId } = member;
  await onInvitation(parts, member, { invitationId, kind: 'invitation_resent' }, async (tx, found, now) => {
    await requireContract(tx, orgId, now);
    const secret = newSecret();
    const from = found.invitation.tokenHash;
    const change = { to: secret.tokenHash, now };
    if (!(await replaceSecret(tx, { orgId, invitationId }, { from, ...change }))) return false;
    const ask = await askedOf(tx, orgId, memberId);
    const to = found.applicant.email;
    await sendLinks(tx, parts, { orgId, ask, now }, [{ invitationId, to, secret, words: wordsOf(found) }]);
    return true;
  });
}

/** Ends a link for good. Throws Refusal `not_found`, `invitation_settled` where the interview runs or is over. */
export async function revokeInvitation(
  parts: SchoolParts,
  member: ActingMember,
  { invitationId }: Of,
): Promise<void> {
  const key = { orgId: member.orgId, invitationId };
  await onInvitation(parts, member, { invitationId, kind: 'invitation_revoked' }, async (tx, _found, now) => {
    if (!(await revokeRow(tx, key))) return false;
    await insertSchoolTombstone(tx, 'school_invitation', { ...key, id: invitationId, at: now });
    return true;
  });
}

/** Moves one deadline further off. Throws Refusal `not_found`, `contract_over`, and `invitation_settled`, also for a deadline that is not later. */
export async function extendInvitation(
  parts: SchoolParts,
  member: ActingMember,
  { invitationId, deadlineAt }: Of & { deadlineAt: string },
): Promise<void> {
  const key = { orgId: member.orgId, invitationId };
  const what = { invitationId, kind: 'deadline_extended', detail: { deadlineAt } } as const;
  await onInvitation(parts, member, what, async (tx, _found, now) => {
    await requireContract(tx, key.orgId, now);
    return extendRow(tx, key, { deadlineAt: new Date(deadlineAt), now });
  });
}

/** Changes an invitation the member may see, with its line in the log. Throws Refusal `not_found`, `invitation_settled` when it was not changed. */
async function onInvitation(
  { database, clock }: SchoolParts,
  member: ActingMember,
  what: Of & { kind: SchoolAuditKind; detail?: Record<string, string> },
  change: (tx: Tx, found: FoundInvitation, now: Date) => Promise<boolean>,
): Promise<void> {
  const { orgId } = member;
  const { invitationId, kind, detail = {} } = what;
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    const found = await findInvitation(tx, { orgId, invitationId });
    if (!found || !seesProgramme(member, found.programmeId)) throw new Refusal('not_found');
    if (!(await change(tx, found, now))) throw new Refusal('invitation_settled');
    await auditSchool(tx, { orgId, ...actorOf(member), kind, subject: invitationId, detail, now });
  });
}

/**
 * Invites somebody anew who has nothing open to the scenario, with attempts of its own and the reason in the log (rule SCHOOL-28). Throws Refusal
 * `not_found`, `season_closed`, `contract_over`, `scenario_archived`, `invitation_open`.
 */
export async function allowRetake(
  parts: SchoolParts,
  member: ActingMember,
  { applicantId, ...asked }: Retake & { applicantId: string },
): Promise<{ invitationId: string }> {
  const { orgId, memberId } = member;
  const { scenarioId, version, attempts, reason } = asked;
  const now = parts.clock.now();
  const invitationId = randomId('inv_');
  const secret = newSecret();
  await withinOrganisation(parts.database, orgId, async (tx) => {
    const { applicant, programmeId, isClosed } = await requireApplicant(tx, member, applicantId);
    if (isClosed) throw new Refusal('season_closed');
    await requireContract(tx, orgId, now);
    const { rules, deadlineAt } = await requireTerms(tx, member, { ...asked, programmeId, now });
    const row = { orgId, invitationId, applicantId, scenarioId, version, tokenHash: secret.tokenHash };
    const terms = { attemptsLeft: attempts, deadlineAt, createdAt: now };
    if (!(await insertInvitation(tx, { ...row, ...terms }))) throw new Refusal('invitation_open');
    const words = {
      school: await findShownName(tx, orgId),
      name: applicant.name,
      minutes: rules.minutes + applicant.extraMinutes,
      practice: rules.practiceAllowed,
      deadlineAt,
      language: rules.noticeLanguage,
    };
    const ask = await askedOf(tx, orgId, memberId);
    // Read again: from the invitation on it is not corrected any more before this ends (rule SCHOOL-97).
    const { email: to } = (await requireApplicant(tx, member, applicantId)).applicant;
    await sendLinks(tx, parts, { orgId, ask, now }, [{ invitationId, to, secret, words }]);
    const entry = {
      orgId,
      actor: 'member',
      memberId,
      kind: 'retake_allowed',
      subject: invitationId,
    } as const;
    await auditSchool(tx, { ...entry, detail: { attempts, reason }, now });
    await tellSchool(tx, { orgId, now }, invitedNews({ ...row, deadlineAt }));
  });
  return { invitationId };
}
