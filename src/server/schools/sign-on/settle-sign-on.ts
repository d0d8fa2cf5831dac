import type { SignOnProblem, SignOnReason, SignOnTrial } from '#contract/schools/sign-on.ts';
import { isOfDomains, roleBySignOn } from '#core/schools/sign-on-role.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { AssertedPerson } from '#server/platform/database/schema/sign-on.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { findMember, findSignedOn } from '../members/member-store.ts';
import { findUid } from '#server/accounts/user-store.ts';
import { auditSchool } from '../school-audit.ts';
import { admitPerson, identityOf } from './admit-person.ts';
import type { SignOnFlow } from './flow-store.ts';
import { noteRefused } from './note-refused.ts';
import type { SignOnParts } from './sign-on-parts.ts';
import { problemOf, reasonOf, SignOnRefused } from './sign-on-refused.ts';
import { findSchoolWithSignOn, keepTrial, type SchoolWithSignOn, type SignOnRow } from './sign-on-store.ts';

/** How a sign-on ended, for the browser. */
export type SignOnOutcome =
  | { kind: 'signed_in'; sessionToken: string; orgId: string; as: 'member' | 'applicant' }
  /** A test is over; what it came to stands on the owner's page. */
  | { kind: 'tested'; orgId: string }
  | { kind: 'refused'; slug: string | null; problem: SignOnProblem };

/** The school of an attempt, if its sign-on is set as it was when the attempt began, and is switched on or being tested. */
export async function schoolOfFlow(tx: Tx, flow: SignOnFlow): Promise<SchoolWithSignOn> {
  const school = await findSchoolWithSignOn(tx, flow.orgId);
  const isSame = school?.signOn.providerSetAt.getTime() === flow.providerSetAt.getTime();
  if (!school || !isSame || (flow.purpose !== 'test' && school.signOn.state === 'off'))
    throw new SignOnRefused('settings_changed');
  return school;
}

/** Ends an attempt with the person its provider has proven: lets them in, or keeps what a test came to. A refusal is written to the school's log. */
export async function settleSignOn(
  parts: SignOnParts,
  flow: SignOnFlow,
  prove: (school: SchoolWithSignOn) => Promise<AssertedPerson>,
  formerToken: string | null,
): Promise<SignOnOutcome> {
  const { orgId, purpose } = flow;
  try {
    const school = await withinOrganisation(parts.database, orgId, (tx) => schoolOfFlow(tx, flow));
    const person = await prove(school);
    return await withinOrganisation(parts.database, orgId, async (tx): Promise<SignOnOutcome> => {
      const { signOn } = await schoolOfFlow(tx, flow);
      if (purpose === 'test') {
        await writeTrial(tx, parts, flow, await trialOf(tx, signOn, flow, person));
        return { kind: 'tested', orgId };
      }
      const { sessionToken } = await admitPerson(tx, parts, { flow, signOn, person, formerToken });
      return { kind: 'signed_in', sessionToken, orgId, as: purpose };
    });
  } catch (error) {
    return refuseSignOn(parts, flow, reasonOf(error));
  }
}

/** Writes to the school's log why somebody was not let in; the browser is told no more than it could know. */
export async function refuseSignOn(
  parts: SignOnParts,
  flow: SignOnFlow,
  reason: SignOnReason,
): Promise<SignOnOutcome> {
  const { orgId } = flow;
  return withinOrganisation(parts.database, orgId, async (tx): Promise<SignOnOutcome> => {
    if (flow.purpose === 'test') {
      const nothing = { email: null, name: null, values: [], role: null };
      await writeTrial(tx, parts, flow, { ...nothing, problem: reason });
      return { kind: 'tested', orgId };
    }
    await noteRefused(tx, { orgId, reason, now: parts.clock.now() });
    const slug = (await findSchoolWithSignOn(tx, orgId))?.slug ?? null;
    return { kind: 'refused', slug, problem: problemOf(reason) };
  });
}

type Tried = Omit<SignOnTrial, 'at'>;

async function writeTrial(
  tx: Tx,
  { clock }: Pick<SignOnParts, 'clock'>,
  { orgId, memberId, providerSetAt }: SignOnFlow,
  tried: Tried,
): Promise<void> {
  const now = clock.now();
  await keepTrial(tx, { orgId, providerSetAt, trial: { ...tried, at: now.toISOString() } });
  if (memberId === null) return;
  const detail = { outcome: tried.problem ?? 'passed' };
  await auditSchool(tx, {
    orgId,
    actor: 'member',
    memberId,
    kind: 'sign_on_tested',
    subject: orgId,
    detail,
    now,
  });
}

/** What a sign-on by this person would come to, without letting anybody in. An owner's own test passes without a role of a claim: they stay an owner. */
async function trialOf(
  tx: Tx,
  { orgId, rules }: SignOnRow,
  flow: SignOnFlow,
  person: AssertedPerson,
): Promise<Tried> {
  const uid = await findUid(tx, identityOf(orgId, person));
  const member = await findSignedOn(tx, orgId, { uid, email: person.email });
  const tester = flow.memberId === null ? null : await findMember(tx, orgId, flow.memberId);
  const isOwner = member?.role === 'owner' && member.memberId === tester?.memberId;
  const byClaim = roleBySignOn(person.roleValues, rules);
  const problem: SignOnReason | null = !isOfDomains(person.email, rules.domains)
    ? 'domain_not_listed'
    : isOwner || byClaim !== null
      ? null
      : 'no_role';
  return {
    problem,
    email: person.email,
    name: person.displayName,
    values: person.roleValues.slice(0, 20),
    role: isOwner ? 'owner' : byClaim,
  };
}
