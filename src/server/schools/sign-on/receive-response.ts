import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { randomToken, sha256 } from '#server/platform/ids.ts';
import {
  assertFlow,
  endFlow,
  findFlowOfState,
  insertAssertion,
  noteRepeated,
  type SignOnFlow,
} from './flow-store.ts';
import { ownAddresses } from './own-addresses.ts';
import { personOfAssertion } from './saml/person-of-assertion.ts';
import { verifyResponse } from './saml/verify-response.ts';
import { refuseSignOn, schoolOfFlow, type SignOnOutcome } from './settle-sign-on.ts';
import type { SignOnParts } from './sign-on-parts.ts';
import { problemOf, reasonOf, SignOnRefused } from './sign-on-refused.ts';

type Received = { kind: 'taken'; ticket: string } | Exclude<SignOnOutcome, { kind: 'signed_in' }>;

/**
 * A SAML provider's answer was posted, by whatever browser. It is proven and written to the attempt that waits for it, once, and nobody is signed in: the
 * ticket is good for the browser that began (rule SCHOOL-85). An attempt whose answer is refused has ended.
 */
export async function receiveResponse(
  parts: SignOnParts,
  { orgId, posted, relayState }: { orgId: string; posted: string; relayState: string },
): Promise<Received> {
  const now = parts.clock.now();
  const flow = await withinOrganisation(parts.database, orgId, (tx) =>
    findFlowOfState(tx, orgId, relayState, now),
  );
  if (!flow) return { kind: 'refused', slug: null, problem: 'refused' };
  try {
    if (flow.status !== 'pending') throw new SignOnRefused('replayed');
    return { kind: 'taken', ticket: await take(parts, flow, posted) };
  } catch (error) {
    const reason = reasonOf(error);
    const isNews = await withinOrganisation(parts.database, orgId, (tx) =>
      reason === 'replayed' ? noteRepeated(tx, { ...flow, now }) : endFlow(tx, flow),
    );
    if (isNews)
      return (await refuseSignOn(parts, flow, reason)) as Exclude<SignOnOutcome, { kind: 'signed_in' }>;
    return { kind: 'refused', slug: null, problem: problemOf(reason) };
  }
}

async function take(parts: SignOnParts, flow: SignOnFlow, posted: string): Promise<string> {
  const { orgId, flowId, requestId } = flow;
  const school = await withinOrganisation(parts.database, orgId, (tx) => schoolOfFlow(tx, flow));
  const { provider, rules } = school.signOn;
  if (provider.kind !== 'saml') throw new SignOnRefused('settings_changed');
  const ours = ownAddresses(parts.publicUrl, school);
  const proven = await verifyResponse(posted, { provider, ours, requestId });
  const asserted = personOfAssertion(provider.entityId, proven, rules.roleClaim);
  const ticket = randomToken();
  const { assertionHash, validUntil: expiresAt } = proven;
  await withinOrganisation(parts.database, orgId, async (tx) => {
    const counted = await insertAssertion(tx, { orgId, assertionHash, expiresAt });
    if (!counted || !(await assertFlow(tx, { orgId, flowId, asserted, ticketHash: sha256(ticket) })))
      throw new SignOnRefused('replayed');
  });
  return ticket;
}
