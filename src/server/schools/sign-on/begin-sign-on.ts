import { callbackOrigin } from '#server/accounts/callback-origin.ts';
import { sessionLimits } from '#server/accounts/session-limits.ts';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { randomToken, sha256 } from '#server/platform/ids.ts';
import { Refusal, UpstreamError } from '#server/platform/refusal.ts';
import type { ActingMember } from '../school-parts.ts';
import { insertSignOnFlow, type SignOnFlow } from './flow-store.ts';
import { ownAddresses } from './own-addresses.ts';
import { openIdSettings } from './open-id-settings.ts';
import { samlRequestUrl } from './saml/saml-request.ts';
import type { SignOnParts } from './sign-on-parts.ts';
import { findByDoor, findSchoolWithSignOn, type SchoolWithSignOn } from './sign-on-store.ts';

type Browser = {
  /** What its flow cookie holds, or null. */
  flowToken: string | null;
  /** The Host it used, which on loopback decides where it comes back to. */
  host: string | undefined;
};
type Begun = { url: string; flowToken: string };

/**
 * Begins a sign-on at a school's provider that only this browser can finish, once, within ten minutes. Throws Refusal `not_found` for every school
 * that has none switched on, `sign_on_unreached`.
 */
export async function beginSignOn(
  parts: SignOnParts,
  { slug, as, ...browser }: Browser & { slug: string; as: 'member' | 'applicant' },
): Promise<Begun> {
  const school = await acrossOrganisations(parts.database, (tx) => findByDoor(tx, { slug }));
  if (!school) throw new Refusal('not_found');
  return begin(parts, school, { ...browser, purpose: as, memberId: null });
}

/** Begins a test of the sign-on by an owner, switched on or not; nobody is signed in by it. Throws Refusal `not_found`, `sign_on_unreached`. */
export async function testSignOn(
  parts: SignOnParts,
  { orgId, memberId }: ActingMember,
  browser: Browser,
): Promise<Begun> {
  const school = await withinOrganisation(parts.database, orgId, (tx) => findSchoolWithSignOn(tx, orgId));
  if (!school) throw new Refusal('not_found');
  return begin(parts, school, { ...browser, purpose: 'test', memberId });
}

async function begin(
  parts: SignOnParts,
  school: SchoolWithSignOn,
  { flowToken, host, ...what }: Browser & Pick<SignOnFlow, 'purpose' | 'memberId'>,
): Promise<Begun> {
  const { orgId, signOn } = school;
  const token = flowToken ?? randomToken();
  const now = parts.clock.now();
  const flow = {
    ...what,
    orgId,
    flowId: randomToken(),
    cookieHash: sha256(token),
    state: randomToken(),
    // An id of XML begins with a letter or a line.
    requestId: `_${randomToken()}`,
    nonce: randomToken(),
    codeVerifier: randomToken(),
    redirectUri: ownAddresses(callbackOrigin(parts.publicUrl, host), school).redirectUri,
    providerSetAt: signOn.providerSetAt,
    status: 'pending' as const,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLimits.flowMs),
  };
  const url = await providerAddress(parts, school, flow).catch((error: unknown) => {
    throw error instanceof UpstreamError ? new Refusal('sign_on_unreached') : error;
  });
  await withinOrganisation(parts.database, orgId, (tx) => insertSignOnFlow(tx, flow));
  return { url, flowToken: token };
}

async function providerAddress(
  parts: SignOnParts,
  school: SchoolWithSignOn,
  flow: Pick<SignOnFlow, 'state' | 'requestId' | 'nonce' | 'codeVerifier' | 'redirectUri'>,
): Promise<string> {
  const { provider } = school.signOn;
  if (provider.kind === 'saml') return samlRequestUrl(provider, ownAddresses(parts.publicUrl, school), flow);
  const settings = openIdSettings(parts.sealing, school.signOn, provider);
  if (!settings) throw new Refusal('sign_on_unreached');
  return (await parts.providers.authorizationUrl(settings, flow.redirectUri, flow)).href;
}
