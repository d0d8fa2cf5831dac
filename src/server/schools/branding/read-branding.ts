import type { ReplyOf } from '#contract/endpoints.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { SchoolParts } from '../school-parts.ts';
import { findBranding } from './branding-store.ts';
import { readAddress } from './change-address.ts';
import { findLogo } from './logo-store.ts';

/** Everything a school set of its own words and looks; null where it set nothing. */
export async function readBranding(
  tx: Tx,
  parts: Pick<SchoolParts, 'addresses'>,
  orgId: string,
): Promise<ReplyOf<'readBranding'>> {
  const row = await findBranding(tx, orgId);
  const logo = await findLogo(tx, orgId);
  const address = await readAddress(tx, parts, orgId);
  if (!row) return { branding: null, logo, address };
  const { orgId: _school, changedAt, ...words } = row;
  return { branding: { ...words, changedAt: changedAt.toISOString() }, logo, address };
}
