import { refuseWhileDeleting } from '#server/accounts/account-deletion-store.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { findActiveInterview, insertInterview, nextSessionId } from '#server/interviews/interview-store.ts';
import { leavePreparation } from '#server/interviews/throw-away.ts';
import { warmUpKey } from '#server/interviews/sitting-rows.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { seesProgramme } from '../organisations/read-school.ts';
import { requireContract, requireRunning } from '../organisations/require-contract.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { findOpenWarmUp, type FoundInvitation, takeWarmUp } from './open-invitation-store.ts';
import { isAgreed, requireOwnInvitation } from './require-invitation.ts';
import { findNewestVersion, insertSitting } from './sitting-store.ts';

type Parts = Pick<SchoolParts, 'database' | 'clock'>;

/**
 * Prepares the sitting of an invitation; one that is open is the reply. No seat is held before it starts (rule SCHOOL-6). Throws Refusal `invitation_over`,
 * `invitation_of_another`, `consent_required` where the notice was not agreed to as it stands, `attempts_used_up`, `interview_open`, `drill_under_way`,
 * `sitting_under_way`, `account_being_deleted`, `interviews_paused`.
 */
export async function beginSitting(
  { database, clock }: Parts,
  { token, uid }: { token: string; uid: string },
): Promise<{ sessionId: string }> {
  const now = clock.now();
  return acrossOrganisations(database, async (tx) => {
    await lockUser(tx, uid);
    const found = await requireOwnInvitation(tx, { token, uid, now });
    const { sitting, invitation } = found;
    const isOpen = sitting?.sessionState === 'preparing' || sitting?.sessionState === 'running';
    if (isOpen && sitting.sessionId) return { sessionId: sitting.sessionId };
    requireAgreed(found);
    requireRunning(found.organisation, now);
    if (invitation.deadlineAt <= now) throw new Refusal('invitation_over');
    if (invitation.attemptsLeft === 0) throw new Refusal('attempts_used_up');
    const sessionId = await makeRoom(tx, uid, now);
    const sittingId = randomId('sit_');
    await insertInterview(tx, { sessionId, uid, kind: 'sitting', holdKey: sittingId, restarts: 0, now });
    await insertSitting(tx, { ...invitation, sittingId, sessionId, now });
    return { sessionId };
  });
}

/**
 * Prepares the practice of an invitation, two questions of ours in the scenario's style; once, and one that is open is the reply (rule SCHOOL-20). Throws Refusal
 * `warm_up_over` and those of `beginSitting`.
 */
export async function beginWarmUp(
  { database, clock }: Parts,
  { token, uid }: { token: string; uid: string },
): Promise<{ sessionId: string }> {
  const now = clock.now();
  return acrossOrganisations(database, async (tx) => {
    await lockUser(tx, uid);
    const found = await requireOwnInvitation(tx, { token, uid, now });
    const { orgId, invitationId } = found.invitation;
    const open = await findOpenWarmUp(tx, { orgId, invitationId, uid });
    if (open) return { sessionId: open };
    requireAgreed(found);
    requireRunning(found.organisation, now);
    const sessionId = await makeRoom(tx, uid, now);
    const allowed = found.rules.practiceAllowed && (await takeWarmUp(tx, { orgId, invitationId, uid, now }));
    if (!allowed) throw new Refusal('warm_up_over');
    const holdKey = warmUpKey(orgId, invitationId);
    await insertInterview(tx, { sessionId, uid, kind: 'warm_up', holdKey, restarts: 0, now });
    return { sessionId };
  });
}

/**
 * Prepares a sitting of a scenario's newest version for a member: their own try, which holds no seat and is in no figure (rule SCHOOL-6). Throws Refusal `not_found`
 * where nothing of it was published or the member may not see its programme, `contract_over`, `interview_open`, `drill_under_way`, `sitting_under_way`.
 */
export async function trySitting(
  { database, clock }: Parts,
  { orgId, uid, ...member }: ActingMember,
  { scenarioId }: { scenarioId: string },
): Promise<{ sessionId: string }> {
  const now = clock.now();
  return withinOrganisation(database, orgId, async (tx) => {
    const newest = await findNewestVersion(tx, orgId, scenarioId);
    if (!newest || !seesProgramme(member, newest.programmeId)) throw new Refusal('not_found');
    await requireContract(tx, orgId, now);
    await lockUser(tx, uid);
    const sessionId = await makeRoom(tx, uid, now);
    const sittingId = randomId('sit_');
    const { version } = newest;
    await insertInterview(tx, { sessionId, uid, kind: 'sitting', holdKey: sittingId, restarts: 0, now });
    const nobody = { invitationId: null, applicantId: null };
    await insertSitting(tx, { orgId, sittingId, sessionId, ...nobody, scenarioId, version, now });
    return { sessionId };
  });
}

function requireAgreed(found: FoundInvitation): void {
  if (!isAgreed(found)) throw new Refusal('consent_required');
}

/** Makes way for a new session of a user and names it: what is only prepared and is no interview goes, what runs stays. */
export async function makeRoom(tx: Tx, uid: string, now: Date): Promise<string> {
  await refuseWhileDeleting(tx, uid);
  const active = await findActiveInterview(tx, uid);
  if (active?.kind === 'interview') throw new Refusal('interview_open');
  if (active) await leavePreparation(tx, active, now);
  return nextSessionId(tx, uid, now);
}
