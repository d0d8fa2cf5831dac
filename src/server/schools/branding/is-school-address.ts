import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SchoolParts } from '../school-parts.ts';
import { nameBefore } from '#server/platform/http/address-host.ts';
import { findDoor } from './address-store.ts';

/** Says whether a domain is, or was, an open school's front door: for others a proxy gets no certificate (rule SCHOOL-93). Throws Refusal `not_found`. */
export async function isSchoolAddress(
  { database, addresses }: Pick<SchoolParts, 'database' | 'addresses'>,
  { domain }: { domain: string },
): Promise<void> {
  const name = addresses && nameBefore(addresses, domain);
  if (!name || !(await acrossOrganisations(database, (tx) => findDoor(tx, name))))
    throw new Refusal('not_found');
}
