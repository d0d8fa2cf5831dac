import { holdsProgrammes } from '#contract/schools/roles.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { ActingMember } from '../school-parts.ts';
import { requireProgrammes } from './require-programmes.ts';

/**
 * Nobody gives more programmes than they have (rule SCHOOL-2). Throws Refusal `not_found` for one that is not there or out of sight,
 * `school_role_missing` for all of them by who is narrowed.
 */
export async function requireReach(tx: Tx, by: ActingMember, programmeIds: readonly string[]): Promise<void> {
  await requireProgrammes(tx, by, programmeIds);
  if (!holdsProgrammes(by.programmeIds, programmeIds)) throw new Refusal('school_role_missing');
}
