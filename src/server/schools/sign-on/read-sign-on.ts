import type { SignOnShown } from '#contract/schools/sign-on.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { KeptProvider } from '#server/platform/database/schema/sign-on.ts';
import { listOwners } from '../members/member-store.ts';
import { findOrganisation } from '../organisations/organisation-store.ts';
import type { ActingMember } from '../school-parts.ts';
import { certificateShown } from './saml/read-certificate.ts';
import { ownAddresses } from './own-addresses.ts';
import type { SignOnParts } from './sign-on-parts.ts';
import { findSignOnRow } from './sign-on-store.ts';

type ShownProvider = NonNullable<SignOnShown['settings']>['provider'];

/** A school's sign-on as its owners see it: all but the client secret, which nobody reads again. */
export async function readSignOn(
  { database, publicUrl }: Pick<SignOnParts, 'database' | 'publicUrl'>,
  { orgId }: ActingMember,
): Promise<SignOnShown> {
  return withinOrganisation(database, orgId, async (tx) => {
    const slug = (await findOrganisation(tx, orgId))?.slug ?? '';
    const row = await findSignOnRow(tx, orgId);
    const owners = await listOwners(tx, orgId);
    return {
      ours: ownAddresses(publicUrl, { orgId, slug }),
      settings: row && {
        provider: providerShown(row.provider),
        rules: row.rules,
        state: row.state,
        breakGlass: row.breakGlass,
        changedAt: row.changedAt.toISOString(),
        trial: row.trial,
        ownerCameInAt: row.ownerCameInAt?.toISOString() ?? null,
      },
      owners: owners
        .filter(({ uid }) => uid !== null)
        .map(({ memberId, name, email }) => ({ memberId, name, email })),
    };
  });
}

const providerShown = (provider: KeptProvider): ShownProvider =>
  provider.kind === 'oidc'
    ? provider
    : { ...provider, certificates: provider.certificates.map(certificateShown) };
