import { organisationLimits } from '#contract/schools/organisation.ts';
import { signOnLimits } from '#contract/schools/sign-on.ts';
import { hourMs } from '#contract/time.ts';
import { isOfDomains, roleBySignOn } from '#core/schools/sign-on-role.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import type { ProviderIdentity } from '#server/accounts/google/identity-provider.ts';
import { deleteSession, findLiveSession, insertSession } from '#server/accounts/session-store.ts';
import { findUid, hasIdentityAt, upsertUser } from '#server/accounts/user-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { AssertedPerson } from '#server/platform/database/schema/sign-on.ts';
import { randomId, randomToken, sha256 } from '#server/platform/ids.ts';
import {
  findSignedOn,
  insertMember,
  isSignedOnMember,
  linkSignOn,
  type MemberRow,
} from '../members/member-store.ts';
import { noteMember } from '../members/note-member.ts';
import { lockOrganisation } from '../organisations/organisation-store.ts';
import { auditSchool } from '../school-audit.ts';
import type { SignOnFlow } from './flow-store.ts';
import type { SignOnParts } from './sign-on-parts.ts';
import { SignOnRefused } from './sign-on-refused.ts';
import { noteOwnerCameIn, type SignOnRow } from './sign-on-store.ts';

type Admitted = { sessionToken: string };

/** An account of a school's sign-on is keyed within the school: the same person at the same provider is another one for another school. */
export const identityOf = (orgId: string, person: AssertedPerson): ProviderIdentity => ({
  issuer: `school:${orgId}:${person.issuer}`,
  subject: person.subject,
  email: person.email,
  displayName: person.displayName,
  photoURL: null,
});

/**
 * Lets in a person whom the school's provider has proven, within the caller's transaction: their account of this school, the member they are, and a
 * session that opens this school alone (rules SCHOOL-86, SCHOOL-87). Who comes as an applicant becomes nobody's member, and who is one stays it.
 * Throws SignOnRefused.
 */
export async function admitPerson(
  tx: Tx,
  { clock, audit }: Pick<SignOnParts, 'clock' | 'audit'>,
  {
    flow,
    signOn,
    person,
    formerToken,
  }: {
    flow: SignOnFlow;
    signOn: SignOnRow;
    person: AssertedPerson;
    /** The session that the browser had before, which ends. */
    formerToken: string | null;
  },
): Promise<Admitted> {
  const now = clock.now();
  const { orgId } = flow;
  if (!isOfDomains(person.email, signOn.rules.domains)) throw new SignOnRefused('domain_not_listed');
  const identity = identityOf(orgId, person);
  const former = formerToken === null ? null : await findLiveSession(tx, sha256(formerToken), now);
  await lockOrganisation(tx, orgId);
  const knownUid = await findUid(tx, identity);
  // The account of a member opens what the member may, whichever door it comes by, so that their role is read anew here too.
  const isMember =
    flow.purpose === 'member' || (knownUid !== null && (await isSignedOnMember(tx, orgId, knownUid)));
  const place = isMember
    ? await placeOf(tx, { signOn, person, identity, knownUid, formerUid: former?.uid ?? null })
    : null;
  const { uid, created } = await upsertUser(tx, identity, now);
  const memberId = place && (await takePlace(tx, place, { orgId, person, uid, now }));
  if (place?.role === 'owner') await noteOwnerCameIn(tx, orgId, now);
  if (former && formerToken) {
    await deleteSession(tx, sha256(formerToken));
    await notifyAccountChanged(tx, former.uid);
  }
  const sessionToken = randomToken();
  // An applicant is not to lose the room in the middle of an interview.
  const until = place ? endOfStay(person, now) : null;
  await insertSession(tx, sha256(sessionToken), uid, now, { schoolId: orgId, until });
  await notifyAccountChanged(tx, uid);
  const detail = { role: place?.role ?? null, provider: signOn.provider.kind };
  const entry = { orgId, kind: 'signed_on', subject: memberId, detail, now } as const;
  await auditSchool(
    tx,
    memberId ? { ...entry, actor: 'member', memberId } : { ...entry, actor: 'applicant' },
  );
  await audit(tx, { kind: 'sign_in', actor: 'user', uid, detail: { created, display: 'school' } });
  return { sessionToken };
}

/** When a member has to come by the provider again: whom it no longer knows, or knows as another, is to be told from it within a day. */
function endOfStay({ sessionUntil }: AssertedPerson, now: Date): Date {
  const latest = now.getTime() + signOnLimits.memberHours * hourMs;
  return new Date(Math.min(latest, sessionUntil ? Date.parse(sessionUntil) : latest));
}

type Place = { member: MemberRow | null; role: MemberRow['role'] };

/**
 * Which member a person is, or would be, and with what role: owners stay owners and are recognised by having come in with their own account once, in
 * this browser; everybody else is what the provider's values make of them now.
 */
async function placeOf(
  tx: Tx,
  {
    signOn,
    person,
    identity,
    knownUid,
    formerUid,
  }: {
    signOn: SignOnRow;
    person: AssertedPerson;
    identity: ProviderIdentity;
    knownUid: string | null;
    formerUid: string | null;
  },
): Promise<Place> {
  const member = await findSignedOn(tx, signOn.orgId, { uid: knownUid, email: person.email });
  if (member?.removedAt) throw new SignOnRefused('member_removed');
  const linked = member?.signOnUid ?? null;
  const isLinked = linked !== null && linked === knownUid;
  // An account of a provider that the school has left is nobody's any more.
  if (linked !== null && !isLinked && (await hasIdentityAt(tx, linked, identity.issuer)))
    throw new SignOnRefused('address_of_another');
  if (member?.role === 'owner') {
    const isSelf = formerUid !== null && formerUid === member.uid;
    if (!isLinked && !isSelf) throw new SignOnRefused('owner_not_linked');
    return { member, role: 'owner' };
  }
  const role = roleBySignOn(person.roleValues, signOn.rules);
  if (role === null) throw new SignOnRefused('no_role');
  return { member, role };
}

async function takePlace(
  tx: Tx,
  { member, role }: Place,
  { orgId, person, uid, now }: { orgId: string; person: AssertedPerson; uid: string; now: Date },
): Promise<string> {
  const { email, displayName: name } = person;
  const row = { orgId, memberId: randomId('mem_'), email, name, role, programmeIds: [], now };
  const memberId = member?.memberId ?? (await insertMember(tx, row, organisationLimits.members));
  if (memberId === null) throw new SignOnRefused('members_full');
  await linkSignOn(tx, { orgId, memberId, uid, role, now });
  if (member && member.role !== role) await noteMember(tx, member, { ...member, role }, now);
  return memberId;
}
