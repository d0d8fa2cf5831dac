import { addressLimits, addressName, type SchoolAddress } from '#contract/schools/branding.ts';
import { isKeptAddress } from '#core/schools/outer-names.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findOrganisation, lockOrganisation } from '../organisations/organisation-store.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { findAddress, isSlugOfAnother, listAddresses, takeAddress, useAddress } from './address-store.ts';

/** The school's own address, as its settings show it; null where nobody can have one. */
export async function readAddress(
  tx: Tx,
  { addresses }: Pick<SchoolParts, 'addresses'>,
  orgId: string,
): Promise<SchoolAddress> {
  if (!addresses) return null;
  const all = await listAddresses(tx, orgId);
  const organisation = await findOrganisation(tx, orgId);
  const slug = addressName.safeParse(organisation?.slug);
  return {
    host: addresses.host,
    port: addresses.port,
    name: all.find(({ inUse }) => inUse)?.name ?? null,
    suggested: slug.success && !isKeptAddress(slug.data) ? slug.data : '',
    before: all.filter(({ inUse }) => !inUse).map(({ name }) => name),
  };
}

/**
 * Takes an address of the school's own, or gives up having one with null; a name that was taken stays the school's for good (rule SCHOOL-93).
 * Throws Refusal `not_found` where nobody can have one, `changed_meanwhile` when another is in use than the person saw, `address_reserved`,
 * `name_taken`, `school_limit_reached`.
 */
export async function changeAddress(
  { database, clock, addresses }: Pick<SchoolParts, 'database' | 'clock' | 'addresses'>,
  { orgId, memberId }: ActingMember,
  { name, was }: { name: string | null; was: string | null },
): Promise<{ address: SchoolAddress }> {
  if (!addresses) throw new Refusal('not_found');
  if (name !== null && isKeptAddress(name)) throw new Refusal('address_reserved');
  if (name !== null && (await acrossOrganisations(database, (tx) => isSlugOfAnother(tx, orgId, name))))
    throw new Refusal('name_taken');
  const now = clock.now();
  return withinOrganisation(database, orgId, async (tx) => {
    await lockOrganisation(tx, orgId);
    if ((await findAddress(tx, orgId)) !== was) throw new Refusal('changed_meanwhile');
    if (name !== null) await requireName(tx, { orgId, name, takenAt: now });
    await useAddress(tx, orgId, name);
    if (name !== was)
      await auditSchool(tx, {
        orgId,
        actor: 'member',
        memberId,
        kind: 'address_changed',
        subject: orgId,
        detail: { was, is: name },
        now,
      });
    return { address: await readAddress(tx, { addresses }, orgId) };
  });
}

/** Makes the name the school's unless it is; the school's row is held, so that its names are counted by one at a time. */
async function requireName(tx: Tx, row: { orgId: string; name: string; takenAt: Date }): Promise<void> {
  const own = await listAddresses(tx, row.orgId);
  if (own.some(({ name }) => name === row.name)) return;
  if (own.length >= addressLimits.kept) throw new Refusal('school_limit_reached');
  if (!(await takeAddress(tx, row))) throw new Refusal('name_taken');
}
