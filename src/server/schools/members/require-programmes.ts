import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listProgrammes } from '../organisations/organisation-store.ts';
import { seesProgramme } from '../organisations/read-school.ts';
import type { ActingMember } from '../school-parts.ts';

/**
 * The programmes that something is narrowed to are the school's and in sight of who narrows it. Throws Refusal `not_found`: narrowed to one that is
 * not there, a member would see nothing and nobody would know why.
 */
export async function requireProgrammes(
  tx: Tx,
  by: ActingMember,
  programmeIds: readonly string[],
): Promise<void> {
  if (programmeIds.length === 0) return;
  const known = new Set((await listProgrammes(tx, by.orgId)).map(({ programmeId }) => programmeId));
  if (!programmeIds.every((programmeId) => known.has(programmeId) && seesProgramme(by, programmeId)))
    throw new Refusal('not_found');
}
