import type { SignOnSettings, SignOnState } from '#contract/schools/sign-on.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { deleteSessionsOfSchool } from '#server/accounts/session-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { KeptProvider } from '#server/platform/database/schema/sign-on.ts';
import { mayBeCalled } from '#server/platform/outgoing/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockForMember } from '../members/lock-for-member.ts';
import { listOwners } from '../members/member-store.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember } from '../school-parts.ts';
import { readCertificate } from './saml/read-certificate.ts';
import type { SignOnParts } from './sign-on-parts.ts';
import { findSignOnRow, type SignOnRow, switchSignOnRow, writeSignOn } from './sign-on-store.ts';

type Needed = Pick<SignOnParts, 'database' | 'clock' | 'sealing' | 'allowLoopback'>;

/** An owner with the hash of the session they act by, which alone stays where all others end: whoever came in as them is shut out too. */
type ActingOwner = ActingMember & { sessionHash: string | null };

/**
 * Sets how a school's provider is reached and whom it lets in, over what the owner saw (rule SCHOOL-84). Another provider, or another way to it, is
 * switched off until it was tested, and ends the sessions that the one before opened. Throws Refusal `sign_on_unfit`, `changed_meanwhile`.
 */
export async function changeSignOn(
  parts: Needed,
  by: ActingOwner,
  { was, provider, rules }: SignOnSettings & { was: string | null },
): Promise<{ changedAt: string }> {
  const { orgId, memberId } = by;
  const kept = keptProvider(provider, parts);
  const seen = was === null ? null : new Date(was);
  const now = parts.clock.now();
  const changedAt = laterThan(now, seen);
  return withinOrganisation(parts.database, orgId, async (tx) => {
    await lockForMember(tx, by);
    const before = await findSignOnRow(tx, orgId);
    const newSecret = provider.kind === 'oidc' ? provider.clientSecret : null;
    const isSame = before !== null && newSecret === null && isSameProvider(before.provider, kept);
    const sealedSecret = newSecret === null ? keptSecret(before, kept) : parts.sealing.seal(newSecret, orgId);
    if (kept.kind === 'oidc' && sealedSecret === null) throw unfit('provider.clientSecret', 'is needed');
    const fresh = { state: 'off' as const, trial: null, ownerCameInAt: null, providerSetAt: changedAt };
    const { state, trial, ownerCameInAt, providerSetAt } = isSame ? before : fresh;
    const standing = { state, trial, ownerCameInAt, providerSetAt, breakGlass: before?.breakGlass ?? [] };
    const row = { orgId, was: seen, provider: kept, sealedSecret, rules, changedAt, ...standing };
    if (!(await writeSignOn(tx, row))) throw new Refusal('changed_meanwhile');
    if (!isSame) await endItsSessions(tx, by);
    const detail = { provider: kept.kind, anotherProvider: !isSame, domains: rules.domains.length };
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      kind: 'sign_on_changed',
      subject: orgId,
      detail,
      now,
    });
    return { changedAt: changedAt.toISOString() };
  });
}

/**
 * Switches a school's sign-on off, on, or makes it the only way in, which keeps at least one owner another one (rule SCHOOL-88). Off ends the sessions
 * it opened. Throws Refusal `changed_meanwhile`, `sign_on_untested`, `sign_on_unfit` for a way in that is no owner.
 */
export async function switchSignOn(
  { database, clock }: Pick<SignOnParts, 'database' | 'clock'>,
  by: ActingOwner,
  { was, state, breakGlass }: { was: string | null; state: SignOnState; breakGlass: string[] },
): Promise<{ changedAt: string }> {
  const { orgId, memberId } = by;
  const now = clock.now();
  return withinOrganisation(database, orgId, async (tx) => {
    await lockForMember(tx, by);
    const before = await findSignOnRow(tx, orgId);
    if (!before || before.changedAt.toISOString() !== was) throw new Refusal('changed_meanwhile');
    const owners = await listOwners(tx, orgId);
    // Who came by the provider alone is away with it.
    const fit = owners
      .filter(({ uid }) => state !== 'enforced' || uid !== null)
      .map(({ memberId: id }) => id);
    if (!breakGlass.every((one) => fit.includes(one)) || (state === 'enforced' && breakGlass.length === 0))
      throw unfit(
        'breakGlass',
        'must be owners who came in with their own account, and at least one of them',
      );
    const changedAt = laterThan(now, before.changedAt);
    const row = { orgId, was: before.changedAt, state, breakGlass, changedAt };
    if (!(await switchSignOnRow(tx, row))) throw new Refusal('sign_on_untested');
    if (state === 'off') await endItsSessions(tx, by);
    const detail = { state, was: before.state, waysIn: breakGlass.length };
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      kind: 'sign_on_switched',
      subject: orgId,
      detail,
      now,
    });
    return { changedAt: changedAt.toISOString() };
  });
}

/** The time is what a writer is held to: no two changes have the same one. */
const laterThan = (now: Date, seen: Date | null): Date =>
  new Date(Math.max(now.getTime(), (seen?.getTime() ?? 0) + 1));

const unfit = (path: string, message: string): Refusal =>
  new Refusal('sign_on_unfit', undefined, [{ path, message }]);

function keptProvider(
  provider: SignOnSettings['provider'],
  { allowLoopback }: Pick<Needed, 'allowLoopback'>,
): KeptProvider {
  const [path, address] =
    provider.kind === 'oidc' ? ['provider.issuer', provider.issuer] : ['provider.ssoUrl', provider.ssoUrl];
  if (!mayBeCalled(address, { allowLoopback })) throw unfit(path, 'must be a public https address');
  if (provider.kind === 'oidc') return { kind: 'oidc', issuer: provider.issuer, clientId: provider.clientId };
  const certificates = provider.certificates.map((text, at) => {
    const read = readCertificate(text);
    if ('problem' in read) throw unfit(`provider.certificates.${at}`, read.problem);
    return read.pem;
  });
  return { ...provider, certificates };
}

const isSameProvider = (one: KeptProvider, other: KeptProvider): boolean => textOf(one) === textOf(other);

const textOf = (provider: KeptProvider): string =>
  JSON.stringify(
    provider.kind === 'oidc'
      ? [provider.kind, provider.issuer, provider.clientId]
      : [provider.kind, provider.entityId, provider.ssoUrl, ...provider.certificates],
  );

/** A secret goes to the issuer it was entered for, and to no other. */
const keptSecret = (before: SignOnRow | null, kept: KeptProvider): string | null =>
  before?.provider.kind === 'oidc' && kept.kind === 'oidc' && before.provider.issuer === kept.issuer
    ? before.sealedSecret
    : null;

async function endItsSessions(tx: Tx, { orgId, sessionHash }: ActingOwner): Promise<void> {
  for (const ended of await deleteSessionsOfSchool(tx, orgId, sessionHash ?? ''))
    await notifyAccountChanged(tx, ended);
}
