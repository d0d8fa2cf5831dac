import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listProgrammes } from '../organisations/organisation-store.ts';

/** The programmes a member is narrowed to are the school's. Throws Refusal `not_found`: narrowed to one that is not there, they would see nothing and nobody would know why. */
export async function requireProgrammes(
  tx: Tx,
  orgId: string,
  programmeIds: readonly string[],
): Promise<void> {
  if (programmeIds.length === 0) return;
  const known = new Set((await listProgrammes(tx, orgId)).map(({ programmeId }) => programmeId));
  if (programmeIds.some((programmeId) => !known.has(programmeId))) throw new Refusal('not_found');
}
