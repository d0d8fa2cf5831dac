import { mostInPack, type PackExport } from '#contract/schools/exports.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { startJob } from '../../jobs/start-job.ts';
import { requireIntake } from '../../organisations/require-intake.ts';
import type { ActingMember, SchoolParts } from '../../school-parts.ts';
import { countInPack } from './pack-store.ts';

/** How many applicants a pack would be of, and how many it may be of (rule SCHOOL-94). Throws Refusal `not_found` for a season out of their sight. */
export async function countPack(
  { database }: Pick<SchoolParts, 'database'>,
  member: ActingMember,
  { intakeId, status }: PackExport,
): Promise<{ applicants: number; most: number }> {
  const { orgId } = member;
  return withinOrganisation(database, orgId, async (tx) => {
    await requireIntake(tx, member, intakeId);
    return { applicants: await countInPack(tx, { orgId, intakeId, status }), most: mostInPack };
  });
}

/**
 * Starts the writing of a PDF of each applicant, for the member alone (rule SCHOOL-68). Throws Refusal `not_found` for a season out of their sight,
 * `pack_too_large` with how many it would be of, `school_limit_reached`.
 */
export async function exportPacks(
  parts: SchoolParts,
  member: ActingMember,
  { intakeId, status }: PackExport,
): Promise<{ jobId: string }> {
  const { orgId } = member;
  return withinOrganisation(parts.database, orgId, async (tx) => {
    const { programmeId } = await requireIntake(tx, member, intakeId);
    const applicants = await countInPack(tx, { orgId, intakeId, status });
    if (applicants > mostInPack) throw new Refusal('pack_too_large', { applicants, most: mostInPack });
    return startJob(tx, parts, member, {
      kind: 'export_packs',
      input: { intakeId, status, programmeIds: [programmeId] },
      detail: { sheet: 'packs', season: intakeId },
    });
  });
}
