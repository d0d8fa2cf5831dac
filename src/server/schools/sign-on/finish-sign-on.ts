import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sha256 } from '#server/platform/ids.ts';
import { personOfClaims } from './asserted-person.ts';
import { takeFlowOfState, takeFlowOfTicket } from './flow-store.ts';
import { openIdSettings } from './open-id-settings.ts';
import { settleSignOn, type SignOnOutcome } from './settle-sign-on.ts';
import type { SignOnParts } from './sign-on-parts.ts';
import { SignOnRefused } from './sign-on-refused.ts';
import type { SchoolWithSignOn } from './sign-on-store.ts';

type Browser = { orgId: string; flowToken: string | null; sessionToken: string | null };

/** No attempt of this browser waits for this. */
const unknown: SignOnOutcome = { kind: 'refused', slug: null, problem: 'refused' };

/**
 * An OpenID provider sent the browser back: takes the attempt, exchanges the code and lets the person in, or keeps what the test came to (rule
 * SCHOOL-85). `query` is what the provider put into our address.
 */
export async function finishSignOn(
  parts: SignOnParts,
  { orgId, flowToken, sessionToken, state, query }: Browser & { state: string | null; query: string },
): Promise<SignOnOutcome> {
  if (state === null || flowToken === null) return unknown;
  const taken = { orgId, state, cookieHash: sha256(flowToken), now: parts.clock.now() };
  const flow = await withinOrganisation(parts.database, orgId, (tx) => takeFlowOfState(tx, taken));
  if (!flow) return unknown;
  const prove = async ({ signOn }: SchoolWithSignOn) => {
    const { provider, rules } = signOn;
    if (provider.kind !== 'oidc') throw new SignOnRefused('settings_changed');
    const settings = openIdSettings(parts.sealing, signOn, provider);
    if (!settings) throw new SignOnRefused('secret_unreadable');
    const callback = new URL(flow.redirectUri);
    callback.search = query;
    return personOfClaims(
      provider.issuer,
      await parts.providers.claims(settings, callback, flow),
      rules.roleClaim,
    );
  };
  return settleSignOn(parts, flow, prove, sessionToken);
}

/** The second half of a SAML sign-on: the browser that began it brings the ticket that its provider's answer was taken for, once. */
export async function completeSignOn(
  parts: SignOnParts,
  { orgId, flowToken, sessionToken, ticket }: Browser & { ticket: string },
): Promise<SignOnOutcome> {
  if (flowToken === null) return unknown;
  const taken = { orgId, ticketHash: sha256(ticket), cookieHash: sha256(flowToken), now: parts.clock.now() };
  const found = await withinOrganisation(parts.database, orgId, (tx) => takeFlowOfTicket(tx, taken));
  if (!found) return unknown;
  return settleSignOn(parts, found.flow, async () => found.asserted, sessionToken);
}
